"""The differences between two versions of a mission in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from horda.lab.missions.changes import MissionChange
from horda.locale import Words


def change_sentences(changes: Iterable[MissionChange], words: Words) -> list[str]:
    """Return a sentence for each difference; `words` are those of the game with the catalogue `lab`."""
    return [words.say(f"lab-change-{one.kind}", **_values(one, words)) for one in changes]


def _values(change: MissionChange, words: Words) -> dict[str, str | int]:
    about: dict[str, str | int] = {**change.about}
    if "token" in about:
        about["token"] = words.name("token", about["token"])
        about["of"] = about["colour"] or "none"
        about["colour"] = words.name("colour", about["colour"]) if about["colour"] else ""
    if "zombie" in about:
        about["zombie"] = words.name("zombie", about["zombie"])
    if "edge" in about:
        about["edge"] = words.say(f"lab-edge-{about['edge']}")
    return about
