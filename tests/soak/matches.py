"""Bouts of random matches at every setting: pieces are conserved, saves and undo restore states, views leak nothing."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

from tests.properties.tables import LONGEST, every_setting, random_choice
from tests.soak.counting import Counts

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.saves.save import BadSave
from horda.engine.state import State

COUNTED_EVERY = 10
CLOSELY_EVERY = 97
VIEWED_EVERY = 5


def play(seed: int, seconds: float, folder: Path) -> Counts:
    """Play matches one after the other, each at another setting."""
    counts: Counts = Counter()
    settings, until, number = every_setting(), time.monotonic() + seconds, 0
    while time.monotonic() < until:
        setting = settings[(seed * 31 + number * 7) % len(settings)]
        one(setting.new(seed * 1000 + number), Dice(f"soak {seed} {number}"), counts, until)
        number += 1
    return counts


def one(state: State, rng: Dice, counts: Counts, until: float) -> None:
    """Play one match to its end, or until the time is up."""
    counts["matches"] += 1
    for number in range(LONGEST):
        if state.over or number % COUNTED_EVERY == 0:
            wrong = state.game.violations(state)
            assert not wrong, f"{state.game.id}, decision {number}: {'; '.join(wrong)}"
        if state.over:
            counts["matches ended"] += 1
            return
        if time.monotonic() > until:
            return
        choice = random_choice(state, rng)
        if number % VIEWED_EVERY == 0:
            look(state, rng, counts)
        if number % CLOSELY_EVERY == 0:
            look_closely(state, choice)
        state.apply(choice)
        counts["decisions"] += 1
    counts["endless"] += 1


def look(state: State, rng: Dice, counts: Counts) -> None:
    """Check that a state imagined for a viewer gives this viewer the same view as the real state."""
    viewer = rng.below(state.seats + 1)
    seat = None if viewer == state.seats else viewer
    imagined = state.determinise(seat, rng)
    counts["differential views"] += 1
    same = imagined.view(seat) == state.view(seat)
    if seat is not None:
        same = same and imagined.choices(seat) == state.choices(seat)
    if not same:
        counts["leaks"] += 1
        where = f"{state.game.id}, decision {len(state.moves)}, seen by {seat}"
        sys.stderr.write(f"{where}:\n  {state.view(seat)}\nimagined:\n  {imagined.view(seat)}\n")


def look_closely(state: State, choice: Choice) -> None:
    """Check that a save restores an equal state, and that undo restores the state before a choice."""
    loaded = state.game.from_json(state.to_json())
    assert loaded == state, "a save came back different"
    there = state.clone()
    there.apply(choice)
    there.undo(consent=True)
    assert there == state, "taking back led elsewhere"


def spoil_saves(seed: int, seconds: float, folder: Path) -> Counts:
    """Damage characters of saves: each damaged save is refused with a message, or loads as the same match."""
    counts: Counts = Counter()
    settings, until, number = every_setting(), time.monotonic() + seconds, 0
    while time.monotonic() < until:
        rng = Dice(f"spoilt {seed} {number}")
        state = settings[(seed * 13 + number * 5) % len(settings)].new(seed + number)
        for _ in range(rng.below(60)):
            if not state.over:
                state.apply(random_choice(state, rng))
        whole = state.to_json()
        for _ in range(40):
            spoil(state, whole, rng, counts)
        number += 1
    return counts


def spoil(state: State, whole: str, rng: Dice, counts: Counts) -> None:
    """Damage one save and try to open it."""
    counts["spoilt saves"] += 1
    at = rng.below(len(whole))
    sort = rng.below(3)
    if sort == 0:
        text = whole[:at] + chr(32 + rng.below(95)) + whole[at + 1 :]
    elif sort == 1:
        text = whole[:at]
    else:
        end = min(len(whole), at + 1 + rng.below(200))
        text = whole[:at] + whole[end:]
    try:
        loaded = state.game.from_json(text)
    except BadSave:
        counts["spoilt saves refused"] += 1
        return
    # A save that still opens must be the same one: its checksum covers everything.
    if loaded != state:
        counts["broken"] += 1
