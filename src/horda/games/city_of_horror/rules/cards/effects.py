"""Effects of Action cards and abilities, and when they have none (CH-CRD-10 to -30, CH-CHR-08 to -38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.city_of_horror.content import (
    BLONDE,
    CAST,
    CROSSROADS,
    DEEDS,
    GRANDPA,
    GRANNY,
    MAMA,
    MOTHER,
    NOWHERE,
    PLACES,
    Deed,
)
from horda.games.city_of_horror.events.events import (
    BabyBorn,
    BlondeCalmed,
    CardDrawn,
    CharacterHidden,
    CharacterRested,
    DoorOpened,
    GrandpaSpoke,
    GrannyRose,
    InvasionSeen,
    KittenRan,
    MovementShown,
    MoveUndone,
    VotesAdded,
)
from horda.games.city_of_horror.rules.board import (
    add_zombies,
    arrival_place,
    has_room_for_zombies,
    is_closed,
    is_full,
    is_shut_in,
    kill_zombies,
    move_zombies,
    set_leader,
    spaces_in_use,
)
from horda.games.city_of_horror.rules.cards.hands import steal
from horda.games.city_of_horror.rules.cards.payments import PayCard, Salvage
from horda.games.city_of_horror.rules.cards.targets import NO_AIM, aims_of
from horda.games.city_of_horror.rules.deals.promise_guards import spare_cards
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_leader
from horda.games.city_of_horror.rules.deaths import name_first
from horda.games.city_of_horror.rules.explosions import Explode, PlaceMarker, places_for_markers
from horda.games.city_of_horror.state import CHOICE, INVASION, MOVEMENT, CityState, hand_of


def options_for(s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> list[int]:
    """Return the possible next targets, after those that have been named."""
    do = deed.do
    if do in {"kill", "lure"}:
        return [place for place in range(len(PLACES)) if s.zombies[place]]
    if do == "kill_half":
        return [place for place in range(len(PLACES)) if s.zombies[place] >= 2]
    if do == "add_zombies":
        return [place for place in range(len(PLACES)) if s.horde and has_room_for_zombies(s, place)]
    if do == "add_votes":
        return [place for place in range(len(PLACES)) if place != CROSSROADS and place not in s.resolved]
    if do == "move_zombie":
        start = s.place[who] if deed.here else targets[0] if targets else NOWHERE
        return _starts(s) if start == NOWHERE else _ends(s, start)
    if do == "hide":
        return [own for own in s.of_seat(seat) if not s.hidden[own]]
    if do == "rest":
        return [own for own in s.of_seat(seat) if may_be_rested(s, own)]
    if do == "set_leader":
        return [space for space in spaces_in_use(s) if space != s.leader]
    if do == "steal":
        return [other for other in s.clockwise(seat) if other != seat and s.hand(other)]
    return [place for place in range(len(PLACES)) if place != s.movement[seat]]


def _starts(s: CityState) -> list[int]:
    return [place for place in range(len(PLACES)) if s.zombies[place] and _ends(s, place)]


def _ends(s: CityState, start: int) -> list[int]:
    return [place for place in range(len(PLACES)) if place != start and has_room_for_zombies(s, place)]


def may_be_rested(s: CityState, who: int) -> bool:
    """Return whether a card may be turned to its rested side; a mother's never (CH-CHR-07, CH-CHR-27)."""
    return not s.rested[who] and who != MOTHER


def why_not_do(s: CityState, seat: int, who: int, deed: Deed) -> str | None:
    """Return the rule that forbids a card or ability because it would have no effect (CH-Q-61)."""
    return None if _could_happen(s, seat, who, deed) else deed.rule


def _could_happen(s: CityState, seat: int, who: int, deed: Deed) -> bool:
    do = deed.do
    if deed.explosion and places_for_markers(s):
        return True
    if do in ("kill", "kill_half", "move_zombie", "hide") and deed.here:
        return _could_happen_here(s, who, do)
    if aims_of(deed) != NO_AIM and do != "change_movement":
        return bool(options_for(s, seat, who, deed=deed, targets=()))
    if do in ("change_movement", "get_up", "enter_full"):
        return s.to_move[seat] and _could_move_differently(s, seat, who, do)
    if do == "calm":
        return s.phase in (CHOICE, INVASION, MOVEMENT) and not s.calmed
    if do == "speak_up":
        return not s.grandpa
    if do == "give_birth":
        return not s.mother
    if do == "take_first":
        return s.first != seat
    if do == "undo_move":
        return undone_place(s) != NOWHERE
    if do == "look_ahead":
        stack = s.cards.piles["invasion"]
        return bool(stack) and not s.cards.known[stack[-1]] & s.bit(seat)
    if do == "draw_card":
        return bool(s.cards.piles["deck"])
    return do == "swap_card" and spare_cards(s, seat) > 0 and bool(s.cards.piles["discard"])


def _could_happen_here(s: CityState, who: int, do: str) -> bool:
    if do == "hide":
        return not s.hidden[who]
    place = s.place[who]
    return s.zombies[place] > 0 and (do != "move_zombie" or bool(_ends(s, place)))


def _could_move_differently(s: CityState, seat: int, who: int, do: str) -> bool:
    """Return whether a card about movement would have an effect.

    Running Shoes and the Teen need a revealed card; a door needs a full location (CH-CRD-15, CH-CHR-21).
    """
    if do == "get_up":
        return not s.granny and not is_shut_in(s, who)
    target = s.movement[seat]
    if target == NOWHERE:
        return False
    if do == "change_movement":
        return True
    if s.phase != MOVEMENT or not is_full(s, target) or is_closed(s, target):
        return False
    if who == MAMA:
        return not s.mama and s.place[who] != target and not is_shut_in(s, who)
    return not s.door[seat] and any(s.place[own] != target for own in s.of_seat(seat))


