"""REST for missions of one's own: look at one that somebody wrote, list those of the server's folder.

What strangers write is bounded, checked as `horda mission check` does, and only ever shown as plain text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.art import mission as drawn_mission
from horda.engine.choices import Plain
from horda.engine.content.errors import BadContent
from horda.engine.game import Game
from horda.games.own_missions import OwnMission, missions_folder, own_mission, own_missions
from horda.games.zombicide.box.printed_values import on_mission
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checks import Problem, problems_in
from horda.games.zombicide.missions.custom import MAP, MOST_BYTES, OWN
from horda.games.zombicide.missions.reader import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.missions import mission_title
from horda.server.http.boards import board_info
from horda.server.http.catalogue import mission_info
from horda.server.http.errors import ProblemError
from horda.server.http.mission_errors import sentence
from horda.server.http.request_checks import address_of
from horda.server.http.responses import answered, body_of
from horda.server.http.routes_library import GameId, game_called
from horda.server.http.routes_matches import Bearer, MatchId, looked_at
from horda.server.http.routing import Router
from horda.server.protocol.catalogue_records import (
    MatchMission,
    MissionFault,
    MissionLooked,
    MissionText,
    OwnMissionInfo,
    OwnMissions,
)

router = Router("missions")
Name = Annotated[str, msgspec.Meta(max_length=120)]


# --- looking -------------------------------------------------------------------------------------


@router.post(
    "/games/{game_id}/missions",
    "MissionLooked",
    body="MissionText",
    problems=(404, 408, 413, 415, 422),
)
async def look_at_mission(request: Request, game_id: GameId) -> Response:
    """What is wrong with a mission that somebody wrote; if nothing is, its page, its figures and its map."""
    body = await body_of(request, MissionText, request.app.state.settings.bounds.body_bytes)
    wait = request.app.state.missions_looked_at.take(address_of(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    what = game_called(game_id)
    if not isinstance(what, Zombicide):
        raise ProblemError("no-missions", status=404, game=what.title)
    return answered(await asyncio.to_thread(_looked_at, what, body.text))


def _looked_at(what: Zombicide, text: str) -> MissionLooked:
    if len(text.encode()) > MOST_BYTES:
        raise ProblemError("too-long", status=413, most=MOST_BYTES)
    problems = problems_in(text, what.words, name="mission")
    faults = tuple(_fault(problem) for problem in problems)
    if any(problem.severity == "error" for problem in problems):
        return MissionLooked(faults)
    plan = what.own_plan(text)
    options: dict[str, Plain] = {"mission": OWN, MAP: text}
    return MissionLooked(
        faults,
        name=plan.goals.mission,
        mission=mission_info(what, plan, options),
        words=words_in(what, options),
        figures=figures_on(plan),
        map=drawn_mission(plan, floors={name: name for name in plan.mission.floors}).svg,
    )


def _fault(problem: Problem) -> MissionFault:
    return MissionFault(
        problem.line, problem.severity == "error", en=sentence(problem, "en"), es=sentence(problem, "es")
    )


def words_in(what: Game, options: Mapping[str, Plain]) -> dict[str, dict[str, str]]:
    """What a match says itself, by language and by the tails of messages."""
    return {lang: dict(what.own_words(options, lang)) for lang in LANGUAGES}


def figures_on(plan: MissionPlan) -> dict[str, int | str]:
    """What a mission counts."""
    return on_mission(plan.mission)


# --- the folder ----------------------------------------------------------------------------------


@router.get("/missions", "OwnMissions")
def list_missions(request: Request) -> Response:
    """The missions in the server's folder; one that is broken says why."""
    return answered(OwnMissions(tuple(_listed(one) for one in own_missions(_folder(request)))))


@router.get("/missions/{name}", "MissionText", problems=(404, 422))
def get_mission(request: Request, name: Name) -> Response:
    """The text of a mission in the server's folder."""
    found = own_mission(_folder(request), name)
    if found is None:
        known = ", ".join(one.name for one in own_missions(_folder(request))[:12])
        raise ProblemError("no-such-mission", status=404, name=name, known=known or "–")
    return answered(MissionText(found.text))


def _folder(request: Request) -> Path:
    named: Path | None = request.app.state.settings.missions
    return named or missions_folder()


def _listed(one: OwnMission) -> OwnMissionInfo:
    fault = _fault(one.problem) if one.problem else None
    if one.game is None or one.plan is None:
        return OwnMissionInfo(
            one.name, one.game.id if one.game else "", en=one.name, es=one.name, fault=fault
        )
    options: dict[str, Plain] = {"mission": OWN, MAP: one.text}
    titles = {
        lang: mission_title(Words.of(one.game, lang, options=options), one.plan.goals.mission)
        for lang in LANGUAGES
    }
    return OwnMissionInfo(one.name, one.game.id, en=titles["en"], es=titles["es"], fault=fault)


# --- matches -------------------------------------------------------------------------------------


@router.get(
    "/matches/{match}/mission",
    "MatchMission",
    problems=(401, 403, 404, 409, 422),
    secret=True,
)
async def get_match_mission(request: Request, match: MatchId, authorization: Bearer = "") -> Response:
    """The mission that a match carries: its words, its figures and its board."""
    found, _ = await looked_at(request, match, authorization)
    options = cast("dict[str, Plain]", found.header.options)
    what = game_called(found.header.game)
    if not isinstance(what, Zombicide) or MAP not in options:
        raise ProblemError("no-such-mission", status=404, name=OWN, known="–")
    return answered(await asyncio.to_thread(carried_mission, what, options))


def carried_mission(what: Zombicide, options: Mapping[str, Plain]) -> MatchMission:
    """The mission that options hold: its words, its figures and its board."""
    try:
        plan = what.plan(options)
    except BadContent as problem:
        # By other rules than these its words may mean nothing any more.
        raise ProblemError("unreadable-match", status=409) from problem
    return MatchMission(plan.goals.mission, words_in(what, options), figures_on(plan), board_info(plan))
