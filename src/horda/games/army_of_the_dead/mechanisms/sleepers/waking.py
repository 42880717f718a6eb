"""Sleepers: dormant groups of Shamblers, the events that wake them, and killing them (AD-SLP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.events import SleepersKilled, SleepersWoken, TiptoeRolled
from horda.games.zombicide.events.combat_events import DiceRolledAgain
from horda.games.zombicide.events.zombie_events import RanOut
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import make_noise
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.loadout import FIGHTS
from horda.games.zombicide.rules.inventory.slots import usable
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.rules.turns.experience import gain_experience
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.miniatures import put_down
from horda.games.zombicide.rules.zombies.prone import daze, end_daze
from horda.games.zombicide.skills.base import Cost, bit_of
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import GENERAL, MELEE, ZombicideState

SLEEPERS: Final = "sleepers"
"""The kind of the tokens, and the pile of their hidden numbers. Sleepers are not zombies (AD-SLP-02)."""
GONE: Final = "sleepers_gone"
MOST: Final = 4
"""The highest number on a token (AD-SLP-01)."""
STEALTHY: Final = "stealthy"
"""The specialty of survivors who never wake sleepers by leaving (AD-SLP-10)."""
WAKES: Final = 1
"""The die result that wakes sleepers when a survivor leaves their zone (AD-SLP-10)."""


def lay_sleepers(s: ZombicideState) -> None:
    """Draw a number for every sleepers token without one, from those not yet drawn (AD-SET-06)."""
    under = [s.token_card[token] for token in s.tokens(SLEEPERS)]
    left = [card for card in s.cards.piles[SLEEPERS] if card not in under]
    for token in s.tokens(SLEEPERS):
        if s.token_card[token] == NOWHERE:
            s.token_card = put(s.token_card, token, left.pop())


def turn_token_over(s: ZombicideState, token: int) -> int:
    """Take a sleepers token off the board and return the number on its face (AD-SLP-01).

    The number of a token that a position places is drawn only now.
    """
    if s.token_card[token] == NOWHERE:
        lay_sleepers(s)
    card = s.token_card[token]
    s.token_zone = put(s.token_zone, token, NOWHERE)
    s.cards.move(card, SLEEPERS, GONE)
    return int(s.cards.face(card).removeprefix(f"{SLEEPERS}_"))


@dataclass
class WakeSleepers(Step):
    """Wake all sleepers of a zone, one token after another (AD-SLP-18)."""

    zone: int

    def run(self, s: ZombicideState) -> None:
        """Wake the sleepers that are in the zone now."""
        s.push(*[TurnSleepers(token) for token in s.tokens(SLEEPERS, self.zone)])


@dataclass
class TurnSleepers(Step):
    """Replace a token with as many Shamblers as its number, which are inactive in this phase (AD-SLP-03, AD-SLP-04).

    With too few miniatures none is placed, and all Shamblers on the board get an activation (AD-SLP-05).
    """

    token: int

    def run(self, s: ZombicideState) -> None:
        """Replace the sleepers token with zombies, if it is still there."""
        zone = s.token_zone[self.token]
        if zone == NOWHERE:
            return
        number = turn_token_over(s, self.token)
        s.emit(SleepersWoken(s.board.names[zone], number))
        kind = s.edition.kind_number["shambler"]
        if s.supply[kind] < number:
            s.emit(RanOut("shambler", s.supply[kind]))
            s.push(ActivateAgain(1 << kind))
            return
        put_down(s, zone, kind, number)
        daze(s, zone, kind, number)


@dataclass
class WakeAround(Step):
    """Wake the sleepers in the zone of a noise and in all adjacent ones (AD-NOI-04, AD-SLP-06)."""

    zone: int

    def run(self, s: ZombicideState) -> None:
        """Wake adjacent zones too; an elevator connects zones even when it does not run (AD-ELE-01, AD-Q-17)."""
        near = [self.zone, *s.paths.exits[self.zone]]
        near.extend(lift.beyond(self.zone) for lift in s.board.lifts if self.zone in lift.zones)
        zones = tuple(zone for zone in dict.fromkeys(near) if s.tokens(SLEEPERS, zone))
        s.push(WakeInTurn(zones) if may_run_out(s, zones) else WakeAll(zones))


def may_run_out(s: ZombicideState, zones: tuple[int, ...]) -> bool:
    """Return whether miniatures of Shamblers may run out, judging by public information, when these zones wake."""
    tokens = sum(len(s.tokens(SLEEPERS, zone)) for zone in zones)
    return s.supply[s.edition.kind_number["shambler"]] < tokens * MOST


@dataclass
class WakeAll(Step):
    """Wake the sleepers of several zones; the order matters only if miniatures may run out."""

    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Wake the sleepers of one zone, then continue with the next."""
        s.push(*[WakeSleepers(zone) for zone in self.zones])


