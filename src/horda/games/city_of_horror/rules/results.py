"""What a vote leads to: a Character is devoured (CH-ATK), or the items are handed out (CH-SHR)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import CAST, PLACES, WHO
from horda.games.city_of_horror.outcome_events import AntidoteShared, CardShared
from horda.games.city_of_horror.rules.deaths import die
from horda.games.city_of_horror.rules.promises import (
    ANTIDOTE,
    BINDING_RULE,
    CARD,
    HAND_OUT,
    bound_here,
    note_hand_out,
)
from horda.games.city_of_horror.state import CityState, hand_of, supplies_of


@dataclass
class Devour(Question):
    """The player attacked chooses which of their Characters there dies, not a hidden one.

    CH-ATK-06, CH-LDR-06.
    """

    seat: int
    place: int

    def rule(self, s: CityState) -> str:
        return "CH-ATK-06"

    def choices(self, s: CityState) -> list[Choice]:
        """The player's Characters in the location that can be attacked (CH-HID-02)."""
        present = s.of_seat_at(self.seat, self.place)
        return [Choice(self.seat, "lose", (("who", CAST[who]),)) for who in present if not s.hidden[who]]

    def answer(self, s: CityState, choice: Choice) -> None:
        """It dies; the zombies stay (CH-ATK-10)."""
        die(s, [WHO[choice.name("who")]], "zombies")

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        """Hidden Characters are safe."""
        hidden = [who for who in s.of_seat_at(self.seat, self.place) if s.hidden[who]]
        if seat != self.seat:
            return []
        return [Refusal(Choice(seat, "lose", (("who", CAST[who]),)), "CH-HID-02") for who in hidden]

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        """Who loses a Character, and where."""
        return Prompt("Devour", (("seat", self.seat), ("location", PLACES[self.place])))


@dataclass
class HandOut(Step):
    """The winner of a sharing vote looks at the cards and begins to hand out (CH-SHR-04, CH-SHR-08)."""

    seat: int
    place: int

    def run(self, s: CityState) -> None:
        """Only the winner sees the cards (CH-INF-06)."""
        s.settled = False
        for card in s.cards.piles[supplies_of(self.place)]:
            s.cards.learn(card, s.bit(self.seat))
        s.push(Share(self.seat, self.place, ()))


@dataclass
class Share(Question):
    """The winner hands out item by item, one for each player, while there are any (CH-SHR-05, CH-Q-21).

    What is left then lies there for the next round (CH-SHR-10).

    Asked even where one way is left: whether two cards are alike is nobody else's business.
    """

    seat: int
    place: int
    given: tuple[tuple[int, str], ...]

    def rule(self, s: CityState) -> str:
        return "CH-SHR-05"

    def asks_always(self, s: CityState) -> bool:
        """Not being asked would tell the others something."""
        return True

    def takers(self, s: CityState) -> list[int]:
        """The players who have nothing yet, present or not, hidden or not.

        CH-SHR-06, CH-SHR-07, CH-SHR-12, CH-HID-04.
        """
        served = [seat for seat, _ in self.given]
        return [seat for seat in s.turn_order() if seat not in served]

    def owed(self, s: CityState, takers: list[int]) -> list[tuple[int, str]]:
        """What the winner has bound themselves to give and still can (CH-NEG-02)."""
        kinds = [ANTIDOTE] if s.dropped[self.place] else []
        kinds += [CARD] if s.cards.piles[supplies_of(self.place)] else []
        return [
            (pledge.to, str(pledge.subject))
            for pledge in bound_here(s, self.seat)
            if pledge.kind == HAND_OUT and pledge.to in takers and pledge.subject in kinds
        ]

    def choices(self, s: CityState) -> list[Choice]:
        """Any item to any player without one; what is promised comes first."""
        takers = self.takers(s)
        owed = self.owed(s, takers)
        faces = dict.fromkeys(s.cards.faces(supplies_of(self.place)))
        found: list[Choice] = []
        for to in takers:
            if s.dropped[self.place] and (not owed or (to, ANTIDOTE) in owed):
                found.append(Choice(self.seat, "share_antidote", (("to", to),)))
            if not owed or (to, CARD) in owed:
                found.extend(Choice(self.seat, "share_card", (("card", face), ("to", to))) for face in faces)
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        """Give it and go on."""
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
        """Antidotes for players who have an item already, or that are promised elsewhere."""
        if seat != self.seat or not s.dropped[self.place]:
            return []
        takers = self.takers(s)
        owed = self.owed(s, takers)
        found: list[Refusal] = []
        for to in s.turn_order():
            if to not in takers:
                found.append(Refusal(Choice(seat, "share_antidote", (("to", to),)), "CH-SHR-05"))
            elif owed and (to, ANTIDOTE) not in owed:
                found.append(Refusal(Choice(seat, "share_antidote", (("to", to),)), BINDING_RULE))
        return found

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        """Who shares out, and where."""
        return Prompt("Share", (("seat", self.seat), ("location", PLACES[self.place])))
