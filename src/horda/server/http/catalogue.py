"""Catalogue of the games for the client: missions, options, bots, box texts and printed figures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, cast

import msgspec

from horda import __version__
from horda.art.names import drawing_of
from horda.bots import best_bot, bots, by_strength
from horda.engine import choices as engine
from horda.engine.content.verb_styles import verbs_of
from horda.engine.game import Game
from horda.engine.state import State
from horda.games import game, games
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import kebab, source
from horda.rulebook import rulebooks
from horda.server.protocol.catalogue_records import BoxWords, GameInfo, MissionInfo, OptionInfo, Shelf
from horda.server.protocol.match_records import Plain
from horda.server.protocol.server_messages import PROTOCOL

API = "/api/v1"
TILE_SIDE_CELLS = 3
Difficulty = Literal["easy", "medium", "hard"]


COVER_FILE = "cover.svg"
"""Name of the cover picture that a game's package may contain."""


@cache
def shelf() -> Shelf:
    """Return all installed games in the order of their boxes."""
    boxes = sorted(games().values(), key=lambda box: (box.shelf_rank, box.id))
    return Shelf(PROTOCOL, __version__, LANGUAGES, tuple(game_info(box) for box in boxes))


@cache
def game_info(what: Game) -> GameInfo:
    """Return the record of a game: seats, options, missions, bots and the URLs of its pictures."""
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
            OptionInfo(option.name, cast("tuple[Plain, ...]", option.values), cast("Plain", option.default))
            for option in what.options()
        ),
        missions=_missions_of(what),
        bots=tuple(bots(what.id)),
        best_bot=best_bot(what.id),
        levels=tuple(by_strength(what.id)),
        catalogues=Words.of(what, "en").catalogues,
        box={lang: box_words(Words.of(what, lang), len(missions)) for lang in LANGUAGES},
        colour=what.colour,
        cover=f"{API}/games/{what.id}/{COVER_FILE}" if cover_of(what) else "",
        rulebook=what.id in rulebooks(),
        usual_seats=min(max(what.usual_seats, least), most),
        deals_colours=what.deals_colours,
        living=what.living,
        dead=what.dead,
    )


def box_words(words: Words, missions: int) -> BoxWords:
    """Return the texts of a box; its headline is the game's title if the words have none."""
    said = {part: words.tail(f"box.{part}", count=missions) for part in ("line", "holds", "about")}
    return BoxWords(words.tail("box") or words.title(), **said)


def cover_of(what: Game) -> str:
    """Return the cover picture (SVG) of a game, or an empty string if it has none."""
    file = files(what.home) / COVER_FILE
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def has_secrets(state: State) -> bool:
    """Whether some seats see cards that others do not."""
    seats = state.everyone >> 1
    return any(mask & seats not in (0, seats) for mask in state.cards.audience.values())


def plans_of(what: Game) -> dict[str, MissionPlan]:
    """Return the missions of a game by id; empty for games without missions."""
    return what.plans if isinstance(what, Zombicide) else {}


def _missions_of(what: Game) -> tuple[MissionInfo, ...]:
    """Return the missions of a box as records; none for a game without missions."""
    if not isinstance(what, Zombicide):
        return ()
    return tuple(mission_info(what, plan, {"mission": id}) for id, plan in what.plans.items())


def mission_info(what: Zombicide, plan: MissionPlan, options: Mapping[str, engine.Plain]) -> MissionInfo:
    """Return the record of a mission of the box, or of the custom mission in `options`."""
    mission = plan.mission
    facts = what.mission_facts(plan)
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
        tiles=(plan.board.width // TILE_SIDE_CELLS, plan.board.height // TILE_SIDE_CELLS),
        map=f"{home}/map.svg",
        board=f"{home}/board",
        cover=f"{home}/{COVER_FILE}",
        level=facts.level,
        won=facts.won,
        rounds=facts.rounds,
        kinds=facts.kinds,
        needs=facts.tiles,
    )


PrintedFigures = dict[str, dict[str, dict[str, int | str]]]


@cache
def printed_figures(game_id: str) -> PrintedFigures:
    """Return the numbers printed on a game's cards, zombies and other components, by kind and name as in locale ids.

    Texts such as `zombiland-card-bat.text` use them as variables. The kind `verb` holds the drawings of choices.
    """
    what = game(game_id)
    found: PrintedFigures = {}
    for name, figures in _things_with_figures(what):
        kind, _, thing = name.partition(" ")
        found.setdefault(kind, {})[thing] = figures
    found["verb"] = {kebab(name): msgspec.to_builtins(verb) for name, verb in verbs_of(what).items()}
    return found


def _things_with_figures(what: Game) -> list[tuple[str, dict[str, int | str]]]:
    """Return `kind name` and the printed numbers of every component in the locale files that has any.

    Names are looked up as written in locale ids, then as the rules write them.
    """
    words = Words.of(what, "en")
    found: list[tuple[str, dict[str, int | str]]] = []
    for prefix in words.catalogues:
        for kind in PRINTED_KINDS:
            head = f"{prefix.replace('_', '-')}-{kind}-"
            for line in source("en", prefix).splitlines():
                if line.startswith(head) and "=" in line:
                    thing = line.removeprefix(head).partition("=")[0].strip()
                    names = (thing, thing.replace("-", "_"))
                    printed = next((dict(seen) for name in names if (seen := what.figures(kind, name))), {})
                    if figures := printed | drawings_of(what.id, kind, thing):
                        found.append((f"{kind} {thing}", figures))
    return found


PRINTED_KINDS = ("card", "zombie", "mission", "survivor", "space", "location", "who", "character", "vault")
"""Kinds of components that have printed numbers or a drawing."""
PEOPLE = {"portrait": ("survivor", "who", "character"), "risen": ("character",)}
"""Argument names of people with a portrait, and of those who rise as zombies."""


def drawings_of(game_id: str, kind: str, name: str) -> dict[str, int | str]:
    """Return the names of a component's `drawing` and a person's `portrait` and `risen` figure, if drawn."""
    kinds = {"drawing": kind} | {part: part for part, people in PEOPLE.items() if kind in people}
    drawn = {part: drawing_of(game_id, as_kind, name) for part, as_kind in kinds.items()}
    return {part: drawing for part, drawing in drawn.items() if drawing}
