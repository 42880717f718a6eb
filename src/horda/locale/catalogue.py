"""The Fluent files: which exist, and their texts."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDERS: list[Traversable] = [files(__package__)]
"""Where `<language>/<game>.ftl` is looked for; a game from elsewhere adds the folder of its words."""
COMMON = "common"


def kebab(name: str) -> str:
    """A name as it stands in an id: `CardDrawn` and `card_drawn` are both `card-drawn`."""
    parts: list[str] = []
    for at, sign in enumerate(name):
        if sign.isupper() and at and (name[at - 1].islower() or name[at - 1].isdigit()):
            parts.append("-")
        parts.append(sign)
    return "".join(parts).replace("_", "-").replace(" ", "-").lower()


def source(lang: str, name: str) -> str:
    """The text of `<lang>/<name>.ftl`; empty where there is none."""
    for folder in FOLDERS:
        found = folder / lang / f"{name}.ftl"
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return ""


def catalogues(lang: str) -> list[str]:
    """The names of all Fluent files of a language."""
    return sorted(
        found.name.removesuffix(".ftl")
        for folder in FOLDERS
        if (folder / lang).is_dir()
        for found in (folder / lang).iterdir()
        if found.name.endswith(".ftl")
    )
