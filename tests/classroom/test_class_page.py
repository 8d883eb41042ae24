"""What a visitor gets, before any server: the cell, the words, a table that reaches no further."""

import re

import pytest

import sunviz
from sunviz.classroom import address, page
from sunviz.classroom.errors import ClassroomError
from sunviz.engine import Game, play_out
from sunviz.explorer.visitors import for_visitors
from sunviz.story import LANGUAGES


def made(code):
    names = {}
    *lines, last = code.splitlines()
    exec("\n".join([*lines, f"table = {last}"]), names)
    return names["table"]


def test_the_cell_makes_the_table_of_a_deal_under_its_rules():
    table = made(page.cell(Game.deal(7, "ru-web refill=with_arc"), "sv"))
    assert table.run.game.number == 7
    assert table.run.game.rules.name == "ru-web refill=with_arc"
    assert table.lang == "sv"


def test_the_cell_makes_the_table_of_a_record_with_its_comments():
    game = Game.deal(5, "ru-book-v2")
    play_out(game)
    game.jump(30)
    game.set_comment("не забыть: \"кавычки\" и '''апострофы'''", 30)
    table = made(page.cell(game, "ru"))
    assert table.run.game.to_record() == game.to_record()


def test_the_rehearsal_does_what_every_visitor_needs():
    names = {}
    exec(page.rehearsal(Game.deal(1961), "en"), names)
    assert names["table"].table.dense
    assert names["table"].at > 100
    assert names["table"].table.error == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_uses_each_word_of_the_page(lang):
    used = "".join(each.read_text("utf-8") for each in page.TEMPLATE.iterdir())
    for name in page.words(lang):
        assert re.search(rf'words\.{name}\b|words\["{name}"\]|tell\("{name}"\)|"{name}"', used), (
            name
        )


def test_the_template_names_no_other_computer():
    for each in page.TEMPLATE.iterdir():
        text = each.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "//" not in re.sub(r"(^|\s)// .*", "", text), each.name


# a table for visitors


def test_it_begins_in_the_presenter_view_and_ordinary_tables_do_not():
    assert for_visitors(sunviz.explore(7)).table.presenting
    assert not sunviz.explore(7).table.presenting


def test_it_neither_writes_nor_reads_files_here(tmp_path):
    path, there = tmp_path / "mine.sun", tmp_path / "there.sun"
    Game.deal(3).save(there)
    for shown, reached in ((sunviz.explore(7), True), (for_visitors(sunviz.explore(7)), False)):
        shown.keeping._heard(None, {"do": "save", "path": str(path), "ticket": 1}, [])
        assert path.exists() == reached
        shown.keeping._heard(None, {"do": "load", "path": str(there), "ticket": 2}, [])
        assert (shown.run.game.number == 3) == reached
        path.unlink(missing_ok=True)
    assert not shown.keeping.disk


def test_it_starts_no_long_search_and_goes_on_without():
    shown = for_visitors(sunviz.explore(7))
    controls = shown.controls
    searching = (controls.analysis, controls.win, controls.choices["wish"])
    rows = [row for row in shown.children if hasattr(row, "children")]
    on_show = {control for row in rows for control in row.children}
    for control in searching:
        assert control.comm is None  # no message reaches it
        assert control not in on_show
    controls.choices["language"].value = "sv"
    controls.another.click()
    shown.to_end()
    assert shown.table.error == ""
    assert shown.position.is_over


# under which address


def test_the_first_free_port_is_taken_and_the_next_one_after_it(monkeypatch):
    with address.listen() as first, address.listen() as second:
        ports = [each.getsockname()[1] for each in (first, second)]
        assert address.PORT <= ports[0] < ports[1]
        with pytest.raises(ClassroomError) as caught:
            address.listen(ports[0])
        assert caught.value.fields["why"] == "taken"
        monkeypatch.setattr(address, "PORT", ports[0])
        monkeypatch.setattr(address, "_TRIED", 1)
        with pytest.raises(ClassroomError, match="all taken"):
            address.listen()


@pytest.mark.parametrize("port", [0, -1, 65536, "abc", 80.5, None])
def test_nonsense_is_no_port(port):
    with pytest.raises(ClassroomError):
        address.check_port(port)


def test_addresses_are_those_that_others_can_use():
    for each in address.addresses():
        assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", each)
        assert not each.startswith("127.")


def test_without_a_network_there_is_no_address(monkeypatch):
    monkeypatch.setattr(address, "_towards_others", lambda: iter(()))
    monkeypatch.setattr(address, "_of_interfaces", lambda: iter(("127.0.1.1", "169.254.3.4")))
    assert address.addresses() == []
