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
    WATER_TOWER,
)
from horda.games.city_of_horror.rules.deals import knows_next_invasion, side_of, why_not_meet
from horda.games.city_of_horror.rules.offers import (
    ANY,
    CARDS,
    EVERYBODY,
    HAND,
    MAKER,
    TAKER,
    TELL,
    Part,
    offer_called,
    put_on_table,
    refuse,
)
from horda.games.city_of_horror.rules.promises import (
    ANTIDOTE,
    CARD,
    HAND_OUT,
    NOT_PLAY,
    NOT_USE,
    PAY,
    PLAY,
    POINTING,
    PROMISES,
    SHARING,
    STILL,
    TIES,
    USE,
    VOTES,
    binds_at,
)
from horda.games.city_of_horror.state import PRIVATE_CARD, Table

SUBJECTS: Final[dict[str, str]] = {
    HAND_OUT: "item", PAY: "item", PLAY: "card", NOT_PLAY: "card", USE: "who", NOT_USE: "who",
}  # fmt: skip
"""What the subject of a promise is called; of the others it is a `target`."""
GIFTS: Final[dict[str, Part]] = {
    "give_antidote": (MAKER, ANTIDOTE, ANY, NOWHERE),
    "give_any_card": (MAKER, CARD, ANY, NOWHERE),
    "show_hand": (MAKER, HAND, ANY, NOWHERE),
    "tell_invasion": (MAKER, TELL, ANY, NOWHERE),
    "ask_antidote": (TAKER, ANTIDOTE, ANY, NOWHERE),
    "ask_any_card": (TAKER, CARD, ANY, NOWHERE),
    "ask_hand": (TAKER, HAND, ANY, NOWHERE),
    "ask_invasion": (TAKER, TELL, ANY, NOWHERE),
}
"""The parts that need no further word."""


def draft_prompt(seat: int, to: int) -> Prompt:
    """Who puts an offer together, and for whom."""
    return Prompt("Draft", (("seat", seat), ("to", None if to == EVERYBODY else to)))


@dataclass
class Draft(Question):
    """A player puts an offer together and proposes it, or drops it. Nobody hears it before.

    `answers` is the offer that it answers, 0 if none: that one is refused when this one is proposed.
    """

    seat: int
    to: int
    answers: int
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
        self._gifts(s, found)
        self._wishes(s, found)
        for side in (MAKER, TAKER):
            if self._may_promise(s, side):
                found.append(Choice(self.seat, "promise" if side == MAKER else "demand"))
        return found

    def _gifts(self, s: Table, found: list[Choice]) -> None:
        """What the maker has and does not need for what binds."""
        seat = self.seat
        for verb in ("give_antidote", "give_any_card"):
            if may_add(s, self, GIFTS[verb]):
                found.append(Choice(seat, verb))
        for face in s.hand_faces(seat):
            card = unnamed_card(s, self, face)
            if card != NOWHERE and may_add(s, self, (MAKER, CARD, card, NOWHERE)):
                found.append(Choice.of(seat, "give_card", card=face))
                if self.to != EVERYBODY:
                    found.append(Choice.of(seat, "give_card_privately", card=face))
        if s.hand(seat) and GIFTS["show_hand"] not in self.parts:
            found.append(Choice(seat, "show_hand"))
        if knows_next_invasion(s, seat) and GIFTS["tell_invasion"] not in self.parts:
            found.append(Choice(seat, "tell_invasion"))

    def _wishes(self, s: Table, found: list[Choice]) -> None:
        """What somebody on the other side might have, for all that can be seen."""
        seat = self.seat
        others = [other for other in s.turn_order() if other != seat] if self.to == EVERYBODY else [self.to]
        asked = [part[1] for part in side_of(self.parts, TAKER)]
        if max(s.antidotes[other] for other in others) > asked.count(ANTIDOTE):
            found.append(Choice(seat, "ask_antidote"))
        if max(len(s.hand(other)) for other in others) > asked.count(CARD):
            found.append(Choice(seat, "ask_any_card"))
            found.append(Choice(seat, "ask_card"))
            if HAND not in asked:
                found.append(Choice(seat, "ask_hand"))
        if s.cards.piles["invasion"] and TELL not in asked:
            found.append(Choice(seat, "ask_invasion"))

    def _may_promise(self, s: Table, side: int) -> bool:
        """Keeping still at a place to come can always be promised; else look closely."""
        to_come = len(PLACES) if s.round < ROUNDS else len(PLACES) - len(s.resolved)
        return to_come > len(self.parts) + 1 or bool(self._promises(s, side))

    def _promises(self, s: Table, side: int) -> list[str]:
        return [kind for kind in PROMISES if promise_places(s, self, side=side, kind=kind, all_of_them=False)]

    def answer(self, s: Table, choice: Choice) -> None:
        """Add the part, or finish."""
        verb = choice.verb
        if verb == "drop":
            return
        if verb == "propose":
            if self.answers:
                refuse(s, offer_called(s, self.answers), self.seat)
            put_on_table(s, self.seat, self.to, self.parts)
        elif verb == "ask_card":
            s.push(DraftCard(self.seat, self.to, self.answers, self.parts))
        elif verb in ("promise", "demand"):
            side = MAKER if verb == "promise" else TAKER
            kinds = tuple(self._promises(s, side))
            s.push(DraftPromise(self.seat, self.to, self.answers, self.parts, side, kinds))
        else:
            s.push(replace(self, parts=(*self.parts, self._part(s, choice))))

    def _part(self, s: Table, choice: Choice) -> Part:
        if choice.verb in GIFTS:
            return GIFTS[choice.verb]
        kind = PRIVATE_CARD if choice.verb == "give_card_privately" else CARD
        return (MAKER, kind, unnamed_card(s, self, choice.name("card")), NOWHERE)

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """For whom the offer is meant."""
        return draft_prompt(self.seat, self.to)

    def unseen(self, s: Table, seat: int | None) -> Draft:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


