"""The players of the seats: people with their names, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from horda.bots import BadPlayer, UnknownBot, best_bot, bot, known_bots
from horda.bots.own import absolute_name
from horda.cli.errors import CliError
from horda.engine.game import Game
from horda.engine.state import State
from horda.locale import Words

PERSON = "person"
"""Value of `--seat` for a person at this screen; a name may follow: `person:Ana`."""
TABLE = "table"


@dataclass(frozen=True)
class Sitter:
    """A participant at the table: a person or a bot, with or without a name."""

    bot: str = ""
    name: str = ""

    def text(self) -> str:
        """Return the player in the notation of `--seat`."""
        return self.bot or (f"{PERSON}:{self.name}" if self.name else PERSON)


@dataclass(frozen=True)
class Seating:
    """The players of a match by seat."""

    sitters: tuple[Sitter, ...]
    missing: tuple[Exception, ...] = ()
    """Errors of saved custom players that cannot be loaded; the best bot replaces each."""

    @property
    def people(self) -> list[int]:
        """The numbers of the seats that people play."""
        return [seat for seat, one in enumerate(self.sitters) if not one.bot]

    def names(self, words: Words) -> tuple[str, ...]:
        """Return the names of all players."""
        return tuple(
            one.name or words.say("cli-bot-name" if one.bot else "common-seat", number=seat + 1)
            for seat, one in enumerate(self.sitters)
        )

    def note(self, state: State) -> None:
        """Store the players in the match, so that saves contain them."""
        state.origin = {**state.origin, TABLE: [one.text() for one in self.sitters]}

    @staticmethod
    def of(state: State) -> Seating:
        """Return the players of a saved match; without any, one person and bots."""
        noted = state.origin.get(TABLE)
        texts = [str(one) for one in noted] if isinstance(noted, list) else []
        if len(texts) != state.seats:
            return seating_from_options(state.game, state.seats, ["1=person"])
        sitters: list[Sitter] = []
        missing: list[Exception] = []
        for text in texts:
            try:
                sitters.append(_sitter(state.game, text))
            except (BadPlayer, CliError) as problem:
                missing.append(problem)
                sitters.append(Sitter(best_bot(state.game.id)))
        return Seating(tuple(sitters), tuple(missing))


def seating_from_options(game: Game, seats: int, lines: Sequence[str]) -> Seating:
    """Return the players for `--seat N=WHO`; of the remaining seats, one person has the first and bots the others."""
    sitters: dict[int, Sitter] = {}
    for line in lines:
        number, sign, who = line.partition("=")
        if number.strip() in ("all", "*") and sign:
            sitters |= {seat: _sitter(game, who) for seat in range(seats)}
        elif sign and number.strip().isdigit() and 1 <= int(number) <= seats:
            sitters[int(number) - 1] = _sitter(game, who)
        else:
            raise CliError("seat", line=line, seats=seats)
    if not sitters:
        sitters[0] = Sitter()
    rest = Sitter(best_bot(game.id))
    return Seating(tuple(sitters.get(seat, rest) for seat in range(seats)))


def people_first(game: Game, seats: int, names: Sequence[str]) -> Seating:
    """Return people with these names in the first seats and bots in the others."""
    people = [Sitter(name=name) for name in names[:seats]]
    return Seating((*people, *[Sitter(best_bot(game.id))] * (seats - len(people))))


def _sitter(game: Game, text: str) -> Sitter:
    who, _, name = text.strip().partition(":")
    if who == PERSON:
        return Sitter(name=name.strip())
    try:
        bot(text.strip(), game.id)
    except UnknownBot as problem:
        raise CliError("sitter", text=text, known=", ".join(known_bots(game.id))) from problem
    return Sitter(bot=absolute_name(text.strip()))
