"""REST routes for custom missions: check a text, and list the missions in the server's folder.

Texts of strangers are limited in size, checked as by `horda mission check`, and only shown as plain text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, cast

import msgspec
from starlette.requests import Request

from horda.art import mission as drawn_mission
from horda.engine.choices import Plain
from horda.engine.content.errors import BadContent
from horda.engine.game import Game
from horda.games.own_missions import OwnMission, missions_folder, own_mission, own_missions
from horda.games.zombicide.box.printed_values import on_mission
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.custom import MAP, MAX_BYTES, OWN
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.missions import mission_title
from horda.server.http.boards import board_info
from horda.server.http.catalogue import mission_info
from horda.server.http.errors import ProblemError
from horda.server.http.mission_errors import mission_error_sentence
from horda.server.http.request_checks import client_address
from horda.server.http.responses import read_body
from horda.server.http.routes.library import GameId, find_game
from horda.server.http.routes.matches import Bearer, MatchId, require_readable_match
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
MissionName = Annotated[str, msgspec.Meta(max_length=120)]


# --- checking ------------------------------------------------------------------------------------


@router.post(
    "/games/{game_id}/missions",
    body=MissionText,
    problems=(404, 408, 413, 415, 422),
)
async def check_mission(request: Request, game_id: GameId) -> MissionLooked:
    """Check a custom mission: get its errors or, if there are none, its page, figures and map."""
    body = await read_body(request, MissionText, request.app.state.settings.bounds.body_bytes)
    wait = request.app.state.missions_looked_at.take(client_address(request))
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    what = find_game(game_id)
    if not isinstance(what, Zombicide):
        raise ProblemError("no-missions", status=404, game=what.title)
    return await asyncio.to_thread(_check_mission, what, body.text)


def _check_mission(what: Zombicide, text: str) -> MissionLooked:
    if len(text.encode()) > MAX_BYTES:
        raise ProblemError("too-long", status=413, most=MAX_BYTES)
    problems = problems_in(text, what.words, name="mission")
    faults = tuple(_fault_record(problem) for problem in problems)
    if any(problem.severity == "error" for problem in problems):
        return MissionLooked(faults)
    plan = what.own_plan(text)
    options: dict[str, Plain] = {"mission": OWN, MAP: text}
    return MissionLooked(
        faults,
        name=plan.goals.mission,
        mission=mission_info(what, plan, options),
        words=own_words_by_language(what, options),
        figures=mission_figures(plan),
        map=drawn_mission(plan, floors={name: name for name in plan.mission.floors}).svg,
    )


def _fault_record(problem: Problem) -> MissionFault:
    return MissionFault(
        problem.line,
        problem.severity == "error",
        en=mission_error_sentence(problem, "en"),
        es=mission_error_sentence(problem, "es"),
    )


def own_words_by_language(what: Game, options: Mapping[str, Plain]) -> dict[str, dict[str, str]]:
    """Return the texts of a match's custom mission, by language and by the ends of message ids."""
    return {lang: dict(what.own_words(options, lang)) for lang in LANGUAGES}


def mission_figures(plan: MissionPlan) -> dict[str, int | str]:
    """Return the numbers that a mission's texts mention."""
    return on_mission(plan.mission)


# --- the folder ----------------------------------------------------------------------------------


@router.get("/missions")
def list_missions(request: Request) -> OwnMissions:
    """List the missions in the server's folder, each broken one with its error."""
    return OwnMissions(
        tuple(_own_mission_info(mission) for mission in own_missions(_missions_folder(request)))
    )


@router.get("/missions/{name}", problems=(404, 422))
def get_mission(request: Request, name: MissionName) -> MissionText:
    """Get the text of a mission in the server's folder."""
    found = own_mission(_missions_folder(request), name)
    if found is None:
        known = ", ".join(mission.name for mission in own_missions(_missions_folder(request))[:12])
        raise ProblemError("no-such-mission", status=404, name=name, known=known or "–")
    return MissionText(found.text)


def _missions_folder(request: Request) -> Path:
    named: Path | None = request.app.state.settings.missions
    return named or missions_folder()


def _own_mission_info(mission: OwnMission) -> OwnMissionInfo:
    fault = _fault_record(mission.problem) if mission.problem else None
    if mission.game is None or mission.plan is None:
        return OwnMissionInfo(
            mission.name,
            mission.game.id if mission.game else "",
            en=mission.name,
            es=mission.name,
            fault=fault,
        )
    options: dict[str, Plain] = {"mission": OWN, MAP: mission.text}
    titles = {
        lang: mission_title(Words.of(mission.game, lang, options=options), mission.plan.goals.mission)
        for lang in LANGUAGES
    }
    return OwnMissionInfo(mission.name, mission.game.id, en=titles["en"], es=titles["es"], fault=fault)


# --- matches -------------------------------------------------------------------------------------


@router.get(
    "/matches/{match}/mission",
    problems=(401, 403, 404, 409, 422),
    secret=True,
)
async def get_match_mission(request: Request, match: MatchId, authorization: Bearer = "") -> MatchMission:
    """Get the custom mission of a match: its words, figures and board."""
    found, _ = await require_readable_match(request, match, authorization)
    options = cast("dict[str, Plain]", found.header.options)
    what = find_game(found.header.game)
    if not isinstance(what, Zombicide) or MAP not in options:
        raise ProblemError("no-such-mission", status=404, name=OWN, known="–")
    return await asyncio.to_thread(match_mission, what, options)


def match_mission(what: Zombicide, options: Mapping[str, Plain]) -> MatchMission:
    """Return the custom mission in a match's options: its words, figures and board."""
    try:
        plan = what.plan(options)
    except BadContent as problem:
        # The mission's words may be unknown to the present rules.
        raise ProblemError("unreadable-match", status=409) from problem
    return MatchMission(
        plan.goals.mission, own_words_by_language(what, options), mission_figures(plan), board_info(plan)
    )
