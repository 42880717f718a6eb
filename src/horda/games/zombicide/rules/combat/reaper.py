"""A hit that kills a second zombie of the same kind (skill.reaper)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.kills import kill
from horda.games.zombicide.state import ZombicideState


@dataclass
class Reap(Question):
    """The hit may also kill a second zombie of the same kind in the zone, once an action (skill.reaper)."""

    who: int
    attack: Attack
    kind: int
    skill: str

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.reaper")

    def takes_orders(self) -> tuple[str, ...]:
        return ("reap", "spare")

    def choices(self, s: ZombicideState) -> list[Choice]:
        if not s.zombies_of(self.attack.zone, self.kind):
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "reap", (("zombie", s.edition.kinds[self.kind].name),)), Choice(seat, "spare")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "reap":
            number = s.edition.skill_number[self.skill]
            s.used_now |= 1 << number
            s.emit(SkillUsed(s.roster[self.who], self.skill))
            s.push(*kill(s, self.who, self.attack.zone, self.kind))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("Reap", (("survivor", s.roster[self.who]), ("skill", self.skill)))
