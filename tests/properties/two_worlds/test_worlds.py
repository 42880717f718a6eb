"""Tests of the two-world law on ten thousand pairs of worlds, and on planted leaks that must be found."""

from collections.abc import Callable
from dataclasses import fields

import msgspec
import pytest
from tests.properties.tables import LESS, MATCHES
from tests.properties.two_worlds.tally import Tally
from tests.properties.two_worlds.witnesses import MANNERS
from tests.properties.two_worlds.worlds import soak

import horda
from horda.engine.events import Event
from horda.engine.state import State

PAIRS = {
    "army_of_the_dead": 1_000,
    "city_of_horror": 3_000,
    "green_horde": 1_000,
    "rue_morgue": 1_000,
    "zombiland": 4_000,
}
"""Number of pairs by game: more where players hold cards, since the Zombicide family has fewer secrets."""
SHARE = 500
"""Maximum number of pairs from one match, so that several settings are tested."""
PLANTED = 600
"""Number of pairs within which a planted leak must be found."""


def tally_of(game: str, pairs: int) -> Tally:
    tally = Tally()
    for so_far in soak(pairs=pairs, games=(game,), seed=PAIRS[game], share=SHARE):
        tally = so_far
    return tally


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_who_was_not_there_cannot_tell_two_worlds_apart(name: str):
    pairs = PAIRS[name] * MATCHES // LESS
    tally = tally_of(name, pairs)
    assert tally.pair_count >= pairs
    assert not tally.found, tally.table()


def top_of(pile: str) -> Callable[[State], str]:
    """Return a function that reads the top card of a pile, a secret for the planted leaks."""
    return lambda s: s.cards.faces(pile)[-1] if s.cards.piles[pile] else ""


LEAKS: dict[str, tuple[str, Callable[[State], str]]] = {
    "army_of_the_dead": ("phase", top_of("equipment")),
    "green_horde": ("mission", top_of("zombies")),
    "rue_morgue": ("active", top_of("zombies")),
    "city_of_horror": ("leader", top_of("deck")),
    "zombiland": ("why", top_of("resource")),
}


@pytest.mark.parametrize("name", sorted(LEAKS))
def test_a_view_that_leaks_a_card_is_found(name: str, monkeypatch: pytest.MonkeyPatch):
    kind = type(horda.game(name))
    honest = kind.view
    part, secret = LEAKS[name]

    def leaky(self: object, s: State, seat: int | None) -> object:
        return msgspec.structs.replace(honest(self, s, seat), **{part: secret(s)})

    monkeypatch.setattr(kind, "view", leaky)
    found = tally_of(name, PLANTED).found
    assert f"{name}: swap, view {part}" in found


@pytest.mark.parametrize("name", ["city_of_horror", "zombiland"])
def test_a_board_in_between_that_leaks_a_card_is_found(name: str, monkeypatch: pytest.MonkeyPatch):
    kind = type(horda.game(name))
    honest = kind.picture
    part, secret = "round", LEAKS[name][1]

    def leaky(self: object, s: State, seat: int | None) -> dict[str, object]:
        return {**honest(self, s, seat), part: secret(s)}

    monkeypatch.setattr(kind, "picture", leaky)
    found = tally_of(name, PLANTED).found
    assert f"{name}: swap, picture {part}" in found


@pytest.mark.parametrize(
    ("name", "told"), [("city_of_horror", "ActionCardDealt"), ("zombiland", "ResourceDrawn")]
)
def test_a_mask_by_which_all_see_into_a_hand_is_found(name: str, told: str, monkeypatch: pytest.MonkeyPatch):
    kind = type(horda.game(name))
    honest = kind.start_copy

    def leaky(self: object, seats: int, options: dict[str, object], chance: int) -> State:
        s = honest(self, seats, options, chance)
        # A new dict: the old one is shared with the start that the game keeps for other matches.
        s.cards.audience = {**s.cards.audience, **{f"hand_{seat}": s.everyone for seat in range(seats)}}
        return s

    monkeypatch.setattr(kind, "start_copy", leaky)
    found = tally_of(name, PLANTED).found
    assert f"{name}: swap, view players.hand" in found
    assert f"{name}: swap, event {told}" in found


def test_who_looks_into_a_new_pile_has_to_be_said():
    with pytest.raises(LookupError, match=r"witnesses\.py"):
        MANNERS["zombiland"].viewers_of("under_the_table")


NOTHING = {"int": 0, "str": "", "bool": False, "tuple": ()}


def blank(event: type[Event]) -> Event:
    """Return an event with empty fields, which compiled classes require."""
    # Interpreted, annotations are text; compiled, they are the class itself, or that of an alias.
    kinds = [getattr(field.type, "__name__", str(field.type)) for field in fields(event)]
    return event(*[NOTHING.get(kind.partition("[")[0].partition(" ")[0]) for kind in kinds])


def kinds_of(event: type[Event]) -> list[type[Event]]:
    """Return the concrete event classes, without their abstract bases."""
    below = event.__subclasses__()
    return [kind for one in below for kind in kinds_of(one)] if below else [event]


@pytest.mark.parametrize("name", sorted(MANNERS))
def test_all_that_is_told_to_some_is_written_down(name: str):
    """Every event with a secret part has declared witnesses, and every declared field exists."""
    family = ("horda.games.zombicide.",) if not MANNERS[name].held else ()
    events = {
        event.__name__: event
        for event in kinds_of(Event)
        if event.__module__.startswith((f"horda.games.{name}.", *family))
    }
    told = MANNERS[name].told
    assert set(told) <= set(events)
    for kind, event in events.items():
        secret = set(blank(event).secret())
        assert secret <= set(told[kind].fields if kind in told else ())
    for kind, rule in told.items():
        assert {*rule.fields, *(rule.to or ())} <= set(events[kind].__dataclass_fields__)
