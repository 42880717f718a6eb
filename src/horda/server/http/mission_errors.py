"""A mission sent along with a match: refused with line and sentence if it cannot be played."""

from __future__ import annotations

from collections.abc import Mapping

from horda.engine.choices import Plain
from horda.engine.content.errors import BadContent
from horda.engine.game import Game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checks import BadMission, Problem, problem_of
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.locale.missions import mission_error_text
from horda.server.http.errors import ProblemError, words


class MissionRefused(ProblemError):
    """A mission that cannot be played as it is: the line of its first error, and the sentence."""

    def __init__(self, problem: Problem) -> None:
        super().__init__("mission-refused", status=422, line=problem.line, what=problem.what)
        self.problem = problem

    def told(self, lang: str) -> str:
        """The line and what is wrong there."""
        return words(lang).say(
            "server-mission-refused", line=self.problem.line, why=sentence(self.problem, lang)
        )


def sentence(problem: Problem, lang: str) -> str:
    """What is wrong with a mission, in one language."""
    return mission_error_text(words(lang), problem.what, problem.about)


def check_wish(what: Game, options: Mapping[str, Plain]) -> None:
    """Refuse a match whose mission, sent with it, cannot be played."""
    text = options.get(MAP)
    if not isinstance(what, Zombicide) or not isinstance(text, str):
        raise ProblemError("wrong-option", title=what.title, name=MAP, known=", ".join(_known(what)) or "–")
    if options.get("mission", OWN) != OWN:
        raise ProblemError("wrong-value", name="mission", given=str(options["mission"])[:40], allowed=OWN)
    try:
        what.checked_text(text, name="mission")
    except BadMission as problem:
        raise MissionRefused(problem.problems[0]) from problem
    except BadContent as problem:
        raise MissionRefused(problem_of(problem)) from problem


def _known(what: Game) -> list[str]:
    return [option.name for option in what.options()]
