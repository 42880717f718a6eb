"""Sharing of positions: a code that contains the position itself, for the part of a link after `#`."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from horda.engine.views.position import BadPosition
from horda.referee.positions.position import MAX_TEXT_LENGTH, TablePosition, read_position

VERSION = "1"
"""The first character of a code, which identifies the format."""
MAX_CODE_LENGTH = 12_000
"""Most characters of a code; a long match has about 1,500."""
LINK_PATH = "/#/referee/"
LINK = re.compile(r"(?:\S*[#/])?1[A-Za-z0-9_-]{8,}")


def position_code(position: TablePosition) -> str:
    """Return a position as a short code of letters, digits, `-` and `_`."""
    packed = zlib.compress(position.text.encode(), 9, wbits=-15)
    return VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def position_in_code(code: str) -> TablePosition:
    """Return the position in a code or link; raise `BadPosition` if there is none."""
    bare = code.strip().rpartition("#")[2].rpartition("/")[2]
    if len(bare) > MAX_CODE_LENGTH:
        raise BadPosition(f"a link to a position has at most {MAX_CODE_LENGTH:,} characters after `#`")
    if not bare.startswith(VERSION):
        raise BadPosition(
            "this is no link to a position: after `#` there should be a code that begins with 1"
        )
    body = bare.removeprefix(VERSION)
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=-15)
        text = unpacker.decompress(packed, MAX_TEXT_LENGTH)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise BadPosition("the link is cut off, or holds more than a position")
        return read_position(text.decode())
    except (binascii.Error, zlib.error, UnicodeError) as error:
        raise BadPosition("the link is cut off or was changed; copy it whole") from error


def position_link(position: TablePosition, host: str = "") -> str:
    """Return a link that contains the whole position, so that nothing is stored on a server."""
    return f"{host.rstrip('/')}{LINK_PATH}{position_code(position)}"


def read_position_or_link(text: str, game: str = "") -> TablePosition:
    """Return the position in a text, a link or a code."""
    bare = text.strip()
    return position_in_code(bare) if LINK.fullmatch(bare) else read_position(text, game)
