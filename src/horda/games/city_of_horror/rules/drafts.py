"""Putting an offer together, part by part (CH-NEG-01 to CH-NEG-07)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.city_of_horror.content import (
    CAST,
    CROSSROADS,
    DEEDS,
    FACES,
    NOWHERE,
    PARTS,
    PLACE,
    PLACES,
    ROUNDS,
)
from horda.games.city_of_horror.rules.deals import (
    ANY,
    EVERYBODY,
    HAND,
    MAKER,
    TAKER,
    TELL,
    Part,
    count,
    knows_next_invasion,
    put_on_table,
)
from horda.games.city_of_horror.rules.promises import (
    ANTIDOTE,
    CARD,
    HAND_OUT,
    PLAY,
    POINTING,
    PROMISES,
    STILL,
    USE,
    contradicts,
)
from horda.games.city_of_horror.state import Table

SUBJECTS: Final[dict[str, str]] = {HAND_OUT: "item", PLAY: "card", USE: "who"}


def draft_prompt(seat: int, to: int) -> Prompt:
    """Who puts an offer together, and for whom."""
    return Prompt("Draft", (("seat", seat), ("to", None if to == EVERYBODY else to)))


@dataclass
class Draft(Question):
    """A player puts an offer together and proposes it, or drops it. Nobody hears it before."""

    seat: int
    to: int
    parts: tuple[Part, ...] = ()

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-01"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """One more part, propose, or drop it."""
        found: list[Choice] = []
        if self.parts:
            found.append(Choice(self.seat, "propose"))
        found.append(Choice(self.seat, "drop"))
        if len(self.parts) >= PARTS:
            return found
        self._goods(s, found)
        for side in (MAKER, TAKER):
            if self._may_promise(s, side):
                found.append(Choice(self.seat, "promise" if side == MAKER else "demand"))
        return found

    def _goods(self, s: Table, found: list[Choice]) -> None:
        seat = self.seat
        hand = s.hand(seat)
        if s.antidotes[seat] > count(self.parts, MAKER, ANTIDOTE):
            found.append(Choice(seat, "give_antidote"))
        if len(hand) > count(self.parts, MAKER, CARD):
            found.append(Choice(seat, "give_any_card"))
            named = [part[2] for part in self.parts if part[0] == MAKER and part[1] == CARD]
            free = dict.fromkeys(s.cards.face(card) for card in hand if card not in named)
            found.extend(Choice.of(seat, "give_card", card=face) for face in free)
        if hand and not count(self.parts, MAKER, HAND):
            found.append(Choice(seat, "show_hand"))
        if knows_next_invasion(s, seat) and not count(self.parts, MAKER, TELL):
            found.append(Choice(seat, "tell_invasion"))
        others = [other for other in s.turn_order() if other != seat] if self.to == EVERYBODY else [self.to]
        if max(s.antidotes[other] for other in others) > count(self.parts, TAKER, ANTIDOTE):
            found.append(Choice(seat, "ask_antidote"))
        if max(len(s.hand(other)) for other in others) > count(self.parts, TAKER, CARD):
            found.append(Choice(seat, "ask_any_card"))
            found.append(Choice(seat, "ask_card"))
            if not count(self.parts, TAKER, HAND):
                found.append(Choice(seat, "ask_hand"))
        if s.cards.piles["invasion"] and not count(self.parts, TAKER, TELL):
            found.append(Choice(seat, "ask_invasion"))

    def _may_promise(self, s: Table, side: int) -> bool:
        """Keeping still at a place to come can always be promised; else look closely."""
        to_come = len(PLACES) if s.round < ROUNDS else len(PLACES) - len(s.resolved)
        return to_come > PARTS + 1 or bool(self._promises(s, side))

    def _promises(self, s: Table, side: int) -> list[str]:
        return [kind for kind in PROMISES if promise_places(s, self, side=side, kind=kind, all_of_them=False)]

    def answer(self, s: Table, choice: Choice) -> None:
        """Add the part, or finish."""
        verb = choice.verb
        if verb == "drop":
            return
        if verb == "propose":
            put_on_table(s, self.seat, self.to, self.parts)
        elif verb == "ask_card":
            s.push(DraftCard(self.seat, self.to, self.parts))
        elif verb in ("promise", "demand"):
            side = MAKER if verb == "promise" else TAKER
            s.push(DraftPromise(self.seat, self.to, self.parts, side, tuple(self._promises(s, side))))
        else:
            s.push(replace(self, parts=(*self.parts, self._part(s, choice))))

    def _part(self, s: Table, choice: Choice) -> Part:
        verb = choice.verb
        if verb == "give_card":
            named = [part[2] for part in self.parts if part[0] == MAKER and part[1] == CARD]
            face = choice.name("card")
            hand = s.hand(self.seat)
            card = next(one for one in hand if one not in named and s.cards.face(one) == face)
            return (MAKER, CARD, card, NOWHERE)
        if verb == "give_antidote":
            return (MAKER, ANTIDOTE, ANY, NOWHERE)
        if verb == "give_any_card":
            return (MAKER, CARD, ANY, NOWHERE)
        if verb == "show_hand":
            return (MAKER, HAND, ANY, NOWHERE)
        if verb == "tell_invasion":
            return (MAKER, TELL, ANY, NOWHERE)
        if verb == "ask_antidote":
            return (TAKER, ANTIDOTE, ANY, NOWHERE)
        if verb == "ask_hand":
            return (TAKER, HAND, ANY, NOWHERE)
        return (TAKER, CARD if verb == "ask_any_card" else TELL, ANY, NOWHERE)

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """For whom the offer is meant."""
        return draft_prompt(self.seat, self.to)

    def unseen(self, s: Table, seat: int | None) -> Draft:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


@dataclass
class DraftCard(Question):
    """Which Action card is asked for."""

    seat: int
    to: int
    parts: tuple[Part, ...]

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-01"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """Any face of the deck."""
        return [Choice.of(self.seat, "name_card", card=face) for face in FACES]

    def answer(self, s: Table, choice: Choice) -> None:
        """Add the part."""
        part: Part = (TAKER, CARD, choice.name("card"), NOWHERE)
        s.push(Draft(self.seat, self.to, (*self.parts, part)))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """The others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftCard", (("seat", self.seat),))

    def unseen(self, s: Table, seat: int | None) -> DraftCard:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


