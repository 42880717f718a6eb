"""Positions of Survivor Zombiland: setting up a state from a description, and describing a state.

A figure is a character with its notes: `vera[2 health, hospital, old_bat]`, `tomas[zombie, gnaw]`. A note is
a number of Health tokens, a Location whose token is held, a status, a card in hand, `?` for an unknown card in
hand, or `front` and a card.
"""

# horda: interpreted, because it reads what people write, which is never hot

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import cast

from horda.engine.choices import Plain, freeze_lists
from horda.engine.events import HIDDEN
from horda.engine.game import Game
from horda.engine.lists import put, without
from horda.engine.steps import Frame
from horda.engine.views.position import BadPosition, Figure, figures_in, figures_text
from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.rules.board import KIND, LOCATIONS
from horda.games.zombiland.rules.encounters import DiscardEncounter
from horda.games.zombiland.rules.fights import BeginFight
from horda.games.zombiland.rules.setup import HEALTH_AT_START, HEALTH_SET_APART
from horda.games.zombiland.rules.turn import (
    EndTurn,
    GainToken,
    GrantAnotherTurn,
    LastCards,
    PassCards,
    TakeTurn,
)
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

OFF = "off"
"""The place, in positions, of zombies whose piece is off the board."""
KEYS = (
    "spaces", "order", "first", "turn", "again", "round", "dice", "next", "decks", "discard", "pool",
    "deaths", "options", "fight",
)  # fmt: skip


def lay_zombiland(game: Game, given: Mapping[str, object]) -> ZombilandState:
    """Return the state that `given` describes, at the start of the named player's turn.

    With `fight`, the player has already moved and turned up the Encounter card with this name.
    """
    for key in given:
        if key not in KEYS:
            raise BadPosition(_unknown_name_text("key", str(key), KEYS))
    spaces = cast("Mapping[str, str]", given.get("spaces", {}))
    figures = [(str(space), figure) for space, text in spaces.items() for figure in figures_in(str(text))]
    order = cast("list[str]", given.get("order") or [figure.name for _, figure in figures])
    options = {
        name: freeze_lists(value)
        for name, value in cast("Mapping[str, object]", given.get("options", {})).items()
    }
    s = cast(ZombilandState, game.new(seats=len(order), seed="position", **options))
    _clear(s, order)
    for space, figure in figures:
        _put(s, space, figure)
    for _, figure in figures:
        _deal_unknown(s, _seat(s, figure.name), figure.notes.count(HIDDEN))
    _set_deaths(s, given)
    _set_decks(s, given)
    s.pool = cast(int, given.get("pool", (HEALTH_SET_APART - HEALTH_AT_START) * s.seats))
    s.removed = HEALTH_SET_APART * s.seats - s.pool - sum(s.health)
    if s.removed < 0:
        raise BadPosition(
            f"{sum(s.health)} Health tokens and {s.pool} in the pool: there are {HEALTH_SET_APART} a player"
        )
    s.script = [int(die) for die in cast("list[int]", given.get("dice", []))]
    s.round = cast(int, given.get("round", 1))
    s.first = _seat(s, str(given.get("first", order[0])))
    s.again = cast(int, given.get("again", 0))
    s.origin = {"given": dict(given)}
    s.stack = []
    turn = _seat(s, str(given.get("turn", order[0])))
    if s.status[turn] == DEAD:
        raise BadPosition(
            f"`{order[turn]}` is a dead member of the Survivor Team and takes no turn (ZL-Q-13)"
        )
    if "fight" in given:
        _begin_fight(s, turn, str(given["fight"]))
    else:
        s.push(TakeTurn(turn))
    return s


def _begin_fight(s: ZombilandState, seat: int, face: str) -> None:
    """Push the fight of a survivor against an Encounter that was turned up; at a Location, the second Encounter."""
    fought = [name for name, card in ENCOUNTERS.items() if card.power]
    if face not in fought:
        raise BadPosition(_unknown_name_text("Encounter to be fought", face, fought))
    space = s.at[seat]
    if s.status[seat] != ALIVE or space is None:
        raise BadPosition(f"`{s.character[seat]}` is no survivor and fights no Encounter (ZL-ENC-02)")
    s.active = seat
    _take(s, face, "encounter", "table")
    card = s.cards.piles["table"][-1]
    later: list[Frame] = [LastCards(seat), PassCards(seat), EndTurn(seat)]
    if KIND[space] == "location":
        later.insert(0, GainToken(seat, space))
    elif KIND[space] == "another_turn":
        later.insert(0, GrantAnotherTurn(seat))
    s.push(BeginFight(seat, -1, card, ENCOUNTERS[face].power), DiscardEncounter(card), *later)


