"""Handouts: what stands on the pages, that it fits, and that it prints in black and white."""

from pathlib import Path

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

import sunviz
from sunviz.engine import RULE_BOOKS, Game, SunError, files, play_out
from sunviz.export.handout import handout
from sunviz.export.handout.asking import Asked, questions_for
from sunviz.export.handout.flow import Flow, Names
from sunviz.export.handout.making import pdf, sheets
from sunviz.export.handout.page import HEIGHT, WIDTH, on_paper
from sunviz.export.handout.sheets import _ask
from sunviz.picture import shapes
from sunviz.picture.glyphs import glyph
from sunviz.picture.scene import Sheet
from sunviz.story import LANGUAGES, card_sign, clauses_in_force, say
from sunviz.teaching import Fitting

#: no printer leaves more white, in mm
WHITE = 12.0
STAGES = ("sunrise", "sun", "sunset", "wind")


def at_stage(stage, number=1961, rules="ru-book"):
    """Return a game, the first from a number on, at the last play of a stage."""
    for deal in range(number, number + 40):
        game = Game.deal(deal, rules)
        play_out(game, "plain")
        steps = [at for at, p in enumerate(game.positions) if p.stage == stage and p.plays]
        if steps:
            game.jump(steps[-1])
            return game
    raise AssertionError(stage)


def pages(subject, lang="en", **options):
    usual = {"questions": 6, "seed": 1, "answered": True, "apart": False, "deal": True,
             "wind": False}  # fmt: skip
    pupils, teacher = sheets(subject, lang=lang, **(usual | options))
    return pupils.pages, teacher.pages


def words(page):
    return [text.get_text() for text in page.figure.texts]


def told(page):
    return " ".join(words(page)).replace("\u00a0", " ")


def boxes(page):
    """Return each text with its left, low, right and upper edge in mm."""
    page.figure.set_dpi(600)  # letters as wide as on paper
    renderer = FigureCanvasAgg(page.figure).get_renderer()
    whole = page.figure.bbox
    for text in page.figure.texts:
        box = text.get_window_extent(renderer)
        yield text, (
            box.x0 / whole.width * WIDTH, box.y0 / whole.height * HEIGHT,
            box.x1 / whole.width * WIDTH, box.y1 / whole.height * HEIGHT,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "rules", "stage"),
    [("sv", "sv-wiki", "sunrise"), ("ru", "ru-book-v2", "sun"), ("en", "ru-web", "sunset")],
)
def test_all_text_lies_within_the_page_and_none_on_another(lang, rules, stage):
    for page in pages(at_stage(stage, rules=rules), lang, questions=12, wind=True)[0]:
        found = list(boxes(page))
        for text, (left, low, right, high) in found:
            assert left > WHITE, text
            assert low > WHITE, text
            assert right < WIDTH - WHITE, text
            assert high < HEIGHT - WHITE, text
        found.sort(key=lambda one: one[1][0])
        for number, (text, (left, low, right, high)) in enumerate(found):
            for other, (left2, low2, _, high2) in found[number + 1 :]:
                if left2 > right - 0.1:
                    break
                assert low2 > high - 0.4 or high2 < low + 0.4, (text, other, left)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_tells_the_clauses_in_force(lang):
    game = at_stage("sun")
    text = told(pages(game, lang)[0][0])
    for clause in clauses_in_force(game.position):
        for word in clause.said(lang).split():
            assert on_paper(word) in text
        assert clause.label(lang).split()[-1] in text
    assert say(lang, "handout-deal", number="1961") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_rule_makes_the_picture_lower_and_stands_beside_it(lang):
    game = at_stage("sunset", 3, "ru-book-v1")
    found, _ = pages(game, lang, questions=0, deal=False)
    assert len(found) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_tells_its_number_and_how_many_there_are(lang):
    found = pages(at_stage("sunrise"), lang)[0]
    for number, page in enumerate(found, 1):
        said = say(lang, "handout-page", page=number, pages=len(found))
        assert words(page)[-1] == on_paper(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["ru-book", "ru-web"])
