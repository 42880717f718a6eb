"""Consistency checks of a state of a Zombicide game."""

# horda: interpreted, because only tests ask it

from __future__ import annotations

from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import EMPTY, WAITING, ZombicideState


def violations(s: ZombicideState) -> list[str]:
    """Return a description of each inconsistency in a state."""
    return [*_of_zombies(s), *_of_survivors(s), *_of_cards(s)]


def _of_zombies(s: ZombicideState) -> list[str]:
    found: list[str] = []
    kinds = s.edition.kinds
    for number, kind in enumerate(kinds):
        on_board = sum(s.zombies[number :: len(kinds)])
        away = s.horde[number] + s.out[number]
        if on_board + s.supply[number] + away != kind.figures or s.supply[number] < 0:
            found.append(
                f"{kind.name}: {on_board} on the board and {s.supply[number]} left of {kind.figures}"
            )
        if kind.individual:
            zones = [
                zone
                for zone, one in zip(s.individual_zone, s.individual_kind, strict=True)
                if one == number and zone != NOWHERE
            ]
            counted = [zone for zone in range(s.board.size) for _ in range(s.zombies_of(zone, number))]
            if sorted(zones) != counted:
                found.append(f"{kind.name}: noted in {sorted(zones)}, standing in {counted}")
    if s.down != len([count for count in (*s.lying, *s.dazed) if count]):
        found.append(f"{s.down} groups are down, but not these: {s.lying}, {s.dazed}")
    for group, (lying, dazed) in enumerate(zip(s.lying, s.dazed, strict=True)):
        if lying + dazed > s.zombies[group]:
            zone, number = divmod(group, len(kinds))
            found.append(f"{s.board.names[zone]}: {lying + dazed} of {kinds[number].name} lie, too many")
    for zone, crowd in enumerate(s.crowd):
        counts = s.zombies[zone * len(kinds) : (zone + 1) * len(kinds)]
        if sum(counts) != crowd or min(counts, default=0) < 0:
            found.append(f"{s.board.names[zone]}: {counts} are not {crowd} zombies")
    return found


def _of_survivors(s: ZombicideState) -> list[str]:
    found: list[str] = []
    for who, zone in enumerate(s.zone):
        if not WAITING <= zone < s.board.size:
            found.append(f"{s.roster[who]} stands in zone {zone}, which is nowhere")
        if s.actions[who] < 0:
            found.append(f"{s.roster[who]} has {s.actions[who]} actions")
    if min(s.free, default=0) < 0:
        found.append(f"free actions below zero: {s.free}")
    if len(set(s.roster)) != len(s.roster):
        found.append(f"a survivor plays twice: {s.roster}")
    return found


def _of_cards(s: ZombicideState) -> list[str]:
    lying = sorted(card for pile in s.cards.piles.values() for card in pile)
    found = [] if lying == list(range(len(s.cards.deck.faces))) else ["a card is lost or lies twice"]
    held = sorted(card for card in s.slots if card != EMPTY)
    if held != sorted(s.cards.piles["held"]):
        found.append(f"slots hold {held}, the pile of held cards {sorted(s.cards.piles['held'])}")
    return found