def _clear(s: ZombilandState, order: list[str]) -> None:
    """Remove all pieces and tokens from the board and return all cards to their decks."""
    for name in order:
        if name not in BOARD.characters:
            raise BadPosition(_unknown_name_text("character", name, BOARD.characters))
    s.character = list(order)
    for pile, cards in list(s.cards.piles.items()):
        if pile not in DECKS:
            s.cards.piles[pile] = []
            for card in cards:
                deck = s.cards.deck.backs[card]
                s.cards.piles[deck] = [*s.cards.piles[deck], card]
    s.cards.known = [0] * len(s.cards.known)
    s.forget_history()
    s.turn = 0
    s.health = [HEALTH_AT_START] * s.seats
    s.lying = dict.fromkeys(LOCATIONS, s.seats)


def _put(s: ZombilandState, space: str, figure: Figure) -> None:
    if space not in KIND and space != OFF:
        raise BadPosition(_unknown_name_text("space", space, (*KIND, OFF)))
    seat = _seat(s, figure.name)
    s.at = put(s.at, seat, None if space == OFF else space)
    for note in figure.notes:
        _note(s, seat, note)
    if s.status[seat] != ALIVE:
        s.health = put(s.health, seat, 0)


def _note(s: ZombilandState, seat: int, note: str) -> None:
    number, _, unit = note.partition(" ")
    if unit == "health" and number.isdigit():
        s.health = put(s.health, seat, int(number))
    elif note == HIDDEN:
        return
    elif note in LOCATIONS:
        s.tokens = put(s.tokens, seat, [*s.tokens[seat], note])
        s.lying[note] -= 1
    elif note in (ZOMBIE, KILLED, LAID, DEAD):
        s.status = put(s.status, seat, note)
    elif note in RESOURCES:
        _take(s, note, "resource", HANDS[seat])
    elif note in ZOMBIES:
        _take(s, note, "zombie", PAWS[seat])
    elif number == "front" and unit in (*RESOURCES, *ENCOUNTERS):
        _take(s, unit, "resource" if unit in RESOURCES else "encounter", FRONTS[seat])
    else:
        known = (*LOCATIONS, ZOMBIE, KILLED, LAID, DEAD, *RESOURCES, *ZOMBIES)
        raise BadPosition(
            f"{_unknown_name_text('note', note, known)}; also `2 health` and `front leather_jacket`"
        )


def _deal_unknown(s: ZombilandState, seat: int, count: int) -> None:
    """Deal the cards written as `?`, after all named cards; no seat knows their faces."""
    deck, pile = ("zombie", PAWS[seat]) if s.status[seat] == ZOMBIE else ("resource", HANDS[seat])
    if count > len(s.cards.piles[deck]):
        raise BadPosition(f"only {len(s.cards.piles[deck])} cards of the {deck} deck are left, not {count}")
    for _ in range(count):
        s.cards.hide(s.cards.draw(deck, pile))


def _take(s: ZombilandState, face: str, deck: str, pile: str) -> None:
    try:
        s.cards.move(s.cards.find(deck, face), deck, pile)
    except LookupError:
        raise BadPosition(f"the box has no further `{face}`") from None


def _set_deaths(s: ZombilandState, given: Mapping[str, object]) -> None:
    gone = [name for seat, name in enumerate(s.character) if s.status[seat] != ALIVE]
    deaths = cast("list[str]", given.get("deaths") or gone)
    s.deaths = [_seat(s, name) for name in deaths]
    s.team = len(s.deaths) >= 2


def _set_decks(s: ZombilandState, given: Mapping[str, object]) -> None:
    for deck, faces in cast("Mapping[str, list[str]]", given.get("discard", {})).items():
        for face in reversed(faces):
            _take(s, face, _deck(deck), f"{deck}_discard")
    for name, faces in cast("Mapping[str, list[str]]", given.get("decks", {})).items():
        deck = _deck(name)
        cards = [_pick(s, deck, face) for face in faces]
        for card in s.cards.piles[deck]:
            s.cards.move(card, deck, f"{deck}_discard")
        s.cards.piles[deck] = cards[::-1]
    for name, faces in cast("Mapping[str, list[str]]", given.get("next", {})).items():
        deck = _deck(name)
        cards = [_pick(s, deck, face) for face in faces]
        s.cards.piles[deck] = [*s.cards.piles[deck], *reversed(cards)]


def _pick(s: ZombilandState, deck: str, face: str) -> int:
    for card in s.cards.piles[deck]:
        if s.cards.face(card) == face:
            s.cards.piles[deck] = without(s.cards.piles[deck], card)
            return card
    raise BadPosition(f"the deck has no further `{face}`")


def _deck(name: str) -> str:
    if name not in DECKS:
        raise BadPosition(_unknown_name_text("deck", name, DECKS))
    return name


def _seat(s: ZombilandState, name: str) -> int:
    if name not in s.character:
        raise BadPosition(_unknown_name_text("figure", name, s.character))
    return s.character.index(name)


def _unknown_name_text(what: str, word: str, known: Iterable[str]) -> str:
    names = list(known)
    near = get_close_matches(word, names, 1)
    return f"unknown {what} `{word}`; " + (
        f"did you mean `{near[0]}`?" if near else f"known: {', '.join(names)}"
    )