def test_the_104_cards_stand_in_dealing_order(rules, lang):
    game = Game.deal(7, rules)
    title = say(lang, "handout-lay")
    page = next(page for page in pages(game, lang)[0] if title in words(page))
    signs = [on_paper(card_sign(card, lang)) for card in game.deck]
    assert len(signs) == 104
    assert [word for word in words(page) if word in signs] == signs
    assert (say(lang, "handout-arc", arc=8) in told(page)) == (rules == "ru-book")


def test_the_wind_s_table_lays_the_very_row():
    game = at_stage("wind")
    at = next(n for n, p in enumerate(game.positions) if p.stage == "wind")
    before, after = game.positions[at - 1], game.positions[at]
    lying = [card for cloud in before.clouds for card in cloud]
    page = next(p for p in pages(game, wind=True)[0] if say("en", "handout-wind") in words(p))
    numbers = [word for word in words(page) if word.isdecimal()]
    start = 0
    for count in range(2, len(lying)):
        start += 1 + count
    line = numbers[start : start + 1 + len(lying)]
    assert line[0] == str(len(lying))
    assert [lying[int(place) - 1] for place in line[1:]] == list(after.clouds[0])


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("rules", RULE_BOOKS)
def test_questions_are_about_the_position_and_differ(rules, stage):
    if stage == "sun" and not RULE_BOOKS[rules].sun_plays:
        return
    position = at_stage(stage, rules=rules).position
    for lang in ("en", "ru"):
        asked = questions_for(position, 6, seed=1, lang=lang)
        assert len(asked) >= 4
        assert len({one.prompt for one in asked}) == len(asked)
        for one in asked:
            assert bool(one.choices) != bool(one.lines)
            assert not one.choices or one.answer in one.choices
    fits = next(one for one in asked if one.kind == "fits")
    assert (fits.answer,) == Fitting(position).answers_in("ru")


def test_answers_stand_apart_from_the_questions():
    game = at_stage("sunset")
    together, nothing = pages(game)
    assert not nothing
    asked, answers = pages(game, apart=True)
    assert len(together) == len(asked) + len(answers)
    text = "".join(map(told, asked))
    assert say("en", "handout-answers") not in text
    assert say("en", "handout-answers") in told(answers[0])
    for one in questions_for(game.position, 6, seed=1, lang="en"):
        assert on_paper(one.prompt).split("\u00a0")[0] in text
        if not one.choices and one.answer:
            assert on_paper(one.answer) in told(answers[0])


def sheet_on(page):
    return next(artist for artist in page.figure.artists if isinstance(artist, Sheet))


def test_the_picture_does_not_tell_the_answers_and_the_teacher_s_does():
    asked, answers = pages(at_stage("sun"), apart=True)
    assert shapes.DART not in sheet_on(asked[0]).get_paths()
    assert shapes.DART in sheet_on(answers[0]).get_paths()


def test_red_suits_are_hollow_on_paper():
    paths = {id(path) for path in sheet_on(pages(at_stage("sunrise"))[0][0]).get_paths()}
    full = {sign: id(glyph(sign)[0]) in paths for sign in "♣♦♥♠"}
    assert full == {"♣": True, "♦": False, "♥": False, "♠": True}
    inks = sheet_on(pages(at_stage("sunrise"))[0][0]).get_facecolor()
    assert not [c for c in inks if c[3] and max(c[:3]) - min(c[:3]) > 0.35]  # nothing but tints


@pytest.mark.parametrize("stage", ["won", "lost"])
def test_a_finished_game_has_no_questions(stage):
    games = [Game.deal(number) for number in range(20)]
    for game in games:
        play_out(game, "plain")
    game = next(game for game in games if game.position.stage == stage)
    found, apart = pages(game, apart=True)
    assert (len(found), apart) == (2, [])
    assert say("en", "handout-name") not in words(found[0])


