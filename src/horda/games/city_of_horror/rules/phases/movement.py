"""Phase 1, choice of Movement cards, and phase 3, movement of Characters (CH-MVC, CH-MOV)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import (
    BLONDE,
    CAST,
    CROSSROADS,
    GRANNY,
    MAMA,
    NOWHERE,
    PLACE,
    PLACES,
    WATER_TOWER,
    WHO,
)
from horda.games.city_of_horror.events.events import CharacterMoved, MovementShown, NobodyMoved
from horda.games.city_of_horror.rules.board import add_zombies, is_closed, is_full, is_shut_in
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_movement
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.state import MOVEMENT, CityState


@dataclass
class ChooseMovement(Step):
    """Everybody chooses a Movement card in secret; players on Water Tower B may wait for the others.

    CH-MVC-01, CH-MVC-03.
    """

    def run(self, s: CityState) -> None:
        """Ask all players for a Movement card, first those who may not wait (CH-LOC-05, CH-SET-32)."""
        late_choice = s.board(WATER_TOWER).gain == "late_choice"
        seats = s.turn_order()
        late = [seat for seat in seats if late_choice and s.is_present(seat, WATER_TOWER)]
        s.push(PickMovement(tuple(seats), tuple(late) if len(late) < len(seats) else ()))


@dataclass
class PickMovement(Question):
    """Players choose one of their six Movement cards at the same time, in secret (CH-MVC-01, CH-INF-01)."""

    waiting: tuple[int, ...]
    late: tuple[int, ...] = ()
    """Players who may wait until the others have revealed their cards (CH-MVC-03)."""
    chosen: tuple[tuple[int, int], ...] = ()

    def rule(self, s: CityState) -> str:
        return "CH-MVC-01"

    def choices(self, s: CityState) -> list[Choice]:
        """Return the six locations (CH-Q-11); from Water Tower B also waiting."""
        found: list[Choice] = []
        for seat in self.waiting:
            if seat in self.late:
                found.append(Choice(seat, "wait"))
            found.extend(Choice(seat, "choose", (("location", place),)) for place in PLACES)
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        """Record a choice; when all players have chosen, reveal all cards (CH-MVC-02)."""
        waiting = tuple(seat for seat in self.waiting if seat != choice.seat)
        place = NOWHERE if choice.verb == "wait" else PLACE[choice.name("location")]
        chosen = (*self.chosen, (choice.seat, place))
        s.push(PickMovement(waiting, self.late, chosen) if waiting else ShowMovement(chosen))

    def without_hidden_answers(self, s: CityState, seat: int | None) -> PickMovement:
        """Hide the choices of others: a card face down shows its owner's colour only (CH-INF-02)."""
        hidden = tuple(other for other, _ in self.chosen if other != seat)
        own = tuple(pair for pair in self.chosen if pair[0] == seat)
        return PickMovement((*self.waiting, *hidden), self.late, own)


@dataclass
class ShowMovement(Step):
    """Reveal the chosen Movement cards; then the players who waited choose.

    CH-MVC-02, CH-MVC-04.
    """

    chosen: tuple[tuple[int, int], ...]

    def run(self, s: CityState) -> None:
        s.block_undo()
        s.settled = False
        cards = dict(self.chosen)
        for seat in s.turn_order():
            if cards.get(seat, NOWHERE) != NOWHERE:
                s.movement = put(s.movement, seat, cards[seat])
                s.emit(MovementShown(seat, PLACES[cards[seat]]))
        waited = tuple(seat for seat in s.turn_order() if cards.get(seat) == NOWHERE)
        if waited:
            s.push(PickMovement(waited))


@dataclass
class MovementPhase(Step):
    """From the First Player clockwise each player moves one Character (CH-MOV-01)."""

    def run(self, s: CityState) -> None:
        """Push a window before and after each move, and the Blonde's zombie at the end (CH-Q-60)."""
        s.phase = MOVEMENT
        s.begin_turn()
        s.push(OpenWindow("move"), BeginMoves(), BlondeTurn())


@dataclass
class BeginMoves(Step):
    """Determine the order of the players, starting with the present First Player (CH-FST-05, CH-FST-06)."""

    def run(self, s: CityState) -> None:
        first, *others = s.turn_order()
        for seat in reversed(others):
            s.push(OpenWindow("move"), MoveTurn(seat))
        s.push(MoveTurn(first))