def known_position(s: ZombilandState, known_to: int) -> dict[str, object]:
    """Return the position in the format of `lay_zombiland`, without the decks.

    Cards that no seat in the bit mask `known_to` knows appear as hidden.
    """
    options: dict[str, Plain] = dict(s.options)
    if "" in s.character:
        # Before all have chosen, the others stand in for those who have not.
        unused = [name for name in BOARD.characters if name not in s.character]
        s = s.clone()
        s.character = [name or unused.pop(0) for name in s.character]
    found: dict[str, object] = {
        "spaces": _spaces(s, known_to),
        "order": s.character.copy(),
        "first": s.character[s.first],
        "turn": s.character[s.active],
        "round": s.round,
        "pool": s.pool,
        "options": options,
    }
    if s.again:
        found["again"] = s.again
    if s.deaths:
        found["deaths"] = [s.character[seat] for seat in s.deaths]
    return found


def _spaces(s: ZombilandState, known_to: int = -1) -> dict[str, str]:
    spaces: dict[str, str] = {}
    for space in (*KIND, None):
        there = [_figure(s, seat, known_to) for seat in range(s.seats) if s.at[seat] == space]
        if there:
            spaces[space or OFF] = figures_text(there)
    return spaces


def position_of(s: ZombilandState) -> dict[str, object]:
    """Return the position in the format of `place`, including the decks."""
    options: dict[str, Plain] = dict(s.options)
    return {
        "spaces": _spaces(s),
        "order": s.character.copy(),
        "first": s.character[s.first],
        "turn": s.character[s.active],
        "again": s.again,
        "round": s.round,
        "deaths": [s.character[seat] for seat in s.deaths],
        "pool": s.pool,
        "decks": {deck: s.cards.faces(deck)[::-1] for deck in DECKS},
        "discard": {deck: s.cards.faces(f"{deck}_discard")[::-1] for deck in DECKS},
        "options": options,
    }


def _figure(s: ZombilandState, seat: int, known_to: int) -> Figure:
    hands = (*s.cards.visible_faces(HANDS[seat], known_to), *s.cards.visible_faces(PAWS[seat], known_to))
    notes = [*s.tokens[seat], *hands]
    notes.extend(f"front {face}" for face in s.cards.faces(FRONTS[seat]))
    first = f"{s.health[seat]} health" if s.status[seat] == ALIVE else s.status[seat]
    return Figure(s.character[seat], (first, *notes))


def describe_zombiland(s: ZombilandState) -> dict[str, object]:
    """Return the position, with everything that a case may check, by key."""
    names = s.character

    def by_name(values: Iterable[object]) -> dict[str, object]:
        return dict(zip(names, values, strict=True))

    return {
        **position_of(s),
        "at": by_name(space or OFF for space in s.at),
        "health": by_name(s.health),
        "status": by_name(s.status),
        "tokens": by_name(s.tokens),
        "hand": by_name(sorted(s.cards.faces(HANDS[seat])) for seat in range(s.seats)),
        "paws": by_name(sorted(s.cards.faces(PAWS[seat])) for seat in range(s.seats)),
        "front": by_name(s.cards.faces(FRONTS[seat]) for seat in range(s.seats)),
        "removed": s.removed,
        "team": s.team,
        "encounter": s.cards.faces("table"),
        "left": {deck: len(s.cards.piles[deck]) for deck in DECKS},
        "lying": s.lying,
    }


def violations(s: ZombilandState) -> list[str]:
    """Return the broken invariants: cards or tokens lost or created, figures where none may stand."""
    wrong: list[str] = []
    cards = sorted(card for pile in s.cards.piles.values() for card in pile)
    if cards != list(range(len(s.cards.deck.faces))):
        wrong.append("cards were lost or doubled")
    if s.health and s.pool + s.removed + sum(s.health) != HEALTH_SET_APART * s.seats:
        wrong.append("Health tokens were lost or made")
    for location in LOCATIONS:
        if s.lying[location] + sum(tokens.count(location) for tokens in s.tokens) != s.seats:
            wrong.append(f"tokens of {location} were lost or made")
    for seat in range(s.seats):
        if s.health[seat] < 0 or len(set(s.tokens[seat])) != len(s.tokens[seat]):
            wrong.append(f"seat {seat} has less than no Health or two tokens of a Location")
        space = s.at[seat]
        if (space is None) != (s.status[seat] == KILLED):
            wrong.append(f"seat {seat} is {s.status[seat]} at {space}")
        if s.status[seat] in (ALIVE, DEAD) and space is not None and KIND[space] == "sewer":
            wrong.append(f"a survivor is in the sewer {space}")
        if s.status[seat] not in (ALIVE, DEAD) and s.hand(seat):
            wrong.append(f"zombie player {seat} holds Resource cards")
        if s.status[seat] != ALIVE and s.cards.piles[FRONTS[seat]]:
            wrong.append(f"seat {seat} has cards in front as {s.status[seat]}")
        if s.status[seat] != ZOMBIE and s.zombie_hand(seat):
            wrong.append(f"seat {seat} holds Zombie cards as {s.status[seat]}")
    if sum(s.is_zombie_player(seat) for seat in range(s.seats)) > 2:
        wrong.append("more than two zombies")
    return wrong
