"""A lesson being played: what may be chosen, what is said, when it is solved, what is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from horda.engine.choices import Choice, freeze_lists
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.views.cases import choice_called, failed_expectation, text_of_choice
from horda.engine.views.position import BadPosition
from horda.lessons.record import Condition, Hint, Lesson, WrongWay
from horda.rulebook import Text

Status = Literal["open", "wrong", "solved"]
NOT = "not"
"""The key of a condition that holds what must not hold."""
WON = "won"
"""The key of a condition that asks whether the pupil has won the match."""
MOST_BY_OTHERS = 500
"""So many choices the other players may make before the pupil is asked again."""


class LessonStuck(Exception):
    """A lesson whose other players never come to an end."""


class LessonRun:
    """One pupil at one lesson. Nothing is lost by a wrong way: every choice can be taken back."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self.state = beginning(lesson, game)
        self.before: list[State] = []
        """The positions in which the pupil chose, the first one first."""
        self.made: list[str] = []
        """What the pupil chose, as cases write it."""
        self.status: Status = "open"
        self.way: WrongWay | None = None
        """The wrong way that was gone, until it is taken back."""
        self.hinted = 0
        """How many hints were given."""
        self.tries = 1
        self.seats = _own_seats(lesson, self.state)
        """The seats of the pupil."""
        self._said: set[int] = set()
        self._waiting: list[Text] = []
        self._go_on()

    # --- what may be chosen ----------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat of the pupil that is asked now; the first one where none is."""
        return next((seat for seat in self.state.deciders if seat in self.seats), self.seats[0])

    def choices(self) -> list[Choice]:
        """What the pupil may choose now: what the rules allow, as far as the lesson does."""
        if self.status != "open":
            return []
        offered = self.state.choices(self.seat)
        allowed = [one for one in offered if self.allows(one)]
        return allowed or offered

    def allows(self, choice: Choice) -> bool:
        """Whether the lesson leaves a choice open, as far as the rules do."""
        return self._named(choice, self.lesson.may)

    def choose(self, choice: Choice, pictures: list[State] | None = None) -> None:
        """Make one of `choices`, and let all follow that follows; `pictures` are as in `State.apply`."""
        if not any(one.same(choice) for one in self.choices()):
            raise ValueError(f"`{text_of_choice(self.state, choice)}` is not open in this lesson")
        self.before.append(self.state.clone())
        self.made.append(text_of_choice(self.state, choice))
        self.state.apply(choice, pictures)
        self._go_on(pictures)

    def play(self, line: str) -> None:
        """Make the choice that a line says."""
        self.choose(choice_called(self.state, line))

    # --- what is said ----------------------------------------------------------------------------

    def said(self) -> list[Text]:
        """What is to be said now, once; what a wrong way teaches and the end come last."""
        told, self._waiting = self._waiting, []
        return told

    def hint(self, waited: float | None = None) -> Hint | None:
        """The next hint, if there is one and the pupil has waited so many seconds for it, or asks (None)."""
        if self.hinted >= len(self.lesson.hints) or self.status != "open":
            return None
        found = self.lesson.hints[self.hinted]
        if waited is not None and waited < found.after:
            return None
        self.hinted += 1
        return found

    def shown(self) -> Choice | None:
        """What the solution would choose now; None where the pupil went another way."""
        done = len(self.made)
        if self.made != self.lesson.solution[:done] or done >= len(self.lesson.solution):
            return None
        return choice_called(self.state, self.lesson.solution[done])

    # --- taking back -----------------------------------------------------------------------------

    def take_back(self) -> bool:
        """Take back the pupil's last choice, or the wrong way whole; whether there was anything."""
        if not self.before:
            return False
        keep = len(self.made) - 1
        if self.way is not None:
            keep = self._wrong_from(self.way)
            self.tries += 1
        self.state = self.before[keep]
        del self.before[keep:], self.made[keep:]
        self.status, self.way = "open", None
        return True

    def again(self) -> None:
        """Begin the lesson anew; what was said and hinted stays said."""
        if self.before:
            self.state = self.before[0]
            self.before, self.made = [], []
            self.tries += 1
        self.status, self.way = "open", None

    def _wrong_from(self, way: WrongWay) -> int:
        """How many choices stay when a wrong way is taken back."""
        if way.back:
            for at in reversed(range(len(self.made))):
                line = self.made[at]
                if way.back in (line, line.split(" ")[1]):
                    return at
        return 0

    # --- what follows ----------------------------------------------------------------------------

    def _go_on(self, pictures: list[State] | None = None) -> None:
        """Look at what has become of it, and let the other players choose until the pupil is asked."""
        self._look()
        for _ in range(MOST_BY_OTHERS):
            if self.status != "open" or any(seat in self.seats for seat in self.state.deciders):
                return
            self.state.apply(self._other_choice(self.state.all_choices()), pictures)
            self._look()
        raise LessonStuck(f"{self.lesson.key}: the other players chose {MOST_BY_OTHERS} times in a row")

    def _other_choice(self, offered: Sequence[Choice]) -> Choice:
        for wanted in self.lesson.others:
            for one in offered:
                if self._named(one, [wanted]):
                    return one
        return offered[0]

    def _named(self, choice: Choice, names: Sequence[str]) -> bool:
        """Whether a choice is meant by one of these verbs or lines."""
        return not names or choice.verb in names or text_of_choice(self.state, choice) in names

    def holds(self, condition: Condition) -> bool:
        """Whether all holds that a condition asks, and not all of what stands under `not`."""
        asked = {key: value for key, value in condition.items() if key not in (NOT, WON)}
        if failed_expectation(self.state, asked):
            return False
        result = self.state.result
        won = result is not None and any(seat in result.winners for seat in self.seats)
        if condition.get(WON, won) != won:
            return False
        never = condition.get(NOT)
        return not (isinstance(never, dict) and self.holds(never))

    def _look(self) -> None:
        """What is to be said now, and whether it is solved or went wrong."""
        for number, remark in enumerate(self.lesson.say):
            if number not in self._said and self.holds(remark.when):
                self._said.add(number)
                self._waiting.append(remark.text)
        if self.holds(self.lesson.solved):
            self.status = "solved"
            self._waiting.append(self.lesson.end)
            return
        found = next((way for way in self.lesson.wrong if self.holds(way.when)), None)
        if found is None and self.state.over:
            found = self.lesson.wrong[-1]
        if found is not None:
            self.status, self.way = "wrong", found
            self._waiting.append(found.text)


def beginning(lesson: Lesson, game: Game) -> State:
    """The position that a lesson begins with."""
    if lesson.match is None:
        return game.place(lesson.given)
    options = {name: freeze_lists(value) for name, value in lesson.match.options.items()}
    return game.new(seats=lesson.match.seats, seed=lesson.match.seed, **options)


def _own_seats(lesson: Lesson, state: State) -> list[int]:
    """The seats whose figures, or numbers from 0 on, the lesson calls `you`: all, where it names none."""
    named = [state.game.figure_name(state, seat) for seat in range(state.seats)]
    found = [seat for seat, name in enumerate(named) if not lesson.you or {name, str(seat)} & set(lesson.you)]
    if not found:
        raise BadPosition(f"`you` names nobody who plays; known: {', '.join(named)}")
    return found
