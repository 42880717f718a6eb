"""The two looks of a drawing: night for the screen, paper for print. Colours are names until the end."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from horda.engine.content import records

Theme = Literal["night", "paper"]

VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^()]*(?:\([^()]*\))?[^()]*)?\)")


class DesignToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour or typeface by its name, in both looks."""

    night: str
    paper: str


@cache
def tokens() -> dict[str, DesignToken]:
    """The design tokens by name."""
    return records(files("horda.art").joinpath("theme.yaml"), dict[str, DesignToken])


@cache
def _values(theme: Theme) -> dict[str, str]:
    values = {name: getattr(token, theme) for name, token in tokens().items()}
    return {"fig-ink": values["ink"], **values}


def inline_colours(svg: str, theme: Theme) -> str:
    """A drawing with every named colour replaced by its value, for programs that know no variables."""
    values = _values(theme)
    return VARIABLE.sub(lambda found: values[found[1]], svg)