@dataclass
class WakeInTurn(Question):
    """The order in which sleepers wake matters, because miniatures may run out (AD-Q-09, AD-Q-85)."""

    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "AD-SLP-05"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing among equal zones."""
        return ("wake_first",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the remaining zones with sleepers, for the active player or else the First player."""
        seat = s.seat_of[s.active] if s.active >= 0 else s.speaker
        left = [zone for zone in self.zones if s.tokens(SLEEPERS, zone)]
        return [Choice(seat, "wake_first", (("zone", s.board.names[zone]),)) for zone in left]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Wake the sleepers of the chosen zone, then ask for the others."""
        zone = s.board.called[choice.name("zone")]
        s.push(WakeSleepers(zone), WakeInTurn(tuple(one for one in self.zones if one != zone)))


def tiptoe(s: ZombicideState, who: int, zone: int, *, acts: bool) -> Steps:
    """Return the roll of a survivor who leaves a zone with sleepers, on foot or aboard, and is not Stealthy.

    AD-SLP-10, AD-SPE-03, AD-Q-37.
    """
    if s.tokens(SLEEPERS, zone) and not has_specialty(s, who, STEALTHY):
        return (LeaveSleepers(who, zone, acts),)
    return ()


@dataclass
class LeaveSleepers(Step):
    """The die for leaving a zone with sleepers; on a 1 all of them wake (AD-SLP-10, AD-SLP-11)."""

    who: int
    zone: int
    acts: bool = True
    """Whether the survivor left by its own action; passengers cannot use Lucky (AD-SK-LUCKY)."""

    def run(self, s: ZombicideState) -> None:
        """Wake the sleepers in the former zone, after the move (AD-SLP-12)."""
        if not s.tokens(SLEEPERS, self.zone):
            return
        die = s.d6()
        s.emit(TiptoeRolled(s.roster[self.who], s.board.names[self.zone], die))
        if die != WAKES:
            return
        rights = [
            skill.name
            for skill in listeners(s, self.who, "rerolls")
            if self.acts and skill.rerolls(s, self.who, False) and not s.used_now & bit_of(s, skill)
        ]
        s.push(TreadAgain(self.who, self.zone, rights[0]) if rights else WakeSleepers(self.zone))


@dataclass
class TreadAgain(Question):
    """A survivor with Lucky may roll again before the sleepers wake, once an action (AD-Q-89)."""

    who: int
    zone: int
    right: str

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.lucky")

    def takes_orders(self) -> tuple[str, ...]:
        """Return both verbs, because rolling again is a reaction."""
        return ("roll_again", "keep_roll")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices to roll again and to let the sleepers wake."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "roll_again", (("by", self.right),)), Choice(seat, "keep_roll")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Replace the result by a new roll, or let the sleepers wake."""
        if choice.verb == "roll_again":
            die = s.d6()
            s.used_now |= 1 << s.edition.skill_number[self.right]
            s.emit(DiceRolledAgain(s.roster[self.who], self.right, (die,), WAKES + 1))
            if die != WAKES:
                return
        s.push(WakeSleepers(self.zone))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("TreadAgain", (("survivor", s.roster[self.who]), ("zone", s.board.names[self.zone])))


@dataclass
class PhaseOver(Step):
    """Zombies that woke in this phase are no longer dazed (AD-SLP-04)."""

    def run(self, s: ZombicideState) -> None:
        """Let the woken zombies act like all others from now on."""
        end_daze(s)


@dataclass
class LaySleepers(Step):
    """Draw a hidden number for every sleepers token of the map at set-up (AD-SET-06)."""

    def run(self, s: ZombicideState) -> None:
        """Draw a number from the shuffled pile for each sleepers token."""
        lay_sleepers(s)


class KillSleepers(Action):
    """For two actions, with a melee weapon in hand, a survivor kills the sleepers of one token (AD-SLP-13).

    It is not combat: there is no roll, and free combat actions do not pay for it (AD-SLP-14).
    """

    verb: ClassVar[str] = "kill_sleepers"
    needs: ClassVar[str] = FIGHTS

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each weapon by name, including firearms and cards in the backpack."""
        if not s.tokens(SLEEPERS, s.zone[who]):
            return []
        names = [s.cards.face(card) for card in s.cards_of(who) if gear_of(s, card).profiles]
        seat = s.seat_of[who]
        return [Choice(seat, "kill_sleepers", (("weapon", name),)) for name in dict.fromkeys(names)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against too few actions, or against a card that is not a melee weapon in hand."""
        name = choice.name("weapon")
        ready = any(s.cards.face(card) == name for card in melee_weapons(s, who))
        return None if ready and can_pay(s, who, GENERAL, second_action(s, who)) else "AD-SLP-13"

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return two actions (AD-SLP-13)."""
        return (GENERAL, second_action(s, who))

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return whether the weapon is noisy."""
        return s.edition.gear[choice.name("weapon")].noisy

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Reveal one token and gain its number in adrenaline; a noisy weapon wakes the others.

        AD-SLP-16, AD-SLP-15.
        """
        zone = s.zone[who]
        number = turn_token_over(s, s.tokens(SLEEPERS, zone)[0])
        s.emit(SleepersKilled(s.roster[who], s.board.names[zone], number))
        if self.noise(s, who, choice):
            make_noise(s, zone, who)
        s.push(*gain_experience(s, who, number))


def second_action(s: ZombicideState, who: int) -> int:
    """Return the additional actions for killing sleepers: 1, or 0 with Silent killer (AD-SK-SILENT_KILLER)."""
    return 0 if s.has_skill(who, "silent_killer") else 1


def melee_weapons(s: ZombicideState, who: int) -> list[int]:
    """Return the melee weapons in a survivor's hands (AD-INV-04)."""
    return [
        card for card in usable(s, who) if any(profile.kind == MELEE for profile in gear_of(s, card).profiles)
    ]