def unnamed_card(s: Table, draft: Draft, face: str) -> int:
    """A card of a face in the maker's hand that the offer does not name yet; nowhere if there is none."""
    named = [part[2] for part in side_of(draft.parts, MAKER) if part[1] in CARDS]
    free = [card for card in s.hand(draft.seat) if card not in named and s.cards.face(card) == face]
    return free[0] if free else NOWHERE


def may_add(s: Table, draft: Draft, part: Part) -> bool:
    """Whether an offer with one more part could still be met by its maker, whoever takes it."""
    parts = side_of((*draft.parts, part), MAKER)
    return why_not_meet(s, draft.seat, draft.to, parts, openly=False) is None


@dataclass
class DraftCard(Question):
    """Which Action card is asked for."""

    seat: int
    to: int
    answers: int
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
        s.push(Draft(self.seat, self.to, self.answers, (*self.parts, part)))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """The others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftCard", (("seat", self.seat),))

    def unseen(self, s: Table, seat: int | None) -> DraftCard:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())


def promise_subjects(s: Table, draft: Draft, *, side: int, kind: str, place: int) -> list[int | str]:
    """What a promise of a kind may be about, as far as the maker of the offer knows."""
    said = _subjects(s, draft, side, kind)
    return [one for one in said if _may_promise(s, draft, (side, kind, one, place))]


def _subjects(s: Table, draft: Draft, side: int, kind: str) -> list[int | str]:
    promiser = draft.seat if side == MAKER else draft.to
    found: list[int | str] = []
    if kind in POINTING:
        found.extend(s.turn_order())
    elif kind in (HAND_OUT, PAY):
        found.extend((ANTIDOTE, CARD))
    elif kind == PLAY:
        faces = s.hand_faces(draft.seat) if side == MAKER else FACES
        found.extend(face for face in faces if DEEDS[face].do not in ("cancel", "score"))
    elif kind == NOT_PLAY:
        found.extend(face for face in FACES if DEEDS[face].do != "score")
    elif kind in (USE, NOT_USE):
        found.extend(CAST[who] for who in _able(s, draft, promiser) if _fits(CAST[who], kind))
    else:
        found.append(ANY)
    return found


def _able(s: Table, draft: Draft, promiser: int) -> list[int]:
    """The rested Characters of the promiser; asked of everybody, those of all others."""
    if promiser == EVERYBODY:
        return [who for who in s.cast if s.rested[who] and s.owner[who] != draft.seat]
    return [who for who in s.cast if s.rested[who] and s.owner[who] == promiser]


def _fits(who: str, kind: str) -> bool:
    """Nobody can promise to shout a card down that is not played yet."""
    return kind == NOT_USE or DEEDS[who].do != "cancel"


def _may_promise(s: Table, draft: Draft, part: Part) -> bool:
    """Whether an offer may hold one more promise: not twice the same, and none that could not be kept.

    What is asked of the other side is looked at openly: which cards they hold they know themselves.
    """
    side, kind, subject, place = part
    for old in side_of(draft.parts, side):
        if old[1] == kind and old[3] == place and (old[2] == subject or kind in POINTING) and kind != PAY:
            return False
    if kind not in (PLAY, USE, NOT_USE) and not binds_at(s, place):
        return True
    if side == MAKER:
        return may_add(s, draft, part)
    if draft.to == EVERYBODY:
        return True
    parts = [*side_of(draft.parts, TAKER), part]
    return why_not_meet(s, draft.to, draft.seat, parts, openly=True) is None


def promise_places(s: Table, draft: Draft, *, side: int, kind: str, all_of_them: bool = True) -> list[int]:
    """The locations a promise may be about: this one binds, a later one does not (CH-NEG-02, CH-NEG-03).

    At the Crossroads nobody votes, and supplies never come there or to the Water Tower (CH-INV-07).
    Without `all_of_them` the first is enough.
    """
    nowhere = [CROSSROADS] if kind in POINTING else []
    if kind in (HAND_OUT, VOTES[SHARING], TIES[SHARING]):
        nowhere = [CROSSROADS, WATER_TOWER]
    said = _subjects(s, draft, side, kind)
    places: list[int] = []
    for place in range(len(PLACES)):
        if place in nowhere or (s.round == ROUNDS and place in s.resolved):
            continue
        if any(_may_promise(s, draft, (side, kind, one, place)) for one in said):
            places.append(place)
            if not all_of_them:
                break
    return places


@dataclass
class DraftPromise(Question):
    """What kind of promise is added to the offer."""

    seat: int
    to: int
    answers: int
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
        s.push(DraftPlace(self.seat, self.to, self.answers, self.parts, self.side, choice.name("part")))

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
    answers: int
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
        draft = Draft(self.seat, self.to, self.answers, self.parts)
        places = promise_places(s, draft, side=self.side, kind=self.kind)
        return [Choice.of(self.seat, "choose_location", location=PLACES[place]) for place in places]

    def answer(self, s: Table, choice: Choice) -> None:
        """Ask for the rest, or add a promise that needs no more."""
        place = PLACE[choice.name("location")]
        if self.kind == STILL:
            part: Part = (self.side, STILL, ANY, place)
            s.push(Draft(self.seat, self.to, self.answers, (*self.parts, part)))
        else:
            s.push(DraftSubject(self.seat, self.to, self.answers, self.parts, self.side, self.kind, place))

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
    answers: int
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
        draft = Draft(self.seat, self.to, self.answers, self.parts)
        subjects = promise_subjects(s, draft, side=self.side, kind=self.kind, place=self.place)
        name = SUBJECTS.get(self.kind, "target")
        return [Choice(self.seat, f"choose_{name}", ((name, subject),)) for subject in subjects]

    def answer(self, s: Table, choice: Choice) -> None:
        """Add the promise to the offer."""
        subject = choice.args[0][1]
        assert isinstance(subject, int | str)
        part: Part = (self.side, self.kind, subject, self.place)
        s.push(Draft(self.seat, self.to, self.answers, (*self.parts, part)))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """What kind of promise it is; the others hear only that an offer is in the making."""
        if seat != self.seat:
            return draft_prompt(self.seat, self.to)
        return Prompt("DraftSubject", (("seat", self.seat), ("part", self.kind)))

    def unseen(self, s: Table, seat: int | None) -> DraftSubject:
        """Nobody else knows what is in an offer before it is proposed."""
        return self if seat == self.seat else replace(self, parts=())
