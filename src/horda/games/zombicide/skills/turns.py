"""Skills that give actions, free actions and extra turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.engine.lists import plus, with_bits
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.turns.experience import AGAIN
from horda.games.zombicide.rules.turns.rounds import ExtraTurn
from horda.games.zombicide.skills.base import Skill, Steps, bit_of
from horda.games.zombicide.state import COMBAT, DOORS, MELEE, MOVE, RANGED, SEARCH

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


class ExtraAction(Skill):
    """+1 Action: one more general action each turn (skill.action)."""

    def extra_actions(self, s: ZombicideState, who: int) -> int:
        return 1


class FreeAction(Skill):
    """+1 free action of a kind: once each turn, only for that kind (skill.free_action)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind

    def free_actions(self, s: ZombicideState, who: int) -> tuple[int, ...]:
        """Return one free action of the kind."""
        return (self.kind,)


class FreeActionAgain(FreeAction):
    """A second copy of a free action, if an ID card has it at two levels (experience.skills)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, kind)
        self.open = False


class BreakIn(FreeAction):
    """Break-In: doors open without equipment, roll or noise; one such action is free (skill.break_in)."""

    def opens_barehanded(self, s: ZombicideState, who: int) -> bool:
        """Return True; doors locked by the mission stay locked."""
        return True


class BornLeader(Skill):
    """Born Leader: once a turn, another survivor gets an action for its next turn (skill.born_leader)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every other survivor on the board who can interact with the owner."""
        if s.used[who] & bit_of(s, self):
            return []
        seat = s.seat_of[who]
        return [
            Choice(seat, self.name, (("survivor", s.roster[other]),))
            for other in s.in_play()
            if other != who and not hooks.is_out_of_touch(s, who, other)
        ]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Give the action, which is lost if not used in that turn."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.actions = plus(s.actions, s.roster.index(choice.name("survivor")), 1)
        s.emit(SkillUsed(s.roster[who], self.name))


class Tactician(Skill):
    """Tactician: the owner's turn may come at any moment of the players' phase (skill.tactician)."""

    def acts_anytime(self, s: ZombicideState, who: int) -> bool:
        """Return True: the owner may act before or after anybody."""
        return True


class ZombieLink(Skill):
    """Zombie Link: an extra turn whenever an extra activation card is drawn, before its effect (skill.link)."""

    def at_extra_activation(self, s: ZombicideState, who: int) -> Steps:
        """Return an extra turn for the owner."""
        return (ExtraTurn(who),)


class BrotherInArms(Skill):
    """Brother in Arms: all survivors in the owner's zone have a skill while there are several (skill.brother)."""

    def __init__(self, name: str, lends: str) -> None:
        super().__init__(name)
        self.lends = lends
        self.open = False


FREE = {
    "move": MOVE,
    "search": SEARCH,
    "melee": MELEE,
    "ranged": RANGED,
    "combat": COMBAT,
}

SKILLS: list[Skill] = [
    ExtraAction("plus_1_action"),
    *[FreeAction(f"plus_1_free_{name}_action", kind) for name, kind in FREE.items()],
    *[FreeActionAgain(f"plus_1_free_{name}_action{AGAIN}", kind) for name, kind in FREE.items()],
    BreakIn("break_in", DOORS),
    BornLeader("born_leader"),
    Tactician("tactician"),
    ZombieLink("zombie_link"),
    *[
        BrotherInArms(f"brother_in_arms_{lends}", lends)
        for lends in (
            "lucky",
            "plus_1_action",
            "plus_1_die_combat",
            "plus_1_die_melee",
            "plus_1_die_ranged",
            "plus_1_to_dice_roll_combat",
            "slippery",
        )
    ],
]
