"""The base classes of mechanisms and of their records, piles and additions to mission files.

A mechanism is a class without state; an edition is a list of them. It overrides hooks of `MechanismHooks`. Which
mechanism overrides which hook is determined once, when the edition is created (`Edition.listeners`); the rules call
the functions of `rules.hooks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain
from horda.engine.steps import Frame
from horda.games.zombicide.hooks.mechanism_hooks import MechanismHooks

if TYPE_CHECKING:
    from horda.games.zombicide.rules.turns.actions import Action
    from horda.games.zombicide.rules.zombies.spawning import Deed
    from horda.games.zombicide.state import ZombicideState

Steps = tuple["Frame", ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """The state of a mechanism: a dataclass that, like a step, is never changed but replaced.

    The names of its fields determine how saves encode their values, as with steps (`fields.VOCABULARY`).
    """


@dataclass
class Pile:
    """A pile of cards that a mechanism adds: shuffled at set-up, or face up beside the board."""

    name: str
    shuffled: bool = False
    shown: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionAddition:
    """The base class of a mechanism's additions to mission files; always a `missions.parts.MissionPart`.

    It is empty, so that the rules, which import mechanisms, do not import the reading of files.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism(MechanismHooks):
    """The base class of mechanisms of a game. Its state is in its record, which the match's state contains."""

    name: ClassVar[str] = ""
    needs: ClassVar[tuple[str, ...]] = ()
    """The names of the mechanisms that it uses directly; it works with all others only by hooks."""
    piles: ClassVar[tuple[Pile, ...]] = ()
    tokens: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that missions may place because of it; each also names its zones in goals."""
    pieces: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that a position may place; those that are part of the board are left out."""
    spawns: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that have a turn among the spawn tokens (spawn.order)."""
    happenings: ClassVar[tuple[str, ...]] = ()
    """The events that it adds to those of a mission's `when`."""
    specialties: ClassVar[tuple[str, ...]] = ()
    """The specialties that survivors may have because of it."""

    def record(self) -> Record | None:
        """Return its initial record, or None if it has none."""
        return None

    def actions(self) -> list[Action]:
        """Return the actions that it adds to survivors' turns, in the order in which they are offered."""
        return []

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return its public values for the view, by name; empty for most mechanisms."""
        return {}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read the value of the mechanism's key in a position; return whether it is valid."""
        return False

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Apply a position's note on a survivor; return whether the mechanism knows the word."""
        return False

    def note_zombie(self, s: ZombicideState, one: int, note: str) -> bool:
        """Apply a position's note on an individual zombie; return whether the mechanism knows the word."""
        return False

    def put_thing(self, s: ZombicideState, zone: int, name: str) -> bool:
        """Put a named thing into a zone for a position; return whether the mechanism knows it."""
        return False

    def seat(self, s: ZombicideState, who: int) -> None:
        """Complete a survivor's set-up after all notes of a position have been applied."""

    def mission_part(self) -> MissionAddition | None:
        """Return what it adds to mission files, with its reading and its errors; None for most mechanisms."""
        return None

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return its effects of a verb of a zombie card; empty if it does not use the verb."""
        return []
