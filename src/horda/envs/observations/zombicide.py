"""Observations of the Zombicide games: zones, ways, survivors, cards, skills, and the table as a whole."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from horda.engine.game import BadOption
from horda.engine.state import State
from horda.envs.actions.grammar import grammar_of
from horda.envs.actions.zombicide import COLOURS, GATES, PLACES, ZONES
from horda.envs.observations.fields import Bytes, Part, bits, clip_to_bytes
from horda.games import game as game_called
from horda.games.zombicide.board.tiles import KINDS
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.board.borders import LIFT, WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.state import AWAY, EMPTY, FREE_KINDS, LOST, WAITING, ZombicideState

WAYS: Final = 160
"""Most ways between zones; the missions of the boxes have at most 113."""
SURVIVORS: Final = 12
GOALS: Final = 8
TALLIES: Final = 4
ZONE_KINDS: Final = tuple(dict.fromkeys([*(kind.name for kind in KINDS.values()), "air", "wreck"]))
TOKENS: Final = ("objective", "spawn", "spawn_asleep", "exit")
PHASES: Final = ("setup", "players", "zombies", "end")
GATE_KINDS: Final = ("door", "barrier", "hedge")
SURVIVOR_COLUMNS: Final = (
    *("present", "seat", "mine", "team", "zone", "lost", "away", "waiting"),
    *("experience", "level", "wounds", "life", "actions", "acted", "active", "aboard"),
    *(f"free_{number}" for number in range(FREE_KINDS)),
)


class Layout:
    """The parts of an edition's observations, and their constant numbers."""

    def __init__(self, game_id: str) -> None:
        game = game_called(game_id)
        assert isinstance(game, Zombicide)
        edition = game.edition
        kinds = [kind.name for kind in edition.kinds]
        self.kinds = len(kinds)
        self.skills = len(edition.skills)
        self.slots = edition.slots
        self.cards = {
            face: number + 1 for number, face in enumerate(grammar_of(game_id).heads["card"].values)
        }
        self.mechanisms = [edition.named[name] for name in ("truck", "helicopter") if name in edition.named]
        self.first_zombie = len(ZONE_KINDS) + 3
        tokens = (*TOKENS, *(f"{colour or 'plain'}_token" for colour in COLOURS), "face_down", "other_token")
        self.first_token = self.first_zombie + self.kinds + 5
        self.zones = Part(
            "zones",
            ZONES,
            (
                *("exists", *ZONE_KINDS, "column", "row"),
                *(f"{kind}_count" for kind in kinds),
                *("lying", "noise", "survivors", "own_survivors", "active_here"),
                *tokens,
            ),
            "Zones in the order of the map: kind, place of the first cell, zombies by kind, tokens.",
        )
        self.ways = Part(
            "ways",
            WAYS,
            ("from", "to", "closed", "gate", *GATE_KINDS, "lift"),
            "Ways between zones that are open, or closed by a gate: both zones and the gate counted from 1.",
        )
        self.survivors = Part(
            "survivors",
            SURVIVORS,
            SURVIVOR_COLUMNS,
            "Survivors in the order in which they joined: seat, team and zone counted from 1; `aboard` is a seat of "
            "a vehicle; free actions by kind.",
        )
        self.identity = Part("identities", SURVIVORS, ("name",), "Which survivor it is, counted from 1.")
        self.carried = Part(
            "cards",
            SURVIVORS,
            (*edition.slot_names, *(f"unloaded_{name}" for name in edition.slot_names)),
            "The card in each slot of each survivor, counted from 1, and whether it must be reloaded.",
        )
        self.skilled = Part(
            "skills", SURVIVORS, tuple(skill.name for skill in edition.skills), "The skills of each survivor."
        )
        self.piles = ("equipment", "zombies", "equipment_discard", "zombies_discard")
        self.general = Part(
            "table",
            1,
            (
                *("round", *(f"phase_{name}" for name in PHASES), "first", "own_seat", "seats", "danger"),
                *(f"{kind}_supply" for kind in kinds),
                *(f"{kind}_killed" for kind in kinds),
                *(f"{kind}_horde" for kind in kinds),
                *(f"goal_{number + 1}" for number in range(GOALS)),
                *("goals", *(f"taken_{colour or 'plain'}" for colour in COLOURS)),
                *(f"unlocked_{colour or 'plain'}" for colour in COLOURS),
                *(f"tally_{number + 1}" for number in range(TALLIES)),
                *(f"{pile}_pile" for pile in self.piles),
                "flying",
            ),
            "The table as a whole.",
        )
        self.parts = (
            *(self.zones, self.ways, self.survivors, self.identity, self.carried),
            *(self.skilled, self.general),
        )
        self.names = {
            name: number + 1 for number, name in enumerate(grammar_of(game_id).heads["survivor"].values)
        }