def undone_place(s: CityState) -> int:
    """Return where the Priest would send the last Character that moved; NOWHERE if there is nothing to undo.

    CH-Q-29.
    """
    if not s.last_move:
        return NOWHERE
    who, start = s.last_move
    if who not in s.cast or s.place[who] == start or is_shut_in(s, who):
        return NOWHERE
    back = arrival_place(s, start)
    return NOWHERE if back == s.place[who] else back


@dataclass
class Carry(Step):
    """Carry out a card or an ability that nobody cancelled, then its Explosion marker (CH-CRD-04)."""

    seat: int
    source: str
    who: int
    targets: tuple[int, ...]

    def run(self, s: CityState) -> None:
        deed = DEEDS[self.source]
        s.settled = False
        if deed.explosion:
            s.push(PlaceMarker(self.seat), Explode())
        if deed.do in ZOMBIE_DEEDS:
            _among_zombies(s, self, deed)
        elif deed.do in MOVEMENT_DEEDS:
            _about_movement(s, self, deed.do)
        elif deed.do in CARD_DEEDS:
            _about_cards(s, self, deed.do)
        else:
            _about_people(s, self, deed)


ZOMBIE_DEEDS: Final[tuple[str, ...]] = (
    "kill", "kill_half", "add_zombies", "move_zombie", "lure", "set_leader",
)  # fmt: skip
MOVEMENT_DEEDS: Final[tuple[str, ...]] = ("change_movement", "get_up", "enter_full", "undo_move", "calm")
CARD_DEEDS: Final[tuple[str, ...]] = ("steal", "draw_card", "swap_card", "look_ahead")


def _among_zombies(s: CityState, act: Carry, deed: Deed) -> None:
    do = deed.do
    place = s.place[act.who] if deed.here else act.targets[0]
    if place == NOWHERE:
        return
    if do == "kill":
        kill_zombies(s, place, deed.amount)
    elif do == "kill_half":
        kill_zombies(s, place, s.zombies[place] // 2)
    elif do == "add_zombies":
        add_zombies(s, place, deed.amount)
    elif do == "move_zombie":
        move_zombies(s, place, act.targets[-1], deed.amount)
    elif do == "set_leader":
        set_leader(s, place)
        note_leader(s, act.seat)
    else:
        _lure(s, place)


def _lure(s: CityState, start: int) -> None:
    """Move the Kitten to a random one of its player's six locations, and zombies after it (CH-CRD-21 to -23)."""
    place = s.d6() - 1
    s.emit(KittenRan(PLACES[start], PLACES[place]))
    move_zombies(s, start, place, s.zombies[start])


def _about_movement(s: CityState, act: Carry, do: str) -> None:
    if do == "change_movement":
        s.movement = put(s.movement, act.seat, act.targets[0])
        s.emit(MovementShown(act.seat, PLACES[act.targets[0]]))
    elif do == "get_up":
        s.granny = True
        s.emit(GrannyRose(CAST[GRANNY]))
    elif do == "calm":
        s.calmed = True
        s.emit(BlondeCalmed(CAST[BLONDE]))
    elif do == "enter_full":
        if act.who == MAMA:
            s.mama = True
        else:
            s.door = put(s.door, act.seat, True)
        s.emit(DoorOpened(act.seat))
    else:
        back = undone_place(s)
        if back != NOWHERE:
            who = s.last_move[0]
            s.place = put(s.place, who, back)
            s.emit(MoveUndone(CAST[who], PLACES[back]))
        s.last_move = []


def _about_cards(s: CityState, act: Carry, do: str) -> None:
    cards = s.cards
    if do == "steal":
        steal(s, act.seat, act.targets[0])
    elif do == "draw_card":
        if cards.piles["deck"]:
            card = cards.draw("deck", hand_of(act.seat))
            s.emit(CardDrawn(act.seat, cards.face(card)), card)
    elif do == "look_ahead":
        look_ahead(s, act.seat)
    else:
        s.push(PayCard(act.seat), Salvage(act.seat, len(cards.piles["discard"])))


def look_ahead(s: CityState, seat: int) -> None:
    """Let a seat look at the top Invasion card in secret (CH-INF-04, CH-CRD-18)."""
    stack = s.cards.piles["invasion"]
    if stack:
        s.cards.learn(stack[-1], s.bit(seat))
        s.emit(InvasionSeen(seat, s.cards.face(stack[-1])), stack[-1])


def _about_people(s: CityState, act: Carry, deed: Deed) -> None:
    do = deed.do
    who = act.targets[0] if act.targets else act.who
    if do == "hide":
        s.hidden = put(s.hidden, who, True)
        s.emit(CharacterHidden(CAST[who]))
    elif do == "rest":
        s.rested = put(s.rested, who, True)
        s.emit(CharacterRested(CAST[who]))
    elif do == "speak_up":
        s.grandpa = True
        s.emit(GrandpaSpoke(CAST[GRANDPA]))
    elif do == "give_birth":
        s.mother = True
        s.emit(BabyBorn(CAST[MOTHER]))
    elif do == "take_first":
        name_first(s, act.seat)
    else:
        s.replicas = [*s.replicas, [act.seat, act.targets[0], deed.amount]]
        s.emit(VotesAdded(act.seat, deed.amount, PLACES[act.targets[0]]))
