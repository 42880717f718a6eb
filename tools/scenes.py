"""Matches that bots play up to an interesting moment, for watching or continuing in the browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import horda
from horda.bots import bot
from horda.engine.state import State

DECISIONS = 14
"""Number of decisions in the liveliest part of a match."""
SHOWN = {
    *("AttackRolled", "ZombieKilled", "ZombiesWalked", "ZombiesPlaced"),
    *("HordeArrived", "GateOpened", "ObjectiveTaken"),
}
"""Kinds of events that are interesting to watch."""


@dataclass(frozen=True)
class Scene:
    """A match of heuristic players from a fixed seed, up to a moment that is worth seeing."""

    game: str
    seed: str
    seats: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    question: str = ""
    """Class name of the question at the moment; if empty, the moment is the beginning of the liveliest part."""
    event: str = ""
    """The kind of event to stop before, the first of its kind in the liveliest part."""

    def play(self) -> tuple[State, int, int]:
        """Play the match; return it with the number of decisions before the moment, and the seat that decides then."""
        state = horda.game(self.game).new(seats=self.seats, seed=self.seed, **self.options)
        player, rng = bot("heuristic", self.game), horda.Dice(self.seed)
        questions: list[tuple[str, int]] = []
        kinds: list[set[str]] = []
        seen = len(state.log)
        while not state.over:
            seat = state.deciders[0]
            questions.append((type(state.question()).__name__, seat))
            state.apply(player.choose(horda.Turn.of(state, seat, rng)))
            kinds.append({type(event).__name__ for event in state.log.since(seen)})
            seen = len(state.log)
        at = _last_asked(questions, self.question) if self.question else liveliest_part(kinds)
        if self.event:
            at = next(n for n in range(at, len(kinds)) if self.event in kinds[n])
        return state, at, questions[at][1]


FIGHT = Scene(
    "green_horde", "axe", options={"mission": "the_evil_shrine", "survivors": 6}, event="AttackRolled"
)
"""A fight: the Horde has burst in, and a survivor is about to strike."""
VOTE = Scene("city_of_horror", "night", seats=4, question="Ballot")
"""A vote: a location is attacked, and the players in it vote."""
RING = Scene("zombiland", "ring", seats=4, question="FightCards")
"""A fight against an Encounter, in which the survivor may play cards."""


def _last_asked(questions: list[tuple[str, int]], kind: str) -> int:
    """Return the number of decisions before the last question of a kind in the first two thirds of the match."""
    early = questions[: len(questions) * 2 // 3]
    return max(number for number, (name, _) in enumerate(early) if name == kind)


def liveliest_part(kinds: list[set[str]]) -> int:
    """Return the number of decisions before the most interesting part, which ends before anybody dies."""
    ends = next((number for number, one in enumerate(kinds) if "SurvivorLost" in one), len(kinds))
    counts = [
        sum(len(SHOWN & one) for one in kinds[n : n + DECISIONS]) for n in range(max(1, ends - DECISIONS))
    ]
    return counts.index(max(counts))


@contextmanager
def replay_page(state: State, at: int, seat: int) -> Iterator[str]:
    """Serve the replay of a match and return the address of its page at a decision, as a seat sees it."""
    with tempfile.TemporaryDirectory() as home:
        save = Path(home) / "match.json"
        save.write_text(state.to_json(), encoding="utf-8")
        command = [
            sys.executable,
            "-c",
            "from horda.cli import main; main()",
            "replay",
            str(save),
            "--browser",
        ]
        server = subprocess.Popen(
            [*command, "--seat", str(seat + 1), "--to", str(at)], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            yield f"http://{line.split('http://')[1].split()[0]}"
        finally:
            server.terminate()
            server.wait()
