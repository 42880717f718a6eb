"""Observations of City of Horror: characters, locations, players, hands, offers, promises, the stack."""

from __future__ import annotations

from itertools import chain
from typing import Final

from horda.engine.events import HIDDEN
from horda.engine.state import State
from horda.envs.actions.city_of_horror import OFFERS
from horda.envs.observations.counting import Faces
from horda.envs.observations.fields import Bytes, Part, clip_to_bytes
from horda.games.city_of_horror.content import (
    CAST,
    CITY,
    FACES,
    HOURS,
    INVASIONS,
    NOWHERE,
    PLACES,
    SPOTS,
    TRACK,
)
from horda.games.city_of_horror.rules.board import is_closed
from horda.games.city_of_horror.rules.deals.drafts import Drafting
from horda.games.city_of_horror.rules.deals.offers import HAND, MAKER, TELL, Offer, visible_subject
from horda.games.city_of_horror.rules.deals.promises import ANTIDOTE, CARD, PROMISES, Pledge
from horda.games.city_of_horror.rules.votes.voters import votes_at
from horda.games.city_of_horror.state import (
    CHOICE,
    INVASION,
    MOVEMENT,
    PRIVATE_CARD,
    RESOLUTION,
    SETUP,
    CityState,
    Row,
    food_of,
    hand_of,
    supplies_of,
)

SEATS: Final = 6
PARTS_SHOWN: Final = CITY.offers.parts
PLEDGES: Final = 24
STACK: Final = 3
PHASES: Final = (SETUP, CHOICE, INVASION, MOVEMENT, RESOLUTION)
KINDS: Final = (ANTIDOTE, CARD, PRIVATE_CARD, "any_card", HAND, TELL, *PROMISES)
"""Kinds of parts of offers and of promises, counted from 1; any other kind has the number after the last."""
SIDES: Final = ("A", "B")
HAND_FACES: Final = Faces(FACES)
FOOD_FACES: Final = Faces(sorted({f"food_{value}" for value in CITY.food}))
INVASION_FACES: Final = Faces(sorted(card.id for card in INVASIONS))
SUBJECTS: Final = (*(str(seat) for seat in range(SEATS)), *CAST, *FACES, "antidote", "card", "either")
"""Subjects of a part or a promise, counted from 1: a seat, a character, a card, a kind of goods."""
SUBJECT_NUMBER: Final = {name: number + 1 for number, name in enumerate(dict.fromkeys(SUBJECTS))}

