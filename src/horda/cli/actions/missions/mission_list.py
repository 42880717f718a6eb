"""The implementation of `horda mission list`: list the missions of the boxes and of a folder, or search them."""

from __future__ import annotations

from pathlib import Path

from horda.cli.actions.missions.custom_missions import format_problem, show_custom_missions
from horda.cli.context import CliContext
from horda.games import UnknownGame
from horda.games.own_missions import OwnMission, editions, missions_folder, own_missions
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.facts import MissionFacts, MissionSearch
from horda.locale import Words

ANY_MISSION = MissionSearch()


def list_missions(
    context: CliContext,
    folder: Path | None,
    search: MissionSearch = ANY_MISSION,
    *,
    game: str | None = None,
    as_json: bool,
) -> None:
    """Print the missions of the boxes and of the user's folder that match a search.

    Without a search, broken missions of the folder are listed with their problems, too.
    """
    games = editions()
    if game is not None and game not in games:
        raise UnknownGame(game, list(games), of="missions")
    chosen = {id: one for id, one in games.items() if game in (None, id)}
    at = folder or missions_folder()
    own = [one for one in own_missions(at) if _is_listed(one, search, game)]
    if as_json:
        context.write_json(_plain_list(context, chosen, own, at, search))
        return
    for edition in chosen.values():
        _print_box(context, edition, search)
    show_custom_missions(context, own, file=str(at))


def _is_listed(mission: OwnMission, search: MissionSearch, game: str | None) -> bool:
    """Whether a mission of the folder is listed; a broken one is listed only without a search."""
    if game is not None and (mission.game is None or mission.game.id != game):
        return False
    if mission.game is None or mission.plan is None:
        return search == ANY_MISSION
    return search.fits(mission.game.mission_facts(mission.plan))


def _print_box(context: CliContext, edition: Zombicide, search: MissionSearch) -> None:
    """Print the missions of a box by their groups, without empty groups."""
    words = context.words_of(edition)
    context.out.print(words.title(), style="bold")
    for group, missions in edition.mission_groups().items():
        lines: list[str] = []
        for mission in missions:
            facts = edition.mission_facts(edition.plans[mission.id])
            if search.fits(facts):
                title = words.name("mission", mission.id)
                lines.append(f"  {mission.shown_number:>3} {mission.id}  {title}  {_describe(words, facts)}")
        if lines:
            context.out.print(f"  {words.name('group', group)}", style="italic")
            for line in lines:
                context.out.print(line, soft_wrap=True)


def _describe(words: Words, facts: MissionFacts) -> str:
    """Return the facts of a mission in a short line."""
    low, high = facts.survivors
    kinds = ", ".join(words.say(f"zombicide-mission-kind-{kind}") for kind in facts.kinds)
    measured = "no" if facts.won is None else "yes"
    return words.say(
        "cli-mission-facts",
        minutes=facts.minutes,
        low=low,
        high=high,
        kinds=kinds,
        measured=measured,
        won=round(facts.won or 0),
    )


def _plain_list(
    context: CliContext,
    games: dict[str, Zombicide],
    own: list[OwnMission],
    folder: Path,
    search: MissionSearch,
) -> dict[str, object]:
    """Return the missions as plain values: names, facts and files."""
    found = {
        id: {
            name: facts._asdict()
            for name, plan in game.plans.items()
            if search.fits(facts := game.mission_facts(plan))
        }
        for id, game in games.items()
    }
    return {
        "box": {id: list(missions) for id, missions in found.items()},
        "facts": found,
        "folder": str(folder),
        "own": [
            {
                "name": one.name,
                "file": str(one.path),
                "game": one.game.id if one.game else "",
                "facts": one.game.mission_facts(one.plan)._asdict() if one.game and one.plan else None,
                "problem": f"{one.problem.line}: {format_problem(context, one.problem)}"
                if one.problem
                else "",
            }
            for one in own
        ],
    }
