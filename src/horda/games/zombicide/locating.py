"""Where in a file something stands, and hints for words that are not known."""

# horda: interpreted, because only the reading of files needs it

from __future__ import annotations

from difflib import get_close_matches

from horda.engine.content import BadContent, Where


class Locator:
    """Says where in a file something stands, so that an error can name its line."""

    def __init__(self, name: str, lines: Where) -> None:
        self.name = name
        self.lines = lines

    def line(self, path: str) -> int:
        """The line of a part, or of the nearest part around it that the file has."""
        while path and path not in self.lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.lines.get(path, 1)

    def error(self, path: str, problem: str) -> BadContent:
        """The error for a part of the file."""
        return BadContent(f"{self.name}:{self.line(path)}: {problem}")


def nearest(word: str, known: list[str]) -> str:
    """A hint for a word that is not known."""
    near = get_close_matches(word, known, 1)
    if near:
        return f"did you mean `{near[0]}`?"
    return f"known: {', '.join(known[:40])}" if known else "there are none"
