"""Results of votes: a Character is devoured (CH-ATK), or the items are handed out (CH-SHR)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import CAST, NOWHERE, PLACES, WHO
from horda.games.city_of_horror.events.outcome_events import AntidoteShared, CardShared
from horda.games.city_of_horror.rules.deals.prevented_promises import note_impossible
from horda.games.city_of_horror.rules.deals.promise_guards import bound_losses
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_hand_out, note_loss
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    BINDING_RULE,
    CARD,
    EITHER,
    HANDING_OUT,
    binding_promises,
)
from horda.games.city_of_horror.rules.deaths import die
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.state import CityState, hand_of, supplies_of


@dataclass
class Devour(Question):
    """The attacked player chooses which of their Characters in the location dies; hidden ones cannot be chosen.

    CH-ATK-06, CH-LDR-06.
    """

    seat: int
    place: int

    def rule(self, s: CityState) -> str:
        return "CH-ATK-06"

    def choices(self, s: CityState) -> list[Choice]:
        """Return the player's Characters in the location that can be attacked; a binding promise leaves one.

        CH-HID-02, CH-NEG-02.
        """
        people = bound_losses(s, self.seat, self.exposed_characters(s))
        return [Choice(self.seat, "lose", (("who", CAST[who]),)) for who in people]

    def exposed_characters(self, s: CityState) -> list[int]:
        """Return the player's Characters in the location that are not hidden."""
        return [who for who in s.of_seat_at(self.seat, self.place) if not s.hidden[who]]

    def answer(self, s: CityState, choice: Choice) -> None:
        """Kill the Character; the zombies stay (CH-ATK-10)."""
        # A promise that could not be kept by anybody's choice is not broken.
        chooser = self.seat if len(self.exposed_characters(s)) > 1 else NOWHERE
        note_loss(s, self.seat, choice.name("who"))
        die(s, [WHO[choice.name("who")]], "zombies")
        note_impossible(s, chooser)

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat != self.seat:
            return []
        exposed = self.exposed_characters(s)
        allowed = bound_losses(s, seat, exposed)
        return [
            Refusal(
                Choice(seat, "lose", (("who", CAST[who]),)), BINDING_RULE if who in exposed else "CH-HID-02"
            )
            for who in s.of_seat_at(seat, self.place)
            if who not in allowed
        ]

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Devour", (("seat", self.seat), ("location", PLACES[self.place])))


@dataclass
class HandOut(Step):
    """The winner of a sharing vote looks at the cards; all may talk before they are handed out.

    CH-SHR-04, CH-SHR-08, CH-NEG-01.
    """

    seat: int
    place: int

    def run(self, s: CityState) -> None:
        """Show the cards to the winner only, and ask how to hand them out (CH-INF-06)."""
        s.settled = False
        for card in s.cards.piles[supplies_of(self.place)]:
            s.cards.learn(card, s.bit(self.seat))
        s.push(OpenWindow("handing_out"), Share(self.seat, self.place, ()))


@dataclass
class Share(Question):
    """The winner hands out the items one by one, at most one to each player (CH-SHR-05, CH-Q-21).

    The remaining items stay for the next round (CH-SHR-10). The winner is asked even if only one way is left:
    whether two cards are equal is secret.
    """

    seat: int
    place: int
    given: tuple[tuple[int, str], ...]

    def rule(self, s: CityState) -> str:
        return "CH-SHR-05"

    def asks_always(self, s: CityState) -> bool:
        return True

    def takers(self, s: CityState) -> list[int]:
        """Return the players who have not received an item yet; they need not be present.

        CH-SHR-06, CH-SHR-07, CH-SHR-12, CH-HID-04.
        """
        served = [seat for seat, _ in self.given]
        return [seat for seat in s.turn_order() if seat not in served]

    def promised_items(self, s: CityState, takers: list[int]) -> list[tuple[int, str]]:
        """Return the pairs of player and item that the winner is bound to hand out and still can (CH-NEG-02)."""
        left = {ANTIDOTE: s.dropped[self.place], CARD: len(s.cards.piles[supplies_of(self.place)])}
        promised = [
            pledge.handed_item() for pledge in binding_promises(s, self.seat) if pledge.kind in HANDING_OUT
        ]
        promised = [(to, item) for to, item in promised if to in takers]
        named = [(to, item) for to, item in promised if item != EITHER and left[item]]
        # A promise of either item does not use up what was promised to somebody else by kind.
        free = [kind for kind in left if left[kind] > sum(item == kind for _, item in named)]
        return [*named, *((to, kind) for to, item in promised if item == EITHER for kind in free)]

    def choices(self, s: CityState) -> list[Choice]:
        takers = self.takers(s)
        owed = self.promised_items(s, takers)
        faces = dict.fromkeys(s.cards.faces(supplies_of(self.place)))
        found: list[Choice] = []
        for to in takers:
            if s.dropped[self.place] and (not owed or (to, ANTIDOTE) in owed):
                found.append(Choice(self.seat, "share_antidote", (("to", to),)))
            if not owed or (to, CARD) in owed:
                found.extend(Choice(self.seat, "share_card", (("card", face), ("to", to))) for face in faces)
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        to = choice.number("to")
        if choice.verb == "share_antidote":
            s.dropped = plus(s.dropped, self.place, -1)
            s.antidotes = plus(s.antidotes, to, 1)
            s.emit(AntidoteShared(self.seat, to))
            kind = ANTIDOTE
        else:
            pile = supplies_of(self.place)
            card = s.cards.find(pile, choice.name("card"))
            s.cards.move_unseen(card, pile, hand_of(to), seen_by=s.bit(self.seat))
            s.emit(CardShared(self.seat, to, choice.name("card")), card)
            kind = CARD
        given = (*self.given, (to, kind))
        note = Share(self.seat, self.place, given)
        if not note.choices(s):
            note_hand_out(s, self.seat, given)
        s.push(note)

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat != self.seat or not s.dropped[self.place]:
            return []
        takers = self.takers(s)
        owed = self.promised_items(s, takers)
        found: list[Refusal] = []
        for to in s.turn_order():
            if to not in takers:
                found.append(Refusal(Choice(seat, "share_antidote", (("to", to),)), "CH-SHR-05"))
            elif owed and (to, ANTIDOTE) not in owed:
                found.append(Refusal(Choice(seat, "share_antidote", (("to", to),)), BINDING_RULE))
        return found

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Share", (("seat", self.seat), ("location", PLACES[self.place])))
