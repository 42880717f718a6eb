"""What the mechanisms of an edition say of goals, belongings and positions, joined as in `moments`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.engine.state import Result
from horda.games.zombicide.mechanism import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


def faces_laid(s: ZombicideState) -> Steps:
    """When every token that hides something gets its face, hidden objectives first (setup.tokens)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["faces_laid"]:
        found += mechanism.faces_laid(s)
    return found


def victory(s: ZombicideState, so_far: Result) -> Result:
    """Who has won when the mission is fulfilled (goal.win)."""
    for mechanism in s.edition.hearing["victory"]:
        so_far = mechanism.victory(s, so_far)
    return so_far


def why_lost(s: ZombicideState) -> Result | None:
    """How the match is lost, apart from what the mission says (goal.lose)."""
    for mechanism in s.edition.hearing["why_lost"]:
        said = mechanism.why_lost(s)
        if said is not None:
            return said
    return None


def is_unfinished(s: ZombicideState) -> bool:
    """Whether more is wanted than the mission's own goals (goal.win)."""
    return any(mechanism.is_unfinished(s) for mechanism in s.edition.hearing["is_unfinished"])


def why_not_carry(s: ZombicideState, who: int, colour: str) -> str | None:
    """The rule that keeps a survivor from taking an objective of a colour (objective.take)."""
    for mechanism in s.edition.hearing["why_not_carry"]:
        said = mechanism.why_not_carry(s, who, colour)
        if said is not None:
            return said
    return None


def objective_taken(s: ZombicideState, who: int, zone: int, colour: str) -> Steps:
    """When an objective was taken, besides what the mission says (objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["objective_taken"]:
        found += mechanism.objective_taken(s, who, zone, colour)
    return found


def objective_picked_up(s: ZombicideState, who: int, colour: str) -> Steps:
    """Return what follows when a survivor picks up an objective whose bearer died (objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["objective_picked_up"]:
        found += mechanism.objective_picked_up(s, who, colour)
    return found


def hand_overs(s: ZombicideState, who: int, other: int) -> list[Choice]:
    """What else than cards may change hands in a trade of two survivors (trade.other)."""
    found: list[Choice] = []
    for mechanism in s.edition.hearing["hand_overs"]:
        found += mechanism.hand_overs(s, who, other)
    return found


def handed_over(s: ZombicideState, taker: int, thing: str) -> Steps:
    """When something else than a card changes hands, by its colour or name (trade.other)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["handed_over"]:
        found += mechanism.handed_over(s, taker, thing)
    return found


def combinations(s: ZombicideState, who: int, loose: tuple[int, ...]) -> list[Choice]:
    """What a survivor may make of its cards and those it has just got (inventory.combine)."""
    found: list[Choice] = []
    for mechanism in s.edition.hearing["combinations"]:
        found += mechanism.combinations(s, who, loose)
    return found


def combine(s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...] | None:
    """Make something of two cards; the cards to be put away after it (inventory.combine)."""
    for mechanism in s.edition.hearing["combine"]:
        return mechanism.combine(s, who, choice, loose)
    return None


def lent_skills(s: ZombicideState, who: int, so_far: int) -> int:
    """The skills that a survivor has only while somebody lends them, as bits (experience.skills)."""
    for mechanism in s.edition.hearing["lent_skills"]:
        so_far = mechanism.lent_skills(s, who, so_far)
    return so_far


def skill_learned(s: ZombicideState, who: int, name: str) -> Steps:
    """When a survivor has learnt a skill of its own (experience.skills)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["skill_learned"]:
        found += mechanism.skill_learned(s, who, name)
    return found


def is_beyond_red(s: ZombicideState) -> bool:
    """Whether experience goes on beyond red (experience.beyond)."""
    return any(mechanism.is_beyond_red(s) for mechanism in s.edition.hearing["is_beyond_red"])
