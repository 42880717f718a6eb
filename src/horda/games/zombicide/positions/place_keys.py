"""The keys of a position other than its zones: doors, decks, supplies, past events."""

# horda: interpreted, because positions are read once, out of plain values

from __future__ import annotations

from collections.abc import Callable, Mapping

from horda.engine.lists import plus, put, without
from horda.engine.views.position import BadPosition, figures_in
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.skills.base import mark
from horda.games.zombicide.state import ZombicideState


def zone_by_name(s: ZombicideState, name: str) -> int:
    """Return the zone with a short or a long name."""
    if name not in s.board.called:
        raise BadPosition(f"`{name}` is no zone; {nearest(name, sorted(s.board.called))}")
    return s.board.called[name]


def _set_doors(s: ZombicideState, value: object) -> None:
    assert isinstance(value, Mapping)
    for name, state in value.items():
        if name not in s.board.gate_called:
            known = [s.board.gate_name(gate) for gate in range(len(s.board.gates))]
            raise BadPosition(f"no door or barrier is `{name}`; {nearest(name, known)}")
        gate = s.board.gate_called[name]
        s.shut = s.shut & ~(1 << gate) if state == "open" else s.shut | 1 << gate
        if state == "open":
            for zone in s.board.gates[gate].zones:
                if s.board.building[zone] != NOWHERE:
                    s.opened |= 1 << s.board.building[zone]


def _set_decks(s: ZombicideState, value: object) -> None:
    """Put the given cards on top of their decks, the first one on top."""
    assert isinstance(value, Mapping)
    for pile, names in value.items():
        if pile not in s.cards.piles:
            raise BadPosition(f"no deck is called `{pile}`; {nearest(pile, list(s.cards.piles))}")
        for face in reversed(names):
            card = s.cards.find(pile, str(face))
            s.cards.piles[pile] = [*without(s.cards.piles[pile], card), card]


def _set_pile_cards(s: ZombicideState, value: object) -> None:
    """Move cards to piles from wherever they are, in the given order."""
    assert isinstance(value, Mapping)
    for pile, names in value.items():
        if pile not in s.cards.piles:
            raise BadPosition(f"no pile is called `{pile}`; {nearest(pile, list(s.cards.piles))}")
        for face in names:
            source = next((name for name in s.cards.piles if str(face) in s.cards.faces(name)), "")
            if not source:
                raise BadPosition(f"no card is called `{face}`; {nearest(str(face), s.cards.deck.faces)}")
            s.cards.move(s.cards.find(source, str(face)), source, pile)


def _set_supply(s: ZombicideState, value: object) -> None:
    """Set the number of miniatures left of each kind; the rest are out of the game."""
    assert isinstance(value, Mapping)
    for name, left in value.items():
        kind = s.edition.kind_number[name]
        s.out = put(s.out, kind, s.supply[kind] - left)
        s.supply = put(s.supply, kind, left)


def _set_horde(s: ZombicideState, value: object) -> None:
    assert isinstance(value, Mapping)
    for name, count in value.items():
        kind = s.edition.kind_number[name]
        s.supply = plus(s.supply, kind, -count)
        s.horde = plus(s.horde, kind, count)


def _set_kill_counts(s: ZombicideState, value: object) -> None:
    """Set the number of zombies killed so far, by kind."""
    assert isinstance(value, Mapping)
    for name, count in value.items():
        s.killed = put(s.killed, s.edition.kind_number[name], count)


def _set_killers(s: ZombicideState, value: object) -> None:
    """Set the survivors who have killed a zombie in this round."""
    assert isinstance(value, list)
    for name in value:
        s.last_kill = put(s.last_kill, s.roster.index(name), s.round)


def _set_first_spawn(s: ZombicideState, value: object) -> None:
    """Set the spawn zone that is always resolved first."""
    s.first_spawn = zone_by_name(s, str(value))


def _set_unlocked_colours(s: ZombicideState, value: object) -> None:
    """Set the colours whose doors may be opened."""
    assert isinstance(value, list)
    s.unlocked = [str(colour) for colour in value]


def _set_taken_objectives(s: ZombicideState, value: object) -> None:
    """Set the number of objectives taken so far, by colour."""
    assert isinstance(value, Mapping)
    s.taken = {str(colour): int(count) for colour, count in value.items()}


def _set_carriers(s: ZombicideState, value: object) -> None:
    """Set the carriers of objectives, by colour."""
    assert isinstance(value, Mapping)
    s.carriers = {str(colour): s.roster.index(str(name)) for colour, name in value.items()}


def _set_lost_objectives(s: ZombicideState, value: object) -> None:
    """Set the objectives that are out of the game, each with its last carrier."""
    assert isinstance(value, Mapping)
    s.lost_with = {str(colour): s.roster.index(str(name)) for colour, name in value.items()}


def _set_counters(s: ZombicideState, value: object) -> None:
    assert isinstance(value, Mapping)
    s.tallies = {**s.tallies, **value}


def _set_marks(s: ZombicideState, value: object) -> None:
    """Set the counters of skills for survivors: `rotten: {jane: 1}`."""
    assert isinstance(value, Mapping)
    for skill, marks in value.items():
        for name, left in marks.items():
            mark(s, s.roster.index(name), s.edition.skills[s.edition.skill_number[skill]], left)


def _set_acted_survivors(s: ZombicideState, value: object) -> None:
    assert isinstance(value, list)
    for name in value:
        s.acted |= 1 << s.roster.index(name)


def _set_removed_tokens(s: ZombicideState, value: object) -> None:
    """Remove tokens of the mission from the board: `{F2: objective[blue]}`."""
    assert isinstance(value, Mapping)
    for place, text in value.items():
        zone = zone_by_name(s, place)
        for figure in figures_in(str(text)):
            here = [
                token
                for token in s.tokens(figure.name, zone)
                if not figure.notes or s.token_colour[token] == figure.notes[0]
            ]
            if len(here) < figure.count:
                raise BadPosition(f"no `{figure.name}` lies in {place} that could be removed")
            for token in here[: figure.count]:
                s.token_zone = put(s.token_zone, token, NOWHERE)


def _set_number(s: ZombicideState, name: str, value: object) -> None:
    assert isinstance(value, int)
    setattr(s, name, value)


def _set_round(s: ZombicideState, value: object) -> None:
    _set_number(s, "round", value)


def _set_first(s: ZombicideState, value: object) -> None:
    _set_number(s, "first", value)


def _set_dice(s: ZombicideState, value: object) -> None:
    assert isinstance(value, list)
    s.script = [int(die) for die in value]


SETTERS: dict[str, Callable[[ZombicideState, object], None]] = {
    "doors": _set_doors,
    "decks": _set_decks,
    "laid": _set_pile_cards,
    "supply": _set_supply,
    "horde": _set_horde,
    "killed": _set_kill_counts,
    "killers": _set_killers,
    "first_spawn": _set_first_spawn,
    "unlocked": _set_unlocked_colours,
    "taken": _set_taken_objectives,
    "carriers": _set_carriers,
    "lost_with": _set_lost_objectives,
    "counters": _set_counters,
    "marks": _set_marks,
    "acted": _set_acted_survivors,
    "removed": _set_removed_tokens,
    "round": _set_round,
    "first": _set_first,
    "dice": _set_dice,
}
"""The function that applies each of these keys."""
