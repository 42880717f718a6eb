"""Write the classes that hold the fields of states: src/horda/games/*/layout.py, from each `fields.py`.

usage: python3 tools/generate/layout.py [--check]

A field is declared once, in `fields.py`. The generated layout has typed attributes, initial values and the
copying that cloning consists of. It is written out, since compiled classes have neither annotations nor
`vars`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from horda.engine.fields import Field, Shared

GAMES = Path(__file__).resolve().parents[2] / "src" / "horda" / "games"
HEAD = '''\
"""The fields of a state, generated from `fields.py` by `make layout`. Do not edit: declare them there."""

from __future__ import annotations
'''
CLASS = '''

class Layout(State):
    """The fields of this family's states, in addition to those of every state."""

'''


def families() -> list[str]:
    """Return the packages of games that declare fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def layout(family: str) -> str:
    """Return the text of a family's `layout.py`."""
    home = import_module(f"horda.games.{family}.fields")
    fields: tuple[Field, ...] = home.FIELDS
    shared: tuple[Shared, ...] = getattr(home, "SHARED", ())
    imports: dict[str, str] = getattr(home, "IMPORTS", {})
    parts = [HEAD]
    if imports:
        parts.append("\nfrom typing import TYPE_CHECKING\n")
    parts.append("\nfrom horda.engine.state import State\n")
    if imports:
        parts.append("\nif TYPE_CHECKING:\n")
        by_home = sorted((where, name) for name, where in imports.items())
        parts.extend(f"    from {where} import {name}\n" for where, name in by_home)
    parts.append(CLASS)
    every: list[Field | Shared] = [*shared, *fields]
    for one in every:
        parts.append(f"    {one.name}: {type_of(one)}\n")
        if one.says:
            parts.append(f'    """{one.says}"""\n')
    parts.extend(_first_values(fields))
    parts.extend(_copy_lines(every))
    return "".join(parts)


def type_of(one: Field | Shared) -> str:
    """Return the type of a field, as Python source."""
    if isinstance(one, Shared):
        return one.held
    return f"list[{one.is_a.held}]" if one.by else one.is_a.held


def _first_values(fields: Iterable[Field]) -> list[str]:
    sizes = sorted({index.size for field in fields for index in field.by if index.size})
    lines = [
        "\n    def first_values(self, sizes: dict[str, int]) -> None:\n",
        '        """Set every field to its initial value."""\n',
        *(f'        {size} = sizes["{size}"]\n' for size in sizes),
    ]
    return [*lines, *(f"        self.{field.name} = {first(field)}\n" for field in fields)]


def first(field: Field) -> str:
    """Return the initial value of a field, as Python source."""
    held_in = field.is_a.held
    value = (
        "{}"
        if held_in.startswith("dict")
        else "[]"
        if held_in.startswith("list")
        else _source_of(field.first)
    )
    if not field.by:
        return value
    sizes = [index.size for index in field.by]
    if not all(sizes):
        return "[]"
    return f"[{value}] * {sizes[0]}" if len(sizes) == 1 else f"[{value}] * ({' * '.join(sizes)})"


def _source_of(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _copy_lines(every: Iterable[Field | Shared]) -> list[str]:
    lines = [
        "\n    def copy_into(self, new: Layout) -> None:\n",
        '        """Copy the fields into `new`: lists are shared, since they are never changed in place."""\n',
    ]
    for one in every:
        copied = ".copy()" if isinstance(one, Field) and one.changed else ""
        lines.append(f"        new.{one.name} = self.{one.name}{copied}\n")
    return lines


def main() -> None:
    """Write the layouts; with `--check`, only report which are out of date."""
    stale: list[str] = []
    for family in families():
        path, text = GAMES / family / "layout.py", layout(family)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(family)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"not as `fields.py` declares: {', '.join(stale)}; run `make layout`")
    print(f"layouts written: {', '.join(stale) or 'none, all are as declared'}")


if __name__ == "__main__":
    main()
