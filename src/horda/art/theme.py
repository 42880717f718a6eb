"""The two themes of a drawing: night for screens, paper for print."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from horda.engine.content.typed_yaml import records

Theme = Literal["night", "paper"]

VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^()]*(?:\([^()]*\))?[^()]*)?\)")


class DesignToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour or font in both themes."""

    night: str
    paper: str


@cache
def tokens() -> dict[str, DesignToken]:
    """Return the design tokens by name."""
    home = files("horda.art")
    sheets = (home.joinpath(name) for name in ("theme.yaml", "palette.yaml"))
    return {name: token for sheet in sheets for name, token in records(sheet, dict[str, DesignToken]).items()}


@cache
def _values(theme: Theme) -> dict[str, str]:
    values = {name: getattr(token, theme) for name, token in tokens().items()}
    return {"fig-ink": values["ink"], **values}


def inline_colours(svg: str, theme: Theme) -> str:
    """Replace every CSS colour variable by its value, for programs that do not support variables."""
    values = _values(theme)
    return VARIABLE.sub(lambda found: values[found[1]], svg)