CHARACTERS_PART: Final = Part(
    "characters",
    len(CAST),
    ("in_play", "owner", "own", "location", "rested", "hidden", "moved_last"),
    "Characters: owner's seat and location, both counted from 1.",
)
ZONES_PART: Final = Part(
    "zones",
    len(PLACES),
    (
        *(
            "exists",
            "side_b",
            *SPOTS,
            "zombies",
            "antidotes",
            "cards",
            "markers",
            "resolved",
            "here",
            "closed",
        ),
        *("characters", "own_characters", *(f"votes_{seat}" for seat in range(SEATS))),
    ),
    "Locations: where they lie, who and what is there, and the votes of each seat if there were a vote.",
)
WAYS: Final = tuple((one, other) for one in range(len(PLACES)) for other in range(one + 1, len(PLACES)))
WAYS_PART: Final = Part("ways", len(WAYS), ("from", "to"), "Every location can be reached from every other.")
PLAYERS_PART: Final = Part(
    "players",
    SEATS,
    (
        *(
            "present",
            "own",
            "out",
            "antidotes",
            "movement",
            "to_move",
            "back_door",
            "first",
            "colour",
            "elected",
        ),
        *("hand", "food", "drafts", "offers", "promises_kept", "promises_broken"),
    ),
    "Players by seat; the location of the Movement card and the colour are counted from 1.",
)
HANDS_PART: Final = Part(
    "hands", SEATS, HAND_FACES.columns, "Action cards in hand, as far as they are known."
)
FOOD_PART: Final = Part("food", SEATS, FOOD_FACES.columns, "Food of players, as far as it is known.")
OFFER_COLUMNS: Final = ("by_maker", "kind", "subject", "location")
OFFERS_PART: Final = Part(
    "offers",
    OFFERS,
    (
        *("by", "to", "refused"),
        *(f"{name}_{number + 1}" for number in range(PARTS_SHOWN) for name in OFFER_COLUMNS),
    ),
    "Open offers in the order in which they were made: maker, addressee (7 for all), whether this seat refused "
    "it, and its parts.",
)
DRAFT_PART: Final = Part(
    "draft",
    1,
    OFFERS_PART.columns,
    "The offer that this seat is making, which nobody else sees; as in `offers`.",
)
PLEDGES_PART: Final = Part(
    "promises",
    PLEDGES,
    ("by", "to", "kind", "subject", "location", "binds"),
    "Open promises, the oldest first.",
)
TABLE_PART: Final = Part(
    "table",
    1,
    (
        *("round", *(f"phase_{name}" for name in PHASES), "own_seat", "seats", "here", "leader", "horde"),
        *("ambulance", "deck", "hidden_food", "spent_markers", "vote_on_attack", "vote_on_sharing"),
        *("blonde_calmed", "granny_up", "grandpa_votes", "mother", "mama_enters"),
        *(f"shown_{face}" for face in FOOD_FACES.columns),
        *(f"discarded_{face}" for face in HAND_FACES.columns),
        *(f"{name}_{number + 1}" for number in range(STACK) for name in ("hour", "invasion")),
    ),
    "The table as a whole; then the next Invasion cards: hour and face, counted from 1, 0 for unknown.",
)
PARTS: Final = (
    *(CHARACTERS_PART, ZONES_PART, WAYS_PART, PLAYERS_PART, HANDS_PART, FOOD_PART, OFFERS_PART, DRAFT_PART),
    *(PLEDGES_PART, TABLE_PART),
)
WAYS_ROWS: Final = clip_to_bytes([number + 1 for way in WAYS for number in way]).reshape(len(WAYS), 2)


def parts_of(game_id: str) -> tuple[Part, ...]:
    """Return the parts of the observations."""
    return PARTS


def encode(s: State, seat: int) -> dict[str, Bytes]:
    """Return the parts of a seat's observation."""
    assert isinstance(s, CityState)
    cards, bit, seats = s.cards, s.bit(seat), range(s.seats)
    return {
        "characters": _rows(CHARACTERS_PART, _characters(s, seat)),
        "zones": _rows(ZONES_PART, [_location(s, place, seat) for place in range(len(PLACES))]),
        "ways": WAYS_ROWS.copy(),
        "players": _rows(PLAYERS_PART, _players(s, seat)),
        "hands": _rows(HANDS_PART, [HAND_FACES.row(cards.visible_faces(hand_of(one), bit)) for one in seats]),
        "food": _rows(FOOD_PART, [FOOD_FACES.row(cards.visible_faces(food_of(one), bit)) for one in seats]),
        "offers": _rows(OFFERS_PART, [_offer(s, Offer(row), seat) for row in s.offers[:OFFERS]]),
        "draft": _draft(s, seat),
        "promises": _rows(PLEDGES_PART, [_pledge(Pledge(row)) for row in s.pledges[:PLEDGES]]),
        "table": _table(s, seat, bit),
    }


def _rows(part: Part, rows: list[list[int]]) -> Bytes:
    blank = part.blank()
    if rows:
        blank[: len(rows)] = clip_to_bytes(list(chain.from_iterable(rows))).reshape(len(rows), -1)
    return blank


def _characters(s: CityState, seat: int) -> list[list[int]]:
    moved = s.last_move[0] if s.last_move else NOWHERE
    rows = [[0] * len(CHARACTERS_PART.columns) for _ in CAST]
    for who in s.cast:
        owner = s.owner[who]
        rows[who] = [
            1,
            owner + 1,
            owner == seat,
            s.place[who] + 1,
            s.rested[who],
            s.hidden[who],
            who == moved,
        ]
    return rows


