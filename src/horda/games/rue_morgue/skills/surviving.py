"""Skills of Rue Morgue that affect wounds and what a survivor carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.mechanisms.molotov import MOLOTOV
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules.combat.wounds import heal
from horda.games.zombicide.rules.turns.experience import COLOURS, gain_experience
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, bit_of
from horda.games.zombicide.skills.surviving import Rotten

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

PILOTING: Final = ("take_off", "fly", "land")
"""Verbs of the actions that pilot a helicopter."""


class Medic(Skill):
    """Medic: once a turn, for free, a survivor in the owner's zone heals a wound (RM-SK-57)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return all wounded survivors in the zone, including the owner."""
        if s.used[who] & bit_of(s, self):
            return []
        hurt = [other for other in s.survivors_in(s.zone[who]) if s.wounds[other]]
        return [Choice(s.seat_of[who], self.name, (("survivor", s.roster[other]),)) for other in hurt]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Heal one wound."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.emit(SkillUsed(s.roster[who], self.name))
        s.push(*heal(s, s.roster.index(choice.name("survivor")), 1))


class Webbing(Skill):
    """Webbing: all carried cards count as being in hand (RM-SK-29)."""

    def counts_in_hand(self, s: ZombicideState, who: int, card: int) -> bool:
        """Return True for every card."""
        return True


class DeathGrasp(Skill):
    """Death grasp: a wound costs no equipment if there is a free slot for the Wounded card (RM-SK-26)."""

    def keeps_cards(self, s: ZombicideState, who: int) -> bool:
        return True


class TwoCocktails(Skill):
    """2 cocktails are better than 1: two Molotovs are made at a time (RM-SK-19)."""

    def more_made(self, s: ZombicideState, who: int, face: str) -> int:
        """Return one more Molotov, if a card is left."""
        return 1 if face == MOLOTOV else 0


class RottenOnFoot(Rotten):
    """Rotten, which gives no token after a turn of piloting the helicopter (RM-SK-66)."""

    def acts(self, s: ZombicideState, who: int, verb: str) -> None:
        """Record that the owner flew the helicopter; sitting in it does not count."""
        if verb in PILOTING:
            s.used = with_bits(s.used, who, bit_of(s, self))

    def turn_ends(self, s: ZombicideState, who: int) -> Steps:
        """Give no token after a turn of flying; a token that the owner already has stays."""
        flew = s.used[who] & bit_of(s, self)
        return NOTHING if flew and not self.is_stirred(s, who) else super().turn_ends(s, who)


class CanStartAt(Skill):
    """Can start at [Danger Level]: with the minimum experience for it, if all agree (RM-SK-65)."""

    def __init__(self, name: str, level: int) -> None:
        super().__init__(name)
        self.level = level
        self.open = False

    def set_up(self, s: ZombicideState, who: int) -> Steps:
        """Return the question to the players."""
        return (StartHigher(who, self.level, tuple(range(s.seats))),)


@dataclass
class StartHigher(Question):
    """A survivor starts at a higher danger level if no player objects (RM-SK-65)."""

    who: int
    level: int
    seats: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-65"

    def choices(self, s: ZombicideState) -> list[Choice]:
        return [Choice(self.seats[0], "agree"), Choice(self.seats[0], "refuse")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Decline if one player objects; when all agree, give the experience and its skills at once."""
        if choice.verb == "refuse":
            return
        rest = self.seats[1:]
        if rest:
            s.push(StartHigher(self.who, self.level, rest))
        else:
            s.push(*gain_experience(s, self.who, s.edition.figures.levels[self.level]))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("survivor", s.roster[self.who]), ("level", COLOURS[self.level]))
        return Prompt("StartHigher", about)


SKILLS: list[Skill] = [
    Medic("medic"),
    Webbing("webbing"),
    RottenOnFoot("rotten"),
    DeathGrasp("death_grasp"),
    TwoCocktails("2_cocktails_are_better_than_1"),
    *[CanStartAt(f"can_start_at_{name}", level) for level, name in enumerate(COLOURS) if level],
]
