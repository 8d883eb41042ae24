"""What Pyodide runs: tests of the engine as they are, then the package's answers.

Arguments: the wheel, the repository, a file to write to, then packages to import from.
"""

import json
import os
import sys
from pathlib import Path
from zipfile import ZipFile

#: tests that need the engine and pytest only
TESTS = ("tests/engine/test_vectors.py", "tests/engine/test_rules_by_clause.py")


class Counted:
    """Counts the tests that passed and keeps what the others say."""

    def __init__(self) -> None:
        self.passed, self.others = 0, []

    def pytest_runtest_logreport(self, report) -> None:
        if report.outcome != "passed":
            self.others.append(f"{report.nodeid}: {report.longreprtext}")
        elif report.when == "call":
            self.passed += 1

    def pytest_collectreport(self, report) -> None:
        if report.outcome != "passed":
            self.others.append(f"{report.nodeid}: {report.longreprtext}")


def main(wheel: str, repository: str, out: str, *packages: str) -> None:
    site = Path("/site")
    ZipFile(wheel).extractall(site)
    for package in map(Path, packages):
        (site / package.name).symlink_to(package)
    sys.path[:0] = [str(site), f"{repository}/tests"]
    sys.dont_write_bytecode = True
    os.chdir(repository)

    import pytest
    from helpers.answers import answers

    counted = Counted()
    options = ("-q", "-p", "no:cacheprovider", "--capture=sys", "--override-ini=addopts=")
    pytest.main([*options, *TESTS], plugins=[counted])
    told = {
        "platform": sys.platform,
        "file": sys.modules["sunviz"].__file__,
        "passed": counted.passed,
        "others": counted.others,
        "answers": answers(),
        "modules": sorted(sys.modules),
    }
    Path(out).write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
