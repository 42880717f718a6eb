"""A Zombicide table in the terminal: the map, the active survivor, the others, and the decks."""

from __future__ import annotations

from typing import Final, Literal

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from horda.cli.terminal.boards import zombicide_map as chart
from horda.cli.terminal.boards.layout import SizedTable
from horda.cli.terminal.boards.mission_page import goals_table, render_mission_page
from horda.games import game as game_called
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import POSITION
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.turns.actions import FREE_NAMES
from horda.games.zombicide.rules.turns.experience import COLOURS
from horda.games.zombicide.view import SurvivorView, View
from horda.locale import Words
from horda.locale.missions import mission_page

PANEL: Final = (36, 44)
"""Minimum and preferred number of columns of the panel beside the map."""
CELL: Final = (6, 11)
"""Smallest and largest width of a cell, from border to border."""
LOW: Final = 44
"""With fewer lines than this, texts are left out."""
SLACK: Final = 3
"""Lines by which the panel may exceed the map before it shows less of the mission."""
Telling = Literal["page", "goals", "title"]
TELLINGS: Final[tuple[Telling, ...]] = ("page", "goals", "title")
"""Amounts of the mission's page that are shown beside the map, from most to least."""
LOWEST: Final = 30
"""With fewer lines than this, cells have one line, symbols are not explained, and cards take two lines."""
TALL: Final = 7
"""From this number of rows on, cells have one line, unless the terminal is high."""
HIGH: Final = 58
EDGES: Final = (
    "door", "open_door", "slots", "hedge", "hedge_ledge", "barrier", "barrier_place", "ledge", "fence",
    "stairs",
)  # fmt: skip
"""The edges that the legend explains."""
CHOOSING: Final = ("ChooseTeam", "ChooseSurvivor", "FormTeam")
"""The questions at which survivors are chosen by the text of their cards."""
DECKS: Final = ("equipment", "zombies", "zeus_orders")
HEART, LOST_HEART, ACTION, DONE = "♥", "♡", "●", "✓"


def draw(view: object, words: Words) -> RenderableType:
    """Return the drawing of the map, the active survivor and the others."""
    assert isinstance(view, View)
    return Drawn(_game(view), view, words)


def explained_names(view: object) -> set[str]:
    """Return the cards in the active survivor's hands, whose texts are printed beside the map."""
    assert isinstance(view, View)
    active = next((one for one in view.survivors if one.name == view.active), None)
    return set() if active is None else set(active.slots[: _game(view).edition.figures.hands])


def page(view: object, words: Words) -> RenderableType | None:
    """Return the mission's page, with ticks at the goals that are met; None if there is none."""
    assert isinstance(view, View)
    mission = _mission_in(view)
    if not mission:
        return None
    told = mission_page(words, mission)
    return Group(Text(told.title, style="bold"), render_mission_page(told, view.goals, words))


def _mission_in(view: View) -> str:
    """Return the id of the mission; empty for a position with its own map."""
    return "" if view.mission == POSITION else view.mission


def _game(view: View) -> Zombicide:
    found = game_called(view.game)
    assert isinstance(found, Zombicide)
    return found


