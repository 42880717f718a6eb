"""The bot's knowledge of one mechanism: how it values its actions and questions, and what it adds to plans.

Each mechanism that the bot knows has a module of its name in `mechanisms` with a `KNOWLEDGE` object. Code
shared by the family consults the knowledge of the edition's mechanisms and does not name any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from horda.engine.choices import Choice

if TYPE_CHECKING:
    from horda.bots.zombicide.planning.plan import Plan
    from horda.bots.zombicide.planning.task import Task
    from horda.bots.zombicide.scene import Person, Scene
    from horda.games.zombicide.edition import Identity
    from horda.games.zombicide.missions.records import ConditionRecord, TriggerRecord

Judge = Callable[["Plan", "Person", Choice, float], float]
"""A function that values an action for a survivor; the last argument is the cost of staying in its zone."""
Answer = Callable[["Plan", Choice], float]
"""A function that values an answer to a question."""


class MechanismKnowledge:
    """Base class with no knowledge; each mechanism overrides what it has."""

    def judges(self) -> dict[str, Judge]:
        """Return functions that value the mechanism's actions, by verb."""
        return {}

    def answers(self) -> dict[str, Answer]:
        """Return functions that value the answers to the mechanism's questions, by name of the question."""
        return {}

    def unpredictable_questions(self) -> tuple[str, ...]:
        """Return the questions that rivals answer at random, so that nobody can predict them."""
        return ()

    def effects(self) -> dict[str, float]:
        """Return the value to the team of the mechanism's mission effects, by name."""
        return {}

    # --- cards ------------------------------------------------------------------------------------

    def fires(self) -> tuple[str, ...]:
        """Return the effects of cards that together make a fire."""
        return ()

    def bottles(self) -> tuple[str, ...]:
        """Return the effects of cards that kill everything in a zone."""
        return ()

    def wants_fire(self, scene: Scene, survivor: Person) -> bool:
        """Return whether a survivor should have a fire starter at hand."""
        return False

    # --- the board --------------------------------------------------------------------------------

    def extra_spawn_kinds(self) -> tuple[str, ...]:
        """Return the additional kinds of tokens where zombies spawn."""
        return ()

    def asleep(self, scene: Scene) -> list[int]:
        """Return the zones of sleepers, one for each token."""
        return []

    def zones_by_name(self, scene: Scene, name: str) -> list[int] | None:
        """Return the zones that a name in missions refers to, or None if the mechanism does not define that name."""
        return None

    # --- what is to be done -----------------------------------------------------------------------

    def tasks(self, scene: Scene) -> list[Task]:
        """Return the tasks that the mechanism adds to those of the mission."""
        return []

    def tasks_for(self, scene: Scene, condition: ConditionRecord) -> list[Task] | None:
        """Return the tasks for a condition that the mechanism defines, or None for any other."""
        return None

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Task] | None:
        """Return the tasks that set off a trigger of the mechanism, or None for any other trigger."""
        return None

    def openings(self, scene: Scene) -> list[Task]:
        """Return the tasks that open closed ways."""
        return []

    def other_way(self, scene: Scene, task: Task) -> list[Task]:
        """Return the tasks that reach a place nobody can walk to; empty if the mechanism cannot help."""
        return []

    def in_order(self, scene: Scene, found: list[Task]) -> list[Task]:
        """Return the tasks in the order that the mechanism requires, without those that have to wait."""
        return found

    # --- who they are -----------------------------------------------------------------------------

    def has_followers(self) -> bool:
        """Return whether the second team follows the first instead of playing against it."""
        return False

    def toughness(self, identity: Identity) -> int:
        """Return the additional wounds that a survivor can take, by its ID card."""
        return 0

    # --- who does it ------------------------------------------------------------------------------

    def precious(self, scene: Scene) -> list[str]:
        """Return the names of survivors whose death would lose the match."""
        return []

    def bearers(self, scene: Scene) -> list[int]:
        """Return the numbers of survivors that carry something that must not be lost."""
        return []

    def meetings(self, scene: Scene, found: dict[str, Task]) -> None:
        """Add tasks for survivors that have to meet when everybody has a separate task."""

    def specialists(self, scene: Scene, tasks: list[Task], found: dict[str, Task]) -> None:
        """Add tasks for survivors with a specialty to `found`."""

    def kill(self, plan: Plan, survivor: Person, name: str) -> float:
        """Return the additional value of a kill of a kind of zombie by a survivor."""
        return 0.0

    def is_meeting(self, plan: Plan, survivor: Person, other: Person) -> bool:
        """Return whether two survivors have something to hand over."""
        return False

    def value_of_handing(self, plan: Plan, choice: Choice) -> float | None:
        """Return the value of handing over something that is not a card; None if the mechanism does not handle it."""
        return None
