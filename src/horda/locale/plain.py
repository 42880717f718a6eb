"""Plain messages: one line of text and variables, formatted without Fluent.

Loading Fluent takes as long as the rest of a command, and most messages of a command select and count
nothing. A message that is not certainly plain is left to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from horda.locale.catalogue import source

A_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *=(.*)", re.ASCII)
AN_ATTRIBUTE = re.compile(r" *\.([a-zA-Z][\w-]*) *=(.*)", re.ASCII)
ENTRY_START = re.compile(r"[a-zA-Z#-]")
"""The start of a line after which attributes belong to another entry; a bracket at the edge does not count."""
MESSAGE_END = re.compile(r"[a-zA-Z#-]| *\.[a-zA-Z]")
"""The start of a line that ends the previous message; every other line may continue it."""
A_VARIABLE = re.compile(r"{ *\$([a-zA-Z][\w-]*) *}", re.ASCII)


@cache
def plain_messages(lang: str, name: str) -> Mapping[str, str | None]:
    """Return the messages of a file, and their attributes as `id.attribute`; None for one that is not plain."""
    found: dict[str, str | None] = {}
    for key, text in _entries(source(lang, name)):
        found.setdefault(key, text)
    return found


def _entries(text: str) -> Iterator[tuple[str, str | None]]:
    lines = [line for line in text.split("\n") if line.strip()]
    message = ""
    for line, after in zip(lines, [*lines[1:], "#"], strict=True):
        if begun := A_MESSAGE.fullmatch(line):
            message = key = begun[1]
        elif ENTRY_START.match(line):
            message = ""
            continue
        elif message and (begun := AN_ATTRIBUTE.fullmatch(line)):
            key = f"{message}.{begun[1]}"
        else:
            continue
        text = begun[2].strip()
        is_plain = text and MESSAGE_END.match(after) and not set("{}") & set(A_VARIABLE.sub("", text))
        yield key, text if is_plain else None


def fill_plain(text: str, args: Mapping[str, object]) -> str | None:
    """Return a plain message with its variables; None if one is missing or is not text, which is left to Fluent."""
    if all(isinstance(args.get(name), str) for name in A_VARIABLE.findall(text)):
        return A_VARIABLE.sub(lambda found: str(args[found[1]]), text)
    return None
