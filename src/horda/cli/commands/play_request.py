"""What a person wants to play, said before anything of a game is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from horda.cli import late
from horda.cli.context import Desk


@dataclass(frozen=True)
class PlayWish:
    """What the command line says about the match."""

    game: str | None
    seats: int | None
    who: Sequence[str]
    options: Sequence[str]
    seed: str | None
    resume: bool
    playouts: int | None = None
    think: float | None = None
    """Seconds that a bot may think."""
    advice: bool = False
    """Whether everybody at the screen may ask for advice."""


def grant(desk: Desk, wish: PlayWish) -> None:
    """`horda play`: a word at once, for games take a moment to load; then the table."""
    desk.say("cli-setting-up", "dim")
    late.play_at_table(desk, wish)