def test_a_deal_before_its_first_arc_is_there_to_be_laid():
    found, _ = pages(Game.deal(7), questions=0)
    assert len(found) == 2
    assert say("en", "ui-stage-start") in words(found[0])


def test_a_position_alone_has_questions_and_no_deal():
    found, _ = pages(at_stage("sun").position)
    assert say("en", "handout-lay") not in "".join(map(told, found))
    assert "1961" not in "".join(map(told, found))


def test_other_rules_are_named_as_in_a_record():
    game = Game.deal(7, "ru-book refill=empty_first")
    assert "ru-book refill=empty_first" in told(pages(game)[0][0])


def test_the_file_is_the_same_each_time_and_its_letters_can_be_searched(tmp_path):
    game = at_stage("sunrise")
    pupils, _ = sheets(
        game, lang="ru", questions=0, seed=1, answered=True, apart=False, deal=False, wind=False
    )
    data = pdf(pupils)
    assert data == pdf(pupils)
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page ") == len(pupils.pages) or data.count(b"/MediaBox") == 1
    assert b"/CIDFontType2" in data
    assert b"/ToUnicode" in data
    assert b"/CreationDate" not in data
    assert b"/Type3" not in data


def test_one_call_makes_the_files(tmp_path):
    text = at_stage("wind").to_short()
    path = tmp_path / "the wind.PDF"
    written = sunviz.handout(text, path, lang="sv", answers="separate", questions=2, deal=False)
    assert written == (path, tmp_path / "the wind-answers.PDF")
    assert all(one.read_bytes().startswith(b"%PDF") for one in written)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"path": "x.png"}, "handout_suffix"),
        ({"path": "x"}, "handout_suffix"),
        ({"path": "nowhere/x.pdf"}, "keep_save"),
        ({"questions": 13}, "handout_questions"),
        ({"questions": True}, "handout_questions"),
        ({"questions": "six"}, "handout_questions"),
        ({"answers": "everywhere"}, "handout_answers"),
        ({"answers": ["last"]}, "handout_answers"),
        ({"seed": -1}, "quiz_seed"),
        ({"lang": "de"}, "language"),
        ({"source": None}, "handout_source"),
        ({"source": True}, "handout_source"),
        ({"source": -1}, "deal"),
        ({"source": "sun1.1.ru-book.0_0.0000000"}, "share_changed"),
        ({"source": '[Game "Sun"][Scheme "1"][Rules "ru-book"][Deal "1"] r1>A'}, "record_move"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_written(options, key, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call = {"source": 7, "path": "x.pdf", "questions": 0, "deal": False} | options
    with pytest.raises(SunError) as error:
        handout(call.pop("source"), call.pop("path"), **call)
    assert error.value.key == key
    assert not list(tmp_path.iterdir())


def test_of_two_files_none_is_written_where_one_cannot_be(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("x-answers.pdf").mkdir()
    with pytest.raises(files.FileError):
        handout(at_stage("sun"), "x.pdf", answers="separate", questions=1, deal=False)
    assert [path.name for path in tmp_path.iterdir()] == ["x-answers.pdf"]


def test_a_last_question_does_not_take_a_page_for_itself():
    """Where the room is short, questions and lines lie closer together."""
    question = Asked("why", "Why?", (), lines=2, answer="", why="")
    names = Names("en", "Sun", "Deal 1961")
    counts = {}
    for count in range(1, 12):
        flows = Flow(names), Flow(names, tight=True)
        for flow in flows:
            _ask(flow, "", [question] * count)
        chosen = Flow(names)
        chosen.take(*flows)
        counts[count] = [len(flow.pages) for flow in (*flows, chosen)]
    assert [2, 1, 1] in counts.values()
    assert all(chosen == min(loose, tight) for loose, tight, chosen in counts.values())
