"""Tiles of a mission that hide their tokens and initial zombies until a survivor enters them."""

from __future__ import annotations

from horda.engine.lists import put
from horda.games.zombicide.events.events import TileRevealed, TokenPut, ZombiesPlaced
from horda.games.zombicide.rules.zombies.individuals import put_all
from horda.games.zombicide.state import ZombicideState


class HiddenTile:
    """A tile whose tokens and initial zombies are placed when a survivor enters it."""

    def __init__(self, name: str, zones: tuple[int, ...], tokens: dict[str, int]) -> None:
        self.name = name
        self.zones = zones
        self.tokens = tokens
        """The tokens that it hides: name and zone of each."""
        self.hidden_zombies: list[tuple[int, int, int]] = []
        """The zombies that it hides: zone, kind and count of each group."""


def revealed_counter(tile: str) -> str:
    """Return the name of the mission's counter that stores whether a tile is revealed."""
    return f"revealed.{tile}"


def is_revealed(s: ZombicideState, tile: HiddenTile) -> bool:
    """Return whether a survivor has entered a hidden tile."""
    return s.tallies.get(revealed_counter(tile.name), 0) > 0


def tokens_hidden(s: ZombicideState, tile: HiddenTile) -> list[int]:
    """Return the numbers of the tokens that a tile hides."""
    return [token for token, name in enumerate(s.token_name) if name in tile.tokens]


def reveal_tiles(s: ZombicideState, zone: int) -> list[str]:
    """Place the tokens and zombies of the hidden tiles of a zone, and return the names of those tiles."""
    found: list[str] = []
    for tile in s.goals.hidden:
        if zone not in tile.zones or is_revealed(s, tile):
            continue
        s.tallies = {**s.tallies, revealed_counter(tile.name): 1}
        s.emit(TileRevealed(tile.name, s.board.names[zone]))
        for token in tokens_hidden(s, tile):
            at = tile.tokens[s.token_name[token]]
            s.token_zone = put(s.token_zone, token, at)
            s.emit(TokenPut(s.token_kind[token], s.board.names[at], s.token_colour[token]))
        for at, kind, count in tile.hidden_zombies:
            placed = put_all(s, at, kind, count)
            if placed:
                s.emit(ZombiesPlaced(s.edition.kinds[kind].name, placed, s.board.names[at]))
        found.append(tile.name)
    return found
