"""Skills that affect wounds, the attention of zombies, and other survivors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.targets import eyes
from horda.games.zombicide.rules.combat.wounds import heal
from horda.games.zombicide.rules.turns.special_moves import Drag, open_neighbours
from horda.games.zombicide.rules.zombies.activation import ActivateZone
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, bit_of, mark, mark_of
from horda.games.zombicide.state import DID_COMBAT, DID_NOISE, DID_OTHER_ATTACK

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

STIRRED: Final = DID_COMBAT | DID_NOISE | DID_OTHER_ATTACK
"""The things done in a turn that end the effect of Rotten."""


class Ironclad(Skill):
    """Ironclad: wounds from zombies of one kind are ignored (skill.ironclad)."""

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name)
        self.kind = kind
        self.open = False

    def wounds(self, s: ZombicideState, who: int, kind: int, wounds: int) -> int:
        """Return no wounds from that kind."""
        return 0 if s.edition.kinds[kind].name == self.kind else wounds


class Collector(Skill):
    """Collector: zombies of one kind are worth double experience (skill.collector)."""

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name)
        self.kind = kind
        self.open = False

    def experience(self, s: ZombicideState, who: int, kind: int, points: int) -> int:
        """Return double the experience for the kind."""
        return points * 2 if s.edition.kinds[kind].name == self.kind else points


class Tough(Skill):
    """Tough: the first wound from a zombie in each zombies' phase is ignored (skill.tough)."""

    def softens(self, s: ZombicideState, who: int, wounds: int) -> int:
        """Return one wound less, once in each zombies' phase."""
        if s.phase != "zombies" or s.used[who] & bit_of(s, self):
            return wounds
        s.used = with_bits(s.used, who, bit_of(s, self))
        return wounds - 1


class IsThatAll(Skill):
    """Is That All You've Got?: equipment may be discarded to cancel wounds (skill.shrug_off)."""

    def shrugs_off(self, s: ZombicideState, who: int) -> bool:
        """Return True: the owner may always discard equipment."""
        return True


class Regeneration(Skill):
    """Regeneration: all wounds are gone at the end of the round (skill.regeneration)."""

    def round_ends(self, s: ZombicideState, who: int) -> Steps:
        """Return the step that heals all wounds."""
        return heal(s, who, s.wounds[who]) if s.wounds[who] else NOTHING


class Rotten(Skill):
    """Rotten: after a quiet turn zombies ignore the owner until it fights or makes noise (skill.rotten)."""

    def turn_ends(self, s: ZombicideState, who: int) -> Steps:
        mark(s, who, self, 0 if self.is_stirred(s, who) else 1)
        return NOTHING

    def is_stirred(self, s: ZombicideState, who: int) -> bool:
        """Return whether the owner has fought or made noise in its turn."""
        return bool(s.did[who] & STIRRED)

    def is_ignored(self, s: ZombicideState, who: int) -> bool:
        """Return whether the owner has the token and has neither fought nor made noise."""
        return bool(mark_of(s, who, self)) and not self.is_stirred(s, who)

    def noise(self, s: ZombicideState, who: int, noise: int) -> int:
        return 0 if self.is_ignored(s, who) else noise


class Taunt(Skill):
    """Taunt: once a turn, for free, the zombies of a visible zone are activated against the owner (skill.taunt)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every visible zone with zombies."""
        if s.used[who] & bit_of(s, self):
            return []
        names, seat = s.board.names, s.seat_of[who]
        seen = s.paths.sees(s.zone[who], eyes(s, who))
        return [
            Choice(seat, self.name, (("zone", names[zone]),))
            for zone, crowd in enumerate(s.crowd)
            if crowd and seen >> zone & 1
        ]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Activate all zombies of the zone once more, with the owner as their only target."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(ActivateZone(s.board.called[choice.name("zone")], s.edition.all_kinds, who))


class Lifesaver(Skill):
    """Lifesaver: once a turn, for free, survivors are dragged away from zombies (skill.lifesaver)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return zones at range 1 with zombies and survivors, and a clear way."""
        if s.used[who] & bit_of(s, self):
            return []
        names, seat = s.board.names, s.seat_of[who]
        return [
            Choice(seat, self.name, (("zone", names[zone]),))
            for zone in open_neighbours(s, s.zone[who])
            if s.crowd[zone] and draggable(s, zone)
        ]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Drag survivors of the zone to the owner."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(*self.rescue(s, who, draggable(s, s.board.called[choice.name("zone")])))

    def rescue(self, s: ZombicideState, who: int, others: list[int]) -> Steps:
        """Return the steps that drag these survivors, except those whose player refuses."""
        return tuple([Drag(other, s.zone[who]) for other in others])


def draggable(s: ZombicideState, zone: int) -> list[int]:
    """Return the survivors of a zone who can be dragged: those who may walk and follow no leader."""
    return [
        other
        for other in s.survivors_in(zone)
        if hooks.why_not_walk(s, other) is None and hooks.leader(s, other, NOWHERE) == NOWHERE
    ]


SKILLS: list[Skill] = [
    Tough("tough"),
    IsThatAll("is_that_all_youve_got"),
    Regeneration("regeneration"),
    Rotten("rotten"),
    Taunt("taunt"),
    Lifesaver("lifesaver"),
]
