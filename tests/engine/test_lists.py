"""Tests that lists of a state are replaced, never changed in place, since copies of a state share lists."""

from pathlib import Path

import pytest
from tests.engine.inplace import changes

import horda
from horda.engine.lists import plus, put, with_bits, with_slice, without

SOURCE = Path(horda.__file__).resolve().parent
FAMILIES = {
    "zombicide": ("zombicide", "green_horde", "rue_morgue", "army_of_the_dead"),
    "city_of_horror": ("city_of_horror",),
    "zombiland": ("zombiland",),
}
OWN = {"stack", "offer"}
"""Names of the lists that clones do not share, or that are rebuilt at every decision."""


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (lambda items: put(items, 1, 9), [5, 9, 7]),
        (lambda items: plus(items, 1, -2), [5, 4, 7]),
        (lambda items: with_bits(items, 2, 8), [5, 6, 15]),
        (lambda items: with_slice(items, 1, [0, 0]), [5, 0, 0]),
        (lambda items: with_slice(items, 0, [0]), [0, 6, 7]),
        (lambda items: without(items, 6), [5, 7]),
    ],
)
def test_another_list_takes_the_place_of_the_old(changed, expected):
    items = [5, 6, 7]
    assert changed(items) == expected
    assert items == [5, 6, 7]


def test_what_is_not_there_cannot_be_replaced():
    with pytest.raises(IndexError):
        put([1], 1, 2)
    with pytest.raises(ValueError, match="not in list"):
        without([1], 2)


def modules(*folders: str) -> dict[str, str]:
    """Return the sources of all modules in some packages, by path."""
    paths = [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in paths}


def lists_of(game: str) -> set[str]:
    """Return the names of the lists in a state of a game and its cards."""
    state = horda.game(game).new(seats=horda.game(game).min_seats, seed=1)
    named = {name for name, value in vars(state).items() if isinstance(value, list)}
    return (named | {"known"}) - OWN


@pytest.mark.parametrize("family", FAMILIES)
def test_no_list_of_a_state_is_changed_in_place(family: str):
    names = {name for game in FAMILIES[family] if game in horda.games.games() for name in lists_of(game)}
    sources = modules("engine", *(f"games/{game}" for game in FAMILIES[family]))
    assert {"orders", "script", "known"} < names
    assert len(sources) > 20
    assert changes(sources, names) == {}


def test_every_game_is_read():
    packages = {game for family in FAMILIES.values() for game in family}
    assert packages == {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}


FIELDS = {"zone", "tokens", "known"}


@pytest.mark.parametrize(
    "line",
    [
        "s.zone[who] = 3",
        "s.zone[who] += 1",
        "s.zone[1:3] = [0, 0]",
        "s.zone += [4]",
        "del s.zone[0]",
        "s.zone.append(3)",
        "s.zone.remove(3)",
        "s.zone.pop()",
        "first = s.zone.pop(0)",
        "s.zone.insert(0, 3)",
        "s.zone.sort()",
        "s.zone.reverse()",
        "s.zone.extend([3])",
        "s.zone.clear()",
        "s.zone[0], s.zone[1] = s.zone[1], s.zone[0]",
        "s.tokens[who].append(3)",
        "s.tokens[who][0] = 3",
        "s.cards.known[card] |= mask",
        "s.cards.piles[deck].append(card)",
        "s.cards.piles['deck'][-1] = card",
        "there = s.zone\n    there[who] = 3",
        "there, known = s.zone, s.cards.known\n    known[card] &= mask",
        "there: list[int] = s.zone\n    again = there\n    again.append(3)",
        "pile = s.cards.piles[deck]\n    pile.extend(wanted)",
        "pile = s.cards.piles[deck] if deck else s.zone\n    pile.pop()",
        "(pile := s.cards.piles[deck]).pop()\n    pile.pop()",
        "for pile in s.cards.piles.values():\n        pile[0] = 3",
        "for name, pile in list(s.cards.piles.items()):\n        pile.sort()",
        "for held in s.tokens:\n        held.append(3)",
        "for seat, held in enumerate(s.tokens):\n        held += [3]",
        "[pile.pop() for pile in s.cards.piles.values()]",
        "s.rng.shuffle(s.zone)",
        "s.hand(seat).pop()",
        "hand = s.hand(seat)\n    hand.remove(card)",
        "picked(s, s.cards.piles[deck])",
    ],
)
def test_a_change_in_place_is_found(line: str):
    assert list(changes({"one": HELPERS, "two": f"def run(self, s):\n    {line}\n"}, FIELDS)) == ["two"]


HELPERS = """
def hand(self, seat):
    return self.cards.piles[seat]

def picked(s, pile):
    return pile.pop()
"""


@pytest.mark.parametrize(
    "line",
    [
        "s.zone = put(s.zone, who, 3)",
        "s.zone = [*s.zone, 3]",
        "s.zone = s.zone + [3]",
        "s.cards.piles[deck] = [*s.cards.piles[deck], card]",
        "there = s.zone.copy()\n    there[who] = 3\n    s.zone = there",
        "there = s.zone[:]\n    there.append(3)",
        "there = [one for one in s.zone]\n    there.sort()",
        "left = list(s.cards.piles[deck])\n    left.pop()",
        "s.round += 1",
        "place = s.zone[who]\n    place += 1",
        "s.counters[key] = 1",
        "picked(s, s.zone.copy())",
        "s.stack.append(step)",
    ],
)
def test_a_new_list_may_be_changed_before_it_takes_the_place(line: str):
    assert changes({"one": HELPERS, "two": f"def run(self, s):\n    {line}\n"}, FIELDS) == {}
