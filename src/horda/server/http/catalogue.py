"""The shelf as the client sees it: the games, their missions, options, bots and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, cast

import msgspec

from horda import __version__
from horda.bots import best_bot, bots, by_strength
from horda.engine import choices as engine
from horda.engine.content.verb_styles import verbs_of
from horda.engine.game import Game
from horda.engine.state import State
from horda.games import game, games
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reader import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import kebab, source
from horda.rulebook import rulebooks
from horda.server.protocol.catalogue_records import BoxWords, GameInfo, MissionInfo, OptionInfo, Shelf
from horda.server.protocol.match_records import Plain
from horda.server.protocol.server_messages import PROTOCOL

API = "/api/v1"
CELLS_OF_A_TILE = 3
Difficulty = Literal["easy", "medium", "hard"]


COVER = "cover.svg"
"""The picture that a game may bring in its package."""


@cache
def shelf() -> Shelf:
    """All games that can be played here, in the order of the boxes."""
    boxes = sorted(games().values(), key=lambda one: (one.shelf_rank, one.id))
    return Shelf(PROTOCOL, __version__, LANGUAGES, tuple(game_info(one) for one in boxes))


@cache
def game_info(what: Game) -> GameInfo:
    """What the shelf tells of a game: its seats, options, missions and where its pictures are."""
    least, most = what.min_seats, what.max_seats
    missions = plans_of(what)
    return GameInfo(
        id=what.id,
        title=what.title,
        rules=what.version,
        family=what.family or what.id,
        seats=(least, most),
        minutes=what.minutes,
        difficulty=cast("Difficulty", what.difficulty),
        secrets=has_secrets(what.new(seats=what.seats_for({})[0])),
        options=tuple(
            OptionInfo(one.name, cast("tuple[Plain, ...]", one.values), cast("Plain", one.default))
            for one in what.options()
        ),
        missions=tuple(mission_info(what, plan, {"mission": plan.mission.id}) for plan in missions.values()),
        bots=tuple(bots(what.id)),
        best_bot=best_bot(what.id),
        levels=tuple(by_strength(what.id)),
        catalogues=Words.of(what, "en").catalogues,
        box={lang: box_words(Words.of(what, lang), len(missions)) for lang in LANGUAGES},
        colour=what.colour,
        cover=f"{API}/games/{what.id}/{COVER}" if cover_of(what) else "",
        rulebook=what.id in rulebooks(),
        usual_seats=min(max(what.usual_seats, least), most),
        deals_colours=what.deals_colours,
        living=what.living,
        dead=what.dead,
    )


def box_words(words: Words, missions: int) -> BoxWords:
    """What stands on a box; one that says nothing of itself has its title."""
    said = {part: words.tail(f"box.{part}", count=missions) for part in ("line", "holds", "about")}
    return BoxWords(words.tail("box") or words.title(), **said)


def cover_of(what: Game) -> str:
    """The picture that a game brings; empty where it brings none."""
    file = files(what.home) / COVER
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def has_secrets(state: State) -> bool:
    """Whether some seats see cards that others do not."""
    seats = state.everyone >> 1
    return any(mask & seats not in (0, seats) for mask in state.cards.audience.values())


def plans_of(what: Game) -> dict[str, MissionPlan]:
    """The missions of a game; none for those that have a board of their own."""
    return what.plans if isinstance(what, Zombicide) else {}


def mission_info(what: Game, plan: MissionPlan, options: Mapping[str, engine.Plain]) -> MissionInfo:
    """A mission, of the box or as these options bring it."""
    mission = plan.mission
    home = f"{API}/games/{what.id}/missions/{mission.id}"
    return MissionInfo(
        id=mission.id,
        number=mission.number,
        group=mission.group,
        origin=mission.origin,
        difficulty=mission.difficulty,
        minutes=mission.minutes,
        survivors=mission.survivors,
        seats=what.seats_for(options),
        rivals=not plan.goals.together,
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