def _location(s: CityState, place: int, seat: int) -> list[int]:
    spots = [*s.corners, PLACES.index("water_tower"), PLACES.index("crossroads")]
    there = s.at(place)
    voters = {s.owner[who] for who in there}
    return [
        *(1, int(s.sides[place] != SIDES[0]), *(int(spot == place) for spot in spots), s.zombies[place]),
        *(
            s.dropped[place],
            len(s.cards.piles[supplies_of(place)]),
            s.markers[place],
            int(place in s.resolved),
        ),
        *(int(s.here == place), int(is_closed(s, place)), len(there)),
        sum(s.owner[who] == seat for who in there),
        *(votes_at(s, one, place) if one in voters else 0 for one in range(SEATS)),
    ]


def _players(s: CityState, seat: int) -> list[list[int]]:
    piles = s.cards.piles
    rows: list[list[int]] = []
    for player in range(s.seats):
        colour = s.colours[player]
        record = [row[3] for row in s.record if row[0] == player]
        rows.append(
            [
                *(1, int(player == seat), int(s.out[player]), s.antidotes[player], s.movement[player] + 1),
                *(int(s.to_move[player]), int(s.door[player]), int(player == s.first)),
                *(TRACK.index(colour) + 1 if colour in TRACK else 0, int(player in s.elect)),
                *(len(piles[hand_of(player)]), len(piles[food_of(player)]), s.window_drafts[player]),
                *(s.round_offers[player], record.count("kept"), record.count("broken")),
            ]
        )
    return rows


def _offer(s: CityState, offer: Offer, seat: int) -> list[int]:
    row = [offer.by + 1, offer.to + 1 if offer.to >= 0 else SEATS + 1, offer.refused >> seat & 1]
    for part in offer.parts[:PARTS_SHOWN]:
        subject = visible_subject(s, offer, part, seat)
        row += (int(part[0] == MAKER), _kind(part[1]), _subject(subject), part[3] + 1)
    return row + [0] * (len(OFFERS_PART.columns) - len(row))


def _draft(s: CityState, seat: int) -> Bytes:
    asked = s.question()
    if not isinstance(asked, Drafting) or asked.seat != seat:
        return DRAFT_PART.blank()
    row: Row = [0, seat, asked.to, 0]
    for part in asked.parts:
        row.extend(part)
    return clip_to_bytes(_offer(s, Offer(row), seat))


def _pledge(pledge: Pledge) -> list[int]:
    return [
        *(pledge.by + 1, pledge.to + 1, _kind(pledge.kind), _subject(pledge.subject)),
        *(pledge.place + 1, int(pledge.binds)),
    ]


def _kind(name: str) -> int:
    return KINDS.index(name) + 1 if name in KINDS else len(KINDS) + 1


def _subject(subject: int | str) -> int:
    return 0 if subject == HIDDEN else SUBJECT_NUMBER.get(str(subject), 0)


def _table(s: CityState, seat: int, bit: int) -> Bytes:
    cards, piles = s.cards, s.cards.piles
    stack: list[int] = []
    faces = cards.visible_faces("invasion", bit)
    for card, face in list(zip(reversed(piles["invasion"]), reversed(faces), strict=True))[:STACK]:
        stack += (HOURS.index(cards.deck.backs[card]) + 1, INVASION_FACES.number(face))
    return clip_to_bytes(
        [
            *(
                s.round,
                *(int(s.phase == name) for name in PHASES),
                seat + 1,
                s.seats,
                s.here + 1,
                s.leader + 1,
            ),
            *(s.horde, s.ambulance, len(piles["deck"]), len(piles["truck"]), s.spent),
            *(int(s.voted == "attack"), int(s.voted == "sharing")),
            *(int(s.calmed), int(s.granny), int(s.grandpa), int(s.mother), int(s.mama)),
            *FOOD_FACES.row(cards.faces("shown_food")),
            *HAND_FACES.row(cards.faces("discard")),
            *(*stack, *[0] * (2 * STACK - len(stack))),
        ]
    )
