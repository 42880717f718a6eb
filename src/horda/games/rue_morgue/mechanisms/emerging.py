"""Manhole and bed cards: zombies emerge from manholes and beds on tiles with survivors (chapters MAN, BED)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.rue_morgue.mechanisms.tents.cards import beds_in_tents
from horda.games.rue_morgue.rules.dead import CRAWLER, ESCORT, FATTY, WALKER, is_barren, plays_crawlers
from horda.games.zombicide.events.zombie_events import RanOut
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.miniatures import announce_spawn, put_down
from horda.games.zombicide.rules.zombies.spawning import Deed
from horda.games.zombicide.state import ZombicideState

if TYPE_CHECKING:
    from horda.engine.steps import Frame

MANHOLE: Final = "manhole"
BED: Final = "bed"


class Emerging(Mechanism):
    """The verbs of zombie cards that bring zombies out of manholes and beds."""

    name: ClassVar[str] = "emerging"
    needs: ClassVar[tuple[str, ...]] = ("tents",)
    """Tents also contain beds (RM-CAM-06)."""

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return the effects of manhole cards, which bring Crawlers, and of bed cards."""
        if verb == MANHOLE:
            return [FromManholes(kind, count)]
        return [FromBeds(icon)] if verb == BED else []


def occupied_tiles(s: ZombicideState) -> list[int]:
    """Return the tiles with a survivor on them; a zone on several tiles counts for each (RM-MAN-05).

    No zombies emerge on other tiles (RM-MAN-04, RM-BED-05).
    """
    found: list[int] = []
    for zone in s.zone:
        if zone >= 0:
            found.extend(tile for tile in s.board.tiles[zone] if tile not in found)
    return found


def printed_places(s: ZombicideState, kind: str, colour: str) -> list[int]:
    """Return the zone of each manhole, or bed of a colour, on tiles with survivors (RM-MAN-02, RM-BED-04)."""
    tiles = occupied_tiles(s)
    return [
        feature.zone
        for feature in s.board.features
        if feature.kind == kind and feature.colour == colour and feature.tile in tiles
    ]


class FromManholes(Deed):
    """Zombies emerge from each manhole on tiles with survivors (RM-MAN-01, RM-MAN-02)."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind = kind
        self.count = count

    def word(self) -> str:
        return MANHOLE

    def brings(self, s: ZombicideState) -> tuple[str, ...]:
        """Return the zombies that emerge from each manhole."""
        return (s.edition.kinds[self.kind].name,) * self.count

    def act(self, s: ZombicideState, zone: int) -> None:
        """Place zombies for each manhole, even if a zone has several (RM-MAN-03)."""
        manholes = [one for one in printed_places(s, MANHOLE, "") if not is_barren(s, one)]
        bring_out_zombies(s, self.kind, [one for one in manholes for _ in range(self.count)])


class FromBeds(Deed):
    """A Crawler emerges from each bed of a colour on tiles with survivors (RM-BED-03, RM-BED-04)."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def word(self) -> str:
        return f"{BED}_{self.colour}"

    def act(self, s: ZombicideState, zone: int) -> None:
        """Place zombies for beds, also in revealed tents (RM-BED-02) and on tiles with an event trigger (RM-EVT-11)."""
        if not plays_crawlers(s):
            return
        beds = [*printed_places(s, BED, self.colour), *beds_in_tents(s, self.colour, occupied_tiles(s))]
        bring_out_zombies(s, s.edition.kind_number[CRAWLER], [one for one in beds if not is_barren(s, one)])


def bring_out_zombies(s: ZombicideState, kind: int, zones: Iterable[int]) -> None:
    """Push the placement of one zombie of a kind for each zone in the list; a zone may be listed several times."""
    wanted = tuple(sorted(zones))
    if wanted:
        s.push(ComeOut(kind, wanted, NOWHERE))


@dataclass
class ComeOut(Step):
    """Place zombies of a kind, one for each zone in a list."""

    kind: int
    zones: tuple[int, ...]
    missing: int
    """The kind whose miniatures have already run out for this card, if any."""

    def run(self, s: ZombicideState) -> None:
        """Place all zombies, or ask the first player where to place the last miniatures (RM-MAN-07, RM-BED-07)."""
        left = s.supply[self.kind]
        if left >= len(self.zones):
            settle(s, self, self.zones)
        elif left:
            s.push(PlaceLast(self.kind, self.zones, self.missing, ()))
        else:
            settle(s, self, ())


def settle(s: ZombicideState, coming: ComeOut, zones: tuple[int, ...]) -> None:
    """Place the zombies, Fatties with their escort; a kind that runs out gets only one extra activation.

    RM-MAN-06, RM-BED-06.
    """
    kind, missing = coming.kind, coming.missing
    if len(zones) < len(coming.zones) and missing == NOWHERE:
        missing = kind
    for zone in dict.fromkeys(zones):
        put_down(s, zone, kind, zones.count(zone))
    steps: list[Frame] = []
    numbers = s.edition.kind_number
    if kind == numbers[FATTY] and zones:
        steps.append(ComeOut(numbers[WALKER], tuple(one for one in zones for _ in range(ESCORT)), missing))
    elif missing != NOWHERE:
        s.emit(RanOut(s.edition.kinds[missing].name))
        steps.append(ActivateAgain(1 << missing))
    s.push(*steps)
    for zone in dict.fromkeys(zones):
        announce_spawn(s, zone)


@dataclass
class PlaceLast(Question):
    """The first player chooses where to place the last miniatures if there are too few (RM-MAN-07, RM-BED-07)."""

    kind: int
    zones: tuple[int, ...]
    """The zones that still need zombies, each listed once for every zombie."""
    missing: int
    chosen: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        """Return the rule for beds or for manholes."""
        return "RM-BED-07" if s.edition.kinds[self.kind].name == CRAWLER else "RM-MAN-07"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing among equal zones."""
        return ("place_last",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every zone that still needs a zombie."""
        zombie = s.edition.kinds[self.kind].name
        return [
            Choice(s.first, "place_last", (("zombie", zombie), ("zone", s.board.names[zone])))
            for zone in dict.fromkeys(self.zones)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Add the zone; after the last one place all zombies."""
        zone = s.board.called[choice.name("zone")]
        at = self.zones.index(zone)
        rest = (*self.zones[:at], *self.zones[at + 1 :])
        chosen = (*self.chosen, zone)
        if len(chosen) < s.supply[self.kind]:
            s.push(PlaceLast(self.kind, rest, self.missing, chosen))
        else:
            settle(s, ComeOut(self.kind, (*rest, *chosen), self.missing), chosen)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        left = s.supply[self.kind] - len(self.chosen)
        return Prompt("PlaceLast", (("zombie", s.edition.kinds[self.kind].name), ("count", left)))
