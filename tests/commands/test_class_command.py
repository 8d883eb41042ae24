"""`sunviz classroom`: what it says, and what can be wrong with it."""

import socket

import pytest

from sunviz.classroom import address, kernels, server
from sunviz.commands import classroom as command
from sunviz.engine import Game


@pytest.fixture
def served(monkeypatch):
    """Serve nothing, and tell what would have been served."""
    calls = []

    def serve(game, lang, listening, begun):
        calls.append((game, lang, listening.getsockname()[1]))
        begun()

    monkeypatch.setattr(server, "serve", serve)
    return calls


def free_port():
    with socket.socket() as probe:
        probe.bind(("", 0))
        return probe.getsockname()[1]


@pytest.mark.parametrize(
    ("lang", "others", "line"),
    [
        ("ru", ["10.0.0.5"], "Адрес для класса: http://10.0.0.5:{}/"),
        ("sv", ["10.0.0.5"], "Adressen för klassen: http://10.0.0.5:{}/"),
        ("en", [], "This computer is in no network: the page can be seen here only."),
    ],
)
def test_the_address_for_the_class_is_printed(run, served, monkeypatch, lang, others, line):
    monkeypatch.setattr(address, "addresses", lambda: others)
    port = free_port()
    result = run(f"classroom --lang {lang} --port {port}")
    assert result.exit_code == 0, result.output
    assert line.format(port) in result.output
    assert f"http://localhost:{port}/" in result.output
    ((game, spoken, taken),) = served
    assert (game.number, spoken, taken) == (1961, lang, port)


def test_a_deal_its_rules_and_a_record_are_shown(run, served):
    Game.deal(3, "ru-web").save("mine.sun")
    assert run("classroom 7 --rules ru-book-v1").exit_code == 0
    assert run("classroom mine.sun").exit_code == 0
    assert [(game.number, game.rules.name) for game, *_ in served] == [
        (7, "ru-book-v1"),
        (3, "ru-web"),
    ]


def test_the_page_is_opened_here_on_request(run, served, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    run("classroom")
    assert opened == []
    run("classroom --open")
    assert opened == [f"http://localhost:{served[1][2]}/"]


@pytest.mark.parametrize("port", ["abc", "0", "65536", "1.5", ""])
def test_a_wrong_port_is_a_wrong_use(run, served, port):
    result = run(["classroom", "--lang", "sv", "--port", port])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"”{port}” är inget portnummer: ett heltal från 1 till 65535")
    assert served == []


def test_a_port_in_use_is_told_as_such(run, served):
    with address.listen(free_port()) as taken:
        port = taken.getsockname()[1]
        result = run(f"classroom --lang ru --port {port}")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Порт {port} занят другой программой")
    assert served == []


def test_a_port_that_is_not_allowed_is_told_as_such(run, served, monkeypatch):
    def denied(port):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(address, "_listen", denied)
    result = run("classroom --port 80")
    assert result.exit_code == 1
    assert result.stderr == (
        "This computer does not let you use port 80: choose one from 1024 on.\n"
    )


def test_without_voila_the_command_that_installs_it_is_told(run, served, monkeypatch):
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    result = run("classroom --lang ru")
    assert result.exit_code == 1
    assert result.stderr == (
        "Для страницы класса нужен пакет voila. Установите его командой"
        " python -m pip install 'sunviz[classroom]'.\n"
    )


def test_rules_beside_a_record_are_a_wrong_use(run, served):
    Game.deal(3).save("mine.sun")
    assert run("classroom mine.sun --rules ru-web").exit_code == 2


def test_a_page_that_cannot_be_prepared_is_told_as_such(run, monkeypatch):
    monkeypatch.setattr(kernels.Nursery, "_answer", staticmethod(lambda process: ""))
    monkeypatch.setattr(kernels.nursery, "__name__", "json.tool")  # ends at once
    monkeypatch.setattr(kernels, "CAN_COPY", True)
    result = run(f"classroom --port {free_port()}")
    assert result.exit_code == 1
    assert result.stderr.endswith("could not be prepared. What went wrong stands above.\n")


def test_the_environment_is_given_back():
    """What only the page's kernels need is gone when the page is closed."""
    import os

    from sunviz.classroom.server import _environment

    kept = dict(os.environ)
    with _environment({"IPYTHONDIR": "elsewhere"}):
        assert os.environ["IPYTHONDIR"] == "elsewhere"
    assert dict(os.environ) == kept
