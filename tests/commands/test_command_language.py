"""The help and the errors of the command line, in three languages throughout."""

import re
import shlex
from pathlib import Path

import pytest

from sunviz.commands import sunviz
from sunviz.commands.language import spoken
from sunviz.commands.main import COMMANDS
from sunviz.story import LANGUAGES, say

#: what click would say by itself
CLICKS = re.compile(
    r"\b(Usage|Options|Commands|Show|exit|Error|Try|Missing|option|argument|Invalid|default|"
    r"required|OPTIONS|COMMAND|ARGS|FILE|PATH|INTEGER|TEXT)\b"
)
#: what stays English in every language: names of this package's values, and notations
NAMES = re.compile(
    r"[a-z]+-(book|web|wiki)(-v\d)?|--\w+|sunviz [\w-]*|first-steps|open-ray|sunset-and-wind"
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_english_left(run, command):
    told = {lang: run(f"{command} --help --lang {lang}") for lang in LANGUAGES}
    assert len({result.output for result in told.values()}) == len(LANGUAGES)
    for lang in ("ru", "sv"):
        assert told[lang].exit_code == 0
        assert not CLICKS.search(NAMES.sub("", told[lang].output)), lang
    russian = NAMES.sub("", told["ru"].output)
    latin = set(re.findall("[A-Za-z]{2,}", russian)) - set(COMMANDS)
    assert latin <= {
        "Ctrl", "JSON", "PNG", "SVG", "Parquet", "dpi", "en", "ru", "sv", "plain", "careful",
        "expert", "random", "light", "dark", "contrast", "two", "four", "sunrise", "sun", "sunset",
        "wind", "end", "HTML", "PDF", "GIF", "MP", "ffmpeg", "last", "separate", "none",
    }  # fmt: skip


def test_the_commands_of_the_readme_are_understood():
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    lines = re.findall(r"^sunviz (.*)$", readme, re.MULTILINE)
    assert len(lines) >= len(COMMANDS)
    for line in lines:
        name, *words = shlex.split(line)
        sunviz.get_command(None, name).make_context(name, words, obj="en")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_every_option(run, command):
    from importlib import import_module

    params = getattr(import_module(f"sunviz.commands.{command}"), command).params
    output = run(f"{command} --help").output
    for param in params:
        if param.opts[0].startswith("--"):
            assert re.search(rf"^  {param.opts[0]}\b", output, re.MULTILINE), param


def test_names_with_hyphens_stay_whole_in_the_help(run):
    assert re.findall(r"ru-book-v\d", run("simulate --help").output) == ["ru-book-v1", "ru-book-v2"]


def test_help_lists_commands_and_exit_status(run):
    output = run("--help").output
    for name in COMMANDS:
        assert re.search(rf"^  {name}  ", output, re.MULTILINE)
    for status in (0, 1, 2, 130):
        assert re.search(rf"^  {status} +\w", output, re.MULTILINE)


def test_without_a_command_the_help_is_shown_as_a_wrong_use(run):
    result = run("")
    assert result.exit_code == 2
    assert result.output == run("--help").output


def test_version(run):
    from sunviz import __version__

    assert run("--version").output == f"sunviz {__version__}\n"


WRONG = {
    "use_no_option": ("check --moon", {"option": "--moon"}),
    "use_no_command": ("moon", {"command": "moon", "commands": ", ".join(COMMANDS)}),
    "use_value": ("draw 1 --out", {"option": "--out"}),
    "use_no_value": ("check x --json=3", {"option": "--json"}),
    "use_extra": ("play 1 2 3", {"extra": "2 3"}),
    "use_deals": ("simulate --deals 5:5", {"given": "5:5"}),
    "use_start": ("simulate --deals 5:9 --start 1", {"option": "--start"}),
    "use_picture": ("draw 1 --out x.jpg", {"name": "x.jpg"}),
    "use_size": ("draw 1 --out x.png --size 7", {"given": "7"}),
    "use_at": (
        "draw 1 --out x.png --at noon",
        {"given": "noon", "places": "sunrise, sun, sunset, wind, end"},
    ),
    "use_rules": ("draw x.sun --rules ru-web --out x.png", {"option": "--rules"}),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_use_is_told_in_the_language(run, key, lang):
    words, fields = WRONG[key]
    result = run(f"--lang {lang} {words}")
    told = say(lang, f"error-{key}", **fields)
    assert result.exit_code == 2
    first, second = result.stderr.splitlines()
    assert first.lower() == told.lower()
    assert "--help" in second
    assert not result.stdout


def test_what_is_missing_is_named_in_the_language(run):
    assert "--out FIL." in run("draw 1 --lang sv").stderr
    assert "ФАЙЛ …" in run("check --lang ru").stderr
    assert "--deals N|FIRST:END" in run("simulate").stderr


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("draw -- -5 --out x.png", "“-5” will not do as a number"),
        ("draw -15 --out x.png", "“-15” will not do as a number"),
        ("play -1", "“-1” will not do as a number"),
        ("play -1x", "no option “-1”"),
        ("check -1", "no option “-1”"),
        (f"draw {2**64} --out x.png", f"“{2**64}”"),
        (f"simulate --deals 10 --start {2**64 - 5}", str(2**64 + 4)),
        ("simulate --deals 5 --workers 0", "“0”"),
        ("simulate --deals 5 --workers two", "“two”"),
        ("simulate --deals 5 --player bob", "plain, careful, expert, random"),
        ("simulate --deals 5 --rules moon", "“moon”"),
        ("draw 1 --out x.png --player bob", "plain, careful"),
        ("draw 1 --out x.png --theme pink", "“pink”"),
        ("draw 1 --out x.png --suits six", "“six”"),
        ("draw 1 --out x.png --dpi fine", "“fine”"),
        ("draw 1 --out x.png --size 9x9", "60"),
        ("draw 1 --out x.png --at 999", "999"),
        ("check x --lang de", "“de”"),
    ],
)  # fmt: skip
def test_wrong_values(run, words, key):
    result = run(words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert key in result.stderr


def test_the_language_of_the_system():
    russian, swedish = {"LANG": "ru_RU.UTF-8"}, {"LC_ALL": "sv_SE", "LANG": "ru_RU"}
    assert spoken([], russian) == "ru"
    assert spoken([], swedish) == "sv"
    assert spoken([], {"LANGUAGE": "de:sv:ru", "LANG": "ru_RU"}) == "sv"
    assert spoken([], {"LANGUAGE": "", "LC_ALL": "", "LANG": "sv_SE"}) == "sv"
    assert spoken([], {"LC_ALL": "C", "LANG": "ru_RU"}) == "en"
    assert spoken([], {"LANG": "de_DE"}) == "en"
    assert spoken(["--lang", "en"], russian) == "en"
    assert spoken(["--lang=ru", "play", "--lang", "sv"], {}) == "sv"
    assert spoken(["play", "--", "--lang", "sv"], {}) == "en"
    assert spoken(["--lang"], russian) == "ru"
    assert spoken(["--lang", "de"], russian) == "ru"


def test_a_command_speaks_the_language_of_the_system(run, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("check nothing").output.startswith("nothing: Ничего не открыто")
    assert run("--help").output.startswith("Использование: sunviz КОМАНДА")
