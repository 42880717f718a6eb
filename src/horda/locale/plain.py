"""Messages that are plain: one line of text and variables. They are said without Fluent.

Fluent takes as long to load as the rest of a command, and most of what a command says has nothing in it to
select or to count. What is not certainly plain is left to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from horda.locale.catalogue import source

A_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *=(.*)", re.ASCII)
AN_ATTRIBUTE = re.compile(r" *\.([a-zA-Z][\w-]*) *=(.*)", re.ASCII)
AN_ENTRY = re.compile(r"[a-zA-Z#-]")
"""How a line begins after which attributes are of something else: a bracket at the edge is not such."""
BEGINS = re.compile(r"[a-zA-Z#-]| *\.[a-zA-Z]")
"""How a line begins that ends the message before it; every other line may go on with it."""
A_VARIABLE = re.compile(r"{ *\$([a-zA-Z][\w-]*) *}", re.ASCII)


@cache
def plain_messages(lang: str, name: str) -> Mapping[str, str | None]:
    """The messages of a file, and their attributes as `id.attribute`; None for one that is not plain."""
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
        elif AN_ENTRY.match(line):
            message = ""
            continue
        elif message and (begun := AN_ATTRIBUTE.fullmatch(line)):
            key = f"{message}.{begun[1]}"
        else:
            continue
        said = begun[2].strip()
        is_plain = said and BEGINS.match(after) and not set("{}") & set(A_VARIABLE.sub("", said))
        yield key, said if is_plain else None


def fill_plain(text: str, args: Mapping[str, object]) -> str | None:
    """A plain message with its variables; None where one is missing or is no text: that is for Fluent."""
    if all(isinstance(args.get(name), str) for name in A_VARIABLE.findall(text)):
        return A_VARIABLE.sub(lambda found: str(args[found[1]]), text)
    return None
