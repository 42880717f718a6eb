"""Language models as agents: a prompt with everything that a seat knows, and an answer in plain text."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Callable, Sequence

from horda.agents.agent import DECISION_TIMEOUT_S, AgentFailed, AgentLate, AgentTally
from horda.agents.match import AgentMatch
from horda.agents.records import AgentAnswer, OfferedAction, RefusedAction
from horda.agents.seat import Seat
from horda.rulebook import rulebook

Complete = Callable[[str], str]
"""A language model: it takes a prompt and returns its answer."""
MAX_ANSWER = 200_000
"""Most characters of an answer; longer ones are refused."""
NUMBER = re.compile(r"(?<![\w.-])\d{1,6}(?![\w-]|\.\d)")


class TextAgent:
    """An agent that is a function from a prompt to an answer; the last number on the last line is its choice."""

    def __init__(self, complete: Complete) -> None:
        self.tally = AgentTally()
        self._complete = complete

    def begin(self, match: AgentMatch) -> None:
        """Do nothing: every prompt is complete."""

    def answer(self, seat: Seat, refused: RefusedAction | None, attempts_left: int) -> AgentAnswer:
        """Return the choice that the model names."""
        prompt = prompt_for(seat)
        if refused is not None:
            prompt += (
                f"\nYour last answer was not legal: {refused.why}. "
                f"Attempts left, this one included: {attempts_left + 1}.\n"
            )
        text = self._complete(prompt)
        self.tally.sent += len(prompt)
        self.tally.received += len(text)
        return AgentAnswer(number=number_in(text[:MAX_ANSWER]))

    def end(self, match: AgentMatch) -> None:
        """Do nothing: the model needs no notice of the end."""

    def close(self) -> None:
        """Do nothing: a function holds no resources."""


def number_in(text: str) -> int | None:
    """Return the last number on the last line of an answer; None if there is none."""
    lines = [line for line in text.splitlines() if line.strip()]
    found = NUMBER.findall(lines[-1]) if lines else []
    return int(found[-1]) if found else None


def prompt_for(seat: Seat) -> str:
    """Return the prompt: the game, the seat's knowledge and choices, and the form of the answer."""
    book, lang = rulebook(seat.game), seat.words.lang
    game = f"{book.title.in_language(lang)}. {book.summary.in_language(lang)}"
    how = "Think as long as you like. Put only the number of your choice on the last line."
    return f"{game}\n\n{position_of(seat)}\n\n{how}"


def position_of(seat: Seat) -> str:
    """Return the seat's knowledge and choices as text, with numbered choices."""
    parts = [
        f"You play seat {seat.seat} of {seat.seats} ({seat.words.seat(seat.seat)}).",
        _part("Mission", seat.goals()),
        _part("Board: each place with those beside it", _board(seat)),
        f"# Position\n{seat.view_text()}",
        _part("What happened since your last decision", seat.events()),
        f"# Question\n{seat.question}",
        _part("Choices", [line_of(action) for action in seat.actions()]),
    ]
    return "\n\n".join(part for part in parts if part)


def line_of(action: OfferedAction) -> str:
    """Return a choice as a line: its number, its words, its cost, risks and chances."""
    notes: list[str] = []
    if action.price is not None:
        notes.append(f"actions: {action.price}")
    notes += [word for word, is_so in (("noisy", action.noisy), ("no target", action.futile)) if is_so]
    if action.loses:
        notes.append("loses the match")
    notes += [f"{outcome}: {chance:.0%}" for outcome, chance in action.chances.items()]
    return f"{action.number}. {action.text}" + (f" ({', '.join(notes)})" if notes else "")


def _part(title: str, lines: Sequence[str]) -> str:
    return "\n".join([f"# {title}", *lines]) if lines else ""


def _board(seat: Seat) -> list[str]:
    return [f"{way.place}{f' ({way.kind})' if way.kind else ''}: {', '.join(way.to)}" for way in seat.ways()]


def command_model(command: str, seconds: float = DECISION_TIMEOUT_S) -> Complete:
    """Return a model that is a command: it reads the prompt from its input and prints the answer."""

    def complete(prompt: str) -> str:
        try:
            done = subprocess.run(
                shlex.split(command),
                input=prompt,
                capture_output=True,
                text=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as problem:
            raise AgentLate from problem
        except OSError as problem:
            raise AgentFailed(command, str(problem)) from problem
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or ["it printed no error"]
            raise AgentFailed(command, f"it ended with code {done.returncode}: {last[0]}")
        return done.stdout

    return complete
