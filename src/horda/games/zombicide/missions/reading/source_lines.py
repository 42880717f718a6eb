"""Line numbers of mission file entries, and hints for unknown words."""

# horda: interpreted, because only the reading of files needs it

from __future__ import annotations

from horda.engine.content.errors import BadContent, hint_for
from horda.engine.content.typed_yaml import Where


class Locator:
    """Finds the line of a path in a file, for error messages."""

    def __init__(self, name: str, lines: Where) -> None:
        self.name = name
        self.lines = lines

    def line(self, path: str) -> int:
        """Return the line of a path, or of the nearest enclosing part that is in the file."""
        while path and path not in self.lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.lines.get(path, 1)

    def error(self, path: str, message: str, what: str, **about: str | int) -> BadContent:
        """Return an error at a path of the file, with its English message, its id, and the values of the message."""
        found = BadContent(message, what, at=(self.name, self.line(path)), **about)
        found.part = path
        return found


nearest = hint_for
"""The function that makes a hint for an unknown word: the most similar known word, or a list of known ones."""
