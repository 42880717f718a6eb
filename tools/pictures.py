"""Draw the pictures of the terminal that the README and the manual show: `python3 tools/pictures.py`.

Each is the real screen of a real match, played by bots from a fixed seed up to an interesting moment.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import horda
from horda.bots import bot
from horda.cli.context import CliContext
from horda.cli.terminal.screen import Screen
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "_static"
WIDTH = 110


@dataclass(frozen=True)
class Picture:
    """A picture to draw: the match, the language, and the question to stop at."""

    name: str
    game: str
    lang: str
    seats: int
    seed: int
    ask: str
    round: int


PICTURES = (
    Picture("zombiland-en", "zombiland", "en", 4, 11, "FightCards", 6),
    Picture("zombiland-es", "zombiland", "es", 4, 11, "FightCards", 6),
)


def play_to_moment(picture: Picture) -> tuple[State, int, int]:
    """Return the match at the picture's moment, the seat that decides, and the number of events at its last turn."""
    state = horda.game(picture.game).new(seats=picture.seats, seed=picture.seed)
    player, rng = bot("heuristic", picture.game), Dice("picture")
    turn, since = state.turn, 0
    while not state.over:
        if state.turn != turn:
            turn, since = state.turn, len(state.log) - 1
        seat, prompt = state.deciders[0], state.prompt(None)
        many = len(state.choices(seat)) > 2
        if prompt and prompt.name == picture.ask and state.round >= picture.round and many:
            return state, seat, since
        state.apply(player.choose(Turn.of(state, seat, rng)))
    raise SystemExit(f"{picture.name}: the match ended before {picture.ask} in round {picture.round}")


def svg_of(out: Console, title: str) -> str:
    """Return the console's output as SVG without external fonts, so that nothing is downloaded."""
    return re.sub(r"@font-face \{.*?\}\s*", "", out.export_svg(title=title), flags=re.DOTALL)


def main() -> None:
    """Draw all pictures."""
    for picture in PICTURES:
        state, seat, since = play_to_moment(picture)
        names = ("Marta", "Quim", "Eva", "Nil", "Pau", "Bruna")[: picture.seats]
        words = CliContext(picture.lang).words_of(horda.game(picture.game), names)
        out = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=False, highlight=False)
        screen = Screen(out, words, picture.game)
        screen.board(state, seat)
        screen.print_events(state.events_for(seat, since), seat)
        screen.question(state, seat, state.choices(seat), state.refusals(seat))
        path = FOLDER / f"{picture.name}.svg"
        path.write_text(svg_of(out, f"horda play {picture.game}"), encoding="utf-8")
        print(f"{path.name}: round {state.round}, {names[seat]} decides")


if __name__ == "__main__":
    main()
