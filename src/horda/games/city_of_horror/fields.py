"""The fields of a match of City of Horror, declared once; `make layout` writes `layout.py` from them."""

from __future__ import annotations

from typing import Final

from horda.engine.fields import (
    COUNT,
    FLAG,
    NUMBER,
    ORDER,
    PLAIN,
    SEAT,
    WORD,
    Field,
    Meaning,
    Named,
    Names,
    Row,
    Vocabulary,
)
from horda.games.city_of_horror.content import ANTIDOTES, CAST, DEEDS, HORDE, NOWHERE, PLACES, TRACK
from horda.games.city_of_horror.rules.cards.targets import aims_of

PLACE: Final = Named("location", size="places")
CHARACTER: Final = Named("Character", size="people")
COLOUR: Final = Named("colour")
SPOT: Final = Meaning("corner of the board")
OFFER: Final = Meaning("offer")

NAMES: Final = Names({PLACE.name: PLACES, CHARACTER.name: CAST, COLOUR.name: TRACK})

ROW: Final = "list[int | str]"
PART: Final = (NUMBER, WORD, PLAIN, PLACE)
"""The meanings of the four values of an offer's part: side, kind, subject (a seat, a name or a card), location."""

AIMS: Final = {"location": PLACE, "start": PLACE, "movement": PLACE, "who": CHARACTER, "colour": COLOUR}
"""The meaning of each target of a card or an ability; a seat if not listed (`rules.cards.targets.aims_of`)."""


class TargetsMeaning(Meaning):
    """The saved form of the targets of a card or ability; their types depend on its effect (CH-CRD-03, CH-CHR-05)."""

    def _target_fields(self, beside: dict[str, object]) -> list[Meaning]:
        deed = DEEDS.get(str(beside.get("source")))
        if deed is None:
            raise ValueError(f"no card or Character is called {beside.get('source')!r:.80}")
        return [AIMS.get(aim, SEAT) for aim in aims_of(deed)]

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        assert isinstance(value, tuple)
        aims = self._target_fields(beside)
        return [aim.encode(target, names, beside) for aim, target in zip(aims, value, strict=False)]

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        aims = self._target_fields(beside)
        if not isinstance(saved, list) or len(saved) > len(aims):
            raise ValueError(f"`{beside['source']}` has {len(aims)} targets")
        return tuple([aim.decode(target, names, beside) for aim, target in zip(aims, saved, strict=False)])


FIELDS: Final = (
    Field("colours", WORD, by=(SEAT,), first=""),
    Field("first", SEAT),
    Field("leader", COLOUR),
    Field("sides", WORD, by=(PLACE,), first="A"),
    Field("corners", PLACE, by=(SPOT,)),
    Field("shut", FLAG, first=False),
    Field("phase", WORD, first="setup"),
    Field("here", PLACE, first=NOWHERE),
    Field("resolved", PLACE, by=(ORDER,)),
    Field("attack_over", FLAG, first=False),
    Field("to_activate", SEAT, by=(ORDER,)),
    Field("voted", WORD, first=""),
    Field("elect", SEAT, by=(ORDER,)),
    Field("owner", SEAT, by=(CHARACTER,), first=NOWHERE),
    Field("place", PLACE, by=(CHARACTER,), first=NOWHERE),
    Field("rested", FLAG, by=(CHARACTER,), first=True),  # CH-SET-18
    Field("hidden", FLAG, by=(CHARACTER,), first=False),
    Field("mother", FLAG, first=False),
    Field("cast", CHARACTER, by=(ORDER,)),
    Field("out", FLAG, by=(SEAT,), first=False),
    Field("zombies", COUNT, by=(PLACE,)),
    Field("horde", COUNT, first=HORDE),
    Field("antidotes", COUNT, by=(SEAT,)),
    Field("ambulance", COUNT, first=ANTIDOTES),
    Field("dropped", COUNT, by=(PLACE,)),
    Field("spent", COUNT),
    Field("markers", COUNT, by=(PLACE,)),
    Field("movement", PLACE, by=(SEAT,), first=NOWHERE),
    Field("to_move", FLAG, by=(SEAT,), first=False),
    Field("last_move", Row("move", CHARACTER, PLACE, held="list[int]"), first=()),
    Field("door", FLAG, by=(SEAT,), first=False),
    Field("mama", FLAG, first=False),
    Field("granny", FLAG, first=False),
    Field("grandpa", FLAG, first=False),
    Field("calmed", FLAG, first=False),
    Field("replicas", Row("extra vote", SEAT, PLACE, COUNT, held=ROW), by=(ORDER,)),
    Field("settled", FLAG, first=False),
    Field("offers", Row("offer", OFFER, SEAT, SEAT, NUMBER, *PART, again=len(PART), held=ROW), by=(ORDER,)),
    Field("pledges", Row("promise", SEAT, SEAT, WORD, PLAIN, PLACE, NUMBER, NUMBER, held=ROW), by=(ORDER,)),
    Field("offer_count", COUNT),
    Field("window_offers", COUNT, by=(SEAT,)),
    Field("window_drafts", COUNT, by=(SEAT,)),
    Field("round_offers", COUNT, by=(SEAT,)),
    Field("claims", Row("claim", SEAT, SEAT, WORD, held=ROW), by=(ORDER,)),
    Field("record", Row("past promise", SEAT, SEAT, WORD, WORD, PLAIN, PLACE, held=ROW), by=(ORDER,)),
)

VOCABULARY: Final[Vocabulary] = {
    **dict.fromkeys(("seat", "to", "last", "late", "tied", "waiting", "asked"), SEAT),
    **dict.fromkeys(("place", "places"), PLACE),
    **dict.fromkeys(("who", "people", "able", "saved"), CHARACTER),
    "targets": TargetsMeaning("targets", "tuple[int, ...]"),
    "chosen": Row("choices", Row("choice", SEAT, PLACE), again=1),
    "parts": Row("parts", Row("part", *PART), again=1),
    **dict.fromkeys(("cast", "given", "kept"), PLAIN),
    **dict.fromkeys(("answers", "offer", "offers"), OFFER),
    **dict.fromkeys(("depth", "doses", "passes", "side"), COUNT),
}
"""The meanings of the fields of steps and questions, by name."""
