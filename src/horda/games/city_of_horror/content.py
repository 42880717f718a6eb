"""The printed components of City of Horror as typed records, and as plain lists for the rules."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

from horda.engine.cards import Deck
from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import records

CONTENT = files(__package__) / "content"

Corner = Literal[1, 2, 3, 4]
Spot = Corner | Literal["water_tower", "crossroads"]
Verb = Literal[
    "add_zombies", "add_votes", "calm", "cancel", "change_movement", "draw_card", "enter_full", "get_up",
    "give_birth", "hide", "kill", "kill_half", "look_ahead", "lure", "move_zombie", "rest", "score",
    "set_leader", "speak_up", "steal", "swap_card", "take_first", "undo_move",
]  # fmt: skip
Gain = Literal[
    "antidote", "deck_card", "discarded_card", "early_look", "food", "food_seen", "late_choice", "leader",
    "leader_step", "nothing", "rest",
]  # fmt: skip


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits on offers of a seat: unsuccessful ones per window and round, drafts per window, parts per offer."""

    window: int
    round: int
    drafts: int
    parts: int


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board as a whole and its stocks."""

    resolution: list[Literal["corner_1", "corner_2", "corner_3", "corner_4", "water_tower", "crossroads"]]
    track: list[str]
    zombies: int
    zombie_limit: int
    antidotes: int
    food: list[int]
    open_food: int
    explosion_markers: int
    rounds: int
    characters_dealt: list[int]
    action_cards_dealt: list[int]
    offers: Limits


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a location board: spaces, effect (cost and gain), attack condition."""

    spaces: int
    attack: int | Literal["outnumbered"]
    pay: Literal["nothing", "card", "food", "exhaust"] = "nothing"
    gain: Gain = "nothing"
    markers: int = 0


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location and its sides."""

    id: str
    figure: str
    """The name of its drawing."""
    sides: dict[str, Side]


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Action card: its effect, the amount of it, and whether it has the explosion symbol."""

    id: str
    figure: str
    """The name of its drawing."""
    count: int
    do: Verb
    rule: str
    amount: int = 0
    where: Literal["any", "here"] = "any"
    explosion: bool = False


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Character: its points on both sides, its ability and its drawback."""

    id: str
    figure: str
    """The name of its drawing."""
    rested: int
    exhausted: int
    do: Verb
    rule: str
    amount: int = 0
    where: Literal["any", "here"] = "any"
    drawback: Literal["none", "attracts", "voteless", "immobile"] = "none"


class Shift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement of all zombies of one place to another."""

    start: Spot = msgspec.field(name="from")
    to: Spot


