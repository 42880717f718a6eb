"""City of Horror in the terminal: six locations, the players, offers and promises, and the player's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from horda.cli.terminal.boards.layout import SizedTable, is_below
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.content import NO_LIMIT, OUTNUMBERED, PLACE
from horda.games.city_of_horror.deal_view import OfferView, PartView
from horda.games.city_of_horror.events.deal_events import PartAsked, PartOffered, PromiseGiven
from horda.games.city_of_horror.rules.deals.promises import subject_fields
from horda.games.city_of_horror.view import CharacterView, LocationView, PlayerView, View
from horda.locale import Words

LOW: Final = 62
"""With fewer lines than this, the texts of the player's cards and Characters are left out."""
WIDTHS: Final = (24, 16, 8, 14)
"""Widths of the city's columns; the last column takes the remaining width."""
MARKS: Final = "①②③④⑤⑥"
COLOURS: Final = {
    "green": "#7fbf6a", "violet": "#b08ad9", "white": "#e8e4da", "blue": "#7aa7e0", "red": "#e0705f",
    "yellow": "#e3c65a",
}  # fmt: skip
ZOMBIES, DANGER, LIVING, DIM = "#93b93c", "bold #ff6b4a", "bold #ffc98b", "dim"
NOW, DONE, FIRST = "▶", "✓", "★"
ZOMBIE, DOSE, CARD, FOOD, BLAST, TIRED = "●", "✚", "▤", "◆", "✸", "˟"
PAY: Final = {"card": CARD, "food": FOOD, "exhaust": TIRED}
SAY: Final = "city-of-horror-board"


def draw(view: object, words: Words) -> RenderableType:
    """Return the drawing of the city, the players, offers and promises, and the viewer's own cards."""
    assert isinstance(view, View)
    return Drawn(view, words)


def explained_names(view: object) -> set[str]:
    """Return the locations, and the viewer's cards and Characters, whose texts are printed below the city."""
    assert isinstance(view, View)
    places = set(view.order)
    if view.seat is None:
        return places
    return places | {one.who for one in _people_of(view, view.seat)} | set(view.players[view.seat].hand)


class Drawn(SizedTable[View]):
    """The drawing of a table, with more or less text depending on the height of the terminal."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = is_below(console, LOW)
        view, words = self.view, self.words
        parts: list[RenderableType] = [*_city(view, words), Text(), _players(view, words)]
        parts += [_leader(view, words), _stocks(view, words), *_bargains(view, words)]
        if view.seat is not None:
            parts += [Text(), *_own_sheet(view, view.players[view.seat], words, brief=low)]
        if not low:
            parts.append(_legend(words))
        yield Group(*parts)


def _people_of(view: View, seat: int) -> list[CharacterView]:
    return [one for one in view.characters if one.seat == seat]


def _mark(view: View, seat: int) -> Text:
    """Return a player's symbol in the player's colour."""
    player = view.players[seat]
    return Text(MARKS[seat], style=DIM if player.out else f"bold {COLOURS[player.colour]}")


# --- the city -------------------------------------------------------------------------------------------


def _city(view: View, words: Words) -> Iterator[RenderableType]:
    """Yield two lines for each location, in the order of resolution."""
    heads = [words.say(f"{SAY}-{head}") for head in ("location", "zombies", "spaces", "lying", "effect")]
    yield _row([Text(f"    {heads[0]}"), *map(Text, heads[1:])], DIM)
    for name in view.order:
        location = view.locations[PLACE[name]]
        yield _row(
            [
                _title(view, location, words),
                _zombies(location),
                _spaces(location),
                _supplies_and_markers(location),
                Text(_effect(location, words), style=DIM),
            ],
            DIM if location.resolved else "",
        )
        if location.characters:
            yield _people_at(view, location, words)


def _row(cells: list[Text], style: str) -> Text:
    """Return cells side by side, each cut or padded to its column's width, except the last."""
    line = Text(style=style, no_wrap=True, overflow="ellipsis")
    for cell, width in zip(cells, WIDTHS, strict=False):
        cell.truncate(width - 1, overflow="ellipsis", pad=True)
        line.append_text(cell).append(" ")
    return line.append_text(cells[-1])


