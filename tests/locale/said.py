"""What every game's words are held to: names that differ, texts that are sentences, names as published."""

import re
from collections.abc import Sequence

from horda.locale import Words


def are_named_apart(words: Words, kind: str, values: Sequence[str]) -> bool:
    """Whether all of a kind have names, and no two the same."""
    said = [words.name(kind, value) for value in values]
    return len(set(said)) == len(said)


def badly_told(words: Words, kind: str, values: Sequence[str]) -> list[str]:
    """Those of a kind whose text is no sentence."""
    texts = {value: words.text(kind, value) for value in values}
    return [value for value, text in texts.items() if not text.endswith((".", "!")) or "  " in text]


def slug(name: str) -> str:
    """The id of a skill from its published name."""
    plain = name.lower().replace("+", "plus ").replace("&", "and").replace("-", " ").replace("'", "")
    return "_".join(re.findall(r"[a-z0-9]+", plain))