def promiser_of(draft: Draft | DraftPromise | DraftPlace | DraftSubject, side: int) -> int:
    """Who would have to keep a promise of one side; everybody's is nobody's yet."""
    return draft.seat if side == MAKER else draft.to


def promise_subjects(s: Table, seat: int, by: int, *, kind: str, place: int) -> list[int | str]:
    """What a promise of a kind may be about, as far as `seat`, who drafts it, knows."""
    found: list[int | str] = []
    if kind in POINTING:
        found.extend(s.turn_order())
    elif kind == HAND_OUT:
        found.extend((ANTIDOTE, CARD))
    elif kind == PLAY:
        faces = s.hand_faces(seat) if by == seat else FACES
        found.extend(face for face in faces if DEEDS[face].do not in ("cancel", "score"))
    elif kind == USE:
        owners = s.turn_order() if by == EVERYBODY else [by]
        able = [
            who
            for who in s.cast
            if s.owner[who] in owners and s.rested[who] and by_or_other(s, who, seat, by)
        ]
        found.extend(CAST[who] for who in able if DEEDS[CAST[who]].do != "cancel")
    else:
        found.append(ANY)
    if by == EVERYBODY:
        return found
    return [one for one in found if not contradicts(s, by, kind, subject=one, place=place)]


def by_or_other(s: Table, who: int, seat: int, by: int) -> bool:
    """Asked of everybody, an ability must be somebody else's."""
    return by != EVERYBODY or s.owner[who] != seat


def promise_places(s: Table, draft: Draft, *, side: int, kind: str, all_of_them: bool = True) -> list[int]:
    """The locations a promise may be about: this one binds, a later one does not (CH-NEG-02, CH-NEG-03).

    Without `all_of_them` the first is enough.
    """
    by = promiser_of(draft, side)
    voting = kind in POINTING or kind == HAND_OUT
    places: list[int] = []
    for place in range(len(PLACES)):
        if (voting and place == CROSSROADS) or (s.round == ROUNDS and place in s.resolved):
            continue
        if any(part[0] == side and part[1] == kind and part[3] == place for part in draft.parts):
            continue
        if promise_subjects(s, draft.seat, by, kind=kind, place=place):
            places.append(place)
            if not all_of_them:
                break
    return places


@dataclass
class DraftPromise(Question):
    """What kind of promise is added to the offer."""

    seat: int
    to: int
    parts: tuple[Part, ...]
    side: int
    kinds: tuple[str, ...]

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-01"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """The kinds of promise that make sense here."""
        return [Choice.of(self.seat, "choose_promise", part=kind) for kind in self.kinds]

    def answer(self, s: Table, choice: Choice) -> None:
        """Ask for the location."""
        s.push(DraftPlace(self.seat, self.to, self.parts, self.side, choice.name("part")))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """The others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftPromise", (("seat", self.seat),))

    def unseen(self, s: Table, seat: int | None) -> DraftPromise:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


@dataclass
class DraftPlace(Question):
    """Which location the promise is about."""

    seat: int
    to: int
    parts: tuple[Part, ...]
    side: int
    kind: str

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-02"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """The place being resolved and those still to come."""
        draft = Draft(self.seat, self.to, self.parts)
        places = promise_places(s, draft, side=self.side, kind=self.kind)
        return [Choice.of(self.seat, "choose_location", location=PLACES[place]) for place in places]

    def answer(self, s: Table, choice: Choice) -> None:
        """Ask for the rest, or add a promise that needs no more."""
        place = PLACE[choice.name("location")]
        if self.kind == STILL:
            part: Part = (self.side, STILL, ANY, place)
            s.push(Draft(self.seat, self.to, (*self.parts, part)))
        else:
            s.push(DraftSubject(self.seat, self.to, self.parts, self.side, self.kind, place))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """The others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftPlace", (("seat", self.seat),))

    def unseen(self, s: Table, seat: int | None) -> DraftPlace:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


@dataclass
class DraftSubject(Question):
    """Whom to vote for, what to play, what to hand out."""

    seat: int
    to: int
    parts: tuple[Part, ...]
    side: int
    kind: str
    place: int

    def rule(self, s: Table) -> str:
        """The rule that says who decides what here."""
        return "CH-NEG-02"

    def asks_always(self, s: Table) -> bool:
        """Not being asked would tell the others something."""
        return True

    def choices(self, s: Table) -> list[Choice]:
        """All that such a promise may be about."""
        by = promiser_of(self, self.side)
        subjects = promise_subjects(s, self.seat, by, kind=self.kind, place=self.place)
        name = SUBJECTS.get(self.kind, "target")
        return [Choice(self.seat, f"choose_{name}", ((name, subject),)) for subject in subjects]

    def answer(self, s: Table, choice: Choice) -> None:
        """Add the promise to the offer."""
        subject = choice.args[0][1]
        assert isinstance(subject, int | str)
        part: Part = (self.side, self.kind, subject, self.place)
        s.push(Draft(self.seat, self.to, (*self.parts, part)))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """What kind of promise it is; the others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftSubject", (("seat", self.seat), ("part", self.kind)))

    def unseen(self, s: Table, seat: int | None) -> DraftSubject:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())
