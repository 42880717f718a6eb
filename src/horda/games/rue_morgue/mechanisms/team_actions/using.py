"""Team actions: Charge!, Fire! and Move!, each with two ways to use it (RM-TEA, RM-CHG, RM-FIR, RM-MVO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.crew_events import TeamActionUsed
from horda.games.rue_morgue.mechanisms.team_actions.cards import (
    CHARGE,
    FIRE,
    MOVE,
    is_played,
    spend,
    why_not_use,
)
from horda.games.rue_morgue.mechanisms.team_actions.parts import (
    FIGHT,
    GO,
    HUNT,
    LEAVE,
    SHOOT,
    SHOOT_AT,
    TakeTurns,
    attacks,
    one_move_away,
    prey_in_reach,
    why_not_go,
)
from horda.games.rue_morgue.mechanisms.teams.forming import members
from horda.games.zombicide.rules.combat.targets import has_enemies
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import MELEE, RANGED, ZombicideState

VERBS: Final = {
    "charge_to": CHARGE, "charge_from": CHARGE,
    "fire_at": FIRE, "fire_from": FIRE,
    "move_to": MOVE, "move_from": MOVE,
}  # fmt: skip
"""The two verbs of each card: it moves towards the chosen zone, or out of it (RM-TEA-08)."""
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "charge_to": (GO, FIGHT), "charge_from": (HUNT, FIGHT),
    "fire_at": (SHOOT_AT,), "fire_from": (SHOOT,),
    "move_to": (GO,), "move_from": (LEAVE,),
}  # fmt: skip
"""The parts of each card; everybody finishes one part before the next begins (RM-Q-02)."""


def zones_open(s: ZombicideState, who: int, verb: str) -> list[int]:
    """Return the zones for which a survivor could take part in a team action (RM-TEA-07)."""
    zone = s.zone[who]
    if verb == "charge_to":
        reached = [zone, *one_move_away(s, who)] if is_armed(s, who) else []
        return [one for one in reached if has_enemies(s, who, one)]
    if verb == "charge_from":
        ready = is_armed(s, who) and (has_enemies(s, who, zone) or prey_in_reach(s, who))
        return [zone] if ready else []
    if verb == "move_to":
        return one_move_away(s, who)
    if verb == "move_from":
        return [zone] if one_move_away(s, who) else []
    shots = attacks(s, who, RANGED)
    if verb == "fire_from":
        return [zone] if shots else []
    return sorted({s.board.called[shot.name("zone")] for shot in shots})


def is_armed(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor has a melee weapon in hand (RM-TEA-07)."""
    return any(gear_of(s, card).profile(MELEE) is not None for card in loadout_of(s, who).arms)


def able_teammates(s: ZombicideState, user: int, verb: str, zone: int) -> list[int]:
    """Return the teammates of a survivor who could take part (RM-TEA-06, RM-TEA-07, RM-TEA-19)."""
    mates = [who for who in members(s, s.team_of[user]) if who != user]
    if verb.endswith("_from"):
        mates = [who for who in mates if s.zone[who] == zone]
    return [who for who in mates if zone in zones_open(s, who, verb)]


class TeamAction(Action):
    """For free, a survivor uses one of their team's cards in their turn (RM-TEA-04, RM-TEA-16)."""

    verb: ClassVar[str] = "charge_to"
    pays: ClassVar[Cost | None] = None

    def verbs(self) -> tuple[str, ...]:
        """Return the two verbs of each card."""
        return tuple(VERBS)

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Add every zone for which this survivor and a teammate can take part.

        Finding these zones is slow: here it is done once for each verb, in `why_not` for each choice.
        """
        if not is_played(s):
            return
        names, seat = s.board.names, s.seat_of[who]
        for verb, card in VERBS.items():
            if why_not_use(s, who, card) is not None:
                continue
            for zone in zones_open(s, who, verb):
                if able_teammates(s, who, verb, zone):
                    found.append(Choice(seat, verb, (("zone", names[zone]),)))

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return each card as used on the survivor's own zone."""
        if not is_played(s):
            return []
        seat, zone = s.seat_of[who], s.board.names[s.zone[who]]
        return [Choice(seat, verb, (("zone", zone),)) for verb in VERBS if verb.endswith("_from")]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against a used card, a survivor held by zombies, or one without teammates.

        RM-TEA-05, RM-CHG-07, RM-MVO-04, RM-TEA-06.
        """
        card, zone = VERBS[choice.verb], s.board.called[choice.name("zone")]
        rule = why_not_use(s, who, card)
        if rule is None and zone not in zones_open(s, who, choice.verb):
            rule = (why_not_go(s, who, card) if card != FIRE else None) or "RM-TEA-07"
        if rule is None and not able_teammates(s, who, choice.verb, zone):
            rule = "RM-TEA-06"
        return rule

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Ask which teammates take part."""
        s.push(NameTeammates(who, choice.verb, s.board.called[choice.name("zone")], ()))


@dataclass
class NameTeammates(Question):
    """The user's player chooses who takes part: at least one teammate (RM-TEA-06, RM-Q-65)."""

    who: int
    way: str
    zone: int
    named: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-TEA-06"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the teammates who can take part and are not chosen yet, and the choice to stop."""
        seat = s.seat_of[self.who]
        mates = [who for who in able_teammates(s, self.who, self.way, self.zone) if who not in self.named]
        found = [Choice(seat, "name", (("survivor", s.roster[who]),)) for who in mates]
        return [*found, Choice(seat, "begin")] if self.named else found

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse teammates who could not take part (RM-TEA-07)."""
        if seat != s.seat_of[self.who]:
            return []
        mates = able_teammates(s, self.who, self.way, self.zone)
        return [
            Refusal(Choice(seat, "name", (("survivor", s.roster[who]),)), "RM-TEA-07")
            for who in members(s, s.team_of[self.who])
            if who != self.who and who not in mates
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Add a teammate, or use the card and start its parts (RM-TEA-09)."""
        if choice.verb == "name":
            named = (*self.named, s.roster.index(choice.name("survivor")))
            s.push(NameTeammates(self.who, self.way, self.zone, named))
            return
        card = VERBS[self.way]
        spend(s, self.who, card)
        s.emit(TeamActionUsed(s.roster[self.who], card, s.board.names[self.zone]))
        people = (self.who, *self.named)
        s.push(*[TakeTurns(self.who, people, part, self.zone) for part in PARTS[self.way]])

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("survivor", s.roster[self.who]), ("team_card", VERBS[self.way]))
        return Prompt("NameTeammates", about)
