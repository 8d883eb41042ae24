"""The house: which room may import which (STYLE.md)."""

import ast
from pathlib import Path

import pytest

import sunviz

HOUSE = Path(sunviz.__file__).parent
ROOMS = {
    "engine": set(),
    "story": {"engine"},
    "picture": {"engine", "story"},
    "teaching": {"engine", "story"},
    "explorer": {"engine", "picture", "story", "teaching", "study"},
    "study": {"engine", "picture", "story"},
    "export": {"engine", "picture", "story", "teaching"},
    "classroom": {"engine", "story"},
    "commands": {
        "engine",
        "story",
        "picture",
        "teaching",
        "study",
        "explorer",
        "export",
        "classroom",
    },
}
FILES = sorted(HOUSE.rglob("*.py"))


def name_of(path):
    return str(path.relative_to(HOUSE))


def room_of(path):
    first = path.relative_to(HOUSE).parts[0]
    return first if (HOUSE / first).is_dir() else ""


def imported(path):
    """Yield every module a file imports, absolute, with the function that does it."""
    package = ["sunviz", *path.relative_to(HOUSE).parts[:-1]]
    tree = ast.parse(path.read_text("utf-8"))
    inside = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                inside[node] = function.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, inside.get(node, "")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                yield f"{module}.{alias.name}", inside.get(node, "")


def test_the_house_is_found():
    assert {room_of(path) for path in FILES} >= {"", *ROOMS}
    assert len([path for path in FILES if room_of(path) == "engine"]) > 10


@pytest.mark.parametrize("path", [path for path in FILES if room_of(path) == "engine"], ids=name_of)
def test_the_engine_imports_only_the_standard_library_and_itself(path):
    import sys

    for module, function in imported(path):
        first = module.split(".")[0]
        if first != "sunviz":
            assert first in sys.stdlib_module_names, module
        elif function == "_repr_mimebundle_":
            assert module.startswith("sunviz.picture."), module
        else:
            assert module.startswith("sunviz.engine."), module


@pytest.mark.parametrize("path", [path for path in FILES if room_of(path) in ROOMS], ids=name_of)
def test_arrows_go_only_as_listed(path):
    room = room_of(path)
    for module, function in imported(path):
        parts = module.split(".")
        if parts[0] != "sunviz" or (room == "engine" and function == "_repr_mimebundle_"):
            continue
        if len(parts) > 1 and (HOUSE / parts[1]).is_dir():
            assert parts[1] in ROOMS[room] | {room}, f"{room} imports {module}"
        else:  # names of the package itself would bring in every room
            assert module in ("sunviz.__version__",), f"{room} imports {module}"


@pytest.mark.parametrize("path", [p for p in FILES if room_of(p) != "explorer"], ids=name_of)
def test_nobody_imports_the_explorer_but_the_front_doors(path):
    if name_of(path) in ("__init__.py", "__main__.py") or room_of(path) == "commands":
        return
    assert not [m for m, _ in imported(path) if m.startswith("sunviz.explorer")]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nobody_imports_pyplot(path):
    modules = {module for module, _ in imported(path)}
    assert not [m for m in modules if "pyplot" in m or m.split(".")[0] == "pylab"]
    texts = {
        node.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not [text for text in texts if text.endswith("pyplot")]  # for a late import


def test_importing_the_engine_alone_needs_no_other_package():
    """Neither numpy nor matplotlib, even when the engine is all there is."""
    import subprocess
    import sys

    code = (
        "import sys, types; room = types.ModuleType('sunviz'); room.__path__ = [sys.argv[1]];"
        "sys.modules['sunviz'] = room; import sunviz.engine as e;"
        "g = e.Game.deal(1961); g.push('next'); g.position.legal_moves;"
        "print([m for m in ('numpy', 'matplotlib', 'ipywidgets') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(HOUSE)], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "[]", done.stderr
