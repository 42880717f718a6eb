"""Positions of Zombicide games, both ways (`horda.engine.views.position`).

`zones` maps a zone to what stands there: survivors with their cards and skills, zombies, noise, tokens:
`asim[axe, body:chainmail, pack:torch, slippery, xp=7] walker*2 noise objective[blue]`. A card without a
slot goes to the first free hand. Other keys: a mission's own (`mission`, or `picture`, `tiles`, `edges`,
`tokens`, `goals`, `win`, `lose`, `when`, `faces`, `own_tiles`), `doors`, `seats`, `round`, `first`, `phase`,
`active`, `acted`, `dice`, `decks` (top card first), `laid` (cards that a pile gets), `horde`, `supply`,
`killed`, `killers` (of this round), `first_spawn`, `unlocked`, `taken`, `carriers`, `lost_with`, `marks`,
`counters`, `options`, `survivors` (all who play, in the order of their seats: who stands nowhere is out, and the
mission's first zombies are gone), `removed` (tokens of the mission that are off the board), and the name of a
mechanism (`team_actions: [charge]`).
"""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from horda.engine.choices import Plain, freeze_lists
from horda.engine.lists import plus, put
from horda.engine.steps import Frame
from horda.engine.views.position import BadPosition, Figure, figures_in
from horda.games.zombicide.missions.parts import COMMON_TOKENS
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.positions.format import LYING, slot_ranges
from horda.games.zombicide.positions.place_keys import SETTERS, zone_by_name
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.rules.goals.goals import tend_lifts
from horda.games.zombicide.rules.turns.actions import ActionQuestion
from horda.games.zombicide.rules.turns.rounds import (
    BeginRound,
    EndPhase,
    EndTurn,
    LateTurns,
    SeatTurn,
    ZombiePhase,
    give_actions,
    give_free_actions,
)
from horda.games.zombicide.rules.turns.setup import SetUp, lay_hidden
from horda.games.zombicide.rules.zombies.prone import lay_down, lying_count
from horda.games.zombicide.state import EMPTY, ZombicideState

if TYPE_CHECKING:
    from horda.games.zombicide.game import Zombicide

SANDBOX = """\
+.+.+.+
.s.s.s.
+D+#+.+
#r.rDs.
+#+#+.+
.s.s.s.
+.+.+.+
"""
"""The board of a position without a mission: two rooms among streets."""

MAP_KEYS = (
    "tiles",
    "edges",
    "tokens",
    "goals",
    "win",
    "lose",
    "when",
    "faces",
    "own_tiles",
    "lifts",
    "lifts_if",
    "floors",
    "zombies",
)
"""The mission keys that a position may contain, besides those of mechanisms."""
TOKENS = (*COMMON_TOKENS, "burden", "spawn_asleep")
"""The tokens that a position may place, besides those of mechanisms (`Mechanism.pieces`)."""
SOURCES = ("equipment", "starting", "vault", "aside", "reserve")
"""The piles from which a position takes a survivor's cards."""


def lay_position(game: Zombicide, given: Mapping[str, object]) -> ZombicideState:
    """Return the state that a position describes; nothing runs until play continues from it."""
    s = _table(game, given)
    s.origin = {"given": dict(given)}
    if given.get("phase") != SETTING_UP:
        lay_hidden(s)
    if "survivors" in given:
        _clear_zombies(s)
    for place, text in _mapping(given, "zones").items():
        zone = zone_by_name(s, place)
        for figure in figures_in(str(text)):
            _put(s, zone, figure)
    for key, value in given.items():
        if key in SETTERS:
            SETTERS[key](s, value)
        elif key not in (*map_keys(game), *LATER) and not _read_mechanism(s, key, value):
            known = [*map_keys(game), *SETTERS, *LATER]
            raise BadPosition(f"nothing is called `{key}`; {nearest(key, known)}")
    tend_lifts(s)
    s.stack.clear()
    s.push(*_frames(s, given))
    return s


def map_keys(game: Zombicide) -> tuple[str, ...]:
    """Return the mission keys that a position of a game may contain."""
    added = [part.keys for part in game.words.parts.values() if part.keys is not None]
    return (*MAP_KEYS, *(name for keys in added for name in keys.__struct_fields__))


def _read_mechanism(s: ZombicideState, name: str, said: object) -> bool:
    """Pass a value of the position to the mechanism with that name; return False if there is none."""
    if name not in s.edition.named:
        return False
    if not s.edition.named[name].read_position(s, said):
        raise BadPosition(f"`{name}` cannot be `{said}` in a position")
    return True


