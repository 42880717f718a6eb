"""The cards of personal objectives: their goals and the effects of their tokens (AD-POB)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from horda.games.zombicide.mechanism import Mechanism

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

GOAL_COLOURS: Final = ("yellow", "purple", "black")
"""The colours of boxes for personal objectives, in the order in which they are drawn (AD-SET-24, AD-Q-96)."""
GOALS: Final = "goals"
"""The pile of the personal objectives in play, the first drawn first."""


class PersonalGoal:
    """A personal objective card: its goal and the effect of its token."""

    def __init__(self, name: str, survivor: str) -> None:
        self.name = name
        self.survivor = survivor
        self.kills = ""
        """The zombies that its survivor must kill, and how many (AD-POB-04)."""
        self.count = 0
        self.dead: tuple[str, ...] = ()
        """Kinds of zombie of which any survivor must kill one (AD-POB-11)."""
        self.level = 0
        """The danger level that its survivor must reach."""
        self.holds = False
        """Whether its survivor must hold the token at the end."""
        self.experience = 0
        """Adrenaline that the survivor who reveals the token gains at once."""
        self.slots = 0
        """Number of slots that the token occupies; with 0 it cannot be handed over (AD-POB-14, AD-Q-44)."""
        self.skill = ""
        """The skill that the token gives its holder."""


class GoalCards(Mechanism):
    """The part of personal objectives that stores the cards; they are set after the edition is created."""

    name: ClassVar[str] = "personal_objectives"

    def __init__(self) -> None:
        self.cards: dict[str, PersonalGoal] = {}


def goal_cards(s: ZombicideState) -> dict[str, PersonalGoal]:
    """Return the personal objectives of the box by name."""
    return s.edition.mechanism(GoalCards).cards
