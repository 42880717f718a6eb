"""Access to the Fluent files: their names and their texts.

The files of Horda are in this package, as `<language>/<game>.ftl`; a game from elsewhere has its files in its own
package, as `words/<language>.ftl`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from horda.games import folder_of, game_packages

HERE = files(__package__)
WORDS = "words"
"""The folder with the texts in a game's package."""
COMMON = "common"
CLI = "cli"
"""The catalogue of the command line; clients are built without it."""


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """Return a name in the form of message ids: `card-drawn` for `CardDrawn` and `card_drawn`."""
    parts: list[str] = []
    for at, sign in enumerate(name):
        if sign.isupper() and at and (name[at - 1].islower() or name[at - 1].isdigit()):
            parts.append("-")
        parts.append(sign)
    return "".join(parts).replace("_", "-").replace(" ", "-").lower()


def source(lang: str, name: str) -> str:
    """Return the text of `<lang>/<name>.ftl`, or of the file in a game's package; empty if there is none."""
    found = HERE / lang / f"{name}.ftl"
    if found.is_file():
        return found.read_text(encoding="utf-8")
    folder = folder_of(name)
    own = folder / WORDS / f"{lang}.ftl" if folder else None
    return own.read_text(encoding="utf-8") if own and own.is_file() else ""


def catalogues(lang: str) -> list[str]:
    """Return the names of all Fluent files of a language."""
    ours = [path.name.removesuffix(".ftl") for path in (HERE / lang).iterdir() if path.name.endswith(".ftl")]
    brought = [name for name in game_packages() if name not in ours and _has_words(lang, name)]
    return sorted([*ours, *brought])


def _has_words(lang: str, name: str) -> bool:
    folder = folder_of(name)
    return folder is not None and (folder / WORDS / f"{lang}.ftl").is_file()