def _title(view: View, location: LocationView, words: Words) -> Text:
    sign = NOW if location.id == view.here else DONE if location.resolved else " "
    title = Text(f"{sign} {location.number} ", style=LIVING if sign == NOW else "")
    title.append(words.name("location", location.id), style="bold")
    ruined = len(location.side) > 1 or location.closed
    return title.append(f" {BLAST}" if ruined else f" {location.side}", style=DANGER if ruined else "")


def _zombies(location: LocationView) -> Text:
    """Return a dot for each zombie, their number, and the number needed for an attack."""
    outnumbered = location.attack == OUTNUMBERED
    needed = f">{len(location.characters)}" if outnumbered else f"≥{location.attack}"
    danger = location.attacked and bool(location.characters)
    line = Text(f"{location.zombies} {needed} ", style=DANGER if danger else "")
    return line.append(ZOMBIE * location.zombies, style="" if danger else ZOMBIES)


def _spaces(location: LocationView) -> Text:
    taken = len(location.characters)
    if location.spaces == NO_LIMIT:
        return Text(f"{taken}/∞")
    return Text(f"{taken}/{location.spaces}", style=DIM if location.full else "")


def _supplies_and_markers(location: LocationView) -> Text:
    """Return the symbols of supplies and Explosion markers."""
    signs = [f"{DOSE}{location.antidotes}"] if location.antidotes else []
    signs += [f"{CARD}{len(location.cards)}"] if location.cards else []
    line = Text(" ".join(signs), style=LIVING)
    if location.markers_needed:
        line.append(" " if signs else "").append(
            f"{BLAST}{location.markers}/{location.markers_needed}", style=DIM
        )
    return line


def _effect(location: LocationView, words: Words) -> str:
    if location.closed:
        return words.say(f"{SAY}-closed")
    gain = words.name("gain", location.gain)
    if location.pay != "nothing":
        return f"{PAY[location.pay]} → {gain}"
    return gain if location.gain != "nothing" else "–"


def _people_at(view: View, location: LocationView, words: Words) -> Padding:
    """Return the Characters at a location, by player, with each player's votes there."""
    line = Text()
    for player in view.players:
        people = [one for one in _people_of(view, player.seat) if one.location == location.id]
        if people:
            line.append("   " if line else "").append_text(_mark(view, player.seat)).append(" ")
            line.append(", ".join(_character_name(one, words) for one in people))
            line.append(f" [{location.votes[player.seat]}]", style=DIM)
    return Padding(line, (0, 0, 0, 6))


def _character_name(one: CharacterView, words: Words) -> str:
    """Return a Character's name: in brackets while hidden, with a symbol when exhausted."""
    name = words.name("who", one.who) + ("" if one.rested else TIRED)
    return f"({name})" if one.hidden else name


def _legend(words: Words) -> Text:
    """Return the legend of the symbols."""
    kinds = {DOSE: "dose", CARD: "card", FOOD: "food", BLAST: "blast", TIRED: "tired", "( )": "hidden",
             "[ ]": "votes", FIRST: "first"}  # fmt: skip
    told = "  ".join(f"{sign} {words.say(f'{SAY}-sign-{kind}')}" for sign, kind in kinds.items())
    return Text(told, style=DIM)


# --- the players ----------------------------------------------------------------------------------------


