"""Survivor Zombiland in the terminal: the ring as a square with exits and sewers inside, and the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from horda.cli.terminal.boards.layout import SizedTable, is_below
from horda.engine.events import HIDDEN
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.rules.board import KIND, REGION, ZONE_0
from horda.games.zombiland.view import Player, View
from horda.locale import Words

Place = tuple[int, int]
"""Column and row in the grid of cells."""

CELL: Final = 7
"""Smallest width of a cell."""
SIDE: Final = 56
"""Width in columns of the players beside the board."""
WIDE: Final = 132
"""Number of columns from which the players are shown beside the board instead of below it."""
LOW: Final = 44
"""With fewer lines than this, texts of cards in hand and the legend are left out."""
LOWEST: Final = 30
"""With fewer lines than this, the sizes of decks are left out."""
LIVING, DEAD = "bold #ffc98b", "bold #93b93c"
DIM: Final = "dim"
COLOURS: Final = {"north": "#8fb3d9", "east": "#d9b45b", "south": "#c77a5e", "west": "#a98ac4"}
SIGNS: Final = {
    "empty": "", "resource": "▤", "plus_1": "+1", "plus_2": "+2", "no_encounters": "ø", "another_turn": "↻",
}  # fmt: skip
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
MARKS: Final = {"alive": "①②③④⑤⑥", "zombie": "❶❷❸❹❺❻", "killed": "❶❷❸❹❺❻"}
HEART: Final = "♥"


def draw(view: object, words: Words) -> RenderableType:
    """Return the drawing of the board, the current fight, the players and the viewer's cards."""
    assert isinstance(view, View)
    return Drawn(view, words)


def explained_names(view: object) -> set[str]:
    """Return the cards in the viewer's hand, whose texts are printed beside the board."""
    assert isinstance(view, View)
    return set() if view.seat is None else set(_cards_in_play(view.players[view.seat]))


def meaningless_names(view: object) -> set[str]:
    """Return the spaces if the viewer is a zombie, since their texts concern survivors only."""
    assert isinstance(view, View)
    is_zombie = view.seat is not None and view.players[view.seat].status in ("zombie", "killed")
    return {*PLACES, ZONE_0} if is_zombie else set()


