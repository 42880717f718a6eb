"""Drafting an offer, part by part (CH-NEG-01 to CH-NEG-07)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.city_of_horror.content import (
    FACES,
    NOWHERE,
    PARTS,
    PLACE,
    PLACES,
    ROUNDS,
)
from horda.games.city_of_horror.rules.deals import promises
from horda.games.city_of_horror.rules.deals.deals import knows_next_invasion, side_of
from horda.games.city_of_horror.rules.deals.offer_parts import (
    Sketch,
    may_add,
    promise_places,
    promise_subjects,
    unnamed_card,
)
from horda.games.city_of_horror.rules.deals.offers import (
    ANY,
    EVERYBODY,
    HAND,
    MAKER,
    TAKER,
    TELL,
    Part,
    offer_by_number,
    put_on_table,
    refuse,
)
from horda.games.city_of_horror.state import PRIVATE_CARD, CityState

SUBJECTS: Final[dict[str, str]] = {
    promises.HAND_OUT: "item",
    promises.PAY: "item",
    promises.PLAY: "card",
    promises.NOT_PLAY: "card",
    promises.USE: "who",
    promises.NOT_USE: "who",
    promises.LOSE: "who",
}
"""The argument name of a promise's subject; `target` for kinds not listed."""
GIFTS: Final[dict[str, Part]] = {
    "give_antidote": (MAKER, promises.ANTIDOTE, ANY, NOWHERE),
    "give_any_card": (MAKER, promises.CARD, ANY, NOWHERE),
    "show_hand": (MAKER, HAND, ANY, NOWHERE),
    "tell_invasion": (MAKER, TELL, ANY, NOWHERE),
    "ask_antidote": (TAKER, promises.ANTIDOTE, ANY, NOWHERE),
    "ask_any_card": (TAKER, promises.CARD, ANY, NOWHERE),
    "ask_hand": (TAKER, HAND, ANY, NOWHERE),
    "ask_invasion": (TAKER, TELL, ANY, NOWHERE),
}
"""The parts that need no further details, by the verb of the choice that adds them."""


def draft_prompt(seat: int, to: int) -> Prompt:
    """Return the prompt: who drafts an offer, and for whom."""
    return Prompt("Draft", (("seat", seat), ("to", None if to == EVERYBODY else to)))


@dataclass
class Drafting(Question):
    """A player drafts an offer: its addressee, and its parts so far. It is secret until it is proposed.

    `answers` is the number of the offer that this one counters, which is then refused; 0 if there is none.
    """

    seat: int
    to: int
    answers: int
    parts: tuple[Part, ...]

    def rule(self, s: CityState) -> str:
        return "CH-NEG-01"

    def asks_always(self, s: CityState) -> bool:
        return True

    def add(self, s: CityState, part: Part) -> None:
        """Add a part to the offer and continue drafting."""
        s.push(Draft(self.seat, self.to, self.answers, (*self.parts, part)))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt(type(self).__name__, (("seat", self.seat),))

    def without_hidden_answers(self, s: CityState, seat: int | None) -> Question:
        return self if seat == self.seat else replace(self, parts=())


