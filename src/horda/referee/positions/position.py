"""A position of a real table, as keys and figures, and its conversion to and from states and text."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

import horda.games
from horda.engine.chance import Dice, mix_bits, next_state
from horda.engine.game import BadOption, Game
from horda.engine.state import State
from horda.engine.steps import Question
from horda.engine.views.position import BadPosition, Figure, figures_in, figures_text, parse_position, text_of
from horda.games import UnknownGame
from horda.referee.positions.details import DETAILS, add_details, differing_details

GAME_KEY = "game"
MAX_TEXT_LENGTH = 32_768
"""Most characters of a position's text; a position of a long match has about 6,000."""
MAX_LINES = 400
LAYING_ERRORS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""Errors raised when setting up a position with values of a wrong type or unknown names."""


class TablePosition(msgspec.Struct, frozen=True):
    """A position of a game, as the keys of its text; it is immutable, and changes return a new one."""

    game: str
    given: dict[str, object]

    @property
    def rules(self) -> Game:
        """The game of the position."""
        return horda.games.game(self.game)

    @property
    def places(self) -> Mapping[str, str]:
        """The content of each place, as text."""
        found = self.given.get(self.rules.places, {})
        return found if isinstance(found, dict) else {}

    def figures(self, place: str) -> list[Figure]:
        """Return the figures in a place."""
        return figures_in(str(self.places.get(place, "")))

    def put(self, place: str, name: str, count: int = 1, notes: tuple[str, ...] = ()) -> TablePosition:
        """Return the position with more figures in a place; equal ones are counted together."""
        there = self.figures(place)
        same = next((one for one in there if one.name == name and one.notes == notes), None)
        if same is None:
            return self._with_figures(place, [*there, Figure(name, notes, count)])
        more = Figure(name, notes, same.count + count)
        return self._with_figures(place, [more if one is same else one for one in there])

    def take(self, place: str, name: str, count: int = 1) -> TablePosition:
        """Return the position with fewer figures of a name in a place; those with fewest notes are removed first."""
        there = self.figures(place)
        for figure in sorted(there, key=lambda one: len(one.notes)):
            if figure.name == name and count:
                gone = min(count, figure.count)
                count -= gone
                at = there.index(figure)
                there[at : at + 1] = (
                    [Figure(name, figure.notes, figure.count - gone)] if gone < figure.count else []
                )
        return self._with_figures(place, there)

    def move(self, name: str, place: str) -> TablePosition:
        """Return the position with the only figure of a name, and everything it carries, in another place."""
        for origin in self.places:
            for figure in self.figures(origin):
                if figure.name == name:
                    return self.take(origin, name).put(place, name, 1, figure.notes)
        return self.put(place, name)

    def note(self, name: str, notes: tuple[str, ...]) -> TablePosition:
        """Return the position with other notes (cards, wounds and numbers) for the figure of a name."""
        for place in self.places:
            there = self.figures(place)
            if any(figure.name == name for figure in there):
                changed = [Figure(name, notes, one.count) if one.name == name else one for one in there]
                return self._with_figures(place, changed)
        raise BadPosition(f"`{name:.40}` stands nowhere")

    def set(self, key: str, value: object) -> TablePosition:
        """Return the position with another value of a key; None removes the key."""
        rest = {name: old for name, old in self.given.items() if name != key}
        return TablePosition(self.game, rest if value is None else {**self.given, key: value})

    def _with_figures(self, place: str, figures: list[Figure]) -> TablePosition:
        places = dict(self.places)
        if figures:
            places[place] = figures_text(figures)
        else:
            places.pop(place, None)
        return self.set(self.rules.places, places)

    @property
    def text(self) -> str:
        """The text of the position, which `read_position` reads."""
        return f"{GAME_KEY} = {self.game}\n{text_of(self.rules, self.given)}"

    def state(self) -> State:
        """Return the state at the next decision; raise `BadPosition` if the position is impossible."""
        state = self.laid_state()
        if state.result is None and not (
            state.stack and isinstance(state.stack[-1], Question) and state.all_choices()
        ):
            state.advance()
        return state

    def laid_state(self) -> State:
        """Return the state before any automatic steps; raise `BadPosition` if the position is impossible."""
        given = {key: value for key, value in self.given.items() if key != DETAILS}
        if self.rules.family == "zombicide" and "mission" in given and "survivors" not in given:
            given["survivors"] = self._survivors()
        try:
            state = self.rules.lay_position(given)
        except (BadPosition, BadOption):
            raise
        except LAYING_ERRORS as error:
            raise BadPosition(
                f"the position cannot be set up: {str(error)[:200] or type(error).__name__}"
            ) from error
        mark_named_cards(state, self.given)
        if DETAILS in self.given:
            state = add_details(state, self.given[DETAILS])
        broken = self.rules.violations(state)
        if broken:
            raise BadPosition(broken[0])
        state.forget_history()
        return state

    def _survivors(self) -> list[str]:
        """Return the survivors on the board, in the order of the text."""
        people = set(getattr(self.rules, "people", ()))
        named = [figure.name for place in self.places for figure in self.figures(place)]
        return [name for name in dict.fromkeys(named) if name in people]


def mark_named_cards(state: State, given: Mapping[str, object]) -> None:
    """Set the cards that a position names on top of piles as known to everybody."""
    cards = state.cards
    known = cards.known.copy()
    everyone = (cards.spectators << 1) - 1
    for pile, count in _named_tops(given):
        for card in cards.piles.get(pile, [])[::-1][:count]:
            known[card] |= everyone
    cards.known = known


def _named_tops(given: Mapping[str, object]) -> list[tuple[str, int]]:
    """Return the piles whose top cards a position names, with the number of these cards."""
    found: list[tuple[str, int]] = []
    for key in ("decks", "next"):
        piles = given.get(key)
        if isinstance(piles, dict):
            found.extend((str(pile), len(faces)) for pile, faces in piles.items() if isinstance(faces, list))
    for pile in ("deck", "invasion"):
        faces = given.get(pile)
        if isinstance(faces, list):
            found.append((pile, len(faces)))
    return found


def read_position(text: str, game: str = "") -> TablePosition:
    """Parse the text of a position; its game is named in it (`game = zombiland`) or given.

    Raise `BadPosition` with the line that cannot be read.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise BadPosition(f"a position has at most {MAX_TEXT_LENGTH:,} characters, not {len(text):,}")
    if text.count("\n") + text.count("|") > MAX_LINES:
        raise BadPosition(f"a position has at most {MAX_LINES} lines")
    named = re.search(rf"(?:^|[\n|])\s*{GAME_KEY}\s*=\s*(\w+)\s*(?=[\n|]|$)", text)
    name = named[1] if named else game
    if not name:
        raise BadPosition(
            f"the text does not name its game; begin with `{GAME_KEY} = {'|'.join(horda.games.games())}`"
        )
    try:
        rules = horda.games.game(name)
    except UnknownGame as error:
        raise BadPosition(str(error)) from error
    given = parse_position(rules, text)
    given.pop(GAME_KEY, None)
    return TablePosition(name, given)