class Drawn(SizedTable[View]):
    """A table, laid out for the size of the terminal."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = is_below(console, LOW)
        cell = cell_width(options.max_width, self.words)
        board: list[RenderableType] = [_board(self.view, self.words, cell)]
        if not low:
            board.append(_legend(self.words))
        side: list[RenderableType] = [_players(self.view, self.words)]
        if not is_below(console, LOWEST):
            side.append(_decks(self.view, self.words))
        if self.view.fight is not None:
            side.insert(0, _fight(self.view, self.words))
        if self.view.seat is not None:
            side.append(_hand(self.view.players[self.view.seat], self.words, brief=low))
        if options.max_width < WIDE:
            yield Group(*board, *side)
            return
        beside = Table.grid(padding=(0, 3))
        beside.add_column(width=cell * (LAST + 1))
        beside.add_column()
        beside.add_row(Group(*board), Group(*side))
        yield beside


# --- where the spaces lie ------------------------------------------------------------------------


def _perimeter() -> list[Place]:
    """Return the cells of the square's rim, clockwise; the first Location is in the middle of its side."""
    count = sum(len(region.ring) for region in BOARD.regions)
    last = -(-count // len(BOARD.regions))
    top = [(column, 0) for column in range(last)]
    right = [(last, row) for row in range(last)]
    bottom = [(column, last) for column in range(last, 0, -1)]
    left = [(0, row) for row in range(last, 0, -1)]
    rim = [*top, *right, *bottom, *left]
    location = [space.kind for space in BOARD.regions[0].ring].index("location")
    shift = last // 2 - location
    return rim[shift:] + rim[:shift]


def _cell_inwards(place: Place, steps: int, last: int) -> Place:
    """Return the cell that lies `steps` steps inside the rim."""
    column, row = place
    if row in (0, last):
        return column, steps if row == 0 else last - steps
    return (steps if column == 0 else last - steps), row


def _places() -> dict[str, Place]:
    """Return the cell in which each space of the ring, the exits and the sewers is drawn."""
    ring = [space.id for region in BOARD.regions for space in region.ring]
    places = dict(zip(ring, _perimeter(), strict=False))
    last = max(column for column, _ in places.values())
    for region in BOARD.regions:
        for depth, space in enumerate(reversed(region.exit), 1):
            places[space] = _cell_inwards(places[region.exit_joins], depth, last)
    for sewer in BOARD.sewers:
        first, end = (_cell_inwards(places[join], 1, last) for join in sewer.joins)
        middle = ((first[0] + end[0]) // 2, (first[1] + end[1]) // 2)
        places |= dict(zip(sewer.spaces, (first, middle, end), strict=True))
    return places


PLACES: Final = _places()
LAST: Final = max(column for column, _ in PLACES.values())
DEPTH: Final = max(len(region.exit) for region in BOARD.regions) + 1
"""The first row and column of Zone 0, inside the exits."""
SEWERS: Final = {space: sewer.id for sewer in BOARD.sewers for space in sewer.spaces}
GRAVES: Final = {sewer.spaces[1] for sewer in BOARD.sewers}


# --- the board -----------------------------------------------------------------------------------


def _mark(player: Player) -> Text:
    """Return a player's piece: a ring for survivors, a disc for zombies."""
    signs = MARKS.get(player.status, MARKS["alive"])
    style = LIVING if player.status == "alive" else DEAD if player.status in MARKS else DIM
    return Text(signs[player.seat], style=style)


def cell_width(width: int, words: Words) -> int:
    """Return the width of cells: that of the longest Location name, limited by the terminal."""
    longest = max(len(words.name("location", space)) for space in PLACES if KIND[space] == "location")
    room = width - (SIDE if width >= WIDE else 0)
    return max(CELL, min(room // (LAST + 1), longest + 2))


def _board(view: View, words: Words, cell: int) -> Text:
    there: dict[str, list[Player]] = {}
    for player in view.players:
        if player.space is not None and player.status != "dead":
            there.setdefault(player.space, []).append(player)
    spaces = {place: space for space, place in PLACES.items()}
    board = Text()
    for row in range(LAST + 1):
        column = 0
        while column <= LAST:
            if column == DEPTH and DEPTH <= row <= LAST - DEPTH:
                board.append_text(_zone_0(row, there.get(ZONE_0, []), words, cell))
                column = LAST - DEPTH
            elif (column, row) in spaces:
                space = spaces[column, row]
                board.append_text(_cell(space, there.get(space, []), words, cell))
            else:
                board.append(" " * cell)
            column += 1
        board.append("\n" if row < LAST else "")
    return board


def _cell(space: str, players: list[Player], words: Words, cell: int) -> Text:
    """Return a space: its short name and its effect, or the players on it."""
    style = DEAD.removeprefix("bold ") if space in SEWERS else COLOURS[REGION[space]]
    opens, closes = "()" if space in SEWERS else "[]" if space in RING else "‹›"
    name = _short_name(space, words, cell)
    inside = Text(style=style)
    inside.append(name[: cell - 2 - len(players)], style="bold" if KIND[space] == "location" else "")
    for player in players[: cell - 2]:
        inside.append_text(_mark(player))
    if not players and KIND[space] != "location":
        inside.append(f" {SIGNS.get(KIND[space], '')}")
    inside.truncate(cell - 2, pad=True)
    return Text(opens, style=style).append_text(inside).append(closes, style=style)


RING: Final = {space.id for region in BOARD.regions for space in region.ring}


def _short_name(space: str, words: Words, cell: int) -> str:
    """Return the short name of a space: `N4` for North 4, `↑2` for the second of the exit, the Location's name."""
    number = "".join(sign for sign in space if sign.isdigit())
    if space in SEWERS:
        return f"{_corner(SEWERS[space], words)}†" if space in GRAVES else "≈"
    if KIND[space] == "location":
        return words.name("location", space)[: cell - 2]
    if space in RING:
        return words.name("region", REGION[space])[0] + number
    return f"{ARROWS[REGION[space]]}{number}"


def _corner(sewer: str, words: Words) -> str:
    """Return the letters of the two regions that a sewer joins: `NW`, in Spanish `NO`."""
    letters = {region.id[0]: words.name("region", region.id)[0] for region in BOARD.regions}
    return "".join(letters.get(letter, letter) for letter in sewer)


def _zone_0(row: int, players: list[Player], words: Words, cell: int) -> Text:
    """Return a row of Zone 0, the square in the middle."""
    width = cell * (LAST + 1 - 2 * DEPTH)
    if row == DEPTH:
        return Text(f"┌{'─' * (width - 2)}┐", style=DIM)
    if row == LAST - DEPTH:
        return Text(f"└{'─' * (width - 2)}┘", style=DIM)
    inside = Text(f" {words.name('space', ZONE_0)} " if row == LAST // 2 else "", style="bold")
    if row == LAST // 2:
        for player in players:
            inside.append_text(_mark(player))
    inside.truncate(width - 2, pad=True)
    return Text("│", style=DIM).append_text(inside).append("│", style=DIM)


def _legend(words: Words) -> Text:
    told = [
        f"{sign} {words.name('kind', kind)}"
        for kind, sign in SIGNS.items()
        if sign and sign != words.name("kind", kind)
    ]
    return Text(words.say("cli-zombiland-legend", spaces="  ".join(told)), style=DIM)


# --- beside the board ----------------------------------------------------------------------------


def _fight(view: View, words: Words) -> Text:
    fight = view.fight
    assert fight is not None
    line = _mark(view.players[fight.fighter])
    told = words.say(
        "cli-zombiland-fight",
        name=words.seat(fight.fighter),
        card=words.name("card", fight.card),
        power=fight.power,
        added=fight.added,
    )
    return line.append(f" {told}", style="bold red")


def _players(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in range(4):
        table.add_column(no_wrap=True)
    for player in view.players:
        name = Text(words.seat(player.seat), style="bold" if player.seat == view.active else "")
        if player.character:
            name.append(f" ({words.name('character', player.character)})", style=DIM)
        table.add_row(
            _mark(player),
            name,
            Text(HEART * player.health or "–", style="red"),
            _tokens(player, words),
            Text(_cards(player, words)),
            Text(_place_and_state(player, words), style=DIM),
        )
    return table


def _tokens(player: Player, words: Words) -> Text:
    """Return the four Locations, highlighted if the player has their tokens."""
    line = Text()
    for region in BOARD.regions:
        held = region.location in player.tokens
        letters = words.name("location", region.location)[:2]
        line.append(f"{letters if held else '··'} ", style=f"bold {COLOURS[region.id]}" if held else DIM)
    return line


def _cards_in_play(player: Player) -> list[str]:
    """Return the cards that count for a player now; a zombie who has risen has its own."""
    return player.zombie_hand if player.status in ("zombie", "killed") else player.hand


def _cards(player: Player, words: Words) -> str:
    said = words.say("cli-cards", count=len(_cards_in_play(player)))
    front = ", ".join(words.name("card", card) for card in player.in_front)
    return f"{said}; {front}" if front else said


def _place_and_state(player: Player, words: Words) -> str:
    if player.status == "alive" and player.space is not None:
        return words.name("space", player.space)
    state = words.name("status", player.status)
    return state if player.space is None else f"{words.name('space', player.space)}, {state}"


def _decks(view: View, words: Words) -> Text:
    decks: Mapping[str, int] = view.decks
    told = ", ".join(f"{words.name('deck', deck)} {count}" for deck, count in decks.items())
    return Text(words.say("cli-zombiland-decks", decks=told, pool=view.pool), style=DIM)


def _hand(player: Player, words: Words, *, brief: bool) -> RenderableType:
    """Return the viewer's cards with their texts, or on a low screen only their names."""
    held = [card for card in _cards_in_play(player) if card != HIDDEN]
    if brief:
        return Text(words.say("cli-zombiland-hand", cards=words.name("card", tuple(held))), style="bold")
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(style=DIM)
    for card in dict.fromkeys(held):
        name = words.name("card", card)
        counted = name if held.count(card) == 1 else f"{name} ×{held.count(card)}"
        table.add_row(Text(counted, style="bold"), words.text("card", card))
    return Padding(table, (1, 0, 0, 0))
