"""Checks of a custom mission sent with a new match; errors contain the line number and what is wrong there."""

from __future__ import annotations

from collections.abc import Mapping

from horda.engine.choices import Plain
from horda.engine.content.errors import BadContent
from horda.engine.game import Game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import BadMission, problem_of
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.locale.missions import mission_error_text
from horda.server.http.errors import ProblemError, server_words


class MissionRefused(ProblemError):
    """A custom mission that cannot be played: the line and sentence of its first error."""

    def __init__(self, problem: Problem) -> None:
        super().__init__("mission-refused", status=422, line=problem.line, what=problem.what)
        self.problem = problem

    def sentence(self, lang: str) -> str:
        """Return the line number and what is wrong there."""
        return server_words(lang).say(
            "server-mission-refused", line=self.problem.line, why=mission_error_sentence(self.problem, lang)
        )


def mission_error_sentence(problem: Problem, lang: str) -> str:
    """Return what is wrong with a mission as a sentence in a language."""
    return mission_error_text(server_words(lang), problem.what, problem.about)


def check_custom_mission(what: Game, options: Mapping[str, Plain]) -> None:
    """Raise `ProblemError` if the custom mission in these options cannot be played."""
    text = options.get(MAP)
    if not isinstance(what, Zombicide) or not isinstance(text, str):
        raise ProblemError(
            "wrong-option", title=what.title, name=MAP, known=", ".join(_option_names(what)) or "–"
        )
    if options.get("mission", OWN) != OWN:
        raise ProblemError("wrong-value", name="mission", given=str(options["mission"])[:40], allowed=OWN)
    try:
        what.checked_text(text, name="mission")
    except BadMission as problem:
        raise MissionRefused(problem.problems[0]) from problem
    except BadContent as problem:
        raise MissionRefused(problem_of(problem)) from problem


def _option_names(what: Game) -> list[str]:
    return [option.name for option in what.options()]
