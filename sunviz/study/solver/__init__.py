"""Could this deal be won? Winning lines, proofs that there is none, and neither.

Needs the extra ``study``. Two searches take turns: one over plans (`plans`),
which finds wins fast and proves nothing, and one over tables (`exhaust`),
which comes to an end where few cards are left.
"""

from .many import solve_deals
from .solving import SolverError, solve
from .verdict import Verdict

__all__ = ["SolverError", "Verdict", "solve", "solve_deals"]
