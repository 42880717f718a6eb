"""Helpers for the tests of Zombiland: positions from one line of text, spaces by kind, cards by effect.

Numbers and the shape of the board may be tuned, so tests name a space by its kind and read a card's numbers
from its record.
"""

from itertools import combinations_with_replacement

from tests import tables
from tests.tables import position, question_name

from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES
from horda.games.zombiland.rules.board import STOPS, SURVIVOR_WAYS
from horda.games.zombiland.rules.showing import SHOWING
from horda.games.zombiland.state import HANDS, PAWS, ZombilandState

PLAIN_FIGHTS = [
    card for card in ENCOUNTERS.values() if card.power and card.bites == 1 and not card.win and not card.lose
]
FIGHT = min(PLAIN_FIGHTS, key=lambda card: card.power).id
"""An Encounter that is only a fight."""
EMPTY_HANDED = "Died 0 0 "
"""The log line for the death of the first player without cards."""
NOTHING = next(card.id for card in ENCOUNTERS.values() if not card.power and not card.do)
"""An Encounter in which nothing happens."""


def table(
    text: str,
    *,
    dice: tuple[int, ...] | list[int] = (),
    meets: tuple[str, ...] = (),
    draws: tuple[str, ...] = (),
    claws: tuple[str, ...] = (),
    **given: object,
) -> ZombilandState:
    """Return a position at the start of a turn; `meets`, `draws` and `claws` are the top cards of the three decks."""
    coming = {"encounter": list(meets), "resource": list(draws), "zombie": list(claws)}
    return position("zombiland", text, dice=list(dice), next=coming, **given)


def offered_answers(s: ZombilandState) -> list[str]:
    """Return the possible answers as text, without showing cards, which is always possible."""
    return [line for line in tables.offered_lines(s) if line.split()[1] not in SHOWING]


def match_at_first_turn(seats: int, seed: int = 1, **options: str) -> ZombilandState:
    """Return a match after set-up, at the first turn; seats take the characters in order."""
    import horda

    s = horda.game("zombiland").new(seats=seats, seed=seed, **options)
    while question_name(s) == "ChooseCharacter":
        s.apply(s.all_choices()[0])
    return s


def space(kind: str, region: str = "") -> str:
    """Return a space of this kind on the ring, in this region if given."""
    return next(
        one.id
        for part in BOARD.regions
        if part.id == region or not region
        for one in part.ring
        if one.kind == kind
    )


def near(place: str) -> str:
    """Return a space one step from another, on which no survivor has to stop."""
    return next(one for one in SURVIVOR_WAYS[place] if one not in STOPS)


def weapons_against(power: int) -> tuple[str, int]:
    """Return weapons that can beat a power, in the notation of positions, and the lowest die that wins with them."""
    weapons = [
        card for card in RESOURCES.values()
        if card.when == ("fight",) and card.do[0].do == "add" and not card.any and not card.own_turn
    ]  # fmt: skip
    for count in range(1, 5):
        for some in combinations_with_replacement(weapons, count):
            die = power - sum(card.do[0].n for card in some)
            if 2 <= die <= 5 and all(some.count(card) <= card.count for card in some):
                return ", ".join(card.id for card in some), die
    raise AssertionError(f"no weapons reach {power}")


def points(*faces: str) -> int:
    """Return the sum of the bonuses of Resource cards in a fight."""
    return sum(effect.n for face in faces for effect in RESOURCES[face].do if effect.do == "add")


def hand(s: ZombilandState, name: str) -> list[str]:
    """Return a player's Resource cards, sorted by name."""
    return sorted(s.cards.faces(HANDS[s.character.index(name)]))


def paws(s: ZombilandState, name: str) -> list[str]:
    """Return a player's Zombie cards, sorted by name."""
    return sorted(s.cards.faces(PAWS[s.character.index(name)]))


def at(s: ZombilandState, name: str) -> str | None:
    """Return the space of a player's piece, or None if it is not on the board."""
    return s.at[s.character.index(name)]
