"""What is wrong with a file of content: in English for programs, and by name for people."""

# horda: interpreted, because only the reading of files needs it

from __future__ import annotations

from difflib import get_close_matches


class BadContent(ValueError):
    """A file of content that cannot be used: where, what is wrong, and how to mend it.

    Its text is English; `what` and `about` say the same in any language (words: `cli-mission-<what>`).
    What a person writes, a mission or a club's file, always has a `what`. Decks, boards and skills of the
    package have none: only who changes the package can break them, and the text names the file and the card.
    """

    def __init__(
        self, told: str, what: str = "", *, at: tuple[str, int] = ("", 0), **about: str | int
    ) -> None:
        file, line = at
        super().__init__(f"{file}:{line}: {told}" if file else told)
        self.told = told
        """What is wrong, without where."""
        self.what = what
        self.about = about
        self.file = file
        self.line = line
        self.more = 0
        """How many other things are wrong."""


class NearestHint(str):
    """A hint for a word that is not known: the nearest that is, or all of them."""

    near: str
    known: str


def hint_for(word: str, known: list[str], most: int = 40) -> NearestHint:
    """What may have been meant by a word."""
    found = get_close_matches(word, known, 1)
    near, listed = found[0] if found else "", ", ".join(known[:most])
    told = f"did you mean `{near}`?" if near else f"known: {listed}" if known else "there are none"
    hint = NearestHint(told)
    hint.near, hint.known = near, listed
    return hint
