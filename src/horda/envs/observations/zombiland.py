"""Observations of Survivor Zombiland: spaces, ways, players, hands, the fight, and the table as a whole."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from horda.engine.state import State
from horda.envs.actions.zombiland import SPACES
from horda.envs.observations.counting import Faces
from horda.envs.observations.fields import Bytes, Part, clip_to_bytes
from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.rules.board import KIND, LOCATIONS, REGION, ZOMBIE_WAYS
from horda.games.zombiland.state import (
    ALIVE,
    DEAD,
    DECKS,
    FRONTS,
    HANDS,
    KILLED,
    LAID,
    PAWS,
    ZOMBIE,
    ZombilandState,
)

SEATS: Final = 6
SPACE_KINDS: Final = tuple(dict.fromkeys(KIND.values()))
REGIONS: Final = tuple(dict.fromkeys(REGION.values()))
STATUSES: Final = (ALIVE, LAID, ZOMBIE, KILLED, DEAD)
NUMBER: Final = {space: number for number, space in enumerate(SPACES)}
RESOURCE_FACES: Final = Faces(tuple(RESOURCES))
ZOMBIE_FACES: Final = Faces(tuple(ZOMBIES))
ENCOUNTER_FACES: Final = Faces(tuple(ENCOUNTERS))
FRONT_FACES: Final = Faces((*RESOURCES, *ENCOUNTERS))
DISCARDS: Final = (
    ("resource_discard", RESOURCE_FACES), ("encounter_discard", ENCOUNTER_FACES), ("zombie_discard", ZOMBIE_FACES),
)  # fmt: skip
WAYS: Final = tuple(
    (NUMBER[one], NUMBER[other])
    for one, near in ZOMBIE_WAYS.items()
    for other in near
    if NUMBER[one] < NUMBER[other]
)
SOURCES: Final = {card: number + 1 for number, card in enumerate((*ENCOUNTERS, *ZOMBIES))}
"""Opponents in fights, counted from 1."""

ZONES_PART: Final = Part(
    "zones",
    len(SPACES),
    (
        *(
            "exists",
            *SPACE_KINDS,
            *REGIONS,
            "location_tokens",
            "survivors",
            "zombies",
            "own_piece",
            "turn_here",
        ),
    ),
    "Spaces of the board: kind, region, tokens that lie there, and pieces.",
)
WAYS_PART: Final = Part(
    "ways",
    len(WAYS),
    ("from", "to", "sewer"),
    "Ways between spaces, counted from 1; survivors enter no sewer.",
)
PLAYERS_PART: Final = Part(
    "players",
    SEATS,
    (
        *("present", "own", *STATUSES, "space", "health", *LOCATIONS, "bonus"),
        *("character", "played", "hand", "zombie_hand", "turn"),
    ),
    "Players by seat: status, space counted from 1, health, Location tokens, bonus in fights, sizes of hands.",
)
HANDS_PART: Final = Part(
    "hands", SEATS, RESOURCE_FACES.columns, "Resource cards in hand, as far as they are known."
)
PAWS_PART: Final = Part(
    "zombie_hands", SEATS, ZOMBIE_FACES.columns, "Zombie cards in hand, as far as they are known."
)
FRONTS_PART: Final = Part("in_front", SEATS, FRONT_FACES.columns, "Cards that lie before players.")
DISCARDS_PART: Final = Part(
    "discards",
    1,
    tuple(f"{name}_{face}" for name, faces in DISCARDS for face in faces.columns),
    "Cards in the discards, by face.",
)
TABLE_PART: Final = Part(
    "table",
    1,
    (
        *(
            "round",
            "own_seat",
            "seats",
            "first",
            "team",
            "pool",
            "removed",
            *(f"{deck}_deck" for deck in DECKS),
        ),
        *(
            "top_encounter",
            "roll",
            "fighter",
            "opponent",
            "card_fought",
            "power",
            "added",
            "die",
            "open_encounter",
        ),
    ),
    "The table as a whole, and the fight: seats and cards counted from 1.",
)
PARTS: Final = (
    *(ZONES_PART, WAYS_PART, PLAYERS_PART, HANDS_PART, PAWS_PART, FRONTS_PART, DISCARDS_PART, TABLE_PART),
)


def parts_of(game_id: str) -> tuple[Part, ...]:
    """Return the parts of the observations."""
    return PARTS


@cache
def _ground() -> tuple[Bytes, Bytes]:
    """Return the constant numbers of spaces and ways."""
    spaces, ways = ZONES_PART.blank(), WAYS_PART.blank()
    for number, space in enumerate(SPACES):
        spaces[number, 0] = 1
        spaces[number, 1 + SPACE_KINDS.index(KIND[space])] = 1
        if space in REGION:
            spaces[number, 1 + len(SPACE_KINDS) + REGIONS.index(REGION[space])] = 1
    for number, (one, other) in enumerate(WAYS):
        sewer = "sewer" in (KIND[SPACES[one]], KIND[SPACES[other]])
        ways[number] = (one + 1, other + 1, sewer)
    return spaces, ways


def encode(s: State, seat: int) -> dict[str, Bytes]:
    """Return the parts of a seat's observation."""
    assert isinstance(s, ZombilandState)
    cards, bit = s.cards, s.bit(seat)
    seats = range(s.seats)
    return {
        "zones": _spaces(s, seat),
        "ways": _ground()[1].copy(),
        "players": _players(s, seat),
        "hands": _rows(
            HANDS_PART, [RESOURCE_FACES.row(cards.visible_faces(HANDS[one], bit)) for one in seats]
        ),
        "zombie_hands": _rows(
            PAWS_PART, [ZOMBIE_FACES.row(cards.visible_faces(PAWS[one], bit)) for one in seats]
        ),
        "in_front": _rows(FRONTS_PART, [FRONT_FACES.row(cards.faces(FRONTS[one])) for one in seats]),
        "discards": clip_to_bytes(
            [count for name, faces in DISCARDS for count in faces.row(cards.faces(name))]
        ),
        "table": _table(s, seat, bit),
    }


