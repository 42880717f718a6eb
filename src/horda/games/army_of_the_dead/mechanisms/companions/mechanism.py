"""The mechanism of companions, who follow a survivor (AD-CPN)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice, Plain
from horda.engine.lists import put
from horda.engine.state import Result
from horda.games.army_of_the_dead.mechanisms.companions.bringing_out import may_die
from horda.games.army_of_the_dead.mechanisms.companions.content import CompanionsInMissions
from horda.games.army_of_the_dead.mechanisms.companions.joining import (
    LeadAction,
    companions_to_hand_over,
    join,
)
from horda.games.army_of_the_dead.mechanisms.companions.leading import (
    COMPANIONS,
    NAME,
    SPACE,
    Led,
    bring_along,
    companions_of,
    companions_record,
    follow,
    is_companion,
    leader_of,
    part_with,
    skills_lent_to,
    stop_lending,
    team,
)
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import lost_result
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import AWAY, LOST, ZombicideState

LIFE = 1
"""The number of wounds that eliminates a companion (AD-CPN-08)."""


class Companions(Mechanism):
    """Companions: they follow a survivor, have no turns, die by one wound, and lend a skill."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("truck",)
    """Companions take seats in the truck (AD-CPN-11)."""
    tokens: ClassVar[tuple[str, ...]] = (SPACE,)
    pieces: ClassVar[tuple[str, ...]] = (SPACE,)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the fate of companions: whether they may die, how many must get out."""
        return CompanionsInMissions()

    def record(self) -> Record:
        """Return the initial record: no companion has a leader (AD-CPN-03)."""
        return Led()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return each companion with a leader, and that leader (AD-CPN-05)."""
        pairs = [(s.roster[one], s.roster[leader]) for one, leader in companions_record(s).leaders]
        return {"leaders": tuple(pairs)} if pairs else {}

    def actions(self) -> list[Action]:
        """Return the action of taking a companion along (AD-CPN-04)."""
        return [LeadAction()]

    def bystanders(self, s: ZombicideState, bystanders: int) -> int:
        """Return the survivors without turns as bits, companions added (AD-CPN-13)."""
        if COMPANIONS in s.team_of:
            for who in range(len(s.team_of)):
                if is_companion(s, who):
                    bystanders |= 1 << who
        return bystanders

    def leader(self, s: ZombicideState, who: int, leader: int) -> int:
        """Return the leader of a companion (AD-CPN-05)."""
        return leader_of(s, who) if leader == NOWHERE else leader

    def life(self, s: ZombicideState, who: int, wounds: int) -> int:
        """Return a life of one wound for a companion, whatever its ID card says (AD-CPN-08, AD-Q-67)."""
        return LIFE if is_companion(s, who) else wounds

    def lent_skills(self, s: ZombicideState, who: int, skills: int) -> int:
        """Add the skills lent by companions, as bits (AD-CPN-14)."""
        return skills | skills_lent_to(s, who)

    def skill_learned(self, s: ZombicideState, who: int, name: str) -> Steps:
        """Record that a survivor owns a learned skill, which stays when the companion leaves (AD-CPN-14)."""
        stop_lending(s, who, name)
        return ()

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Move the companions along with their leader (AD-CPN-09)."""
        bring_along(s, who, zone)
        return ()

    def hand_overs(self, s: ZombicideState, who: int, other: int) -> list[Choice]:
        """Return the choices to hand over companions (AD-CPN-04)."""
        return companions_to_hand_over(s, who, other)

    def thing_handed_over(self, s: ZombicideState, taker: int, thing: str) -> Steps:
        """Hand over a companion with its ID card (AD-CPN-04)."""
        if thing in s.roster:
            join(s, s.roster.index(thing), taker)
        return ()

    def board_left(self, s: ZombicideState, who: int) -> Steps:
        """Remove the companions from the board together with their leader."""
        for one in companions_of(s, who):
            s.zone = put(s.zone, one, AWAY)
        return ()

    def survivor_eliminated(self, s: ZombicideState, who: int) -> Steps:
        """Separate the companions from an eliminated leader (AD-Q-31)."""
        part_with(s, who)
        return ()

    def why_lost(self, s: ZombicideState) -> Result | None:
        """Return a defeat if a companion is dead or only companions are left (AD-WIN-05, AD-WIN-06)."""
        if COMPANIONS not in s.team_of:
            return None
        dead = [who for who, zone in enumerate(s.zone) if zone == LOST and is_companion(s, who)]
        if dead and not may_die(s):
            return lost_result(s, "companion_lost", (("survivor", s.roster[dead[0]]),))
        return None if team(s) else lost_result(s, "nobody_left")

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Read the leader of a companion from a position: `companion=scott`."""
        word, _, name = note.partition("=")
        if word != "companion":
            return False
        s.acted |= 1 << who
        s.team_of = [COMPANIONS if one == who else own for one, own in enumerate(s.team_of)]
        if name:
            follow(s, who, s.roster.index(name))
        return True
