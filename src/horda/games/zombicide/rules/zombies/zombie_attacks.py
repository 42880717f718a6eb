"""Attacks of zombies: each zombie in a survivor's zone attacks, and always hits (zombie.attack)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.events.zombie_events import SurvivorAttacked
from horda.games.zombicide.rules.combat.armour import SufferAttacks
from horda.games.zombicide.rules.zombies.groups import DealtAttack
from horda.games.zombicide.state import ZombicideState


@dataclass
class ShareAttacks(Question):
    """The players assign the attacks of a zone to the survivors in it (zombie.share_attacks).

    All zombies there attack, even more than needed (zombie.all_attack), and each attack goes to one survivor. Armour
    rolls and wounds follow after all attacks are assigned, unless the edition resolves each attack before the next one
    is assigned.
    """

    zone: int
    prey: tuple[int, ...]
    attackers: tuple[int, ...]
    """The kinds of the attackers that have no target yet."""
    dealt: tuple[DealtAttack, ...] = ()

    def rule(self, s: ZombicideState) -> str:
        return s.cite("zombie.share_attacks")

    def takes_orders(self) -> tuple[str, ...]:
        return ("give_attack",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        if not self.attackers:
            return []
        seat = s.speaker
        zombie = s.edition.kinds[self.attackers[0]].name
        return [
            Choice(seat, "give_attack", (("zombie", zombie), ("survivor", s.roster[who])))
            for who in self.prey
            # Once one is gone, the rest is for the others (zombie.left_over).
            if s.zone[who] == self.zone
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign an attack; after the last one, each survivor suffers those assigned to it."""
        who = s.roster.index(choice.name("survivor"))
        left = self.attackers[1:]
        if s.edition.figures.attacks_one_by_one:
            s.push(AttackSurvivor(who, self.attackers[:1]), ShareAttacks(self.zone, self.prey, left))
            return
        dealt = (*self.dealt, DealtAttack(who, self.attackers[0]))
        if left:
            s.push(ShareAttacks(self.zone, self.prey, left, dealt))
            return
        steps: list[Frame] = []
        for survivor in self.prey:
            kinds = tuple([attack.kind for attack in dealt if attack.who == survivor])
            if kinds:
                steps.append(AttackSurvivor(survivor, kinds))
        s.push(*steps)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the attacking zombie, its zone, how many attacks follow, and the attacks assigned so far."""
        zombie = s.edition.kinds[self.attackers[0]].name if self.attackers else ""
        about = (("zombie", zombie), ("zone", s.board.names[self.zone]), ("count", len(self.attackers)))
        sharers = tuple([s.roster[attack.who] for attack in self.dealt])
        zombies = tuple([s.edition.kinds[attack.kind].name for attack in self.dealt])
        return Prompt("ShareAttacks", (*about, ("sharers", sharers), ("zombies", zombies)))


@dataclass
class AttackSurvivor(Step):
    """A survivor faces all attacks assigned to it; none misses (zombie.attack, zombie.sure)."""

    who: int
    attackers: tuple[int, ...]
    """The kinds of the attackers, one entry for each attack."""

    def run(self, s: ZombicideState) -> None:
        """Log the attack, and push the steps of armour and wounds."""
        for kind, printed in enumerate(s.edition.kinds):
            count = self.attackers.count(kind)
            if count:
                s.emit(SurvivorAttacked(s.roster[self.who], printed.name, count))
        s.push(SufferAttacks(self.who, self.attackers))
