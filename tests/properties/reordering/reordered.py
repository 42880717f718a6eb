"""Functions that reorder and extend a game's content, which must not change how matches play or look."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec

from horda.engine.cards import Deck
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.state import State
from horda.games.zombicide.board import build
from horda.games.zombicide.edition import Edition, ZombieKind
from horda.games.zombicide.missions.reading import plan
from horda.games.zombicide.missions.records import Mission, TokenRecord
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.skills.base import Skill

STRANGER = "stranger"
"""The name of the zombie kind and the skill that the altered game adds."""
NEVER = 900
"""Number of a round that no match reaches."""


def reverse_zones(board: Board, *drawn: object) -> None:
    """Reverse the numbers of a board's zones without changing their names."""
    last = board.size - 1
    for part in (board.names, board.kinds, board.cells, board.tiles):
        part.reverse()
    board.zone_of[:] = [zone if zone < 0 else last - zone for zone in board.zone_of]
    board.called.update({name: last - zone for name, zone in board.called.items()})


@contextmanager
def zones_reversed() -> Iterator[None]:
    """Reverse the order of zones on boards built inside a `with` block."""
    add_zones = build.add_zones

    def add_reversed_zones(board: Board, *drawn: object) -> None:
        add_zones(board, *drawn)
        reverse_zones(board)

    build.add_zones = add_reversed_zones
    try:
        yield
    finally:
        build.add_zones = add_zones


def reversed_mission(mission: Mission) -> Mission:
    """Return a mission with its triggers and tokens reversed, and one of each added that has no effect.

    Triggers with the same condition keep their order, which is the order in which their effects happen.
    """
    when = sorted(mission.when, key=lambda trigger: trigger.event, reverse=True)
    more = [msgspec.structs.replace(trigger, round=NEVER) for trigger in when[:1]]
    tokens = [TokenRecord("objective", last.at, "black", order=NEVER) for last in mission.tokens[-1:]]
    return msgspec.structs.replace(mission, when=(*more, *when), tokens=(*tokens, *mission.tokens[::-1]))


@contextmanager
def missions_reversed() -> Iterator[None]:
    """Reverse and extend the triggers and tokens of missions read inside a `with` block."""
    read = plan.read

    def read_reversed(text: str, kind: type[Mission], *, name: str) -> Mission:
        return reversed_mission(read(text, kind, name=name))

    plan.read = read_reversed
    try:
        yield
    finally:
        plan.read = read


def renumber_cards(s: State) -> None:
    """Number the cards of a match in reverse, and put two more into its first pile."""
    cards = s.cards
    faces, backs = cards.deck.faces[::-1], cards.deck.backs[::-1]
    last = len(faces) - 1
    pile = next(name for name, lying in cards.piles.items() if lying)
    more = [cards.piles[pile][0], cards.piles[pile][-1]]
    cards.piles = {name: [last - card for card in lying] for name, lying in cards.piles.items()}
    cards.piles[pile] = [*cards.piles[pile], last + 1, last + 2]
    cards.known = [*cards.known[::-1], *(cards.known[card] for card in more)]
    deck = cards.deck
    cards.deck = Deck(
        [*faces, *(deck.faces[one] for one in more)], [*backs, *(deck.backs[one] for one in more)]
    )


def altered_game(game: Game) -> Game:
    """Return the same game with reordered and additional content."""

    class Altered(type(game)):  # type: ignore[misc]
        def start(self, seats: int, options: dict[str, Plain], chance: int) -> State:
            with zones_reversed(), missions_reversed():
                s: State = super().start(seats, options, chance)
            renumber_cards(s)
            return s

        def all_skills(self) -> list[Skill]:
            return [Skill(STRANGER), *reversed(super().all_skills())]

        def edition_of(self, kind: type[Edition], kinds: list[ZombieKind] | None = None) -> Edition:
            found = (kinds or super().edition_of(kind).kinds)[::-1]
            like = found[0]
            stranger = ZombieKind(
                STRANGER,
                actions=like.actions,
                wounds=like.wounds,
                damage=like.damage,
                experience=like.experience,
                priority=like.priority,
                figures=like.figures,
                splits=like.splits,
                armour=like.armour,
                individual=like.individual,
            )
            edition: Edition = super().edition_of(kind, [stranger, *found])
            return edition

    return Altered()


def without_order(view: object) -> object:
    """Return a view with names only, without order and without the added content."""
    return _without_order(msgspec.to_builtins(view))


def _without_order(value: object) -> object:
    if isinstance(value, Mapping):
        return {name: _without_order(one) for name, one in value.items() if name != STRANGER}
    if isinstance(value, list | tuple):
        kept = [one for one in value if not (isinstance(one, dict) and STRANGER in one.values())]
        return sorted((_without_order(one) for one in kept if one != STRANGER), key=json.dumps)
    return value
