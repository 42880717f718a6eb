"""Transcripts of matches: choices, prompts, events and random numbers, independent of how a state is stored.

A record has the choices as text and, for each decision, one character for each part of the transcript, taken from a
hash of that part up to the decision. So the first decision at which a replay differs is found.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from tests.properties.tables import Setting, random_choice

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.engine.steps import Prompt
from horda.games.zombicide.events.events import GateOpened

FOLDER = Path(__file__).resolve().parent.parent / "recorded" / "transcripts"
PARTS = ("offers", "prompt", "events", "chance")
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
"""Alphabet for hashes: each part's hash is recorded as one character per decision, and in full at the end."""
SHOWN = 16
SEED = 1

Record = dict[str, Any]
"""A recorded match as JSON."""


def choice_record(choice: Choice) -> dict[str, object]:
    """Return a choice with the names that the recordings use."""
    return {"seat": choice.seat, "do": choice.verb, **dict(choice.args)}


class Transcript:
    """The transcript of a match, written while it is played."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.state = setting.new(seed)
        self.heard = 0
        """Number of events read so far."""
        self.hashes = {part: hashlib.sha256() for part in PARTS}
        self.parts: dict[str, bytes] = {}
        """The JSON text of each part at the current decision."""

    def listen(self) -> str:
        """Add the current decision to the hashes; return one character for each part."""
        s = self.state
        self.parts = {
            "offers": msgspec.json.encode([choice_record(choice) for choice in s.all_choices()]),
            "prompt": msgspec.json.encode(self._prompts()),
            "events": msgspec.json.encode(self._events()),
            "chance": msgspec.json.encode(s.chance),
        }
        self.heard += len(s.events(self.heard))
        signs = ""
        for part, total in self.hashes.items():
            total.update(self.parts[part] + b"\n")
            signs += SIGNS[total.digest()[0] % len(SIGNS)]
        return signs

    def _prompts(self) -> list[object]:
        """Return the prompt of each seat and of the spectators."""
        s = self.state
        prompts = [s.prompt(viewer) for viewer in [*range(s.seats), None]]
        return [None if prompt is None else self._prompt_record(prompt) for prompt in prompts]

    def _prompt_record(self, prompt: Prompt) -> dict[str, object]:
        """Return a question with the names that the recordings use.

        There, attacks and misses were dealt by number, a team alone was the first of several, and prompts did
        not say whether a card has to be moved, which cards follow it, or how many are handed out.
        """
        asked: dict[str, Any] = {**prompt.as_json()}
        s: Any = self.state
        if prompt.name == "Arrange":
            del asked["must"], asked["then"]
        if prompt.name == "HandOut":
            del asked["number"], asked["count"]
        if prompt.name == "ShareOut":
            asked["team"] = asked["team"] or 1
        if prompt.name == "AssignMisses":
            given = [s.roster.index(survivor) for survivor in asked["sharers"]]
            asked = {"given" if name == "sharers" else name: asked[name] for name in asked} | {"given": given}
        if prompt.name == "ShareAttacks":
            asked["given"] = [
                number
                for survivor, zombie in zip(asked.pop("sharers"), asked.pop("zombies"), strict=True)
                for number in (s.roster.index(survivor), s.edition.kind_number[zombie])
            ]
        return asked

    def _events(self) -> list[object]:
        """Return the events since the last decision, each with the seats that may know all of it.

        The recordings do not say who opened a door.
        """
        s = self.state
        viewers = [*range(s.seats), None]
        shown = [s.events_for(viewer, self.heard) for viewer in viewers]
        return [
            [
                event.as_json()[:3] if isinstance(event, GateOpened) else event.as_json(),
                [viewer for viewer, seen in zip(viewers, shown, strict=True) if seen[at] == event],
            ]
            for at, event in enumerate(s.events(self.heard))
        ]

    def ends(self) -> dict[str, str]:
        """Return the full hash of each part."""
        return {part: total.hexdigest()[:SHOWN] for part, total in self.hashes.items()}

    def result(self) -> dict[str, object] | None:
        """Return the result of the match, or None while it is not over."""
        found = self.state.result
        return (
            None
            if found is None
            else {"winners": [*found.winners], "scores": [*found.scores], "why": found.why}
        )


def record_match(setting: Setting, seed: int = SEED) -> Record:
    """Play a random match at a setting and record its transcript."""
    transcript, rng = Transcript(setting, seed), Dice(f"tale {seed}")
    choices: list[str] = []
    signs = transcript.listen()
    while not transcript.state.over:
        choice = random_choice(transcript.state, rng)
        choices.append(choice.text())
        transcript.state.apply(choice)
        signs += transcript.listen()
    return {
        "seats": setting.seats, "options": dict(setting.options), "seed": seed, "choices": choices,
        "signs": signs, "ends": transcript.ends(), "result": transcript.result(),
    }  # fmt: skip


@dataclass
class Difference:
    """The first decision at which a replayed match differs from its record."""

    decision: int
    """The number of choices made before the difference."""
    parts: tuple[str, ...]
    """The parts of the transcript that differ."""
    made: str
    """The last choice before the difference."""
    recorded: str
    """The choice that the record makes here."""
    now: str
    """The text of these parts in the replay."""

    def __str__(self) -> str:
        return (
            f"decision {self.decision}: {', '.join(self.parts)} not as recorded, after `{self.made}` "
            f"and before `{self.recorded}`; now {self.now}"
        )


def difference(setting: Setting, record: Record) -> Difference | None:
    """Replay a recorded match; return the first decision at which the transcript differs, if any."""
    transcript = Transcript(setting, record["seed"])
    choices: list[str] = record["choices"]
    signs: str = record["signs"]
    for number, text in enumerate([*choices, ""]):
        now = transcript.listen()
        then = signs[number * len(PARTS) : (number + 1) * len(PARTS)]
        parts = tuple(part for part, one, other in zip(PARTS, now, then, strict=True) if one != other)
        choice = like(transcript.state, text)
        if choice is None and text and "offers" not in parts:
            parts = ("offers", *parts)
        if parts:
            return _difference_at(transcript, number, parts, choices)
        if choice is not None:
            transcript.state.apply(choice)
    ends, result = transcript.ends(), transcript.result()
    parts = tuple(part for part in PARTS if ends[part] != record["ends"][part])
    if result != record["result"]:
        parts = (*parts, "result")
    return _difference_at(transcript, len(choices), parts, choices) if parts else None


def like(s: State, text: str) -> Choice | None:
    """Return the open choice with this text."""
    return next((choice for choice in s.all_choices() if choice.text() == text), None)


def _difference_at(
    transcript: Transcript, number: int, parts: tuple[str, ...], choices: list[str]
) -> Difference:
    made = choices[number - 1] if number else "the beginning"
    then = choices[number] if number < len(choices) else "the end"
    now = {
        part: transcript.parts[part].decode() if part in transcript.parts else transcript.result()
        for part in parts
    }
    return Difference(number, parts, made, then, str(now))


def table_of(game: str, record: Record) -> Setting:
    """Return the setting at which a record was made."""
    return Setting(game, record["seats"], tuple(record["options"].items()))


def read(game: str) -> Record:
    """Return the recordings of a game: its rules version, and the matches by setting."""
    found: Record = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


def file_text(version: int, matches: dict[str, Record]) -> str:
    """Return the text of a file of recordings, one match per line."""
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(transcript)}" for name, transcript in matches.items()
    )
    return f'{{"version": {version}, "matches": {{\n{lines}\n}}}}\n'
