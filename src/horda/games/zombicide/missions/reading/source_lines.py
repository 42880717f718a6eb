"""Line numbers of mission file entries, and hints for unknown words."""

# horda: interpreted, because only the reading of files needs it

from __future__ import annotations

from horda.engine.content.errors import BadContent, hint_for
from horda.engine.content.typed_yaml import Where


class Locator:
    """Says where in a file something stands, so that an error can name its line."""

    def __init__(self, name: str, lines: Where) -> None:
        self.name = name
        self.lines = lines

    def line(self, path: str) -> int:
        """Return the line of a part, or of the nearest part around it that the file has."""
        while path and path not in self.lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.lines.get(path, 1)

    def error(self, path: str, message: str, what: str, **about: str | int) -> BadContent:
        """Return the error at a part of the file: its English text, its id, and the values of its sentence."""
        found = BadContent(message, what, at=(self.name, self.line(path)), **about)
        found.part = path
        return found


nearest = hint_for
"""A hint for a word that is not known."""
