"""Tasks of workers for the design tools: suggestions, and a time slice of tuning or generation.

Tasks are stateless: each gets all results so far and plays on until its time is up.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from horda.games.own_missions import editions
from horda.games.zombicide.missions.edits import edits_between
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.missions.records import Mission
from horda.lab.missions.change_sentences import change_sentences
from horda.lab.missions.changes import changes_between
from horda.lab.missions.generation.generate import MAX_ATTEMPTS, MissionRequest, drafted_mission
from horda.lab.missions.play_test import play_matches, play_test_of
from horda.lab.missions.tuning.dial import Dial, DialPosition, dial_of
from horda.lab.missions.tuning.knobs import KNOBS
from horda.lab.missions.tuning.search import Tally, TuningSearch
from horda.lab.missions.tweaks import propose_missions
from horda.locale import LANGUAGES, Words
from horda.server.workshop.design_records import (
    Generated,
    PlayedPoint,
    Suggestion,
    SuggestionsFound,
    Tuned,
    TuningPoint,
)
from horda.server.workshop.workshop_records import TextEdit

MATCHES = 400
"""Matches of a mission near the wanted share: its interval is at most 5 points wide to each side."""
MAX_SUGGESTIONS = 5
SEED = "workshop"


class SuggestionsRequest(msgspec.Struct, array_like=True, frozen=True, tag="suggest"):
    """A request for changes of a checked draft."""

    game: str
    text: str
    is_easier: bool
    deaths: dict[str, int]


class TuningRequest(msgspec.Struct, array_like=True, frozen=True, tag="tune"):
    """A request to tune a checked draft until time is up."""

    game: str
    text: str
    wanted: float
    knobs: tuple[str, ...]
    points: tuple[PlayedPoint, ...]
    seconds: float


class GenerationRequest(msgspec.Struct, array_like=True, frozen=True, tag="generate"):
    """A request to generate a mission, checked before, until time is up."""

    mission: MissionRequest
    attempt: int
    points: tuple[PlayedPoint, ...]
    seconds: float


DesignRequest = SuggestionsRequest | TuningRequest | GenerationRequest
DesignResult = SuggestionsFound | Tuned | Generated


def run_design_task(asked: DesignRequest) -> DesignResult:
    """Return the answer to a request."""
    if isinstance(asked, SuggestionsRequest):
        return _suggestions(asked)
    return _tune(asked) if isinstance(asked, TuningRequest) else _generate(asked)


def _suggestions(asked: SuggestionsRequest) -> SuggestionsFound:
    shelf = editions()[asked.game]
    plan = shelf.own_plan(asked.text)
    changed = propose_missions(shelf, plan, asked.deaths, easier=asked.is_easier, most=MAX_SUGGESTIONS)
    found: list[Suggestion] = []
    for mission in changed:
        said = _differences(asked.game, plan.mission, mission)
        found.append(Suggestion(said["en"], said["es"], as_text(mission), _edits(plan.mission, mission)))
    return SuggestionsFound(tuple(found))


def _tune(asked: TuningRequest) -> Tuned:
    dial = dial_of(asked.text, asked.game, asked.knobs or KNOBS)
    search = TuningSearch(dial, asked.wanted, MATCHES)
    counts = _play_on(dial, search, asked.points, asked.seconds)
    is_done = search.next_trial(counts) is None
    found = search.found(counts)
    begin = dial.mission(DialPosition())
    points: list[TuningPoint] = []
    for at in sorted(counts):
        said = _differences(asked.game, begin, dial.mission(at))
        points.append(TuningPoint(tuple(at), *counts[at], said["en"], said["es"]))
    edits = _edits(begin, dial.mission(found.at)) if is_done else ()
    return Tuned(tuple(points), sorted(counts).index(found.at), is_done, is_done and found.is_reached, edits)


def _generate(asked: GenerationRequest) -> Generated:
    """Continue with one draft, or with the next one if it cannot be made as hard as wanted."""
    request = asked.mission
    dial = dial_of(drafted_mission(request, asked.attempt), request.game)
    search = TuningSearch(dial, request.target_share, MATCHES)
    counts = _play_on(dial, search, asked.points, asked.seconds)
    found = search.found(counts)
    won = found.tally.share.value
    if search.next_trial(counts) is not None:
        points = tuple(PlayedPoint(tuple(at), *tally) for at, tally in counts.items())
        return Generated(asked.attempt, points, is_done=False, is_reached=False, won=won)
    if not found.is_reached and asked.attempt + 1 < MAX_ATTEMPTS:
        return Generated(asked.attempt + 1, (), is_done=False, is_reached=False, won=won)
    text = dial.text(found.at)
    return Generated(asked.attempt, (), is_done=True, is_reached=found.is_reached, won=won, text=text)


def _play_on(
    dial: Dial, search: TuningSearch, points: tuple[PlayedPoint, ...], seconds: float
) -> dict[DialPosition, Tally]:
    """Return the earlier counts with those of the matches that fit into the time, at least one."""
    until = time.monotonic() + seconds
    counts = {
        at: Tally(point.played, min(point.won, point.played))
        for point in points
        if point.played and dial.has(at := DialPosition(*point.at))
    }
    while (trial := search.next_trial(counts)) is not None:
        known = counts.get(trial, Tally(0, 0))
        test = play_test_of(dial.text(trial), game=dial.shelf.id, seed=SEED)
        for match in play_matches(test, range(known.played, search.matches)):
            known = counts[trial] = Tally(known.played + 1, known.won + match.won)
            if time.monotonic() > until:
                return counts
            if search.is_judged(known):
                break
    return counts


def _differences(game: str, before: Mission, after: Mission) -> Mapping[str, str]:
    """Return the differences between two missions, in both languages."""
    changes = changes_between(before, after)
    return {
        lang: " ".join(change_sentences(changes, Words.of(editions()[game], lang, also=("lab",))))
        for lang in LANGUAGES
    }


def _edits(before: Mission, after: Mission) -> tuple[TextEdit, ...]:
    """Return the text changes that turn one mission into another."""
    contents = (msgspec.to_builtins(one, str_keys=True) for one in (before, after))
    return tuple(TextEdit(edit.do, edit.path, edit.value) for edit in edits_between(*contents))
