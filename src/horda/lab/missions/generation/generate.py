"""Generation of whole missions from a seed: drafts that pass every check, each tuned to the wanted difficulty."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from horda.engine.chance import Dice
from horda.games.own_missions import editions
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import as_text
from horda.lab.balance import TARGET_WIN_RATES
from horda.lab.missions.generation.layout import MAX_TILES, MissionMap, lay_out
from horda.lab.missions.generation.stories import texts_of
from horda.lab.missions.generation.styles import STYLES, Plot
from horda.lab.missions.review import review_mission

MAX_DRAFTS: Final = 300
"""Layouts that are tried for one draft."""
MAX_ATTEMPTS: Final = 6
"""Drafts that are tuned before generation gives up."""
SPAWNS: Final = 2
MINUTES_A_TILE: Final = 15
SURVIVORS: Final = 6
KEPT_DRAFTS: Final = 16
INITIAL: Final = "initial"


class MissionRequest(msgspec.Struct, frozen=True):
    """The parameters of a mission to generate; the same request always yields the same mission."""

    game: str
    tiles: int
    difficulty: str
    style: str
    seed: int

    @property
    def target_share(self) -> float:
        """The share of wins to reach: the middle of the range of its difficulty."""
        return sum(TARGET_WIN_RATES[self.difficulty]) / 200


class BadRequest(ValueError):
    """A request for a mission that cannot be generated: the given value, and the possible ones."""

    def __init__(self, name: str, given: str, allowed: str) -> None:
        super().__init__(f"`{name}` cannot be {given}; allowed: {allowed}")
        self.name, self.given, self.allowed = name, given, allowed


class NothingDrafted(RuntimeError):
    """No layout of the tiles made a playable mission."""

    def __init__(self, request: MissionRequest) -> None:
        super().__init__(
            f"no mission of {request.tiles} tiles could be laid in {MAX_DRAFTS} tries; ask for another number of tiles"
        )
        self.request = request


def check_request(request: MissionRequest) -> Zombicide:
    """Return the game of a request; raise `BadRequest` if the mission cannot be generated."""
    known = editions()
    choices: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("game", request.game, tuple(known)),
        ("difficulty", request.difficulty, tuple(TARGET_WIN_RATES)),
        ("style", request.style, tuple(STYLES)),
    )
    for name, given, allowed in choices:
        if given not in allowed:
            raise BadRequest(name, given, ", ".join(allowed))
    if not 1 <= request.tiles <= MAX_TILES:
        raise BadRequest("tiles", str(request.tiles), f"1–{MAX_TILES}")
    return known[request.game]


@lru_cache(maxsize=KEPT_DRAFTS)
def drafted_mission(request: MissionRequest, attempt: int) -> str:
    """Return the file of a mission that passes every check, before tuning; each attempt yields another one."""
    shelf = check_request(request)
    for number in range(MAX_DRAFTS):
        name = f"{request.seed}/{request.style}/{request.tiles}/{attempt}/{number}"
        dice = Dice(name)
        layout = lay_out(shelf, request.tiles, dice)
        if layout is None:
            continue
        plot = STYLES[request.style](shelf, layout, dice)
        text = as_text(
            _mission(shelf, request, layout, plot) | {"words": texts_of(shelf, request.style, plot, dice)}
        )
        if not review_mission(text, request.game).problems:
            return text
    raise NothingDrafted(request)


def _mission(shelf: Zombicide, request: MissionRequest, layout: MissionMap, plot: Plot) -> dict[str, Any]:
    spawns: list[dict[str, Any]] = [
        {"put": "spawn", "colour": "red", "at": at, "side": side} for at, side in layout.spawns[:SPAWNS]
    ]
    # A mission of this game says how many personal objectives it has.
    personal = {"personal": 0} if "personal" in shelf.words.mission.__struct_fields__ else {}
    most = min(shelf.most_survivors, len(shelf.people))
    return {
        "id": f"{request.style}_{request.seed}",
        "game": request.game,
        "difficulty": request.difficulty,
        "minutes": MINUTES_A_TILE * max(request.tiles, 2),
        "survivors": [min(SURVIVORS, most), most],
        "tiles": layout.tiles,
        "tokens": [{"put": "start", "at": layout.start}, *plot.tokens, *spawns],
        "edges": [{"put": "door", "between": list(edge)} for edge in layout.doors],
        "zombies": plot.zombies,
        "goals": plot.goals,
        "when": plot.when,
        **personal,
    }
