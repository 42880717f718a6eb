"""Which mechanism speaks at which moment, found once when an edition is made (`mechanism`)."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.mechanism import Mechanism

OF_POSITIONS: Final = ("read_position", "note_survivor", "note_zombie", "put_thing", "seat")
"""What positions say of it: no rule asks for these."""
OWN: Final = ("record", "actions", "public_view", "mission_part", "card_effects", *OF_POSITIONS)
"""What a mechanism gives besides what it says at moments."""
TAKEN_OVER: Final = (
    "open_rooms",
    "spring_trap",
    "make_noise",
    "still_noise",
    "aim_zombies",
    "walk_individual",
    "bring_zombies",
    "combine",
    "resolve_roll",
    "resolve_hit",
    "wound",
    "heal",
)
"""The moments that a single mechanism may take over from the shared rule."""
MOMENTS: Final = tuple(
    name
    for name, value in vars(Mechanism).items()
    if callable(value) and not name.startswith("_") and name not in OWN
)
"""The names of all moments."""


def moments_of(mechanism: Mechanism) -> set[str]:
    """The moments at which a mechanism speaks: those that its class, or one above it, overrides."""
    said: set[str] = set()
    for kind in type(mechanism).__mro__:
        if kind is Mechanism:
            break
        said.update(name for name in vars(kind) if name in MOMENTS)
    return said


def check_needs(mechanisms: list[Mechanism]) -> None:
    """Refuse a list in which a mechanism is missing that another needs."""
    named = [one.name for one in mechanisms]
    for one in mechanisms:
        for other in one.needs:
            if other not in named:
                raise ValueError(f"the mechanism `{one.name}` needs `{other}`, which is not listed")


def hearing_of(mechanisms: list[Mechanism]) -> dict[str, list[Mechanism]]:
    """For each moment the mechanisms that speak at it, in the edition's order."""
    check_needs(mechanisms)
    found: dict[str, list[Mechanism]] = {moment: [] for moment in MOMENTS}
    for one in mechanisms:
        for moment in moments_of(one):
            found[moment].append(one)
    for moment in TAKEN_OVER:
        if len(found[moment]) > 1:
            names = " and ".join(one.name for one in found[moment])
            raise ValueError(f"`{moment}` can be taken over by one mechanism only, not by {names}")
    return found
