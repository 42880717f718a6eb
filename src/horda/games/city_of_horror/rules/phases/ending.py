"""The end: Antidotes, points and winners (CH-END)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus
from horda.engine.state import Result
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import CANNED_FOOD, CAST, DEEDS, EXHAUSTED, RESTED, WHO
from horda.games.city_of_horror.events.outcome_events import AntidotesUsed, ScoreCounted
from horda.games.city_of_horror.rules.deaths import die
from horda.games.city_of_horror.state import CityState, food_of, hand_of


@dataclass
class Helicopter(Step):
    """The helicopter arrives: every Character needs an Antidote, then points are counted (CH-RND-05)."""

    def run(self, s: CityState) -> None:
        """Vaccinate all players, then count points; trade, cards and abilities are over (CH-Q-34)."""
        s.begin_turn()
        s.push(*(Vaccinate(seat) for seat in s.turn_order()), CountPoints())


@dataclass
class Vaccinate(Step):
    """A player discards as many Antidotes as they have Characters, or all they have (CH-END-01)."""

    seat: int

    def run(self, s: CityState) -> None:
        """Vaccinate the player's Characters, and ask who gets an Antidote if there are too few (CH-Q-34)."""
        people = s.of_seat(self.seat)
        doses = min(len(people), s.antidotes[self.seat])
        s.antidotes = plus(s.antidotes, self.seat, -doses)
        s.spent += doses
        s.emit(AntidotesUsed(self.seat, doses))
        if doses < len(people):
            s.push(Dose(self.seat, doses))


@dataclass
class Dose(Question):
    """A player short of Antidotes chooses, one by one, who gets one; the others die (CH-END-02)."""

    seat: int
    doses: int
    saved: tuple[int, ...] = ()

    def rule(self, s: CityState) -> str:
        return "CH-END-02"

    def choices(self, s: CityState) -> list[Choice]:
        if not self.doses:
            return [Choice(self.seat, "let_die")]
        people = [who for who in s.of_seat(self.seat) if who not in self.saved]
        return [Choice(self.seat, "vaccinate", (("who", CAST[who]),)) for who in people]

    def answer(self, s: CityState, choice: Choice) -> None:
        saved = self.saved
        if choice.verb == "vaccinate":
            saved = (*saved, WHO[choice.name("who")])
        if len(saved) < self.doses:
            s.push(Dose(self.seat, self.doses, saved))
        else:
            die(s, [who for who in s.of_seat(self.seat) if who not in saved], "no_antidote")

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Dose", (("seat", self.seat), ("amount", self.doses - len(self.saved))))


def points_of(s: CityState, seat: int) -> int:
    """Return a player's points: Characters, spare Antidotes, Food, Canned Food; 0 without Characters.

    CH-END-03, CH-END-04, CH-END-05, CH-END-06.
    """
    return sum(parts_of_points(s, seat))


def parts_of_points(s: CityState, seat: int) -> tuple[int, int, int]:
    """Return the parts of a player's points (CH-END-03 to CH-END-06): Characters, Antidotes, Food with Canned Food."""
    people = s.of_seat(seat)
    # Whatever else they hold (CH-ELM-03).
    if not people:
        return 0, 0, 0
    points = sum(RESTED[who] if s.rested[who] else EXHAUSTED[who] for who in people)
    food = sum(int(face.removeprefix("food_")) for face in s.cards.faces(food_of(seat)))
    canned = DEEDS[CANNED_FOOD].amount * s.cards.faces(hand_of(seat)).count(CANNED_FOOD)
    return points, s.antidotes[seat], food + canned


@dataclass
class CountPoints(Step):
    """The most points win (CH-END-07); then the most living Characters (CH-END-08); then all tied (CH-END-09)."""

    def run(self, s: CityState) -> None:
        points = [points_of(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            s.emit(ScoreCounted(seat, points[seat]))
        best = max(points[seat] for seat in s.turn_order())
        tied = [seat for seat in s.turn_order() if points[seat] == best]
        living = max(len(s.of_seat(seat)) for seat in tied)
        winners = sorted(seat for seat in tied if len(s.of_seat(seat)) == living)
        why = "points" if len(tied) == 1 else "characters" if len(winners) == 1 else "shared"
        s.finish(Result(tuple(winners), tuple(float(score) for score in points), why))