def _rows(part: Part, rows: list[list[int]]) -> Bytes:
    blank = part.blank()
    blank[: len(rows)] = clip_to_bytes(list(chain.from_iterable(rows))).reshape(len(rows), -1)
    return blank


def _spaces(s: ZombilandState, seat: int) -> Bytes:
    spaces = _ground()[0].copy()
    first = 1 + len(SPACE_KINDS) + len(REGIONS)
    for location, count in s.lying.items():
        spaces[NUMBER[location], first] = count
    for player in range(s.seats):
        space = s.at[player]
        if space is None:
            continue
        row = spaces[NUMBER[space]]
        row[first + (1 if s.status[player] == ALIVE else 2)] += 1
        if player == seat:
            row[first + 3] = 1
        if player == s.active:
            row[first + 4] = 1
    return spaces


def _players(s: ZombilandState, seat: int) -> Bytes:
    rows: list[list[int]] = []
    for player in range(s.seats):
        status, space = s.status[player], s.at[player]
        character = s.character[player]
        rows.append(
            [
                *(1, int(player == seat), *(int(status == one) for one in STATUSES)),
                *(0 if space is None else NUMBER[space] + 1, s.health[player]),
                *(s.tokens[player].count(location) for location in LOCATIONS),
                s.lasting_bonus(player),
                BOARD.characters.index(character) + 1 if character else 0,
                int(s.turn > 0 and s.played[player] == s.turn),
                *(len(s.hand(player)), len(s.zombie_hand(player)), int(player == s.active)),
            ]
        )
    return _rows(PLAYERS_PART, rows)


def _table(s: ZombilandState, seat: int, bit: int) -> Bytes:
    piles = s.cards.piles
    top = s.cards.visible_faces("encounter", bit)
    open_cards = s.cards.faces("table")
    fight = [0] * 6
    if s.fighter >= 0:
        added = s.added + s.lasting_bonus(s.fighter)
        card = SOURCES.get(s.cards.face(s.source), 0) if s.source >= 0 else 0
        fight = [s.fighter + 1, s.foe + 1, card, s.power, added, s.die]
    return clip_to_bytes(
        [
            *(s.round, seat + 1, s.seats, s.first + 1, int(s.team), s.pool, s.removed),
            *(len(piles[deck]) for deck in DECKS),
            *(ENCOUNTER_FACES.number(top[-1]) if top else 0, s.roll, *fight),
            ENCOUNTER_FACES.number(open_cards[-1]) if open_cards else 0,
        ]
    )
