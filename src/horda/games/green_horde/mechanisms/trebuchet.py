"""The Trebuchet: moving it, loading it, firing at a zone or at the Horde (GH-SGE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import plus, put, with_bits
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.green_horde.siege_events import TrebuchetFired, TrebuchetMoved
from horda.games.zombicide.events.combat_events import HitsWasted
from horda.games.zombicide.events.events import TokenGone
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.friendly_fire import Misses
from horda.games.zombicide.rules.combat.kills import credit_kill, kill
from horda.games.zombicide.rules.combat.targets import counts_in, next_targets
from horda.games.zombicide.rules.goals.goals import notify_mission
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.rules.turns.experience import CheckLevels
from horda.games.zombicide.rules.turns.movement import Cross, is_seen_by_survivors, water_cost, why_not_cross
from horda.games.zombicide.skills.base import Cost, Steps
from horda.games.zombicide.state import DID_OTHER_ATTACK, GENERAL, ZombicideState

TREBUCHET: Final = "trebuchet"
COST: Final = 3
"""Number of general actions that a survivor spends on moving or firing (GH-SGE-01, GH-Q-45)."""
HORDE: Final = NOWHERE
"""Used as the target zone when the target is the Horde."""
ACCURACY: Final = 4
SEEN: Final = 3
"""The accuracy if any survivor sees the target (GH-SGE-13)."""
ZONE_HIT: Final = "zone_hit"
"""The event of missions for a zone that was hit."""


class Trebuchet(Mechanism):
    """A siege engine, in missions that place one (GH-TRM-07, GH-SGE-19)."""

    name: ClassVar[str] = "trebuchet"
    tokens: ClassVar[tuple[str, ...]] = (TREBUCHET,)
    pieces: ClassVar[tuple[str, ...]] = (TREBUCHET,)
    happenings: ClassVar[tuple[str, ...]] = (ZONE_HIT,)

    def actions(self) -> list[Action]:
        return [MoveTrebuchet(), FireTrebuchet()]


class TrebuchetLoad:
    """A kind of ammunition (GH-SGE-10, GH-SGE-11, GH-SGE-12)."""

    def __init__(self, dice: int, damage: int) -> None:
        self.dice = dice
        self.damage = damage


LOADS: Final = {
    "scattershot": TrebuchetLoad(6, 1),
    "grapeshot": TrebuchetLoad(3, 2),
    "boulder": TrebuchetLoad(1, 3),
}
"""The ammunition of the Trebuchet, from its reference card (GH-SET-09)."""


def trebuchet_at(s: ZombicideState, zone: int) -> int:
    """Return the token of the Trebuchet in a zone, or NOWHERE."""
    if TREBUCHET not in s.token_kind:
        return NOWHERE
    tokens = s.tokens(TREBUCHET, zone)
    return tokens[0] if tokens else NOWHERE


class MoveTrebuchet(Action):
    """For 3 actions a survivor moves to the next zone with the Trebuchet (GH-SGE-02, GH-SGE-03)."""

    verb: ClassVar[str] = "move_trebuchet"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the zones in reach of a move action, without skills that improve moves (GH-SGE-05)."""
        zone = s.zone[who]
        return [] if trebuchet_at(s, zone) == NOWHERE else self._move_choices(s, who, s.paths.exits[zone])

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the adjacent zones beyond borders that cannot be crossed."""
        zone = s.zone[who]
        if trebuchet_at(s, zone) == NOWHERE:
            return []
        exits = s.paths.exits[zone]
        return self._move_choices(
            s, who, [beyond for beyond in s.board.neighbours(zone) if beyond not in exits]
        )

    def _move_choices(self, s: ZombicideState, who: int, zones: list[int]) -> list[Choice]:
        seat, names = s.seat_of[who], s.board.names
        return [Choice(seat, "move_trebuchet", (("zone", names[zone]),)) for zone in zones]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against crossing the border, or against too few actions (GH-SGE-02, GH-SGE-04)."""
        zone, beyond, actions = s.zone[who], s.board.called[choice.name("zone")], s.actions[who]
        if beyond not in s.paths.exits[zone]:
            return why_not_cross(s, zone, beyond)
        if actions >= moving_cost(s, zone, s.paths.border_marks(zone, beyond)):
            return None
        return "GH-SGE-02" if actions < COST else "GH-SGE-04"

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return three actions, plus one for each zombie in the zone left and for leaving water."""
        zone, to = s.zone[who], s.board.called[choice.name("zone")]
        return (GENERAL, moving_cost(s, zone, s.paths.border_marks(zone, to)) - 1)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Move the survivor and the Trebuchet, which is destroyed in water (GH-SGE-06, GH-Q-11)."""
        zone = s.zone[who]
        to = s.board.called[choice.name("zone")]
        s.push(Cross(who, to, 0), HaulTrebuchet(trebuchet_at(s, zone), to))