def position_of(state: State, seat: int | None = None, *, open_hands: bool = False) -> TablePosition:
    """Return a position of a match as a seat (None: a spectator) knows it; the rest stays unknown.

    With `open_hands`, everything that any player knows is included.
    """
    mask = -1 if open_hands else state.bit(seat)
    known = _redeal_unknown(state) if open_hands else state.determinise(seat, Dice(0))
    given = known.game.position(known, mask)
    position = TablePosition(state.game.id, given)
    details = differing_details(known, position.rules.lay_position(given), mask)
    return position.set(DETAILS, details) if details else position


def _redeal_unknown(state: State) -> State:
    """Return a state in which the cards that nobody at the table knows are dealt again."""
    new = state.clone()
    new.replace_cards(new.cards.reimagine(-1, Dice(0)))
    new.script = []
    new.forget_history()
    return new


def playable_state(position: TablePosition, seed: int | str) -> State:
    """Return the state of a position with its own dice and all unknown cards dealt at random.

    Players know the cards that they hold.
    """
    state = position.state()
    dice = Dice(seed)
    cards = state.cards
    state.replace_cards(cards.reimagine(-1, dice))
    known = cards.known.copy()
    for pile, numbers in cards.piles.items():
        for card in numbers:
            known[card] = known[card] or cards.audience[pile]
    cards.known = known
    state.chance = mix_bits(next_state(dice.below(1 << 62)))
    state.offer = None
    return state
