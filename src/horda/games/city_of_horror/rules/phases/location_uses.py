"""Conditions for using the effect of a location, now or after cards, gifts or trades (CH-ACT, CH-LOC)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import ARMORY, CROSSROADS, MOTHER, PRIEST
from horda.games.city_of_horror.rules.cards.movement_effects import undone_place
from horda.games.city_of_horror.rules.cards.people_effects import may_be_rested
from horda.games.city_of_horror.rules.deals.promise_guards import is_kept_back, spare_cards
from horda.games.city_of_horror.state import CityState, food_of

IN_STEP_A: Final[tuple[str, ...]] = (
    "antidote", "deck_card", "discarded_card", "food", "food_seen", "leader", "leader_step", "rest",
)  # fmt: skip
"""The effects that are used when a location is resolved; those of the Water Tower are used earlier."""
RENEWABLE: Final[tuple[str, ...]] = ("rest", "discarded_card", "leader", "leader_step")
"""The effects that a card or an ability may make possible even if they are not possible now."""


def able_to_pay_with_rest(s: CityState, seat: int, place: int) -> tuple[int, ...]:
    """Return a player's rested Characters in a location, except those whose ability is promised here.

    The Pregnant Woman cannot be exhausted and is never included (CH-CHR-28, CH-Q-40).
    """
    present = [who for who in s.of_seat_at(seat, place) if s.rested[who] and who != MOTHER]
    return tuple(who for who in present if not is_kept_back(s, seat, who))


def able_to_rest(s: CityState, seat: int) -> tuple[int, ...]:
    """Return a player's Characters that could be turned to their rested side."""
    return tuple(who for who in s.of_seat(seat) if may_be_rested(s, who))


def can_use_effect(s: CityState, seat: int, place: int) -> bool:
    """Return whether a player is in a location, can pay, and would gain something (CH-ACT-02, CH-Q-39)."""
    board = s.board(place)
    if s.out[seat] or not s.is_present(seat, place):
        return False
    return _can_pay(s, seat, place, board.pay) and _can_gain(s, seat, board.gain)


def _can_pay(s: CityState, seat: int, place: int, pay: str) -> bool:
    if pay == "card":
        return spare_cards(s, seat, for_effect=True) > 0
    if pay == "food":
        return bool(s.cards.piles[food_of(seat)])
    return pay != "exhaust" or bool(able_to_pay_with_rest(s, seat, place))


def _can_gain(s: CityState, seat: int, gain: str) -> bool:
    piles = s.cards.piles
    if gain == "rest":
        return bool(able_to_rest(s, seat))
    if gain == "antidote":
        return s.ambulance > 0
    if gain == "deck_card":
        # The deck is never reshuffled (CH-BRD-09).
        return bool(piles["deck"])
    if gain == "discarded_card":
        return bool(piles["discard"])
    if gain in ("food", "food_seen"):
        return bool(piles["truck"]) or bool(piles["shown_food"])
    return gain in ("leader", "leader_step")


def has_effect(s: CityState, place: int) -> bool:
    """Return whether the current side of a location has an effect that is used in step A."""
    return s.board(place).gain in IN_STEP_A


def could_be_used(s: CityState, seats: list[int], place: int) -> bool:
    """Return whether one of these seats could use the effect, now or after actions or trades (CH-Q-60).

    Only public information is used: any hand may contain any card, and any card may be drawn, given or sold.
    """
    board = s.board(place)
    if board.gain not in RENEWABLE and not _can_gain(s, -1, board.gain):
        return False
    arrival = _could_arrive(s, place)
    return any(
        (arrival or s.is_present(seat, place)) and _could_pay(s, seat, place, board.pay)
        for seat in seats
        if not s.out[seat]
    )


def _could_arrive(s: CityState, place: int) -> bool:
    """Return whether a Character may still come to a location, by the Priest's ability or from the burning Armory."""
    if undone_place(s) == place and PRIEST in s.cast and s.rested[PRIEST]:
        return True
    return place == CROSSROADS and not s.shut and s.sides[ARMORY] == "A" and bool(s.at(ARMORY))


def _could_pay(s: CityState, seat: int, place: int, pay: str) -> bool:
    if _can_pay(s, seat, place, pay):
        return True
    # Food is not traded (CH-Q-42); cards are, and may let an exhausted Character rest.
    return pay != "food" and (bool(s.cards.piles["deck"]) or any(s.hand(other) for other in s.turn_order()))
