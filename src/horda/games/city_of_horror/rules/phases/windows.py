"""Windows in which anybody may act or negotiate, in turn order, until all pass in a row.

CH-Q-31, CH-Q-60.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import CAST, DEEDS, NOWHERE, PLACE, PLACES, STUDENT, WHO
from horda.games.city_of_horror.rules.cards.effects import options_for
from horda.games.city_of_horror.rules.cards.playing import (
    able_to_hide,
    announce,
    target_from_name,
    target_name,
    use_ability,
    why_not_play,
    why_not_use,
)
from horda.games.city_of_horror.rules.cards.targets import (
    CARD_AIM,
    COLOUR_AIM,
    PLACE_AIM,
    SEAT_AIM,
    START_AIM,
    aims_of,
)
from horda.games.city_of_horror.rules.deals.deals import Accept, PayDebt, debt, prune_offers, why_not_accept
from horda.games.city_of_horror.rules.deals.drafts import Draft
from horda.games.city_of_horror.rules.deals.offers import (
    EVERYBODY,
    LIMITS,
    OFFER_LIMIT,
    lapse_all,
    offer_by_number,
    offers_for,
    refuse,
    why_no_offers,
    why_not_offer,
    withdraw,
)
from horda.games.city_of_horror.rules.deals.prevented_promises import NoteAct
from horda.games.city_of_horror.rules.deals.promise_guards import (
    bound_colours,
    owes_marker,
    promised_killers,
    spare_faces,
)
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_other_act
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    BINDING_RULE,
    CARD,
    PLAY,
    PLAY_KILLER,
    TIES,
    USE,
    binding_promises,
    debts_of,
    is_killer,
)
from horda.games.city_of_horror.state import CityState

HANDING_OUT: Final = "handing_out"
TALKS: Final[tuple[str, ...]] = (*TIES.values(), HANDING_OUT)
"""The windows between a vote and its result, in which trading is allowed but cards and abilities are not.

