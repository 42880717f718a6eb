"""The spawn step: a zombie card for each active spawn token, in order (spawn.step, spawn.order)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.zombie_events import DeckReshuffled, SpawnEnded, ZombieCardDrawn
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.conditions import ASLEEP, SPAWN
from horda.games.zombicide.rules.turns.experience import COLOURS
from horda.games.zombicide.state import ZombicideState

DECK: Final = "zombies"
NOTHING: Final = "nothing"


# --- cards -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One effect of a zombie card in the zone for which it was drawn."""

    def word(self) -> str:
        """Return the effect's name in the log."""
        return ""

    def brings(self, s: ZombicideState) -> tuple[str, ...]:
        """Return the kinds of zombie that the card names, each as often as the card says."""
        return ()

    def act(self, s: ZombicideState, zone: int) -> None:
        """Apply the effect, or push the steps that do so."""
        raise TypeError(f"{type(self).__name__} has no act")


class ZombieCard:
    """A zombie card as printed: its effects at each danger level."""

    def __init__(self, face: str, rows: list[list[Deed]]) -> None:
        self.face = face
        self.rows = rows
        """The effects at blue, yellow, orange and red (spawn.row)."""


@dataclass
class DrawZombieCard(Step):
    """Draw a zombie card for a zone and apply its row for the danger level (spawn.row)."""

    zone: int

    def run(self, s: ZombicideState) -> None:
        draw_for(s, self.zone, DECK)


def draw_for(s: ZombicideState, zone: int, deck: str) -> None:
    """Draw a card of a deck for a zone and apply it (spawn.deck)."""
    if fresh_deck(s, deck):
        carry_out(s, zone, s.cards.draw(deck, f"{deck}_discard"), deck)


def fresh_deck(s: ZombicideState, deck: str) -> bool:
    """Return whether a deck has a card, after reshuffling the discards if it is empty.

    spawn.deck, building.deck.
    """
    cards = s.cards
    if not cards.piles[deck]:
        discards = f"{deck}_discard"
        for card in cards.piles[discards].copy():
            cards.move(card, discards, deck)
        s.shuffle(deck)
        s.emit(DeckReshuffled(deck))
    return bool(cards.piles[deck])


def carry_out(s: ZombicideState, zone: int, card: int, deck: str = DECK) -> None:
    """Apply a card drawn for a zone: its row for the highest danger level.

    spawn.row, spawn.level, building.row.
    """
    face = s.cards.face(card)
    row = s.edition.zombie_cards[face].rows[s.danger()]
    deed = row[0].word() if row else NOTHING
    brings = tuple([zombie for one in row for zombie in one.brings(s)])
    s.emit(ZombieCardDrawn(s.board.names[zone], face, COLOURS[s.danger()], deed, brings, deck), card)
    s.push(*[DoDeed(face, at, zone, s.danger()) for at in range(len(row))])


@dataclass
class DoDeed(Step):
    """One effect of a drawn zombie card."""

    face: str
    deed: int
    zone: int
    level: int

    def run(self, s: ZombicideState) -> None:
        s.edition.zombie_cards[self.face].rows[self.level][self.deed].act(s, self.zone)


# --- the step and its order --------------------------------------------------------------------------


def spawn_order(s: ZombicideState) -> list[int]:
    """Return the active spawn tokens in the order they are resolved (spawn.order)."""
    return in_order(s, [token for kind in s.edition.spawns for token in s.tokens(kind)])


def token_spawns(s: ZombicideState, token: int) -> Steps:
    """Return the steps of a spawn token on its turn; empty if it is inactive or its condition does not hold."""
    condition = s.goals.spawns_if.get(s.token_name[token])
    if condition is not None and not condition.holds(s):
        return ()
    if s.token_kind[token] == SPAWN:
        return (DrawZombieCard(s.token_zone[token]),)
    return hooks.token_reached(s, token)


@dataclass
class SpawnStep(Step):
    """The zombies' phase ends with a card for each active spawn token (spawn.step, spawn.zones)."""

    def run(self, s: ZombicideState) -> None:
        """Resolve the tokens that are on the board now; one that is added meanwhile waits for the next round."""
        s.push(SpawnTokens(tuple(spawn_order(s))))


@dataclass
class SpawnTokens(Step):
    """The spawn tokens that still have to be resolved, one after another (spawn.order)."""

    tokens: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Resolve the next token that is still on the board and active."""
        for at, token in enumerate(self.tokens):
            if s.token_zone[token] == NOWHERE:
                continue
            spawned = token_spawns(s, token)
            if spawned:
                s.push(*spawned, SpawnTokens(self.tokens[at + 1 :]))
                return


@dataclass
class SpawnCards(Step):
    """Several cards are drawn for one zone by an effect of the mission."""

    zone: int
    count: int

    def run(self, s: ZombicideState) -> None:
        if self.count:
            s.push(DrawZombieCard(self.zone), SpawnCards(self.zone, self.count - 1))


def end_spawn(s: ZombicideState, zone: int) -> None:
    """End the spawn during which a card was drawn: the remaining zones get no card (spawn.ended)."""
    for at in range(len(s.stack) - 1, -1, -1):
        step = s.stack[at]
        if isinstance(step, SpawnTokens | RevealBuilding | SpawnCards):
            del s.stack[at]
            s.emit(SpawnEnded(s.board.names[zone], indoors=isinstance(step, RevealBuilding)))
            return


def in_order(s: ZombicideState, tokens: list[int]) -> list[int]:
    """Return tokens in clockwise order, starting from the spawn zone that the players chose (spawn.order)."""
    places = s.board.clockwise
    first = 0 if s.first_spawn == NOWHERE else places[s.first_spawn]
    size = s.board.size
    return sorted(tokens, key=lambda token: ((places[s.token_zone[token]] - first) % size, token))


@dataclass
class ChooseFirstSpawn(Question):
    """At set-up the players choose the spawn zone that is always resolved first (spawn.order)."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("spawn.order")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every spawn zone of the map, inactive ones included."""
        seat, found = s.speaker, []
        for zone in spawn_zones(s):
            found.append(Choice(seat, "begin_spawn", (("zone", s.board.names[zone]),)))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        s.first_spawn = s.board.called[choice.name("zone")]


def spawn_zones(s: ZombicideState) -> list[int]:
    """Return the zones with a spawn token, active or not, each once, in clockwise order."""
    zones: list[int] = []
    for token in in_order(s, [*s.tokens(SPAWN), *s.tokens(ASLEEP)]):
        if s.token_zone[token] not in zones:
            zones.append(s.token_zone[token])
    return zones


# --- buildings ---------------------------------------------------------------------------------------


@dataclass
class RevealBuilding(Question):
    """A card is drawn for each zone of a building, in an order that the active player chooses (building.order)."""

    who: int
    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("building.order")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who] if self.who >= 0 else s.speaker
        names = s.board.names
        return [Choice(seat, "reveal", (("zone", names[zone]),)) for zone in self.zones]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Draw a card for the zone; after all its effects are done, ask for the remaining zones.

        Its effects include extra activations (building.activation, building.activated) and others (building.special).
        """
        zone = s.board.called[choice.name("zone")]
        rest = tuple(one for one in self.zones if one != zone)
        s.push(DrawZombieCard(zone), RevealBuilding(self.who, rest))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("RevealBuilding", (("zones", len(self.zones)),))
