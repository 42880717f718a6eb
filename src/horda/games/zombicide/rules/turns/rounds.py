"""The round: players' phase, zombies' phase, end phase (round.phases)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus, put, with_slice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.events.events import PhaseBegan, RoundBegan, TurnBegan
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.targets import is_rival
from horda.games.zombicide.rules.goals.goals import (
    END_PHASE,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN_ENDS,
    CheckGoals,
    notify_mission,
)
from horda.games.zombicide.rules.turns.actions import ActionQuestion
from horda.games.zombicide.state import FREE_KINDS, ZombicideState


@dataclass
class ChooseFirstPlayer(Question):
    """The players choose the first player; the seat that set up the match answers (setup.first_player)."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("setup.first_player")

    def choices(self, s: ZombicideState) -> list[Choice]:
        return [Choice(0, "go_first", (("player", seat),)) for seat in range(s.seats)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        s.first = choice.number("player")


@dataclass
class BeginRound(Step):
    """A new round starts: all survivors may act again, and the three phases follow, then the next round.

    round.phases, round.next.
    """

    def run(self, s: ZombicideState) -> None:
        s.round += 1
        s.acted = hooks.bystanders(s, 0)
        s.emit(RoundBegan(s.round, s.first))
        s.push(CheckGoals(), PlayersPhase(), ZombiePhase(), EndPhase(), BeginRound())
        notify_mission(s, ROUND_BEGINS)


@dataclass
class PlayersPhase(Step):
    """From the first player clockwise, every seat activates all its survivors (phase.players)."""

    def run(self, s: ZombicideState) -> None:
        """Let each seat play in turn, to the left (phase.left), until all have played (phase.players_end)."""
        s.phase = "players"
        s.emit(PhaseBegan("players"))
        last = s.seats - 1
        turns = [SeatTurn((s.first + place) % s.seats, place == last) for place in range(s.seats)]
        s.push(*turns, LateTurns())


@dataclass
class SeatTurn(Step):
    """A seat activates its survivors; other survivors may act in between if their skills allow it (phase.order)."""

    seat: int
    last: bool
    """Whether no seat comes after this one."""

    def run(self, s: ZombicideState) -> None:
        """Ask the survivors who may act out of turn first, then the seat."""
        s.push(PickSurvivor(self.seat, self.last))
        early = [
            who
            for who in survivors_to_act(s)
            if s.seat_of[who] != self.seat and skill_hooks.acts_anytime(s, who)
        ]
        if early:
            s.push(*[EarlyTurn(who) for who in in_playing_order(s, early)])


def survivors_to_act(s: ZombicideState) -> list[int]:
    """Return the survivors on the board who have not had their turn this round."""
    return [who for who, zone in enumerate(s.zone) if zone >= 0 and not s.acted >> who & 1]


def in_playing_order(s: ZombicideState, people: list[int]) -> list[int]:
    """Return survivors in the given order; with rivals, starting with the first player's (skill.tactician)."""
    if not any(is_rival(s, people[0], one) for one in people):
        return people
    return sorted(people, key=lambda one: (s.seat_of[one] - s.first) % s.seats)


def next_of(s: ZombicideState, people: list[int]) -> list[int]:
    """Return which of the survivors who may act now can be chosen: all, or those of one team (skill.tactician)."""
    order = in_playing_order(s, people)
    return [one for one in order if not is_rival(s, order[0], one)]


def seat_naming(s: ZombicideState, people: list[int]) -> int:
    """Return the seat that chooses the next survivor: the first player's, or with rivals, the survivors' own."""
    everybody = range(len(s.roster))
    rivals = any(is_rival(s, people[0], one) for one in everybody)
    return s.seat_of[people[0]] if rivals else s.speaker


@dataclass
class PickSurvivor(Question):
    """A seat chooses its next survivor to act; those who may act at any time may wait (phase.order)."""

    seat: int
    last: bool

    def rule(self, s: ZombicideState) -> str:
        return s.cite("phase.order")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the seat's survivors who have not acted yet."""
        mine = [who for who in survivors_to_act(s) if s.seat_of[who] == self.seat]
        found = [Choice(self.seat, "activate", (("survivor", s.roster[who]),)) for who in mine]
        if mine and not self.last and all(skill_hooks.acts_anytime(s, who) for who in mine):
            found.append(Choice(self.seat, "wait"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Let this survivor play its turn, then choose the seat's next one."""
        if choice.verb != "wait":
            who = s.roster.index(choice.name("survivor"))
            s.push(SurvivorTurn(who), SeatTurn(self.seat, self.last))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("PickSurvivor", (("seat", self.seat),))


@dataclass
class EarlyTurn(Question):
    """A survivor whose skill lets it act at any time acts now, or waits."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.tactician")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for waiting; starting a turn is asked each time."""
        return ("wait",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        if self.who not in survivors_to_act(s):
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "activate", (("survivor", s.roster[self.who]),)), Choice(seat, "wait")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Give the survivor its turn first, then ask the others who may act early again (skill.tactician)."""
        if choice.verb != "activate":
            return
        frame = s.stack.pop()
        while not isinstance(frame, PickSurvivor):
            frame = s.stack.pop()
        s.push(SurvivorTurn(self.who), SeatTurn(frame.seat, frame.last))


@dataclass
class LateTurns(Question):
    """The turns of survivors who waited, in the order that the team chooses."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.tactician")

    def choices(self, s: ZombicideState) -> list[Choice]:
        left = survivors_to_act(s)
        if not left:
            return []
        named = next_of(s, left)
        seat = seat_naming(s, named)
        return [Choice(seat, "activate", (("survivor", s.roster[who]),)) for who in named]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        s.push(SurvivorTurn(s.roster.index(choice.name("survivor"))), self)


def give_actions(s: ZombicideState, who: int) -> None:
    """Give a survivor the actions of a turn: the edition's number, plus those of skills (turn.actions)."""
    s.actions = plus(s.actions, who, s.edition.figures.actions + skill_hooks.extra_actions(s, who))


def give_free_actions(s: ZombicideState, who: int) -> None:
    """Give a survivor the free actions of its skills (action.free)."""
    for kind in skill_hooks.free_actions(s, who):
        s.free = plus(s.free, who * FREE_KINDS + kind, 1)


@dataclass
class SurvivorTurn(Step):
    """A survivor's turn: its actions and free actions are set, then it acts (turn.actions)."""

    who: int

    def run(self, s: ZombicideState) -> None:
        """Set the actions, ask for them one by one, and end the turn."""
        who = self.who
        before = s.active
        s.begin_turn()
        s.active = who
        s.did = put(s.did, who, 0)
        s.used = put(s.used, who, 0)
        give_actions(s, who)
        give_free_actions(s, who)
        s.emit(TurnBegan(s.seat_of[who], s.roster[who]))
        s.push(ActionQuestion(who), EndTurn(who, before))
        s.push(*skill_hooks.turn_begins(s, who))


@dataclass
class EndTurn(Step):
    """The turn ends, and unused actions are lost (turn.end)."""

    who: int
    resumes: int
    """The survivor who was active before, because an extra turn may interrupt another turn."""

    def closes_turn(self) -> bool:
        return True

    def run(self, s: ZombicideState) -> None:
        who = self.who
        s.acted |= 1 << who
        s.active = self.resumes
        s.actions = put(s.actions, who, 0)
        base = who * FREE_KINDS
        s.free = with_slice(s.free, base, [0] * FREE_KINDS)
        s.push(CheckGoals())
        notify_mission(s, TURN_ENDS, who=who, zone=s.zone[who])
        s.push(*skill_hooks.turn_ends(s, who))


@dataclass
class ExtraTurn(Step):
    """A whole turn in addition to the usual ones, even during the survivor's own (turn.extra)."""

    who: int

    def run(self, s: ZombicideState) -> None:
        """Play the turn, then restore the actions that the survivor had before."""
        who = self.who
        base = who * FREE_KINDS
        kept = tuple(s.free[base : base + FREE_KINDS])
        restore = RestoreTurn(who, s.actions[who], kept, s.did[who], s.used[who], bool(s.acted >> who & 1))
        s.actions = put(s.actions, who, 0)
        s.free = with_slice(s.free, base, [0] * FREE_KINDS)
        s.push(SurvivorTurn(who), restore)


@dataclass
class RestoreTurn(Step):
    """After an extra turn, the survivor's former actions are restored."""

    who: int
    actions: int
    free: tuple[int, ...]
    did: int
    used: int
    acted: bool

    def run(self, s: ZombicideState) -> None:
        who = self.who
        s.actions = plus(s.actions, who, self.actions)
        base = who * FREE_KINDS
        s.free = with_slice(s.free, base, list(self.free))
        s.did = put(s.did, who, self.did)
        s.used = put(s.used, who, self.used)
        if not self.acted:
            s.acted &= ~(1 << who)


@dataclass
class ZombiePhase(Step):
    """Zombies are activated, then new ones spawn (phase.zombies)."""

    def run(self, s: ZombicideState) -> None:
        s.phase = "zombies"
        s.active = NOWHERE
        s.emit(PhaseBegan("zombies"))
        s.push(*s.edition.zombie_phase(s), CheckGoals())


@dataclass
class EndPhase(Step):
    """Noise is removed, and the first player token is passed on (phase.end)."""

    def run(self, s: ZombicideState) -> None:
        """Run the mission's effects at the end of a round, then all others."""
        s.phase = "end"
        s.emit(PhaseBegan("end"))
        s.push(CloseRound())
        if s.goals.by_event.get(END_PHASE):
            s.push(CheckGoals())
            notify_mission(s, END_PHASE)


@dataclass
class CloseRound(Step):
    """The effects at the end of a round, unless the match is over already."""

    def run(self, s: ZombicideState) -> None:
        """Run the effects of skills and the edition at the end of a round, then those of the mission."""
        s.push(PassFirstPlayer(), CheckGoals())
        notify_mission(s, ROUND_ENDS)
        steps: list[Frame] = [*s.edition.end_phase(s)]
        for who in s.in_play():
            steps.extend(skill_hooks.round_ends(s, who))
        s.push(*steps)
        if not hooks.still_noise(s):
            s.noise = [0] * len(s.noise)


@dataclass
class PassFirstPlayer(Step):
    """The first player token passes to the player on the left (phase.first_player)."""

    def run(self, s: ZombicideState) -> None:
        s.first = (s.first + 1) % s.seats