def _players(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in range(4):
        table.add_column(no_wrap=True)
    for player in view.players:
        table.add_row(
            _mark(view, player.seat),
            _name(view, player, words),
            Text(words.say(f"{SAY}-points", points=sum(one.points for one in _people_of(view, player.seat)))),
            Text(f"{DOSE}{player.antidotes}  {CARD}{len(player.hand)}  {FOOD}{_food(player, words)}"),
            Text(_player_status(player, words), style=DIM),
        )
    return table


def _name(view: View, player: PlayerView, words: Words) -> Text:
    name = Text(
        words.seat(player.seat), style="bold" if player.seat == view.seat else DIM if player.out else ""
    )
    if player.seat == view.first and not player.out:
        name.append(f" {FIRST}", style=LIVING)
    return name.append(f" {words.name('colour', player.colour)}", style=COLOURS[player.colour])


def _food(player: PlayerView, words: Words) -> str:
    """Return the number of a player's Food tokens, and the points of those that the viewer knows."""
    values = [face.removeprefix("food_") for face in player.food if face != HIDDEN]
    return f"{len(player.food)} ({'+'.join(values)})" if values else str(len(player.food))


def _player_status(player: PlayerView, words: Words) -> str:
    if player.out:
        return words.say(f"{SAY}-out")
    told = []
    if player.movement is not None and player.to_move:
        told.append(words.say(f"{SAY}-bound-for", location=words.form("location", player.movement, "to")))
    if player.promises_kept or player.promises_broken:
        kept, broken = player.promises_kept, player.promises_broken
        told.append(words.say(f"{SAY}-promises", kept=kept, broken=broken))
    return " · ".join(told)


def _leader(view: View, words: Words) -> Text:
    """Return the Characters whom the Zombie Leader targets now and next."""
    start = view.track.index(view.leader)
    seats = {player.colour: player.seat for player in view.players}
    line = Text(words.say(f"{SAY}-leader"), style=DIM)
    for colour in (*view.track[start:], *view.track[:start]):
        line.append(" → " if colour != view.leader else " ", style=DIM)
        line.append_text(_mark(view, seats[colour]))
        line.append(f" {words.name('colour', colour)}", style=COLOURS[colour])
    return line


def _stocks(view: View, words: Words) -> Text:
    told = words.say(
        f"{SAY}-stocks",
        horde=view.horde,
        antidotes=view.ambulance,
        deck=view.deck,
        discard=len(view.discard),
        food=view.truck + len(view.shown_food),
    )
    if view.shown_food:
        told += " " + words.say(f"{SAY}-shown", food=words.name("card", view.shown_food))
    line = Text(told, style=DIM)
    if view.invasion:
        hour, face = view.invasion[0]
        line.append(f"\n{words.say(f'{SAY}-next', hour=f'0{hour[-1]}:00')} ")
        known = face != HIDDEN
        line.append(
            words.text("card", face) if known else words.say("common-hidden"), style=LIVING if known else ""
        )
    return line


# --- what is on offer -----------------------------------------------------------------------------------


def _bargains(view: View, words: Words) -> Iterator[Text]:
    """Yield the open offers, the one being made, and promises that are still open."""
    for offer in view.offers:
        yield from _offer(offer, words)
    if view.draft is not None:
        yield from _offer(view.draft, words)
    for pledge in view.pledges:
        about = subject_fields(pledge.kind, pledge.subject)
        given = PromiseGiven(
            pledge.by, pledge.to, pledge.kind, *about, location=pledge.location, binds=pledge.binds
        )
        yield Text(f"  {words.event(given)}", style=LIVING if pledge.binds else "")


def _offer(offer: OfferView, words: Words) -> Iterator[Text]:
    to = words.say(f"{SAY}-everybody") if offer.to is None else words.seat(offer.to)
    yield Text(
        f"  {words.say(f'{SAY}-offer', offer=offer.id, seat=words.seat(offer.by), to=to)}", style=LIVING
    )
    for part in offer.parts:
        yield Text(f"    {words.event(_part(offer, part))}")


def _part(offer: OfferView, part: PartView) -> PartOffered | PartAsked:
    """Return a part of an offer as the log words it, without a number since the offer is printed above it."""
    told = PartOffered if part.by_maker else PartAsked
    about = subject_fields(part.kind, part.subject)
    return told(0, offer.by, offer.to, part.kind, *about, location=part.location)


# --- one's own ------------------------------------------------------------------------------------------


def _own_sheet(view: View, player: PlayerView, words: Words, *, brief: bool) -> Iterator[RenderableType]:
    """Yield the viewer's Characters with their points on both sides, and their hand."""
    people = _people_of(view, player.seat)
    held = [card for card in player.hand if card != HIDDEN]
    if brief:
        told = ", ".join(f"{_character_name(one, words)} {_points(one)}" for one in people)
        yield Text(words.say(f"{SAY}-people", people=told or "–"), style="bold")
        yield Text(
            words.say(f"{SAY}-hand", cards=words.name("card", tuple(held)) if held else "–"), style="bold"
        )
        return
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style=DIM)
    for one in people:
        table.add_row(
            Text(_character_name(one, words), style="bold"), _points(one), words.text("who", one.who)
        )
    for card in dict.fromkeys(held):
        count = held.count(card)
        table.add_row(
            Text(words.name("card", card), style=LIVING),
            f"×{count}" if count > 1 else "",
            words.text("card", card),
        )
    yield table


def _points(one: CharacterView) -> str:
    """Return the points of a Character now, and on the other side."""
    other = one.exhausted_points if one.rested else one.rested_points
    return f"{one.points} ({other})"