def moving_cost(s: ZombicideState, zone: int, marks: int) -> int:
    """Return the actions for moving it: three, plus one for each zombie in the zone left and for water (GH-SGE-04)."""
    return COST + s.crowd[zone] + water_cost(s, zone, marks)


@dataclass
class HaulTrebuchet(Step):
    """The arrival of the Trebuchet after a survivor moved it."""

    token: int
    to: int

    def run(self, s: ZombicideState) -> None:
        """Destroy the Trebuchet if it is in water (GH-SGE-06)."""
        name = s.board.names[self.to]
        s.token_zone = put(s.token_zone, self.token, self.to)
        s.emit(TrebuchetMoved(name))
        if s.board.kinds[self.to].water:
            s.token_zone = put(s.token_zone, self.token, NOWHERE)
            s.emit(TokenGone(TREBUCHET, name, ""))


class FireTrebuchet(Action):
    """For 3 actions a survivor in its zone loads and fires the Trebuchet (GH-SGE-07)."""

    verb: ClassVar[str] = "fire_trebuchet"
    pays: ClassVar[Cost | None] = (GENERAL, COST - 1)

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs for firing at a zone and at the Horde."""
        return ("fire_trebuchet", "bombard_horde")

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the zones that are too near, then those at range 2 or more, then the Horde.

        Zones need not be visible and may be indoors; the Horde is included if it is not empty (GH-SGE-20, GH-SGE-21,
        GH-SGE-17). Without enough actions for a shot, only the near zones are returned, to explain the refusal.
        """
        zone = s.zone[who]
        if trebuchet_at(s, zone) == NOWHERE:
            return []
        zones = [zone, *s.board.neighbours(zone)]
        if s.actions[who] >= COST:
            zones.extend([other for other in range(len(s.board.names)) if other not in zones])
        seat, names = s.seat_of[who], s.board.names
        found = [Choice(seat, "fire_trebuchet", (("zone", names[other]),)) for other in zones]
        if any(s.horde):
            found.append(bare(seat, "bombard_horde"))
        return found

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against too few actions, or against a zone that is too near."""
        if s.actions[who] < COST:
            return "GH-SGE-07"
        if choice.verb == "bombard_horde":
            return None
        zone, target = s.zone[who], s.board.called[choice.name("zone")]
        return "GH-SGE-08" if target == zone or target in s.board.neighbours(zone) else None

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Fire the Trebuchet; the shot makes no noise (GH-SGE-01, GH-SGE-16)."""
        s.did = with_bits(s.did, who, DID_OTHER_ATTACK)
        zone = s.board.called[choice.name("zone")] if choice.has("zone") else HORDE
        s.push(ChooseLoad(who, zone))


