"""Effects of a mission that run other effects: a die, a payment with cards, a choice of the players."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.events import MissionRolled
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.names import name_of
from horda.games.zombicide.rules.goals.goals import Effect, run_effect
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.state import ZombicideState


@dataclass
class RunBranch(Step):
    """One effect of the list in a branch."""

    branch: int
    effect: int
    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        run_effect(s, s.goals.branches[self.branch][self.effect], self.who, self.zone)


def take_branch(s: ZombicideState, branch: int, who: int, zone: int) -> None:
    """Push all effects of a list, in order."""
    effects = range(len(s.goals.branches[branch]))
    s.push(*[RunBranch(branch, effect, who, zone) for effect in effects])


class Roll(Effect):
    """A die is rolled; what happens depends on it."""

    def __init__(self, branches: list[int]) -> None:
        self.branches = branches
        """For each face, from 1 on, the number of its list of effects; NOWHERE for none."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Roll the die, and run the list of effects of its face."""
        die = s.d6()
        s.emit(MissionRolled(name_of(s, who), die))
        branch = self.branches[die - 1]
        if branch != NOWHERE:
            take_branch(s, branch, who, zone)


class Pay(Effect):
    """The survivor who triggered it gives up cards for one list of effects; without the cards, another runs."""

    def __init__(self, face: str, count: int, paid: int, unpaid: int) -> None:
        self.face = face
        self.count = count
        self.paid = paid
        """The number of the list that runs if the cards are given up."""
        self.unpaid = unpaid
        """The number of the list that runs without the cards; NOWHERE for none."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Discard the cards and run the list that follows."""
        cards: list[int] = []
        if who >= 0 and s.is_in_play(who):
            cards = [card for card in s.cards_of(who) if s.cards.face(card) == self.face]
        if len(cards) >= self.count:
            for card in cards[: self.count]:
                discard(s, who, card)
            take_branch(s, self.paid, who, zone)
        elif self.unpaid != NOWHERE:
            take_branch(s, self.unpaid, who, zone)

    def work(self, s: ZombicideState) -> int:
        return self.count


class Ask(Effect):
    """The players choose one of the mission's own options."""

    def __init__(self, number: int, branches: tuple[int, ...], *, by_first: bool) -> None:
        self.number = number
        self.branches = branches
        self.by_first = by_first
        """Whether the first player decides, instead of the survivor who triggered it."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Ask the player of the survivor who triggered it, or the first player if that survivor is gone or missing."""
        theirs = not self.by_first and who >= 0 and s.is_in_play(who)
        seat = s.seat_of[who] if theirs else s.first
        s.push(ChooseWay(seat, self.number, self.branches, who, zone))


@dataclass
class ChooseWay(Question):
    """The question of a mission which of several effects shall happen."""

    seat: int
    number: int
    branches: tuple[int, ...]
    who: int
    zone: int

    def rule(self, s: ZombicideState) -> str:
        """Return the rule that the mission decides; the mission's own text explains the question."""
        return s.cite("goal.win")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each possible answer."""
        name = self._message_key(s)
        ways = range(1, len(self.branches) + 1)
        return [Choice(self.seat, "take_way", (("way", f"{name}_{way}"),)) for way in ways]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        way = int(choice.name("way").rpartition("_")[2])
        take_branch(s, self.branches[way - 1], self.who, self.zone)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseWay", (("seat", self.seat), ("matter", self._message_key(s))))

    def _message_key(self, s: ZombicideState) -> str:
        """Return the message id of the question; those of its answers add a number."""
        return f"{s.goals.mission}.choice_{self.number}"