def _table(game: Zombicide, given: Mapping[str, object]) -> ZombicideState:
    people = _survivor_names(game, given)
    seats = given.get("seats", 1)
    assert isinstance(seats, int)
    options: dict[str, Plain] = {"mission": "position"}
    if any(option.name == "survivors" for option in game.options()):
        options["survivors"] = len(people)
    for name, value in _mapping(given, "options").items():
        options[name] = freeze_lists(value)
    if "mission" in given:
        options["mission"] = str(given["mission"])
    else:
        drawn: dict[str, object] = {
            "id": "position",
            "origin": "horda",
            "tiles": [["sandbox"]],
        }
        if "goals" not in given:
            drawn["win"] = {"never": True}
        if "tiles" not in given:
            picture = given.get("picture", SANDBOX)
            drawn["own_tiles"] = [{"id": "sandbox", "origin": "horda", "picture": picture}]
        options["map"] = as_text({**drawn, **{key: given[key] for key in map_keys(game) if key in given}})
    s = game.start(seats, {**options, "survivors": 0}, 0)
    assert isinstance(s, ZombicideState)
    s.options = options
    for who, name in enumerate(people):
        s.add_survivor(name, seat=who * seats // len(people), zone=NOWHERE)
    return s


def _survivor_names(game: Zombicide, given: Mapping[str, object]) -> list[str]:
    """Return the names of a position's survivors in order; raise `BadPosition` if one stands in two places."""
    places: dict[str, str] = {}
    named = given.get("survivors", [])
    if not isinstance(named, list) or not all(name in game.people for name in named):
        raise BadPosition(f"`survivors` should list survivors of {game.title}, not be `{named}`")
    for place, text in _mapping(given, "zones").items():
        for figure in figures_in(str(text)):
            if figure.name not in game.people:
                continue
            if figure.name in places or figure.count > 1:
                first = places.get(figure.name, place)
                where = f"in {first} and in {place}" if first != place else f"twice in {place}"
                raise BadPosition(
                    f"`{figure.name}` stands {where}, but there is one of each survivor; take one away"
                )
            places[figure.name] = place
    return [*dict.fromkeys(named), *(name for name in places if name not in named)]


def _clear_zombies(s: ZombicideState) -> None:
    """Remove the mission's initial zombies, because a position that lists the survivors lists the zombies too."""
    for zone in range(s.board.size):
        for kind in range(len(s.supply)):
            s.take_zombies(zone, kind, s.zombies_of(zone, kind))
    s.individual_kind, s.individual_zone = [], []


def _mapping(given: Mapping[str, object], key: str) -> Mapping[str, object]:
    found = given.get(key, {})
    if not isinstance(found, Mapping):
        raise BadPosition(f"`{key}` should map names to values, not be `{found}`")
    return found


def _put(s: ZombicideState, zone: int, figure: Figure) -> None:
    name = figure.name
    if name in s.roster:
        _seat_survivor(s, s.roster.index(name), zone, figure.notes)
    elif name in s.edition.kind_number:
        kind = s.edition.kind_number[name]
        if s.put_zombies(zone, kind, figure.count) < figure.count:
            total = s.edition.kinds[kind].figures
            raise BadPosition(f"more than {total} `{name}`, which is all that the box has; take some away")
        if s.edition.kinds[kind].individual:
            for _ in range(figure.count):
                one = s.add_individual(zone, kind)
                _note_zombie(s, one, figure)
        if LYING in figure.notes:
            lay_down(s, zone, kind, lying_count(s, zone, kind) + figure.count)
    elif name == "noise":
        s.noise = plus(s.noise, zone, figure.count)
    elif name in pieces(s):
        for _ in range(figure.count):
            _put_token(s, zone, figure)
    elif _put_thing(s, zone, name):
        for _ in range(figure.count - 1):
            _put_thing(s, zone, name)
    else:
        known = [*s.roster, *s.edition.kind_number, "noise", *pieces(s)]
        raise BadPosition(f"nobody is called `{name}`; {nearest(name, known)}")


def _note_zombie(s: ZombicideState, one: int, figure: Figure) -> None:
    """Pass the notes on an individual zombie to the mechanisms."""
    for note in figure.notes:
        if note != LYING and not any(part.note_zombie(s, one, note) for part in s.edition.mechanisms):
            raise BadPosition(f"`{figure.name}` cannot be `{note}` in a position")


def _put_thing(s: ZombicideState, zone: int, name: str) -> bool:
    """Return whether a mechanism knows the name of this thing, and has put it into the zone."""
    return any(one.put_thing(s, zone, name) for one in s.edition.mechanisms)


def pieces(s: ZombicideState) -> tuple[str, ...]:
    """Return the kinds of token that a position may place."""
    return (*TOKENS, *(kind for one in s.edition.mechanisms for kind in one.pieces))


def _put_token(s: ZombicideState, zone: int, figure: Figure) -> None:
    """Put a token into a zone, with its colour or its hidden face: `objective[blue]`."""
    note = figure.notes[0] if figure.notes else ""
    face = f"{figure.name}_{note}"
    if figure.name in s.cards.piles and face in s.cards.faces(figure.name):
        under = [s.token_card[token] for token in s.tokens(figure.name)]
        card = next(
            one for one in s.cards.piles[figure.name] if s.cards.face(one) == face and one not in under
        )
        s.add_token(figure.name, zone, card=card)
    else:
        s.add_token(figure.name, zone, colour=note)


def _seat_survivor(s: ZombicideState, who: int, zone: int, notes: tuple[str, ...]) -> None:
    s.zone = put(s.zone, who, zone)
    s.actions = put(s.actions, who, NOWHERE)
    for note in notes:
        name, _, value = note.partition("=")
        if value.isdigit() and name in NUMBERS:
            setattr(s, NUMBERS[name], put(getattr(s, NUMBERS[name]), who, int(value)))
        elif note in s.edition.skill_number:
            s.give_skill(who, note)
        elif not any(one.note_survivor(s, who, note) for one in s.edition.mechanisms):
            _hold(s, who, note)
    for one in s.edition.mechanisms:
        one.seat(s, who)
    deadly = life_of(s, who)
    if s.wounds[who] >= deadly:
        raise BadPosition(
            f"`{s.roster[who]}[wounds={s.wounds[who]}]`: {deadly} wounds are death; "
            f"write at most {deadly - 1}, or take {s.roster[who]} off the board"
        )
    reached = max(level for level, least in enumerate(s.edition.figures.levels) if s.xp[who] >= least)
    s.level = put(s.level, who, reached)


NUMBERS = {"xp": "xp", "wounds": "wounds", "actions": "actions", "team": "team_of"}


def _hold(s: ZombicideState, who: int, note: str) -> None:
    """Give a survivor a card: `axe`, or with a slot, `pack:axe`."""
    slot_name, _, named = note.rpartition(":")
    faces = s.cards.deck.faces
    ranges = slot_ranges(s)
    if slot_name and slot_name not in ranges:
        raise BadPosition(f"no slot is called `{slot_name}`; {nearest(slot_name, list(ranges))}")
    base = who * s.edition.slots
    free = [base + slot for slot in ranges[slot_name or "hand"] if s.slots[base + slot] == EMPTY]
    for pile in SOURCES:
        for card in s.cards.piles[pile]:
            if faces[card] == named and free:
                s.cards.move(card, pile, "held")
                s.slots = put(s.slots, free[0], card)
                return
    known = [*s.edition.skill_number, *sorted(set(faces))]
    why = "no free slot for" if named in faces and not free else "no card, skill or figure is called"
    raise BadPosition(f"{s.roster[who]}: {why} `{named}`; {nearest(named, known)}")


SETTING_UP = "set_up"
"""The phase of a position in which the figures are placed, but the decks are not yet shuffled and dealt."""
LATER = ("zones", "survivors", "picture", "mission", "seats", "phase", "active", "options")


def _frames(s: ZombicideState, given: Mapping[str, object]) -> list[Frame]:
    """Return the steps that continue the match: the turn of `active` (default: the first survivor) or a phase."""
    phase = str(given.get("phase", "players"))
    if phase == SETTING_UP:
        return [SetUp()]
    s.phase = phase
    rest: list[Frame] = [ZombiePhase(), EndPhase(), BeginRound()]
    for who, actions in enumerate(s.actions):
        if actions == NOWHERE:
            s.actions = put(s.actions, who, 0)
    if phase != "players" or not s.roster:
        starts = {"zombies": 0, "end": 1, "round": 2}
        if phase not in starts and s.roster:
            raise BadPosition(f"no phase is called `{phase}`; known: set_up, players, zombies, end, round")
        return rest[starts.get(phase, 2) :]
    who = s.roster.index(str(given["active"])) if "active" in given else 0
    s.active = who
    s.turn = 1
    _prepare_active(s, who)
    seat = s.seat_of[who]
    others = [(seat + place) % s.seats for place in range(s.seats)]
    turns = [SeatTurn(one, (one + 1) % s.seats == s.first) for one in others]
    stop = next(number for number, one in enumerate(others) if (one + 1) % s.seats == s.first)
    return [ActionQuestion(who), EndTurn(who, NOWHERE), *turns[: stop + 1], LateTurns(), *rest]


def _prepare_active(s: ZombicideState, who: int) -> None:
    """Give the active survivor the actions of its turn, unless the position gives the number left."""
    if not s.actions[who]:
        give_actions(s, who)
    give_free_actions(s, who)