class Ground:
    """The constant numbers of a map: kinds and positions of zones, ends of ways."""

    def __init__(self, board: Board, layout: Layout) -> None:
        if board.size > ZONES or len(board.gates) > GATES:
            raise BadOption(
                f"this map has {board.size} zones and {len(board.gates)} gates; environments play maps of at most "
                f"{ZONES} and {GATES}"
            )
        self.board = board
        self.zones = layout.zones.blank()
        for zone, kind in enumerate(board.kinds):
            self.zones[zone, 0] = 1
            self.zones[zone, 1 + ZONE_KINDS.index(kind.name)] = 1
            if board.cells[zone]:
                row, column = divmod(board.cells[zone][0], board.width)
                self.zones[zone, 1 + len(ZONE_KINDS)] = column
                self.zones[zone, 2 + len(ZONE_KINDS)] = row
        rows = _ways_of(board)
        if len(rows) > WAYS:
            raise BadOption(f"this map has {len(rows)} ways; environments play maps of at most {WAYS}")
        self.ways = layout.ways.blank()
        if rows:
            self.ways[: len(rows)] = np.array(rows, dtype=np.uint8)
        gates = [row[3] - 1 for row in rows if row[3]]
        self.gate_rows = np.array([number for number, row in enumerate(rows) if row[3]], dtype=np.intp)
        self.gate_numbers = np.array(gates, dtype=np.intp)


def _ways_of(board: Board) -> list[list[int]]:
    """Return the ways of a map: each pair of zones once per gate, and once if it is open without a gate."""
    rows: list[list[int]] = []
    for border in [*board.borders, *board.lifts]:
        first, second = border.zones
        gate = border.gate
        if first == second or NOWHERE in (first, second) or (gate == NOWHERE and border.marks & WALL):
            continue
        kind = "" if gate == NOWHERE else board.gates[gate].kind
        row = [first + 1, second + 1, 0, gate + 1, *(int(kind == one) for one in GATE_KINDS)]
        row.append(int(bool(border.marks & LIFT)))
        if row not in rows:
            rows.append(row)
    return rows


_GROUNDS: dict[int, Ground] = {}
"""Cached grounds by the identity of their boards, which they keep alive."""
MOST_GROUNDS: Final = 128


def ground_of(board: Board, layout: Layout) -> Ground:
    """Return the ground of a board, cached while it is in use."""
    found = _GROUNDS.get(id(board))
    if found is None:
        if len(_GROUNDS) >= MOST_GROUNDS:
            _GROUNDS.clear()
        found = _GROUNDS[id(board)] = Ground(board, layout)
    return found


@cache
def layout_of(game_id: str) -> Layout:
    """Return the cached layout of a game."""
    return Layout(game_id)


def encode(s: State, seat: int) -> dict[str, Bytes]:
    """Return the parts of a seat's observation."""
    assert isinstance(s, ZombicideState)
    layout = layout_of(s.game.id)
    return {
        "zones": _zones(s, seat, layout),
        "ways": _ways(s, layout),
        **_survivors(s, seat, layout),
        "table": _table(s, seat, layout),
    }


def _zones(s: ZombicideState, seat: int, layout: Layout) -> Bytes:
    zones = ground_of(s.board, layout).zones.copy()
    size, first, kinds = s.board.size, layout.first_zombie, layout.kinds
    zones[:size, first : first + kinds] = clip_to_bytes(s.zombies).reshape(size, kinds)
    after = first + kinds
    if s.down:
        zones[:size, after] = np.minimum(np.array(s.lying).reshape(size, kinds).sum(axis=1), 255)
    zones[:size, after + 1] = clip_to_bytes(s.noise)
    for who, zone in enumerate(s.zone):
        if zone >= 0:
            zones[zone, after + 2] += 1
            zones[zone, after + 3] += s.seat_of[who] == seat
            if who == s.active:
                zones[zone, after + 4] = 1
    _add_tokens(s, zones, layout.first_token)
    return zones