def why_not_move(s: CityState, who: int, target: int) -> str | None:
    """Return the rule that keeps a Character from being moved to a location, if any (CH-MOV-04, CH-MOV-09)."""
    if s.place[who] == target:
        return "CH-MOV-04"
    if is_shut_in(s, who):
        return "CH-EXP-13"
    # The exhausted Granny cannot move, except in the round in which she got up (CH-CHR-18).
    return "CH-CHR-16" if who == GRANNY and not s.granny else None


@dataclass
class MoveTurn(Step):
    """A player must move a Character if one can (CH-MOV-03, CH-MOV-10)."""

    seat: int

    def run(self, s: CityState) -> None:
        if s.out[self.seat]:
            return
        note_movement(s, self.seat)
        target = s.movement[self.seat]
        if any(why_not_move(s, who, target) is None for who in s.of_seat(self.seat)):
            s.push(MoveCharacter(self.seat))
        else:
            s.to_move = put(s.to_move, self.seat, False)
            s.emit(NobodyMoved(self.seat))


@dataclass
class MoveCharacter(Question):
    """A player chooses which Character goes to the location of their Movement card (CH-MOV-02, CH-MVC-06)."""

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-MOV-02"

    def choices(self, s: CityState) -> list[Choice]:
        target = s.movement[self.seat]
        able = [who for who in s.of_seat(self.seat) if why_not_move(s, who, target) is None]
        return [Choice(self.seat, "move", (("who", CAST[who]),)) for who in able]

    def answer(self, s: CityState, choice: Choice) -> None:
        """Move to the location, or to the Crossroads if it is full and nothing opens it (CH-MOV-05, CH-MOV-11)."""
        who, place = WHO[choice.name("who")], s.movement[self.seat]
        if not is_full(s, place):
            arrive(s, who, place)
        elif has_way_in(s, who) and not is_closed(s, place):
            s.push(EnterFull(self.seat, who))
        else:
            # A Character that is already there has moved all the same (CH-MOV-06).
            arrive(s, who, CROSSROADS)

    def refusals(self, s: CityState, seat: int) -> list[Refusal]:
        if seat != self.seat:
            return []
        found: list[Refusal] = []
        for who in s.of_seat(seat):
            rule = why_not_move(s, who, s.movement[seat])
            if rule is not None:
                found.append(Refusal(Choice(seat, "move", (("who", CAST[who]),)), rule))
        return found

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("MoveCharacter", (("seat", self.seat), ("location", PLACES[s.movement[self.seat]])))


def arrive(s: CityState, who: int, place: int) -> None:
    """Complete a player's move to a location, which ends the effect of Back Door."""
    start, seat = s.place[who], s.owner[who]
    s.place = put(s.place, who, place)
    s.last_move = [who, start]
    s.to_move = put(s.to_move, seat, False)
    s.door = put(s.door, seat, False)
    s.settled = False
    s.emit(CharacterMoved(CAST[who], PLACES[start], PLACES[place]))


@dataclass
class EnterFull(Question):
    """A Character that may enter a full location does so, or goes to the Crossroads (CH-CRD-15, CH-CHR-21)."""

    seat: int
    who: int

    def rule(self, s: CityState) -> str:
        return "CH-CHR-21" if self.who == MAMA and s.mama else "CH-CRD-15"

    def choices(self, s: CityState) -> list[Choice]:
        return [Choice(self.seat, "enter"), Choice(self.seat, "stay_out")]

    def answer(self, s: CityState, choice: Choice) -> None:
        arrive(s, self.who, s.movement[self.seat] if choice.verb == "enter" else CROSSROADS)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        location = PLACES[s.movement[self.seat]]
        return Prompt("EnterFull", (("seat", self.seat), ("who", CAST[self.who]), ("location", location)))


def has_way_in(s: CityState, who: int) -> bool:
    """Return whether a Character may enter a full location: Back Door, or the Mama's ability.

    CH-CRD-15, CH-CHR-21.
    """
    return s.door[s.owner[who]] or (who == MAMA and s.mama)


@dataclass
class BlondeTurn(Step):
    """After all moves the Blonde attracts a zombie to her location, unless she was calmed.

    CH-CHR-08, CH-Q-52.
    """

    def run(self, s: CityState) -> None:
        if BLONDE in s.cast and not s.calmed:
            s.push(OpenWindow("moved"), BlondeCalls())


@dataclass
class BlondeCalls(Step):
    """The Blonde's zombie comes (CH-CHR-08), unless she used her ability in time (CH-CHR-09)."""

    def run(self, s: CityState) -> None:
        if BLONDE in s.cast and not s.calmed and add_zombies(s, s.place[BLONDE], 1):
            s.settled = False
