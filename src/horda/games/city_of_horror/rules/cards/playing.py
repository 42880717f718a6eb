"""Playing Action cards, using abilities, and the window in which a card may be cancelled (CH-CRD, CH-CHR)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import (
    CAST,
    DEEDS,
    NOWHERE,
    PLACE,
    PLACES,
    PUNK,
    SPRAY,
    SPRAYS,
    TRACK,
    WHO,
    Deed,
)
from horda.games.city_of_horror.events.events import AbilityUsed, CardCancelled, CardPlayed
from horda.games.city_of_horror.rules.cards.effects import Carry, options_for, why_not_do
from horda.games.city_of_horror.rules.cards.hands import put_down
from horda.games.city_of_horror.rules.cards.targets import (
    COLOUR_AIM,
    PLACE_AIM,
    SEAT_AIM,
    START_AIM,
    WHO_AIM,
    aims_of,
)
from horda.games.city_of_horror.rules.deals.promise_guards import (
    is_bound_not_to,
    is_needed_here,
    would_miss_it,
)
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_act
from horda.games.city_of_horror.rules.deals.promises import BINDING_RULE, NOT_PLAY, NOT_USE, PLAY, USE
from horda.games.city_of_horror.state import CityState


def why_not_play(s: CityState, seat: int, face: str) -> str | None:
    """Return the rule that keeps a seat from playing a card now, if any (CH-CRD-01, CH-NEG-06)."""
    if is_bound_not_to(s, seat, NOT_PLAY, face) or would_miss_it(s, seat, face):
        return BINDING_RULE
    rule = why_not_do(s, seat, NOWHERE, DEEDS[face])
    if rule is None and DEEDS[face].do == "hide" and not able_to_hide(s, seat, DEEDS[face]):
        return BINDING_RULE
    return rule


def able_to_hide(s: CityState, seat: int, deed: Deed) -> list[int]:
    """Return the Characters that a seat may hide with a card, except those bound by a promise to stay visible."""
    own = options_for(s, seat, NOWHERE, deed=deed, targets=())
    return [who for who in own if not is_needed_here(s, seat, who)]


def why_not_use(s: CityState, seat: int, who: int) -> str | None:
    """Return the rule that keeps a Character from using its ability now, if any (CH-CHR-02, CH-NEG-06).

    A hidden Character may use its ability (CH-HID-05), and the Teen during any player's move (CH-CHR-36).
    """
    if not s.rested[who]:
        return "CH-CHR-02"
    deed = DEEDS[CAST[who]]
    if is_bound_not_to(s, seat, NOT_USE, CAST[who]) or (deed.do == "hide" and is_needed_here(s, seat, who)):
        return BINDING_RULE
    if deed.do == "undo_move" and s.last_move and s.owner[s.last_move[0]] == seat:
        # The Priest cannot send away the last vote that his player has promised.
        return BINDING_RULE if is_needed_here(s, seat, s.last_move[0]) else why_not_do(s, seat, who, deed)
    return why_not_do(s, seat, who, deed)


def announce(s: CityState, seat: int, face: str, targets: tuple[int, ...]) -> None:
    """Play a card with its targets; it is open, and may be cancelled before it takes effect (CH-CRD-07)."""
    discard(s, seat, face, targets)
    respond(s, Respond(seat, face, targets, last=seat, asked=(), cancels=()))


def use_ability(s: CityState, seat: int, who: int, targets: tuple[int, ...]) -> None:
    """Use an ability: the Character is exhausted, and nothing can cancel it (CH-CHR-03, CH-Q-30)."""
    s.rested = put(s.rested, who, False)
    s.emit(AbilityUsed(seat, CAST[who]))
    note_act(s, seat, USE, CAST[who])
    s.push(Carry(seat, CAST[who], who, targets))


def discard(s: CityState, seat: int, face: str, targets: tuple[int, ...] = ()) -> None:
    """Put a played card on the discard pile, open to all (CH-CRD-02)."""
    put_down(s, seat, face)
    event = CardPlayed(seat, face)
    for aim, target in zip(aims_of(DEEDS[face]), targets, strict=False):
        if target != NOWHERE:
            event = with_target(event, aim, target)
    s.emit(event)
    note_act(s, seat, PLAY, face, aimed_elsewhere=_is_aimed_elsewhere(s, face, targets))


def _is_aimed_elsewhere(s: CityState, face: str, targets: tuple[int, ...]) -> bool:
    """Return whether a card targets another location than the one being resolved."""
    aims = aims_of(DEEDS[face])
    return bool(targets) and aims[0] in (PLACE_AIM, START_AIM) and targets[0] not in (NOWHERE, s.here)


def with_target(event: CardPlayed, aim: str, target: int) -> CardPlayed:
    """Return the event of a played card with one more target."""
    if aim == SEAT_AIM:
        return replace(event, target=target)
    name = target_name(aim, target)
    if aim == WHO_AIM:
        return replace(event, who=name)
    if aim == COLOUR_AIM:
        return replace(event, colour=name)
    return replace(event, start=name) if aim == START_AIM else replace(event, location=name)


def target_name(aim: str, target: int) -> str:
    """Return the name of a target that is not a player."""
    if aim == WHO_AIM:
        return CAST[target]
    return TRACK[target] if aim == COLOUR_AIM else PLACES[target]


def target_from_name(aim: str, name: str) -> int:
    """Return the target with a name; the inverse of `target_name`."""
    if aim == WHO_AIM:
        return WHO[name]
    return TRACK.index(name) if aim == COLOUR_AIM else PLACE[name]


def sprays_out_of_play(s: CityState) -> int:
    """Return the number of Pepper Sprays in the discard pile."""
    return s.cards.faces("discard").count(SPRAY)


def may_cancel(s: CityState, seat: int) -> bool:
    """Return whether, by public information, a seat could cancel a card: it has cards in hand, or a rested Punk."""
    return may_shout(s, seat) or (
        bool(s.hand(seat)) and sprays_out_of_play(s) < SPRAYS and may_spray(s, seat)
    )


def may_shout(s: CityState, seat: int) -> bool:
    """Return whether a seat has a rested Punk and has not promised to keep him quiet here."""
    owned = PUNK in s.cast and s.owner[PUNK] == seat and s.rested[PUNK]
    return owned and not is_bound_not_to(s, seat, NOT_USE, CAST[PUNK])


def may_spray(s: CityState, seat: int) -> bool:
    """Return whether no promise keeps a seat from playing a Pepper Spray."""
    return not is_bound_not_to(s, seat, NOT_PLAY, SPRAY) and not would_miss_it(s, seat, SPRAY)


@dataclass
class Respond(Question):
    """The question whether to cancel a played card, to the others in turn order (CH-CRD-06, CH-CRD-07, CH-Q-30).

    Every seat with cards is asked, whichever cards it has, since skipping a seat would reveal its hand.
    """

    seat: int
    source: str
    targets: tuple[int, ...]
    last: int
    asked: tuple[int, ...]
    cancels: tuple[str, ...]

    def rule(self, s: CityState) -> str:
        return "CH-CRD-06"

    def asks_always(self, s: CityState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("let_pass",)

    def next_seat(self, s: CityState) -> int:
        """Return the seat that is asked now; NOWHERE when all have passed."""
        for seat in s.turn_order():
            if seat != self.last and seat not in self.asked and may_cancel(s, seat):
                return seat
        return NOWHERE

    def choices(self, s: CityState) -> list[Choice]:
        seat = self.next_seat(s)
        if seat == NOWHERE:
            return []
        found = [Choice(seat, "let_pass")]
        if s.holds(seat, SPRAY) and may_spray(s, seat):
            found.append(Choice.of(seat, "cancel", card=SPRAY))
        if may_shout(s, seat):
            found.append(Choice.of(seat, "cancel_by", who=CAST[PUNK]))
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        seat = choice.seat
        if choice.verb == "let_pass":
            respond(s, replace(self, asked=(*self.asked, seat)))
        elif choice.verb == "cancel":
            discard(s, seat, SPRAY)
            respond(s, replace(self, last=seat, asked=(), cancels=(*self.cancels, SPRAY)))
        else:
            s.rested = put(s.rested, PUNK, False)
            s.emit(AbilityUsed(seat, CAST[PUNK]))
            note_act(s, seat, USE, CAST[PUNK])
            s.push(Settle(self.seat, self.source, self.targets, (*self.cancels, CAST[PUNK])))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        card = self.cancels[-1] if self.cancels else self.source
        return Prompt("Respond", (("seat", self.last), ("card", card)))


def respond(s: CityState, question: Respond) -> None:
    """Push the question to the next seat that could cancel; if there is none, push `Settle`."""
    if question.next_seat(s) == NOWHERE:
        s.push(Settle(question.seat, question.source, question.targets, question.cancels))
    else:
        s.push(question)


@dataclass
class Settle(Step):
    """Resolve the cancellations, each of which cancels the card before it, and apply the card (CH-Q-30)."""

    seat: int
    source: str
    targets: tuple[int, ...]
    cancels: tuple[str, ...]

    def run(self, s: CityState) -> None:
        """Apply the card, unless it was cancelled an odd number of times and brings no marker (CH-EXP-17)."""
        played = (self.source, *self.cancels)
        for number in range(len(self.cancels) - 1, -1, -2):
            s.emit(CardCancelled(played[number]))
        if len(self.cancels) % 2 == 0:
            s.push(Carry(self.seat, self.source, NOWHERE, self.targets))
