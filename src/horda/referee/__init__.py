"""The referee: positions of real tables, and answers by the rules of the five games.

Read a position from its text (or take one from a match with `position_of`), and ask a `Referee` about it: what
the zombies do, which choices are allowed and why others are not, who sees whom, odds, votes. Answers are typed records
with the ids of the rules that they follow. The referee never rolls dice or draws cards: an answer that needs them
contains a `MissingChance`, and continues after they are entered (`Happening`).
"""

from horda.engine.views.position import BadPosition
from horda.referee.positions.position import TablePosition, position_of, read_position
from horda.referee.positions.sharing import (
    position_code,
    position_in_code,
    position_link,
    read_position_or_link,
)
from horda.referee.records import (
    AnswerStep,
    Arrow,
    AttemptOdds,
    Course,
    Happening,
    MissingChance,
    OpenChoice,
    OpenDecision,
    Permissions,
    PositionFix,
    PositionProblem,
    RefusedChoice,
    RuleFound,
    SightLines,
    VoteAnswer,
)
from horda.referee.referee import Referee

__all__ = [
    "AnswerStep",
    "Arrow",
    "AttemptOdds",
    "BadPosition",
    "Course",
    "Happening",
    "MissingChance",
    "OpenChoice",
    "OpenDecision",
    "Permissions",
    "PositionFix",
    "PositionProblem",
    "Referee",
    "RefusedChoice",
    "RuleFound",
    "SightLines",
    "TablePosition",
    "VoteAnswer",
    "position_code",
    "position_in_code",
    "position_link",
    "position_of",
    "read_position",
    "read_position_or_link",
]