CH-NEG-01, CH-VOT-09, CH-Q-32.
"""


@dataclass
class OpenWindow(Step):
    """Open a window: ask all players in turn order, starting with the First Player."""

    moment: str

    def run(self, s: CityState) -> None:
        s.window_offers = [0] * s.seats
        s.window_drafts = [0] * s.seats
        s.push(AskNext(self.moment, s.first, 0))


@dataclass
class AskNext(Step):
    """Ask the next seat of a window, or close it when all have passed in a row (CH-ATK-03)."""

    moment: str
    seat: int
    passes: int

    def run(self, s: CityState) -> None:
        """Skip seats that are out of the game (CH-CRD-09) or, by public information, cannot act."""
        if s.offers:
            prune_offers(s)
        order = s.clockwise(self.seat)
        passes = self.passes
        for seat in order:
            if passes >= len(order):
                break
            if can_act(s, seat, self.moment):
                s.push(Window(self.moment, seat, passes))
                return
            passes += 1
        lapse_all(s)
        # A seat that could only talk has not been asked whether it acts.
        s.settled = self.moment not in TALKS


def can_act(s: CityState, seat: int, moment: str) -> bool:
    """Return whether, by public information, a seat could do anything but pass in a window."""
    if s.offers or why_not_offer(s, seat) is None or payable(s, seat):
        return True
    if moment in TALKS:
        return False
    return bool(s.hand(seat)) or any(s.owner[who] == seat and s.rested[who] for who in s.cast)


def payable(s: CityState, seat: int) -> list[PayDebt]:
    """Return the debts that a seat can pay now, without repeating equal debts to the same partner (CH-Q-55)."""
    found: list[PayDebt] = []
    for pledge in debts_of(s, seat):
        able = (pledge.subject != CARD and s.antidotes[seat] > 0) or (
            pledge.subject != ANTIDOTE and bool(spare_faces(s, seat))
        )
        if able and debt(pledge) not in found:
            found.append(debt(pledge))
    return found


def owed_acts(s: CityState, seat: int, moment: str) -> list[str]:
    """Return the cards and abilities that a seat is bound to use here and can still use (CH-NEG-02)."""
    owed: list[str] = []
    if moment in TALKS:
        return owed
    if owes_marker(s, seat, moment) and why_not_use(s, seat, STUDENT) is None:
        owed.append(CAST[STUDENT])
    bound = binding_promises(s, seat)
    if promised_killers(bound) and s.zombies[s.here]:
        killers = [face for face in s.hand_faces(seat) if is_killer(face) and can_play_here(s, seat, face)]
        owed.extend(killers)
    for pledge in bound:
        if pledge.kind not in (PLAY, USE):
            continue
        source = str(pledge.subject)
        if (pledge.kind == PLAY and s.holds(seat, source) and can_play_here(s, seat, source)) or (
            pledge.kind == USE and why_not_use(s, seat, WHO[source]) is None and WHO[source] in s.cast
        ):
            owed.append(source)
    return owed


def can_play_here(s: CityState, seat: int, face: str) -> bool:
    """Return whether a card could be played now, against the location being resolved if it needs a location."""
    if why_not_play(s, seat, face) is not None:
        return False
    aims = aims_of(DEEDS[face])
    if not aims or aims[0] not in (PLACE_AIM, START_AIM):
        return True
    options = options_for(s, seat, NOWHERE, deed=DEEDS[face], targets=())
    return not options or s.here in options


@dataclass
class Window(Question):
    """A seat plays a card, uses an ability, makes or answers an offer, or passes.

    The rules are CH-CRD-01, CH-CHR-04, CH-ATK-02 and CH-NEG-07.
    """

    moment: str
    seat: int
    passes: int

    def rule(self, s: CityState) -> str:
        return "CH-CRD-01"

    def asks_always(self, s: CityState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def choices(self, s: CityState) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = []
        answerable = offers_for(s, seat)
        if not (s.pledges and owed_acts(s, seat, self.moment)):
            found.append(Choice(seat, "leave_offers" if answerable else "pass"))
        if self.moment not in TALKS:
            self._add_acts(s, found)
        self._add_bargains(s, found)
        for due in payable(s, seat):
            about = (("to", due.to), ("item", due.item), ("location", PLACES[due.place]))
            found.append(Choice(seat, "pay_debt", about))
        return found

    def _add_acts(self, s: CityState, found: list[Choice]) -> None:
        seat = self.seat
        for face in s.hand_faces(seat):
            if why_not_play(s, seat, face) is None:
                found.append(Choice(seat, "play", (("card", face),)))
        for who in s.cast:
            if s.owner[who] == seat and s.rested[who] and why_not_use(s, seat, who) is None:
                found.append(Choice(seat, "use", (("who", CAST[who]),)))

    def _add_bargains(self, s: CityState, found: list[Choice]) -> None:
        seat = self.seat
        for offer in offers_for(s, seat):
            number = (("offer", offer.id),)
            if why_not_accept(s, offer, seat) is None:
                found.append(Choice(seat, "accept", number))
            found.append(Choice(seat, "refuse", number))
            if why_not_offer(s, seat) is None:
                found.append(Choice(seat, "counter", number))
        found.extend(Choice(seat, "withdraw", (("offer", row[0]),)) for row in s.offers if row[1] == seat)
        if why_not_offer(s, seat) is None:
            others = [other for other in s.clockwise(seat) if other != seat]
            found.extend(Choice(seat, "offer", (("to", other),)) for other in others)
            if len(others) > 1:
                found.append(Choice(seat, "offer_all"))

    def answer(self, s: CityState, choice: Choice) -> None:
        seat, verb = self.seat, choice.verb
        following = (seat + 1) % s.seats
        if verb in ("pass", "leave_offers"):
            s.push(AskNext(self.moment, following, self.passes + 1))
            return
        if verb == "play":
            play(s, AimAt(seat, choice.name("card"), NOWHERE, (), self.moment, self.passes))
            return
        if verb == "use":
            who = WHO[choice.name("who")]
            play(s, AimAt(seat, choice.name("who"), who, (), self.moment, self.passes))
            return
        if verb in ("offer", "offer_all", "counter"):
            s.window_drafts = plus(s.window_drafts, seat, 1)
            s.push(AfterDraft(self.moment, seat, self.passes, s.offer_count))
            s.push(self._draft(s, choice))
            return
        s.push(AskNext(self.moment, following, 0))
        if verb == "accept":
            s.push(Accept(seat, choice.number("offer")))
        elif verb == "withdraw":
            withdraw(s, offer_by_number(s, choice.number("offer")))
        elif verb == "refuse":
            refuse(s, offer_by_number(s, choice.number("offer")), seat)
        else:
            place = PLACE[choice.name("location")]
            s.push(PayDebt(seat, choice.number("to"), choice.name("item"), place))

    def _draft(self, s: CityState, choice: Choice) -> Draft:
        if choice.verb == "counter":
            answered = offer_by_number(s, choice.number("offer"))
            return Draft(self.seat, answered.by, answered.id, ())
        return Draft(self.seat, choice.number("to") if choice.verb == "offer" else EVERYBODY, 0, ())

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat != self.seat:
            return []
        found: list[Refusal] = []
        if s.pledges and owed_acts(s, seat, self.moment):
            found.append(Refusal(Choice(seat, "pass"), BINDING_RULE))
        limit = why_no_offers(s, seat)
        if limit:
            about = (("limit", limit), ("count", LIMITS[limit]))
            found.append(Refusal(Choice(seat, "offer_all"), OFFER_LIMIT, about))
        voted = "CH-VOT-09" if self.moment in TALKS else None
        for face in s.hand_faces(seat):
            rule = voted or why_not_play(s, seat, face)
            if rule is not None:
                found.append(Refusal(Choice(seat, "play", (("card", face),)), rule))
        for who in s.of_seat(seat):
            rule = voted or why_not_use(s, seat, who)
            if rule is not None:
                found.append(Refusal(Choice(seat, "use", (("who", CAST[who]),)), rule))
        for offer in offers_for(s, seat):
            rule = why_not_accept(s, offer, seat)
            if rule is not None:
                found.append(Refusal(Choice(seat, "accept", (("offer", offer.id),)), rule))
        return found

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return window_prompt(s, self.seat, self.moment)


@dataclass
class AfterDraft(Step):
    """Continue a window after a draft: all may act after an offer; after a dropped draft the same seat (CH-NEG-01)."""

    moment: str
    seat: int
    passes: int
    offers: int

    def run(self, s: CityState) -> None:
        if s.offer_count > self.offers:
            s.push(AskNext(self.moment, (self.seat + 1) % s.seats, 0))
        else:
            s.push(Window(self.moment, self.seat, self.passes))


def window_prompt(s: CityState, seat: int, moment: str) -> Prompt:
    """Return the prompt of a window, with the seat that may act, the window and the location."""
    location = None if s.here == NOWHERE else PLACES[s.here]
    return Prompt("Window", (("seat", seat), ("moment", moment), ("location", location)))


def play(s: CityState, aiming: AimAt) -> None:
    """Push the question for the next target; if all are named, play the card or ability and restart the window."""
    deed = DEEDS[aiming.source]
    seat, who = aiming.seat, aiming.who
    while len(aiming.targets) < len(aims_of(deed)):
        if options_for(s, seat, who, deed=deed, targets=aiming.targets):
            s.push(aiming)
            return
        aiming = replace(aiming, targets=(*aiming.targets, NOWHERE))
    s.push(NoteAct(seat), AskNext(aiming.moment, (seat + 1) % s.seats, 0))
    note_other_act(s, seat, aiming.source)
    if who == NOWHERE:
        announce(s, seat, aiming.source, aiming.targets)
    else:
        use_ability(s, seat, who, aiming.targets)


@dataclass
class AimAt(Question):
    """The player of a card (`who` is NOWHERE) or an ability names its targets.

    CH-CRD-03, CH-CHR-05.

    Until all targets are named, the card stays in the hand, and the others see only that the seat is deciding.
    """

    seat: int
    source: str
    who: int
    targets: tuple[int, ...]
    moment: str
    passes: int

    def rule(self, s: CityState) -> str:
        return "CH-CRD-03"

    def asks_always(self, s: CityState) -> bool:
        return True

    def aim(self) -> str:
        """Return the kind of the next target."""
        return aims_of(DEEDS[self.source])[len(self.targets)]

    def choices(self, s: CityState) -> list[Choice]:
        """Return all possible targets; only the promised location if there is a promise (CH-NEG-02)."""
        aim = self.aim()
        deed = DEEDS[self.source]
        options = options_for(s, self.seat, self.who, deed=deed, targets=self.targets)
        if deed.do == "hide":
            options = able_to_hide(s, self.seat, deed)
        elif aim == COLOUR_AIM:
            options = bound_colours(s, self.seat, options)
        promised = any(
            (pledge.kind == PLAY and pledge.subject == self.source)
            or (pledge.kind == PLAY_KILLER and self.who == NOWHERE and is_killer(self.source))
            for pledge in binding_promises(s, self.seat)
        )
        if promised and aim in (PLACE_AIM, START_AIM) and not self.targets and s.here in options:
            options = [s.here]
        if aim == SEAT_AIM:
            return [Choice(self.seat, "aim_at_player", ((aim, option),)) for option in options]
        name = PLACE_AIM if aim == CARD_AIM else aim
        return [Choice(self.seat, f"aim_at_{aim}", ((name, target_name(aim, option)),)) for option in options]

    def answer(self, s: CityState, choice: Choice) -> None:
        value = choice.args[0][1]
        target = value if isinstance(value, int) else target_from_name(self.aim(), str(value))
        play(s, replace(self, targets=(*self.targets, target)))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        if seat != self.seat:
            return window_prompt(s, self.seat, self.moment)
        card, who = (self.source, None) if self.who == NOWHERE else (None, self.source)
        return Prompt("AimAt", (("seat", self.seat), ("card", card), ("who", who), ("aim", self.aim())))

    def without_hidden_answers(self, s: CityState, seat: int | None) -> Question:
        return self if seat == self.seat else Window(self.moment, self.seat, self.passes)
