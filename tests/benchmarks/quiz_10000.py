"""Make 10,000 questions of the quiz and find all right answers to each the long way round.

    python tests/benchmarks/quiz_10000.py [how many]

Seeds, levels and rule books take turns. Prints the kinds that came up, and
every question whose right answer is not just the one it knows of.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from helpers.quiz_answers import right_answers

from sunviz.engine import RULE_BOOKS
from sunviz.teaching.asked import Marking
from sunviz.teaching.making import stages_of
from sunviz.teaching.quiz import questions


def main(wanted: int) -> int:
    kinds: Counter[str] = Counter()
    faults, begun = 0, time.perf_counter()
    for seed in count():
        for book in RULE_BOOKS.values():
            for level in (*stages_of(book), "all"):
                for question in questions(seed, level=level, rules=book):
                    kinds[question.kind] += 1
                    known = (
                        set(question.right) if isinstance(question, Marking) else {question.right}
                    )
                    found = right_answers(question)
                    if found != known:
                        faults += 1
                        print(f"{book.name}, {level}, seed {seed}: {question}")
                        print(f"    knows {known}, found {found}")
        if kinds.total() >= wanted:
            break
    print(f"{kinds.total()} questions in {time.perf_counter() - begun:.0f} s: {dict(kinds)}")
    print(f"{faults} wrong")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
