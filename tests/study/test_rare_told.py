"""The rare chance in words and in files, and what a user can get wrong."""

import json
import re
import sys

import pytest

from sunviz.engine import SunError
from sunviz.story import LANGUAGES, error_text
from sunviz.study import RareChance, StudyError, chance_in_sunrise, tell_rare
from sunviz.study.rare_chance import estimate

HEADER = {
    "rules": "ru-web", "player": "plain", "known": "", "at_least": 104,
    "decks": 100, "steps": 20, "repeats": 3, "seed": 1,
}  # fmt: skip
ENGLISH = re.compile(r"\b(the|is|are|not|card|cards|deal|deals|one|known|raise)\b", re.IGNORECASE)


def rare(estimates=(2.0e-10, 2.1e-10, 2.3e-10), **header):
    return estimate({**HEADER, **header}, (40, 104), estimates, "")


# the interval


def test_the_interval_of_equal_repeats_has_no_width():
    one = rare((1e-9, 1e-9, 1e-9))
    assert one.low == pytest.approx(1e-9)
    assert one.high == pytest.approx(1e-9)


def test_the_interval_is_students():
    """Mean 2, standard error 1/√3: t₀.₉₇₅ with 2 degrees of freedom is 4.3027."""
    one = rare((1e-9, 2e-9, 3e-9))
    assert one.estimate == pytest.approx(2e-9)
    ratio = 2.718281828 ** (4.3027 / 3**0.5 / 2)
    assert one.high == pytest.approx(2e-9 * ratio, rel=1e-3)
    assert one.low == pytest.approx(2e-9 / ratio, rel=1e-3)


def test_a_repeat_that_got_nowhere_counts():
    assert rare((0.0, 2e-9, 2e-9, 2e-9)).estimate == pytest.approx(1.5e-9)
    assert rare((0.0, 1.0, 1.0, 1.0)).high == 1


@pytest.mark.parametrize("estimates", [(0.0, 0.0), (0.0, 0.0, 1e-9), (1e-9, 1e-11, 1e-12)])
def test_no_interval_that_promises_too_much(estimates):
    with pytest.raises(StudyError) as caught:
        rare(estimates)
    assert caught.value.key == "rare_spread"


# files


def test_kept_and_read_again():
    found = chance_in_sunrise(at_least=45, decks=100, repeats=3, workers=1, progress=False)
    assert RareChance.from_text(found.to_text()) == found
    header = json.loads(found.to_text())["header"]
    assert header["rules"] == "ru-book"
    assert (header["decks"], header["repeats"], header["seed"]) == (100, 3, 1)
    assert all(header[name] for name in ("date", "sunviz", "python", "numpy", "numba"))


@pytest.mark.parametrize("text", ["", "sun", "[1]", "{}", b"\xff\xfe\xff", '{"estimate": 1}'])
def test_a_text_that_keeps_no_chance(text):
    with pytest.raises(StudyError) as caught:
        RareChance.from_text(text)
    assert caught.value.key == "rare_text"


def test_a_file_that_keeps_a_chance_and_two_that_do_not(tmp_path):
    path = tmp_path / "chance.json"
    path.write_text(rare().to_text(), encoding="utf-8")
    assert RareChance.load(path) == rare()
    path.write_text("nonsense", encoding="utf-8")
    for none in (path, tmp_path / "none.json"):
        with pytest.raises(StudyError) as caught:
            RareChance.load(none)
        assert caught.value.key == "rare_file"


@pytest.mark.parametrize("lame", [{"levels": 5}, {"estimate": "rare"}, {"header": []}])
def test_a_chance_that_was_tampered_with(lame):
    text = json.dumps(json.loads(rare().to_text()) | lame)
    with pytest.raises(StudyError):
        RareChance.from_text(text)


# words


def test_the_sentences():
    english, russian, swedish = (tell_rare(rare(), lang) for lang in ("en", "ru", "sv"))
    assert english[0].startswith(
        "Rules: the web article. Player: plain. The patience comes out at sunrise"
        " in one deal out of 4,700,000,000; in the long run one out of 5,600,000,000 to"
    )
    assert "на восходе в одном раскладе из 4\xa0700\xa0000\xa0000; при долгой игре" in russian[0]
    assert "i soluppgången i en giv på 4\xa0700\xa0000\xa0000; i längden" in swedish[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("estimates", [(2e-10, 2.1e-10), (0.31, 0.32), (1.0, 1.0), (0.5, 0.5)])
@pytest.mark.parametrize("header", [{}, {"at_least": 80}, {"known": "AC KC"}])
def test_every_chance_is_told(lang, estimates, header):
    lines = tell_rare(rare(estimates, **header), lang)
    assert len(lines) == (3 if "known" in header else 2)
    assert all(line.endswith(".") for line in lines)
    assert "80" in lines[0] or header != {"at_least": 80}
    assert ("%" in lines[0]) == (estimates[0] > 0.01)
    assert lang == "en" or not ENGLISH.search(" ".join(lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_share_never_seen_is_told_with_its_bound(lang):
    none = estimate(HEADER | {"at_least": 60}, (60,), (0.0, 0.0), "")
    assert none.low == 0 < none.high
    assert "%" in tell_rare(none, lang)[0]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "a second"), ("ru", "раскладов в секунду"), ("sv", "i sekunden")]
)
def test_progress_is_told(lang, words, capsys):
    chance_in_sunrise(at_least=40, decks=50, repeats=4, workers=1, lang=lang)
    told = capsys.readouterr()
    assert told.out == ""
    assert "100%" in told.err
    assert words in told.err


# wrong uses


WRONG = {
    "at_least": [-1, 105, 1.5, "many", None, True],
    "decks": [0, 9, 10**7, 50.5],
    "steps": [0, -1, "25"],
    "repeats": [1, 0, 2.5],
    "seed": [-1, 2**64, "one"],
}


@pytest.mark.parametrize(("name", "given"), [(n, v) for n, values in WRONG.items() for v in values])
def test_numbers_that_will_not_do(name, given):
    with pytest.raises(StudyError) as caught:
        chance_in_sunrise(progress=False, **{name: given})
    assert caught.value.key == "rare_number"
    for lang in LANGUAGES:
        told = error_text(caught.value, lang)
        assert name in told
        assert str(given) in told


def test_numba_is_needed(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(StudyError) as caught:
        chance_in_sunrise(at_least=40, progress=False)
    assert (caught.value.key, caught.value.fields["package"]) == ("study_extra", "numba")


#: with these cards dealt first, no sunrise places all
DEAD_END = "5C 5D 5H 5S 5C 5D 5H 5S 6C 6D 6H 6S 6C 6D 6H 6S 7C 7D 7H 7S 7C 7D 7H 7S 8C 8D"
OTHERS = {
    "rules_book": {"rules": "ru-bok"},
    "card_at": {"known": "AC XX"},
    "rare_known": {"known": "AC AC AC"},
    "rare_goal": {"known": DEAD_END, "decks": 20, "steps": 1},
    "study_workers": {"workers": 0},
    "language": {"lang": "de"},
}


@pytest.mark.parametrize("key", OTHERS)
def test_other_mistakes(key):
    options = {"workers": 1, "progress": False, **OTHERS[key]}
    with pytest.raises(SunError) as caught:
        chance_in_sunrise(**options)
    assert caught.value.key == key
    for lang in ("ru", "sv"):
        assert not ENGLISH.search(error_text(caught.value, lang))
