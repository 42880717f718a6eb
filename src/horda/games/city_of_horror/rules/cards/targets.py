"""Targets of cards and abilities: a location, a Character, a colour (CH-CRD-03, CH-CHR-05)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import Deed

PLACE_AIM: Final = "location"
START_AIM: Final = "start"
COLOUR_AIM: Final = "colour"
SEAT_AIM: Final = "victim"
WHO_AIM: Final = "who"
CARD_AIM: Final = "movement"
NO_AIM: Final[tuple[str, ...]] = ()


def aims_of(deed: Deed) -> tuple[str, ...]:
    """Return the kinds of targets that a card or ability needs, in the order in which they are named."""
    do = deed.do
    if do == "move_zombie":
        return (PLACE_AIM,) if deed.here else (START_AIM, PLACE_AIM)
    if do in ("kill", "kill_half", "add_zombies", "add_votes"):
        return NO_AIM if deed.here else (PLACE_AIM,)
    if do == "lure":
        return (START_AIM,)
    if do == "hide":
        return NO_AIM if deed.here else (WHO_AIM,)
    if do == "rest":
        return (WHO_AIM,)
    if do == "set_leader":
        return (COLOUR_AIM,)
    if do == "steal":
        return (SEAT_AIM,)
    return (CARD_AIM,) if do == "change_movement" else NO_AIM
