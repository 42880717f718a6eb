"""Mechanisms of a Zombicide game: what each remembers, adds to the box, and lets survivors do.

A mechanism is a class without state; an edition is a list of them. It answers those hooks of `MechanismHooks` that its
class overrides. Which mechanism listens to which hook is found once, when the edition is made (`Edition.listeners`);
the rules call the functions of `rules.hooks`.
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
    """What a mechanism remembers: a dataclass that, like a step, is never changed but replaced.

    What its numbers are, saves find by the names of its fields, as with steps (`fields.VOCABULARY`).
    """


@dataclass
class Pile:
    """A pile of cards that a mechanism adds: shuffled at set-up, or open beside the board for all to read."""

    name: str
    shuffled: bool = False
    shown: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionAddition:
    """What a mechanism adds to the files of missions: always a `missions.parts.MissionPart`.

    This empty base keeps rules, which know mechanisms, apart from the reading of files.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism(MechanismHooks):
    """One mechanism of a game. It has no state: what it must remember is its record in the state."""

    name: ClassVar[str] = ""
    needs: ClassVar[tuple[str, ...]] = ()
    """The mechanisms that it uses by name; all others it meets at hooks."""
    piles: ClassVar[tuple[Pile, ...]] = ()
    tokens: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that its missions lay, and that stand for their zones in goals."""
    pieces: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that a position may place; those that are part of the board are left out."""
    spawns: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that have a turn among the spawn tokens (spawn.order)."""
    happenings: ClassVar[tuple[str, ...]] = ()
    """What the `when` of a mission may wait for because of it."""
    specialties: ClassVar[tuple[str, ...]] = ()
    """What survivors may be specialists in because of it."""

    def record(self) -> Record | None:
        """Return its record at the start of a match, or None if it has none."""
        return None

    def actions(self) -> list[Action]:
        """Return what it lets survivors do in their turns, in the order it is offered."""
        return []

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return what all see of it, by names: the part of the view that bears its own; nothing for most."""
        return {}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Read the value of the mechanism's key in a position; return whether it is valid."""
        return False

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Note what a position says of a survivor; return whether the word is known here."""
        return False

    def note_zombie(self, s: ZombicideState, one: int, note: str) -> bool:
        """Note what a position says of an individual zombie; return whether the word is known here."""
        return False

    def put_thing(self, s: ZombicideState, zone: int, name: str) -> bool:
        """Put a named thing into a zone for a position; return whether the mechanism knows it."""
        return False

    def seat(self, s: ZombicideState, who: int) -> None:
        """Finish a survivor's set-up after a position has named all its details."""

    def mission_part(self) -> MissionAddition | None:
        """Return what it adds to the files of missions, with its reading and its errors; nothing for most."""
        return None

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return what a verb of a zombie card means to it."""
        return []
