"""The shelf as the client sees it: the games, their missions, options, bots and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, cast

import msgspec

from horda import __version__
from horda.bots import best_bot, bots
from horda.engine import choices as engine
from horda.engine.content import records
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.verbs import verbs_of
from horda.games import game, games
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions import Plan
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import kebab, source
from horda.server.protocol import PROTOCOL
from horda.server.records import GameInfo, MissionInfo, OptionInfo, Plain, Shelf

API = "/api/v1"
CELLS_OF_A_TILE = 3


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on a box."""

    family: Literal["zombicide", "city_of_horror", "zombiland"]
    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


@cache
def boxes() -> dict[str, Box]:
    """The boxes by game."""
    return records(files(__package__).joinpath("shelf.yaml"), dict[str, Box])


@cache
def shelf() -> Shelf:
    """All games that can be played here, in the order of the boxes."""
    known = games()
    order = [name for name in boxes() if name in known]
    return Shelf(PROTOCOL, __version__, LANGUAGES, tuple(game_info(known[name]) for name in order))


@cache
def game_info(what: Game) -> GameInfo:
    """One game."""
    box = boxes()[what.id]
    return GameInfo(
        id=what.id,
        title=what.title,
        rules=what.version,
        family=box.family,
        seats=(what.min_seats, what.max_seats),
        minutes=box.minutes,
        difficulty=box.difficulty,
        secrets=has_secrets(what.new(seats=what.seats_for({})[0])),
        options=tuple(
            OptionInfo(one.name, cast("tuple[Plain, ...]", one.values), cast("Plain", one.default))
            for one in what.options()
        ),
        missions=tuple(
            mission_info(what, plan, {"mission": plan.mission.id}) for plan in plans_of(what).values()
        ),
        bots=tuple(bots(what.id)),
        best_bot=best_bot(what.id),
        catalogues=Words.of(what, "en").catalogues,
    )


def has_secrets(state: State) -> bool:
    """Whether some seats see cards that others do not."""
    seats = state.everyone >> 1
    return any(mask & seats not in (0, seats) for mask in state.cards.audience.values())


def plans_of(what: Game) -> dict[str, Plan]:
    """The missions of a game; none for those that have a board of their own."""
    return what.plans if isinstance(what, Zombicide) else {}


def mission_info(what: Game, plan: Plan, options: Mapping[str, engine.Plain]) -> MissionInfo:
    """A mission, of the box or as these options bring it."""
    mission = plan.mission
    home = f"{API}/games/{what.id}/missions/{mission.id}"
    return MissionInfo(
        id=mission.id,
        number=mission.number,
        origin=mission.origin,
        difficulty=mission.difficulty,
        minutes=mission.minutes,
        survivors=mission.survivors,
        seats=what.seats_for(options),
        rivals=mission.competitive,
        tiles=(plan.board.width // CELLS_OF_A_TILE, plan.board.height // CELLS_OF_A_TILE),
        map=f"{home}/map.svg",
        board=f"{home}/board",
    )


Printed = dict[str, dict[str, dict[str, int | str]]]


@cache
def printed_figures(game_id: str) -> Printed:
    """The figures on all things of a game by kind and name, as ids of the words write both.

    A text such as `zombiland-card-bat.text` has them as variables; of a verb it is how its choices look.
    """
    what = game(game_id)
    found: Printed = {}
    for name, figures in _figures(what):
        kind, _, thing = name.partition(" ")
        found.setdefault(kind, {})[thing] = figures
    found["verb"] = {kebab(name): msgspec.to_builtins(verb) for name, verb in verbs_of(what).items()}
    return found


def _figures(what: Game) -> list[tuple[str, dict[str, int | str]]]:
    """Every thing with words of its own that has figures; its name is tried as ids and as rules write it."""
    words = Words.of(what, "en")
    found: list[tuple[str, dict[str, int | str]]] = []
    for prefix in words.catalogues:
        for kind in KINDS:
            head = f"{prefix.replace('_', '-')}-{kind}-"
            for line in source("en", prefix).splitlines():
                if line.startswith(head) and "=" in line:
                    thing = line.removeprefix(head).partition("=")[0].strip()
                    for name in (thing, thing.replace("-", "_")):
                        if figures := dict(what.figures(kind, name)):
                            found.append((f"{kind} {thing}", figures))
                            break
    return found


KINDS = ("card", "zombie", "mission", "survivor", "space", "location", "who")
"""The kinds of thing that have figures printed on them."""
