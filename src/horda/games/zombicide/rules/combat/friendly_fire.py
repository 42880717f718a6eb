"""Friendly fire: misses of a shot or a spell hit survivors in the zone (friendly_fire.misses)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.events.combat_events import FriendHit
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.combat.armour import FaceAttacks
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.targets import friends_in_reach
from horda.games.zombicide.rules.combat.wounds import FRIEND
from horda.games.zombicide.state import ZombicideState


def misses_of(s: ZombicideState, attack: Attack, misses: int, damage: int) -> list[Frame]:
    """Return the steps of an attack's misses; each deals the weapon's damage (friendly_fire.misses).

    They hit survivors in ranged attacks, also concentrated ones (friendly_fire.ranged, friendly_fire.concentrated).
    """
    friends = friends_in_reach(s, attack) if misses else []
    if not friends:
        return []
    return [Misses(attack.by, tuple(friends), misses, damage, skill_hooks.spares_at_will(s, attack))]


@dataclass
class Misses(Step):
    """Each miss hits a survivor of the zone other than the attacker (friendly_fire.misses)."""

    who: int
    friends: tuple[int, ...]
    misses: int
    damage: int
    at_will: bool = False
    """Whether the attacker may spare any survivor (skill.steady_hand)."""

    def run(self, s: ZombicideState) -> None:
        """Assign all misses to the only survivor at risk, or let the attacker assign them one by one."""
        if len(self.friends) == 1 and not self.at_will:
            strike_friends(s, self.who, self.friends * self.misses, self.damage)
        else:
            s.push(AssignMisses(self.who, self.friends, self.misses, self.damage, (), self.at_will))


@dataclass
class AssignMisses(Question):
    """The attacker decides which survivor each miss hits, if any (friendly_fire.choice, skill.steady_hand)."""

    who: int
    friends: tuple[int, ...]
    misses: int
    damage: int
    given: tuple[int, ...]
    at_will: bool = False

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.steady_hand" if self.at_will else "friendly_fire.choice")

    def takes_orders(self) -> tuple[str, ...]:
        return ("spare_friends",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors at risk, and sparing all of them if the attacker may."""
        seat = s.seat_of[self.who]
        found = [Choice(seat, "hit_friend", (("survivor", s.roster[one]),)) for one in self.friends]
        return [Choice(seat, "spare_friends"), *found] if self.at_will else found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign a miss; after the last one, armour rolls and wounds follow."""
        if choice.verb == "spare_friends":
            strike_friends(s, self.who, self.given, self.damage)
            return
        given = (*self.given, s.roster.index(choice.name("survivor")))
        if len(given) < self.misses:
            s.push(AssignMisses(self.who, self.friends, self.misses, self.damage, given, self.at_will))
        else:
            strike_friends(s, self.who, given, self.damage)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the number of misses left to assign, the targets of the others, and the damage of each."""
        about = (("survivor", s.roster[self.who]), ("count", self.misses - len(self.given)))
        sharers = tuple([s.roster[one] for one in self.given])
        how = (("sharers", sharers), ("damage", self.damage), ("at_will", self.at_will))
        return Prompt("AssignMisses", (*about, *how))


def strike_friends(s: ZombicideState, who: int, struck: tuple[int, ...], damage: int) -> None:
    """Let the survivors who were hit roll for armour, then wound them (friendly_fire.armour, friendly_fire.damage)."""
    steps: list[Frame] = []
    for friend in sorted(set(struck)):
        count = struck.count(friend)
        s.emit(FriendHit(s.roster[who], s.roster[friend], count))
        steps.append(FaceAttacks(friend, (FRIEND,) * count, (damage,) * count))
    s.push(*steps)
