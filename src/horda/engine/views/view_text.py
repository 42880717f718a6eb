"""A text form of the view of a seat or a spectator, without its empty parts."""

from __future__ import annotations

from typing import Final

import msgspec

from horda.engine.state import State

LEFT_OUT: Final = ("options", "places", "piles", "track", "order")


def view_text(s: State, seat: int | None = None) -> str:
    """Return the view of a seat (None: the spectators) as text, one line for each part."""
    shown = msgspec.to_builtins(s.view(seat))
    assert isinstance(shown, dict)
    lines: list[str] = [f"{s.game.title}, round {s.round}"]
    for name, value in shown.items():
        if name in LEFT_OUT or _is_empty(value):
            continue
        if isinstance(value, list | tuple) and isinstance(value[0], dict):
            lines.append(f"{name}:")
            lines.extend(f"  {_words(one)}" for one in value)
        else:
            lines.append(f"{name}: {_words(value)}")
    return "\n".join(lines)


def _is_empty(value: object) -> bool:
    return value is None or value is False or value in ("", [], (), {})


def _words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(part)}" for name, part in value.items() if not _is_empty(part))
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_words, value)) + "]"
    return str(value)