class Invasion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Invasion card: movements first, then arrivals, supplies and the Zombie Leader (CH-INV-09)."""

    id: str
    hour: int
    origin: Literal["rulebook", "horda"]
    zombies: tuple[int, int, int, int, int, int]
    moves: tuple[Shift, ...] = ()
    antidotes: tuple[int, int, int, int] = (0, 0, 0, 0)
    cards: tuple[int, int, int, int] = (0, 0, 0, 0)
    leader: int = 0


CITY: Final[City] = records(CONTENT / "city.yaml", City)
LOCATIONS: Final[list[Location]] = records(CONTENT / "locations.yaml", list[Location])
ACTION_CARDS: Final[list[ActionCard]] = records(CONTENT / "action_cards.yaml", list[ActionCard])
CHARACTERS: Final[list[Character]] = records(CONTENT / "characters.yaml", list[Character])
INVASIONS: Final[list[Invasion]] = records(CONTENT / "invasion.yaml", list[Invasion])

# --- the same as plain values, for modules that are compiled ---------------------------------------

PLACES: Final[list[str]] = [location.id for location in LOCATIONS]
PLACE: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}
ARMORY: Final[int] = PLACE["armory"]
WATER_TOWER: Final[int] = PLACE["water_tower"]
CROSSROADS: Final[int] = PLACE["crossroads"]
FIXED: Final[list[int]] = [WATER_TOWER, CROSSROADS]
"""The locations printed on the board, in the same order as in `SPOTS`."""
BUILDINGS: Final[list[int]] = [place for place in range(len(PLACES)) if place not in FIXED]
"""The locations on the corners of the board."""
NOWHERE: Final = -1
SPOTS: Final[list[str]] = ["corner_1", "corner_2", "corner_3", "corner_4", "water_tower", "crossroads"]
"""The places of the board that Invasion cards name: four corners for buildings, then the fixed two."""
RESOLUTION: Final[list[int]] = [SPOTS.index(spot) for spot in CITY.resolution]
"""The spots in the order in which their locations are resolved (CH-Q-04)."""
TRACK: Final[list[str]] = CITY.track
CAST: Final[list[str]] = [character.id for character in CHARACTERS]
WHO: Final[dict[str, int]] = {name: number for number, name in enumerate(CAST)}
FACES: Final[list[str]] = [card.id for card in ACTION_CARDS]
OUTNUMBERED: Final = 0
NO_LIMIT: Final = 0
HORDE: Final[int] = CITY.zombies
ZOMBIE_LIMIT: Final[int] = CITY.zombie_limit
ANTIDOTES: Final[int] = CITY.antidotes
MARKERS: Final[int] = CITY.explosion_markers
OPEN_FOOD: Final[int] = CITY.open_food
ROUNDS: Final[int] = CITY.rounds
OFFERS_IN_WINDOW: Final[int] = CITY.offers.window
OFFERS_IN_ROUND: Final[int] = CITY.offers.round
DRAFTS_IN_WINDOW: Final[int] = CITY.offers.drafts
PARTS: Final[int] = CITY.offers.parts
CHARACTERS_DEALT: Final[list[int]] = CITY.characters_dealt
CARDS_DEALT: Final[list[int]] = CITY.action_cards_dealt


class Board:
    """One side of a location, for the rules: a plain class that is fast to read."""

    def __init__(self, side: Side) -> None:
        self.spaces: int = side.spaces
        self.attack: int = OUTNUMBERED if side.attack == "outnumbered" else int(side.attack)
        self.pay: str = side.pay
        self.gain: str = side.gain
        self.markers: int = side.markers


class Deed:
    """The effect of a card or an ability: a plain class that is fast to read."""

    def __init__(self, printed: ActionCard | Character) -> None:
        self.do: str = printed.do
        self.amount: int = printed.amount
        self.here: bool = printed.where == "here"
        self.rule: str = printed.rule
        self.explosion: bool = isinstance(printed, ActionCard) and printed.explosion


class Wave:
    """The effects of an Invasion card, with places as numbers in the order of resolution; fast to read."""

    def __init__(self, card: Invasion) -> None:
        self.hour: int = card.hour
        self.moves: list[tuple[int, int]] = [(_spot(move.start), _spot(move.to)) for move in card.moves]
        self.zombies: list[int] = list(card.zombies)
        self.antidotes: list[int] = list(card.antidotes)
        self.cards: list[int] = list(card.cards)
        self.leader: int = card.leader


def _spot(spot: Spot) -> int:
    return spot - 1 if isinstance(spot, int) else 4 if spot == "water_tower" else 5


BOARDS: Final[list[dict[str, Board]]] = [
    {name: Board(side) for name, side in location.sides.items()} for location in LOCATIONS
]
DEEDS: Final[dict[str, Deed]] = {
    **{card.id: Deed(card) for card in ACTION_CARDS},
    **{character.id: Deed(character) for character in CHARACTERS},
}
WAVES: Final[dict[str, Wave]] = {card.id: Wave(card) for card in INVASIONS}
RESTED: Final[list[int]] = [character.rested for character in CHARACTERS]
EXHAUSTED: Final[list[int]] = [character.exhausted for character in CHARACTERS]
DRAWBACK: Final[list[str]] = [character.drawback for character in CHARACTERS]
BLONDE: Final[int] = DRAWBACK.index("attracts")
GRANDPA: Final[int] = DRAWBACK.index("voteless")
GRANNY: Final[int] = DRAWBACK.index("immobile")
MAMA: Final[int] = WHO["mama"]
MOTHER: Final[int] = WHO["pregnant_woman"]
PRIEST: Final[int] = WHO["priest"]
PUNK: Final[int] = WHO["punk"]
STUDENT: Final[int] = WHO["student"]
SPRAY: Final = "pepper_spray"
SPRAYS: Final[int] = next(card.count for card in ACTION_CARDS if card.id == SPRAY)
CANNED_FOOD: Final = "canned_food"

HOURS: Final[list[str]] = [f"hour_{hour}" for hour in range(ROUNDS + 1)]


def _check_counts() -> None:
    """Check the numbers of components in the box, which types cannot express."""
    faces = sum(card.count for card in ACTION_CARDS)
    if (faces, len(CHARACTERS), len(INVASIONS), len(CITY.food)) != (40, 21, 20, 12):
        raise BadContent("the box holds 40 Action cards, 21 Characters, 20 Invasion cards and 12 Food tokens")
    if len(BUILDINGS) != len(SPOTS) - len(FIXED):
        raise BadContent("locations.yaml: four buildings, `water_tower` and `crossroads`, in any order")
    if sorted(RESOLUTION) != list(range(len(SPOTS))):
        raise BadContent("city.yaml: `resolution` names each of the six places once")
    for card in INVASIONS:
        if bool(card.moves) != (card.hour >= 2) or len(card.moves) > 2:
            raise BadContent(f"invasion.yaml: `{card.id}`: one or two moves from 02:00 on, none before")


_check_counts()

DECK: Final[Deck] = Deck.of(
    {
        "action": [card.id for card in ACTION_CARDS for _ in range(card.count)],
        "food": [f"food_{value}" for value in CITY.food],
        **{hour: [card.id for card in INVASIONS if card.hour == number] for number, hour in enumerate(HOURS)},
    }
)