class Drawn(SizedTable[View]):
    """A table, laid out for the size of the terminal."""

    def __init__(self, game: Zombicide, view: View, words: Words) -> None:
        super().__init__(view, words)
        self.game = game

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        height = console.height if console.is_terminal else HIGH
        board = self.game.plan(self.view.options).board
        beside = width >= chart.MARGIN + board.width * CELL[0] + 1 + 2 + PANEL[0]
        room = width - (PANEL[1] + 2 if beside else 0) - chart.MARGIN - 1
        pitch = max(CELL[0], min(CELL[1], room // board.width))
        wide = chart.MARGIN + board.width * pitch + 1
        lines = 1 if height < LOWEST or (board.height >= TALL and height < HIGH) else 2
        drawn = Group(chart.map_of(board, self.view, self.words, chart.Size(pitch, lines)))
        if height >= LOWEST:
            drawn.renderables.append(
                legend(board, self.view, self.words, width=wide, brief=height < LOW),
            )
        if not beside:
            yield Group(drawn, self._panel(height, "page" if height >= LOW else "title"))
            return
        beyond = options.update(width=width - wide - 2)
        room = _lines(console, drawn, options) + SLACK
        for telling in TELLINGS if height >= LOW else TELLINGS[-1:]:
            panel = self._panel(height, telling)
            if height >= HIGH or _lines(console, panel, beyond) <= room:
                break
        table = Table.grid(padding=(0, 2))
        table.add_column(width=wide)
        table.add_column()
        table.add_row(drawn, panel)
        yield table

    def _panel(self, height: int, telling: Telling) -> Group:
        panel = Panel(self.game.edition, self.view, self.words, brief=height < LOW, telling=telling)
        panel.roomy = height >= HIGH
        panel.tiny = height < LOWEST
        return Group(*panel.parts())


def _lines(console: Console, what: RenderableType, options: ConsoleOptions) -> int:
    return len(console.render_lines(what, options, pad=False))


def legend(board: Board, view: View, words: Words, *, width: int, brief: bool) -> Text:
    """Return the legend of the symbols on the map."""
    kinds = {kind for zone in view.zombies.values() for kind in zone}
    told = [
        f"{chart.sign_of('zombie', kind, words)} {words.name('zombie', kind)}"
        for kind in view.supply
        if kind in kinds
    ]
    tokens = {token.kind for token in view.tokens}
    told += [f"{sign} {words.name('token', kind)}" for kind, sign in chart.TOKENS.items() if kind in tokens]
    printed = {feature.kind for feature in board.features} | {kind.name for kind in board.kinds}
    printed -= {"elevator"}
    if board.lifts:
        printed.add("elevator")
    if any(board.is_shut_lift(zone) for zone in range(board.size)):
        printed.add(chart.SHUT_LIFT)
    told += [
        f"{sign} {words.name('feature', kind)}" for kind, sign in chart.FEATURES.items() if kind in printed
    ]
    if view.noise:
        told.append(f"{chart.NOISE} {words.name('token', 'noise')}")
    rows = [told] if brief else [told, _edges(board, view, words)]
    return Text("\n".join(line for row in rows for line in _wrap_items(row, width)), style=chart.DIM)


def _wrap_items(items: list[str], width: int) -> list[str]:
    """Return items side by side, in as many lines as they need, without breaking any."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= width:
            lines[-1] += f"  {item}"
        else:
            lines.append(item)
    return lines


def _edges(board: Board, view: View, words: Words) -> list[str]:
    shut = sum(1 << board.gate_called[name] for name in view.shut)
    there = {
        chart.edge_of(board, cell, side, shut) for cell in range(len(board.zone_of)) for side in range(4)
    }
    told = [f"{chart.LINES[name].upright} {words.name('edge', name)}" for name in EDGES if name in there]
    water = any(kind.water for kind in board.kinds)
    return [*told, f"{chart.WATER} {words.name('edge', 'water')}"] if water else told


class Panel:
    """The panel beside the map."""

    def __init__(self, edition: Edition, view: View, words: Words, *, brief: bool, telling: Telling) -> None:
        self.edition = edition
        self.view = view
        self.words = words
        self.brief = brief
        """Whether the texts of cards are left out."""
        self.telling = telling
        """How much of the mission's page is shown: `page`, `goals` or `title`."""
        self.roomy = False
        """Whether there is room for the whole cards of the survivors that may be chosen."""
        self.tiny = False
        """Whether there is room only for the board and the question."""

    def parts(self) -> list[RenderableType]:
        """Return the mission, the active survivor's card, the others, the decks, and survivors off the board."""
        found: list[RenderableType] = [] if self.tiny else [self._mission()]
        for number, survivor in enumerate(self.view.survivors):
            if survivor.name == self.view.active:
                found.append(self._brief_card(survivor) if self.tiny else self._card(number, survivor))
        if self.tiny:
            return [*found, self._crowd()]
        if self.view.asked.get("ask") in CHOOSING:
            found.append(self._candidates())
        found.append(self._other_survivors())
        found.append(self._horde_and_decks())
        return found

    def _candidates(self) -> Table:
        """Return the survivors that may be chosen, with their specialties and the skills of all levels or the first."""
        words = self.words
        table = Table.grid(padding=(0, 1))
        chosen = {one.name for one in self.view.survivors}
        for name, identity in self.edition.identities.items():
            if name in chosen:
                continue
            told = Text(", ".join(words.name("specialty", one) for one in identity.specialties))
            track = identity.track if self.roomy else identity.track[:1]
            for level, skills in zip(COLOURS, track, strict=False):
                told.append(" · " if told else "")
                names = " / ".join(words.name("skill", skill) for skill in skills)
                told.append(names, style=f"not bold {chart.PAINT[level]}")
            table.add_row(Text(words.name("survivor", name), style=chart.LIVING), told)
        return table

    def _mission(self) -> RenderableType:
        view, words = self.view, self.words
        level = COLOURS[view.danger]
        mission = _mission_in(view)
        line = Text(words.name("mission", mission) if mission else words.title(), style="bold")
        line.append(" · ").append(words.say("cli-zombicide-danger", level=words.name("level", level)))
        line.stylize(chart.PAINT[level], len(line) - len(words.name("level", level)))
        if not mission or self.telling == "title":
            return line
        page = mission_page(words, mission)
        if self.telling == "page" or not page.goals:
            return Group(line, render_mission_page(page, view.goals, words))
        return Group(line, goals_table(page, view.goals))

    def _card(self, number: int, one: SurvivorView) -> Table:
        """Return the card of the active survivor: actions, wounds, experience, hands, body, backpack, skills."""
        words, hands, body = self.words, self.edition.figures.hands, self.edition.figures.body
        table = Table.grid(padding=(0, 1))
        table.add_column(style=chart.DIM, no_wrap=True)
        table.add_column()
        mark = Text().append(chart.NUMBERS[number], style=f"not dim {chart.LIVING} reverse")
        table.add_row(mark, self._heading(one))
        table.add_row(words.say("cli-zombicide-actions"), self._actions(one))
        for slot in range(hands):
            table.add_row(words.say("cli-zombicide-hand"), self._in_slot(one, slot))
        for slot in range(hands, hands + body):
            table.add_row(words.name("slot", "body"), self._in_slot(one, slot))
        pack = [words.name("card", card) for card in one.slots[hands + body :] if card]
        table.add_row(words.say("cli-zombicide-backpack"), ", ".join(pack) or "–")
        skills = [words.name("skill", skill) for skill in one.skills]
        table.add_row(words.say("cli-zombicide-skills"), ", ".join(skills) or "–")
        return table

    def _brief_card(self, one: SurvivorView) -> Text:
        """Return the active survivor in two lines: their condition and their cards."""
        told = self._heading(one).append("  ").append_text(self._actions(one)).append("\n")
        held = [self.words.name("card", card) for card in one.slots if card]
        return told.append(", ".join(held) or "–", style=chart.DIM)

    def _crowd(self) -> Text:
        """Return the other survivors one after the other, without their cards."""
        told = Text()
        for number, one in enumerate(self.view.survivors):
            if one.name == self.view.active:
                continue
            told.append("  " if told else "").append(chart.NUMBERS[number], style=chart.LIVING)
            told.append(f"\u00a0{self.words.name('survivor', one.name)}\u00a0{self._place(one)}\u00a0")
            told.append_text(self._hearts(one)).append(f"\u00a0{DONE}" if one.has_acted else "")
        return told

    def _heading(self, one: SurvivorView) -> Text:
        words = self.words
        told = Text().append(words.name("survivor", one.name), style=chart.LIVING)
        told.append(f" {self._place(one)} ")
        told.append_text(self._hearts(one)).append(" ").append_text(self._experience(one))
        return told.append(f" · {words.seat(one.seat)}", style=chart.DIM)

    def _place(self, one: SurvivorView) -> str:
        away = self.words.knows(f"place-{one.zone}")
        return self.words.name("place" if away else "zone", one.zone)

    def _hearts(self, one: SurvivorView) -> Text:
        left = one.life - one.wounds
        return Text(HEART * left + LOST_HEART * one.wounds, style="#e5604d")

    def _experience(self, one: SurvivorView) -> Text:
        """Return the experience and the level reached."""
        level = COLOURS[one.level]
        return Text(f"{one.experience} {self.words.name('level', level)}", style=chart.PAINT[level])

    def _actions(self, one: SurvivorView) -> Text:
        told = Text(ACTION * one.actions or "–", style=chart.LIVING)
        for number, count in enumerate(one.free):
            if count:
                free = self.words.name("free", FREE_NAMES[number])
                told.append(f"  +{count} {free}", style="not bold")
        return told

    def _in_slot(self, one: SurvivorView, slot: int) -> Text:
        """Return a card in a slot, with its text if there is room."""
        card = one.slots[slot]
        if not card:
            return Text("–", style=chart.DIM)
        told = Text(self.words.name("card", card), style="bold")
        if card in one.unloaded:
            told.append(f" ({self.words.say('cli-zombicide-empty')})", style="not bold red")
        text = "" if self.brief else self.words.text("card", card)
        return told.append(f" {text}", style="not bold dim") if text else told

    def _other_survivors(self) -> Text:
        """Return the other survivors, one per line; on a tall screen long ones continue in the next line."""
        words, people = self.words, self.view.survivors
        name_width = max((len(words.name("survivor", one.name)) for one in people), default=0)
        place_width = max((len(self._place(one)) for one in people), default=0)
        level_width = max((len(self._experience(one)) for one in people), default=0)
        told = Text(no_wrap=not self.roomy, overflow="fold" if self.roomy else "ellipsis")
        teams = len({one.team for one in people})
        for number, one in enumerate(people):
            if one.name == self.view.active:
                continue
            gone = words.knows(f"place-{one.zone}")
            held = [words.name("card", card) for card in one.slots[: self.edition.figures.hands] if card]
            told.append("\n" if told else "")
            told.append(chart.NUMBERS[number], style=chart.DIM if gone else chart.LIVING)
            told.append(f" {words.name('survivor', one.name):<{name_width}}", style=chart.DIM if gone else "")
            told.append(f" {self._place(one):<{place_width}} ")
            if teams > 1:
                told.append(f"{words.say('cli-zombicide-team', team=one.team + 1)} ", style=chart.DIM)
            told.append_text(self._hearts(one)).append(" ").append_text(self._experience(one))
            told.append(" " * (level_width - len(self._experience(one))))
            told.append(f" {DONE if one.has_acted else ' '} {', '.join(held)}", style=chart.DIM)
        return told

    def _horde_and_decks(self) -> Text:
        """Return the Horde, if any, and the decks."""
        words, view = self.words, self.view
        decks = ", ".join(
            words.say("cli-zombicide-deck", deck=words.name("deck", deck), count=view.piles[deck])
            for deck in DECKS
            if deck in view.piles
        )
        told = Text(words.say("cli-zombicide-decks", decks=decks), style=chart.DIM)
        if view.horde:
            crowd = ", ".join(f"{words.name('zombie', kind)} ×{count}" for kind, count in view.horde.items())
            told.append(f"\n{words.say('cli-zombicide-horde', zombies=crowd)}", style=f"not dim {chart.DEAD}")
        return told
