"""What the README says is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import sunviz

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_lines_of_python_run_as_printed() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert names["game"].position.arcs == 1
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_every_rule_book_is_told() -> None:
    told = re.findall(r"^\| `([\w-]+)` \|", README, re.MULTILINE)
    assert sorted(told) == sorted(sunviz.RULE_BOOKS)


def test_pictures_and_pages_it_links_to_are_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    for link in links:
        assert (ROOT / link).is_file(), link


def test_the_two_commands_stand_on_lines_of_their_own() -> None:
    commands = re.findall(r"^python -m pip install .*$", README, re.MULTILINE)
    assert len(commands) == 2
    assert commands[0].endswith(" notebooks/en/01-start.ipynb")
    assert commands[1].endswith("&& python -m pytest")
