"""Companions: their leaders, and the skills that they lend (AD-CPN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import CompanionLed, CompanionPlaced
from horda.games.army_of_the_dead.rules.team import unchosen_survivors
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

COMPANIONS: Final = 1
"""The team number of companions, who only follow a leader (AD-CPN-01); survivors have team 0."""
SPACE: Final = "companion"
"""The kind of token that marks where a companion starts."""
NAME: Final = "companions"
"""The name of the mechanism."""


@dataclass
class Led(Record):
    """The leader of each companion (AD-CPN-05), and the companions who lend a skill (AD-CPN-14)."""

    leaders: tuple[tuple[int, int], ...] = ()
    """Pairs of a companion and its leader."""
    lending: tuple[int, ...] = ()


RECORD: Final = TypedKey(NAME, Led)


def companions_record(s: ZombicideState) -> Led:
    """Return the mechanism's record."""
    return s.record(RECORD)


def set_leader(s: ZombicideState, companion: int, leader: int) -> None:
    """Set the leader of a companion, or NOWHERE for nobody."""
    others = [pair for pair in companions_record(s).leaders if pair[0] != companion]
    now = others if leader == NOWHERE else [*others, (companion, leader)]
    s.remember(RECORD, Led(tuple(sorted(now)), companions_record(s).lending))


def set_lending(s: ZombicideState, companion: int, *, lends: bool) -> None:
    """Set whether a companion lends its leader a skill."""
    others = [one for one in companions_record(s).lending if one != companion]
    now = [*others, companion] if lends else others
    s.remember(RECORD, Led(companions_record(s).leaders, tuple(sorted(now))))


@dataclass
class PlaceCompanions(Step):
    """The players choose a companion for each space that the mission marks (AD-SET-29)."""

    def run(self, s: ZombicideState) -> None:
        """Ask for a companion for each marked space, one after the other."""
        s.push(*[PlaceCompanion(token) for token in s.tokens(SPACE)])


@dataclass
class PlaceCompanion(Question):
    """Choose which survivor outside of the team is the companion on a space (AD-SET-29)."""

    token: int

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-29"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return all survivors who are not in play."""
        seat = s.speaker
        zone = ("zone", s.board.names[s.token_zone[self.token]])
        return [Choice(seat, "place_companion", (("survivor", name), zone)) for name in unchosen_survivors(s)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Replace the mark with the chosen companion."""
        zone = s.token_zone[self.token]
        s.token_zone = put(s.token_zone, self.token, NOWHERE)
        add_companion(s, choice.name("survivor"), zone)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("PlaceCompanion", (("zone", s.board.names[s.token_zone[self.token]]),))


def add_companion(s: ZombicideState, name: str, zone: int) -> int:
    """Put a companion without a leader on the board; no player controls it (AD-CPN-13)."""
    who = s.add_survivor(name, seat=s.speaker, zone=zone, team=COMPANIONS)
    s.acted |= 1 << who
    s.emit(CompanionPlaced(name, s.board.names[zone]))
    return who


def is_companion(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor is a companion, not one of the team (AD-CPN-01)."""
    return s.team_of[who] == COMPANIONS


def team(s: ZombicideState) -> list[int]:
    """Return the survivors of the team who are on the board."""
    return [who for who in s.in_play() if s.team_of[who] != COMPANIONS]


def leader_of(s: ZombicideState, companion: int) -> int:
    """Return the leader of a companion, or NOWHERE (AD-CPN-05)."""
    for one, leader in companions_record(s).leaders:
        if one == companion:
            return leader
    return NOWHERE


def companions_of(s: ZombicideState, who: int) -> list[int]:
    """Return the companions of a survivor, who may have several (AD-CPN-15)."""
    if COMPANIONS not in s.team_of:
        return []
    return [one for one in s.in_play() if is_companion(s, one) and leader_of(s, one) == who]


def skill_of(s: ZombicideState, companion: int) -> str:
    """Return the blue skill of a companion's ID card."""
    return s.edition.identities[s.roster[companion]].track[0][0]


def follow(s: ZombicideState, companion: int, leader: int) -> None:
    """Let a companion follow a survivor and lend its blue skill meanwhile (AD-CPN-03, AD-CPN-14)."""
    before = leader_of(s, companion)
    if before != NOWHERE:
        take_skill_back(s, companion, before)
    set_leader(s, companion, leader)
    s.seat_of = [s.seat_of[leader] if who == companion else seat for who, seat in enumerate(s.seat_of)]
    skill = skill_of(s, companion)
    if not s.has_skill(leader, skill):
        s.give_skill(leader, skill)
        set_lending(s, companion, lends=True)
    s.emit(CompanionLed(s.roster[leader], s.roster[companion]))


def take_skill_back(s: ZombicideState, companion: int, leader: int) -> None:
    """Remove a lent skill from the leader, unless the leader also owns it (AD-CPN-14)."""
    if companion in companions_record(s).lending:
        set_lending(s, companion, lends=False)
        lent = 1 << s.edition.skill_number[skill_of(s, companion)]
        s.skills = put(s.skills, leader, s.skills[leader] & ~lent)


def skills_lent_to(s: ZombicideState, leader: int) -> int:
    """Return the skills that a leader has only from companions, as bits (AD-CPN-14)."""
    mask = 0
    for one in companions_of(s, leader):
        if one in companions_record(s).lending:
            mask |= 1 << s.edition.skill_number[skill_of(s, one)]
    return mask


def stop_lending(s: ZombicideState, leader: int, name: str) -> None:
    """Record that a leader now owns a lent skill, gained by a level or a token."""
    for one in companions_of(s, leader):
        if skill_of(s, one) == name:
            set_lending(s, one, lends=False)


def part_with(s: ZombicideState, who: int) -> None:
    """Separate a leader from its companions when one of them has left the board."""
    if COMPANIONS not in s.team_of:
        return
    if is_companion(s, who):
        leader = leader_of(s, who)
        if leader != NOWHERE:
            take_skill_back(s, who, leader)
            set_leader(s, who, NOWHERE)
        return
    for one in companions_of(s, who):
        take_skill_back(s, one, who)
        set_leader(s, one, NOWHERE)


def bring_along(s: ZombicideState, who: int, zone: int) -> None:
    """Move the companions of a survivor into the zone that it enters (AD-CPN-09, AD-CPN-10)."""
    for one in companions_of(s, who):
        s.zone = put(s.zone, one, zone)


def unled_companions(s: ZombicideState, zone: int) -> list[int]:
    """Return the companions in a zone without a leader."""
    return [one for one in s.survivors_in(zone) if is_companion(s, one) and leader_of(s, one) == NOWHERE]