@dataclass
class ChooseLoad(Question):
    """The choice of ammunition after the target is named (GH-SGE-09)."""

    who: int
    zone: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-SGE-09"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the three loads, which are always available."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "load", (("load", load),)) for load in LOADS]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        s.push(Bombard(self.who, self.zone, choice.name("load")))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the target."""
        return Prompt("ChooseLoad", (("survivor", s.roster[self.who]), ("zone", target_name(s, self.zone))))


def target_name(s: ZombicideState, zone: int) -> str:
    """Return the name of a target of the Trebuchet."""
    return "horde" if zone == HORDE else s.board.names[zone]


def accuracy_at(s: ZombicideState, zone: int) -> int:
    """Return 4, or 3 if any survivor sees the zone; nobody sees the Horde (GH-SGE-13, GH-SGE-18)."""
    return SEEN if zone != HORDE and is_seen_by_survivors(s, zone) else ACCURACY


@dataclass
class Bombard(Step):
    """Roll the load's dice; skills and combat equipment have no effect (GH-SGE-14, GH-SGE-15)."""

    who: int
    zone: int
    load: str

    def run(self, s: ZombicideState) -> None:
        """Assign hits by priority, then misses to the survivors in the zone."""
        load = LOADS[self.load]
        dice = tuple([s.d6() for _ in range(load.dice)])
        needed = accuracy_at(s, self.zone)
        hits = len([die for die in dice if die >= needed])
        target = target_name(s, self.zone)
        s.emit(TrebuchetFired(s.roster[self.who], self.load, target, dice, needed, hits))
        friends = [one for one in s.survivors_in(self.zone) if one != self.who] if self.zone != HORDE else []
        steps: list[Frame] = []
        if friends and hits < load.dice:
            steps.append(Misses(self.who, tuple(friends), load.dice - hits, load.damage))
        s.push(*steps, CheckLevels(self.who))
        if hits and self.zone != HORDE:
            notify_mission(s, ZONE_HIT, who=self.who, zone=self.zone)
        give_hits(s, SiegeHits(self.who, self.zone, hits, load.damage))


@dataclass
class SiegeHits(Question):
    """The assignment of hits by targeting priority; within a rank the firing player chooses (GH-SGE-14, GH-TGT-04)."""

    who: int
    zone: int
    hits: int
    damage: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-TGT-04"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for assigning hit after hit to the same kind of zombie."""
        return ("hit",)

    def targets(self, s: ZombicideState) -> list[int]:
        """Return the kinds of the first rank, if the load can kill one of them."""
        counts = s.horde if self.zone == HORDE else counts_in(s, self.zone)
        targets = next_targets(s, counts, freely=False)
        return targets if any(self.is_deadly(s, kind) for kind in targets) else []

    def is_deadly(self, s: ZombicideState, kind: int) -> bool:
        """Return whether the load can kill a zombie of a kind (combat.minimum)."""
        return self.damage >= s.edition.kinds[kind].damage

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each kind that may take the hit."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "hit", (("zombie", s.edition.kinds[kind].name),)) for kind in self.targets(s)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Kill a zombie of the kind if the load is strong enough, then continue with the next hit."""
        kind = s.edition.kind_number[choice.name("zombie")]
        steps: Steps = ()
        if self.is_deadly(s, kind):
            steps = fell(s, self.who, self.zone, kind)
        else:
            s.emit(HitsWasted(s.roster[self.who], 1))
        s.push(*steps, MoreHits(self.who, self.zone, self.hits - 1, self.damage))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the hits left and their damage."""
        about = (("survivor", s.roster[self.who]), ("count", self.hits), ("damage", self.damage))
        return Prompt("SiegeHits", about)


@dataclass
class MoreHits(Step):
    """Assign the next hit of a shot."""

    who: int
    zone: int
    hits: int
    damage: int

    def run(self, s: ZombicideState) -> None:
        give_hits(s, SiegeHits(self.who, self.zone, self.hits, self.damage))


def give_hits(s: ZombicideState, shot: SiegeHits) -> None:
    """Assign hits as long as there is no choice; hits that can kill nothing are lost."""
    while shot.hits:
        targets = shot.targets(s)
        if len(targets) > 1:
            s.push(shot)
            return
        if not targets:
            s.emit(HitsWasted(s.roster[shot.who], shot.hits))
            return
        steps = fell(s, shot.who, shot.zone, targets[0])
        shot = SiegeHits(shot.who, shot.zone, shot.hits - 1, shot.damage)
        if steps:
            s.push(*steps, MoreHits(shot.who, shot.zone, shot.hits, shot.damage))
            return


def fell(s: ZombicideState, who: int, zone: int, kind: int) -> Steps:
    """Remove a zombie killed by the Trebuchet; one of the Horde returns to the supply (GH-SGE-22, GH-Q-44)."""
    if zone != HORDE:
        return kill(s, who, zone, kind)
    s.horde = plus(s.horde, kind, -1)
    s.supply = plus(s.supply, kind, 1)
    credit_kill(s, who, kind, zone="horde")
    return hooks.zombie_killed(s, who, kind, NOWHERE)
