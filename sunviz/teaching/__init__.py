"""Questions about positions of Sun, and exercises that check their own answers.

A `Question` knows a position, puts its question in a language, has all right
answers from the engine, and checks an answer. Imports only the engine and the
story.
"""

from .cards_now import Fitting, Playable
from .clause_question import WhichClause
from .counting import Count
from .exercises import KINDS, Exercise, ask, exercise
from .landing import Landing, picked_up_next
from .playing import Reach
from .question import AnswerError, Feedback, Question
from .rule_books import WhichBooks

__all__ = [
    "KINDS",
    "AnswerError",
    "Count",
    "Exercise",
    "Feedback",
    "Fitting",
    "Landing",
    "Playable",
    "Question",
    "Reach",
    "WhichBooks",
    "WhichClause",
    "ask",
    "exercise",
    "picked_up_next",
]
