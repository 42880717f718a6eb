"""Errors in content files: an English text for developers, and a message id for translation."""

# horda: interpreted, because only the reading of files needs it

from __future__ import annotations

from difflib import get_close_matches


class BadContent(ValueError):
    """Raised for a content file that cannot be used: where, what is wrong, and how to fix it.

    The text is English; `what` and `about` select the translated message (`cli-mission-<what>`). Files that
    users write, such as missions and club files, always have a `what`. Decks, boards and skills of the
    package have none: only a contributor can break them, and the text names the file and the card.
    """

    def __init__(
        self, message: str, what: str = "", *, at: tuple[str, int] = ("", 0), **about: str | int
    ) -> None:
        file, line = at
        super().__init__(f"{file}:{line}: {message}" if file else message)
        self.message = message
        """The English description of the error, without its file and line."""
        self.what = what
        self.about = about
        self.file = file
        self.line = line
        self.part = ""
        """The path of the wrong value in the file, such as `$.tokens[2].at`; empty if the file cannot be parsed."""
        self.other_errors = 0
        """The number of further errors."""


class NearestHint(str):
    """A hint for an unknown word: the nearest known word, or a list of known words."""

    near: str
    known: str


def hint_for(word: str, known: list[str], most: int = 12) -> NearestHint:
    """Return a hint for an unknown word: the nearest known word, else at most `most` known words."""
    found = get_close_matches(word, known, 1)
    more = ", …" if len(known) > most else ""
    near, listed = found[0] if found else "", ", ".join(known[:most]) + more
    text = f"did you mean `{near}`?" if near else f"known: {listed}" if known else "there are none"
    hint = NearestHint(text)
    hint.near, hint.known = near, listed
    return hint