@dataclass
class Draft(Drafting):
    """Choose the next part of the offer, or propose or drop it."""

    def choices(self, s: CityState) -> list[Choice]:
        found: list[Choice] = []
        if self.parts:
            found.append(Choice(self.seat, "propose"))
        found.append(Choice(self.seat, "drop"))
        if len(self.parts) >= PARTS:
            return found
        self._gifts(s, found)
        self._requests(s, found)
        for side in (MAKER, TAKER):
            if self._may_promise(s, side):
                found.append(Choice(self.seat, "promise" if side == MAKER else "demand"))
        return found

    def _gifts(self, s: CityState, found: list[Choice]) -> None:
        """Add the choices for goods that the maker has and that no binding promise reserves."""
        seat, sketch = self.seat, Sketch(self.seat, self.to, self.parts)
        for verb in ("give_antidote", "give_any_card"):
            if may_add(s, sketch, GIFTS[verb]):
                found.append(Choice(seat, verb))
        for face in s.hand_faces(seat):
            card = unnamed_card(s, sketch, face)
            if card != NOWHERE and may_add(s, sketch, (MAKER, promises.CARD, card, NOWHERE)):
                found.append(Choice.of(seat, "give_card", card=face))
                if self.to != EVERYBODY:
                    found.append(Choice.of(seat, "give_card_privately", card=face))
        if s.hand(seat) and GIFTS["show_hand"] not in self.parts:
            found.append(Choice(seat, "show_hand"))
        if knows_next_invasion(s, seat) and GIFTS["tell_invasion"] not in self.parts:
            found.append(Choice(seat, "tell_invasion"))

    def _requests(self, s: CityState, found: list[Choice]) -> None:
        """Add the choices for goods that the other side might have, by public information."""
        seat = self.seat
        others = [other for other in s.turn_order() if other != seat] if self.to == EVERYBODY else [self.to]
        asked = [part[1] for part in side_of(self.parts, TAKER)]
        if max(s.antidotes[other] for other in others) > asked.count(promises.ANTIDOTE):
            found.append(Choice(seat, "ask_antidote"))
        if max(len(s.hand(other)) for other in others) > asked.count(promises.CARD):
            found.append(Choice(seat, "ask_any_card"))
            found.append(Choice(seat, "ask_card"))
            if HAND not in asked:
                found.append(Choice(seat, "ask_hand"))
        if s.cards.piles["invasion"] and TELL not in asked:
            found.append(Choice(seat, "ask_invasion"))

    def _may_promise(self, s: CityState, side: int) -> bool:
        """Return whether a side can promise anything; doing nothing at a later location can always be promised."""
        to_come = len(PLACES) if s.round < ROUNDS else len(PLACES) - len(s.resolved)
        return to_come > len(self.parts) + 1 or bool(self._promises(s, side))

    def _promises(self, s: CityState, side: int) -> list[str]:
        sketch = Sketch(self.seat, self.to, self.parts)
        return [
            kind
            for kind in promises.PROMISES
            if promise_places(s, sketch, side=side, kind=kind, all_of_them=False)
        ]

    def answer(self, s: CityState, choice: Choice) -> None:
        verb = choice.verb
        if verb == "drop":
            return
        if verb == "propose":
            if self.answers:
                refuse(s, offer_by_number(s, self.answers), self.seat)
            put_on_table(s, self.seat, self.to, self.parts)
        elif verb == "ask_card":
            s.push(DraftCard(self.seat, self.to, self.answers, self.parts))
        elif verb in ("promise", "demand"):
            side = MAKER if verb == "promise" else TAKER
            kinds = tuple(self._promises(s, side))
            s.push(DraftPromise(self.seat, self.to, self.answers, self.parts, side, kinds))
        else:
            self.add(s, self._part(s, choice))

    def _part(self, s: CityState, choice: Choice) -> Part:
        if choice.verb in GIFTS:
            return GIFTS[choice.verb]
        kind = PRIVATE_CARD if choice.verb == "give_card_privately" else promises.CARD
        sketch = Sketch(self.seat, self.to, self.parts)
        return (MAKER, kind, unnamed_card(s, sketch, choice.name("card")), NOWHERE)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return draft_prompt(self.seat, self.to)


@dataclass
class DraftCard(Drafting):
    """Choose the Action card that is asked for."""

    def choices(self, s: CityState) -> list[Choice]:
        return [Choice.of(self.seat, "name_card", card=face) for face in FACES]

    def answer(self, s: CityState, choice: Choice) -> None:
        self.add(s, (TAKER, promises.CARD, choice.name("card"), NOWHERE))


@dataclass
class DraftPromise(Drafting):
    """Choose the kind of promise."""

    side: int
    kinds: tuple[str, ...]

    def choices(self, s: CityState) -> list[Choice]:
        return [Choice.of(self.seat, "choose_promise", part=kind) for kind in self.kinds]

    def answer(self, s: CityState, choice: Choice) -> None:
        s.push(DraftPlace(self.seat, self.to, self.answers, self.parts, self.side, choice.name("part")))


@dataclass
class DraftPlace(Drafting):
    """Choose the location that the promise concerns."""

    side: int
    kind: str

    def rule(self, s: CityState) -> str:
        return "CH-NEG-02"

    def choices(self, s: CityState) -> list[Choice]:
        sketch = Sketch(self.seat, self.to, self.parts)
        places = promise_places(s, sketch, side=self.side, kind=self.kind)
        return [Choice.of(self.seat, "choose_location", location=PLACES[place]) for place in places]

    def answer(self, s: CityState, choice: Choice) -> None:
        place = PLACE[choice.name("location")]
        if self.kind in promises.WITHOUT_SUBJECT:
            self.add(s, (self.side, self.kind, ANY, place))
        else:
            s.push(DraftSubject(self.seat, self.to, self.answers, self.parts, self.side, self.kind, place))


@dataclass
class DraftSubject(Drafting):
    """Choose the subject of the promise: whom to vote for, what to play, what to hand out."""

    side: int
    kind: str
    place: int

    def rule(self, s: CityState) -> str:
        return "CH-NEG-02"

    def choices(self, s: CityState) -> list[Choice]:
        sketch = Sketch(self.seat, self.to, self.parts)
        subjects = promise_subjects(s, sketch, side=self.side, kind=self.kind, place=self.place)
        name = SUBJECTS.get(self.kind, "target")
        return [Choice(self.seat, f"choose_{name}", ((name, subject),)) for subject in subjects]

    def answer(self, s: CityState, choice: Choice) -> None:
        subject = choice.args[0][1]
        assert isinstance(subject, int | str)
        self.add(s, (self.side, self.kind, subject, self.place))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftSubject", (("seat", self.seat), ("part", self.kind)))
