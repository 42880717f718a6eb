"""What the player knows of one mechanism: how its verbs and questions are judged, and what it adds to plans.

A mechanism that the player knows something of has a module of its name in `mechanisms`, with its `KNOWLEDGE`; what
the family shares asks those of the edition and names none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from horda.engine.choices import Choice

if TYPE_CHECKING:
    from horda.bots.zombicide.planning.errand import Errand
    from horda.bots.zombicide.planning.plan import Plan
    from horda.bots.zombicide.scene import Person, Scene
    from horda.games.zombicide.edition import Identity
    from horda.games.zombicide.missions.records import ConditionRecord, TriggerRecord

Judge = Callable[["Plan", "Person", Choice, float], float]
"""What an action is worth to a survivor, for whom it costs so much to stay where it is."""
Answer = Callable[["Plan", Choice], float]
"""What an answer to a question is worth."""


class MechanismKnowledge:
    """Knows nothing: each mechanism says what there is to know of it."""

    def judges(self) -> dict[str, Judge]:
        """How its actions are judged, by verb."""
        return {}

    def answers(self) -> dict[str, Answer]:
        """How its questions are answered, by their names."""
        return {}

    def unforeseen(self) -> tuple[str, ...]:
        """The questions that rivals answer by chance, so that nobody can reckon with it."""
        return ()

    def effects(self) -> dict[str, float]:
        """What its own effects of missions are worth to the team, by their words."""
        return {}

    # --- cards ------------------------------------------------------------------------------------

    def fires(self) -> tuple[str, ...]:
        """The effects of cards that together make a fire."""
        return ()

    def bottles(self) -> tuple[str, ...]:
        """The effects of cards that kill everybody in a zone."""
        return ()

    def wants_fire(self, scene: Scene, one: Person) -> bool:
        """Whether a survivor should have fire at hand."""
        return False

    # --- the board --------------------------------------------------------------------------------

    def mouths(self) -> tuple[str, ...]:
        """The tokens where more of the dead come, beside the usual ones."""
        return ()

    def asleep(self, scene: Scene) -> list[int]:
        """The zones in which some of the dead sleep, one for each token."""
        return []

    def zones_named(self, scene: Scene, name: str) -> list[int] | None:
        """The zones that a name of missions means which only it can read; None for all others."""
        return None

    # --- what is to be done -----------------------------------------------------------------------

    def errands(self, scene: Scene) -> list[Errand]:
        """What it wants done besides what the mission says."""
        return []

    def errands_for(self, scene: Scene, wish: ConditionRecord) -> list[Errand] | None:
        """What has to be done for a condition that only it can read; None for all others."""
        return None

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Errand] | None:
        """What makes a trigger go off that only it can read; None for all others."""
        return None

    def openings(self, scene: Scene) -> list[Errand]:
        """What opens ways that are shut."""
        return []

    def other_way(self, scene: Scene, errand: Errand) -> list[Errand]:
        """How a place is reached that nobody can walk to; nothing if it does not help."""
        return []

    def in_order(self, scene: Scene, found: list[Errand]) -> list[Errand]:
        """The errands that come first."""
        return found

    # --- who they are -----------------------------------------------------------------------------

    def has_followers(self) -> bool:
        """Whether a second team follows the first, rather than playing against it."""
        return False

    def toughness(self, identity: Identity) -> int:
        """How many more wounds a survivor bears than others, by its ID card."""
        return 0

    # --- who does it ------------------------------------------------------------------------------

    def precious(self, scene: Scene) -> list[str]:
        """Those whose death would lose the match."""
        return []

    def bearers(self, scene: Scene) -> list[int]:
        """Those who carry what must not be lost."""
        return []

    def meetings(self, scene: Scene, found: dict[str, Errand]) -> None:
        """Note who has to meet whom, when everybody has to do something else."""

    def specialists(self, scene: Scene, errands: list[Errand], found: dict[str, Errand]) -> None:
        """Note who has to do what only some can do."""

    def kill(self, plan: Plan, one: Person, name: str) -> float:
        """What it is worth besides that a survivor kills a zombie of a kind."""
        return 0.0

    def is_meeting(self, plan: Plan, one: Person, other: Person) -> bool:
        """Whether two survivors have something to hand over."""
        return False

    def value_of_handing(self, plan: Plan, choice: Choice) -> float | None:
        """What it is worth to hand over something that is no card; None if that is not its business."""
        return None