def _add_tokens(s: ZombicideState, zones: Bytes, first: int) -> None:
    colours = first + len(TOKENS)
    for token, zone in enumerate(s.token_zone):
        if zone == NOWHERE:
            continue
        kind, colour = s.token_kind[token], s.token_colour[token]
        if kind in TOKENS:
            zones[zone, first + TOKENS.index(kind)] += 1
            if colour in COLOURS:
                zones[zone, colours + COLOURS.index(colour)] += 1
            if s.token_card[token] != EMPTY:
                zones[zone, colours + len(COLOURS)] += 1
        else:
            zones[zone, colours + len(COLOURS) + 1] += 1


def _ways(s: ZombicideState, layout: Layout) -> Bytes:
    ground = ground_of(s.board, layout)
    if not len(ground.gate_rows):
        return ground.ways.copy()
    ways = ground.ways.copy()
    ways[ground.gate_rows, 2] = bits(s.shut, GATES)[ground.gate_numbers]
    return ways


def _survivors(s: ZombicideState, seat: int, layout: Layout) -> dict[str, Bytes]:
    rows: list[int] = []
    names: list[int] = []
    carried = layout.carried.blank()
    skills = layout.skilled.blank()
    aboard = _vehicle_seats(s, layout)
    faces, slots, numbers = s.cards.deck.faces, layout.slots, layout.cards
    for who, name in enumerate(s.roster):
        zone = s.zone[who]
        rows += (
            1,
            s.seat_of[who] + 1,
            s.seat_of[who] == seat,
            s.team_of[who] + 1,
            zone + 1 if zone >= 0 else 0,
        )
        rows += (
            zone == LOST,
            zone == AWAY,
            zone == WAITING,
            min(s.xp[who], 255),
            s.level[who],
            s.wounds[who],
        )
        rows += (life_of(s, who), s.actions[who], s.acted >> who & 1, who == s.active, aboard.get(name, 0))
        rows += s.free[who * FREE_KINDS : (who + 1) * FREE_KINDS]
        names.append(layout.names.get(name, 0))
        held = s.slots[who * slots : (who + 1) * slots]
        carried[who, :slots] = [0 if card == EMPTY else numbers.get(faces[card], 0) for card in held]
        if s.unloaded:
            carried[who, slots:] = [card != EMPTY and card in s.unloaded for card in held]
        skills[who] = bits(s.skills[who], layout.skills)
    count = len(s.roster)
    survivors = layout.survivors.blank()
    identities = layout.identity.blank()
    if count:
        survivors[:count] = clip_to_bytes(rows).reshape(count, len(SURVIVOR_COLUMNS))
        identities[:count, 0] = names
    return {"survivors": survivors, "identities": identities, "cards": carried, "skills": skills}


def _vehicle_seats(s: ZombicideState, layout: Layout) -> dict[str, int]:
    """Return the seat numbers of survivors in a vehicle."""
    found: dict[str, int] = {}
    for mechanism in layout.mechanisms:
        seats = mechanism.public_view(s).get("seats", ())
        assert isinstance(seats, tuple)
        for number, one in enumerate(seats):
            place, name = one if isinstance(one, tuple) else (PLACES[min(number, 1)], one)
            if name:
                found[str(name)] = PLACES.index(str(place)) + 1
    return found


def _table(s: ZombicideState, seat: int, layout: Layout) -> Bytes:
    goals = [int(bool(s.roster) and goal.holds(s)) for goal in s.goals.numbered[:GOALS]]
    piles = s.cards.piles
    tallies = [s.tallies[name] for name in sorted(s.tallies)][:TALLIES]
    flying = any(one.public_view(s).get("flying") for one in layout.mechanisms)
    return clip_to_bytes(
        [
            *(
                s.round,
                *(int(s.phase == name) for name in PHASES),
                s.first + 1,
                seat + 1,
                s.seats,
                s.danger(),
            ),
            *(*s.supply, *s.killed, *s.horde),
            *(*goals, *[0] * (GOALS - len(goals)), len(s.goals.numbered)),
            *(s.taken.get(colour, 0) for colour in COLOURS),
            *(int(colour in s.unlocked) for colour in COLOURS),
            *(*(max(0, one) for one in tallies), *[0] * (TALLIES - len(tallies))),
            *(len(piles[pile]) for pile in layout.piles),
            int(flying),
        ]
    )


def parts_of(game_id: str) -> tuple[Part, ...]:
    """Return the parts of a game's observations."""
    return layout_of(game_id).parts
