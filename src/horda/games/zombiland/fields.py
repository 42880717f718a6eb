"""The fields of a match of Survivor Zombiland, declared once; `make layout` writes `layout.py` from them."""

from __future__ import annotations

from typing import Final

from horda.engine.fields import CARD, COUNT, FLAG, ORDER, SEAT, WORD, Field, Meaning, Vocabulary
from horda.games.zombiland.rules.board import ZONE_0

# Spaces, characters and Locations are names in memory, too.
SPACE: Final = Meaning("space", "str | None")
LOCATIONS: Final = Meaning("Locations", "list[str]")
TALLY: Final = Meaning("tally", "dict[str, int]")
TURN: Final = Meaning("turn")
NOBODY: Final = -1

FIELDS: Final = (
    Field("character", WORD, by=(SEAT,), first=""),
    Field("status", WORD, by=(SEAT,), first="alive"),  # ZL-SET-12
    Field("at", SPACE, by=(SEAT,), first=ZONE_0),
    Field("health", COUNT, by=(SEAT,)),
    Field("pool", COUNT),
    Field("removed", COUNT),
    Field("tokens", LOCATIONS, by=(SEAT,), first=()),
    Field("lying", TALLY, changed=True, says="How many Location tokens lie on each Location."),
    Field("deaths", SEAT, by=(ORDER,)),
    Field("team", FLAG, first=False),
    Field("first", SEAT),
    Field("active", SEAT),
    Field(
        "played",
        TURN,
        by=(SEAT,),
        says="The turn in which each zombie player last played (ZL-ZCD-03).",
    ),
    Field("fighter", SEAT, first=NOBODY),
    Field("power", COUNT),
    Field("added", COUNT),
    Field("foe", SEAT, first=NOBODY),
    Field("source", CARD, first=NOBODY),
    Field("die", COUNT),
    Field("roll", COUNT),
    Field("hurry", COUNT),
    Field("again", COUNT),
)

VOCABULARY: Final[Vocabulary] = {
    **dict.fromkeys(("seat", "seats", "by", "fighter", "foe", "giver", "givers", "rest", "taker"), SEAT),
    **dict.fromkeys(("target", "waiting", "zombie"), SEAT),
    "card": CARD,
    "index": ORDER,
    **dict.fromkeys(("n", "power", "raised", "steps"), COUNT),
}
"""The meanings of the fields of steps and questions, by name."""
