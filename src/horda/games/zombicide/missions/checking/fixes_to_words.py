"""Fixes of a mission's goals, events and texts."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.fix_scene import FixScene
from horda.games.zombicide.missions.edits import Edit, Fix, value_at

EXIT: Final = "exit"


def _goal(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield goals that fit the map: its exit, its objectives."""
    laid = {token.get("put") for token in scene.items("tokens")}
    if EXIT in laid:
        yield Fix("goal-exit", {}, (scene.append("goals", {"survivors_at": EXIT}),))
    if "objective" in laid:
        yield Fix("goal-taken", {}, (scene.append("goals", {"taken": "objective"}),))
    if not laid & {EXIT, "objective"}:
        for zone in scene.free_zones(indoors=False)[:1]:
            exit_token = scene.append("tokens", {"put": EXIT, "at": zone})
            goal = scene.append("goals", {"survivors_at": EXIT})
            yield Fix("exit-and-goal", {"zone": zone}, (exit_token, goal))


def _leave(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield an effect that lets survivors leave by the exit."""
    if any(token.get("put") == EXIT for token in scene.items("tokens")):
        trigger = {"event": "turn_ends", "at": EXIT, "do": [{"leave": "may"}]}
        yield Fix("leave", {}, (scene.append("when", trigger),))


def _lower_count(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield the greatest possible number in place of one that is too great."""
    key = "count" if "count" in problem.about else "most"
    most = int(problem.about[key])
    wanted = problem.about["wanted"]
    for path in (problem.path, *_value_paths(scene, problem.path)):
        if most and value_at(scene.content, path) == wanted:
            yield Fix("fewer", {"count": most}, (Edit("set", path, most),))
            return


def _value_paths(scene: FixScene, path: str) -> Iterator[str]:
    """Yield the paths of the values of a condition, two keys deep."""
    said = value_at(scene.content, path)
    for key, value in (said if isinstance(said, dict) else {}).items():
        yield f"{path}.{key}"
        for inner in value if isinstance(value, dict) else ():
            yield f"{path}.{key}.{inner}"


def _text_of_loss(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield a text for a way to lose, made from its name, for each language of the mission that lacks one."""
    why = str(problem.about["reason"])
    texts = scene.content.get("words")
    edits = [
        Edit("set", f"$.words.{lang}.lose.{why}", why.replace("_", " ").capitalize() + ".")
        for lang, said in (texts if isinstance(texts, dict) else {}).items()
        if isinstance(said, dict) and why not in (said.get("lose") or {})
    ]
    if edits:
        yield Fix("write-loss", {"reason": why}, tuple(edits))


def _no_text(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    yield Fix("remove-text", {"reason": str(problem.about["reason"])}, (Edit("remove", problem.path),))


def _no_effect(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield the removal of an effect that shows a missing text."""
    around = value_at(scene.content, problem.path.rpartition("[")[0])
    if isinstance(around, list) and len(around) > 1:
        yield Fix("remove-effect", {"number": problem.about["number"]}, (Edit("remove", problem.path),))


def _count(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield an effect of an objective on a counter that nothing changes."""
    name = str(problem.about["name"])
    edit = scene.add_effect("", {"count": name})
    if edit is not None:
        yield Fix("count", {"name": name}, (edit,))


def _name_file(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    if problem.about["name"] == "id":
        yield Fix("name-it", {"name": "my_mission"}, (Edit("set", "$.id", "my_mission"),))


def _add_once(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield `once: true` for the event that causes most work."""
    yield Fix("once", {"event": str(problem.about["event"])}, (Edit("set", f"{problem.path}.once", True),))


FIXES: Final[dict[str, Callable[[FixScene, Problem], Iterator[Fix]]]] = {
    "nothing_wins": _goal,
    "nobody_leaves": _leave,
    "too_few_objectives": _lower_count,
    "more_than_take_part": _lower_count,
    "too_few_cards": _lower_count,
    "no_words_for_loss": _text_of_loss,
    "no_such_loss": _no_text,
    "no_words_for_turn": _no_effect,
    "never_counted": _count,
    "missing_field": _name_file,
    "too_much_work": _add_once,
}
