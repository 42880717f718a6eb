"""The results of an environment's `render`, by mode."""

from __future__ import annotations

import io
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from horda.art.tables import table
from horda.engine.game import BadOption
from horda.engine.state import State
from horda.engine.views.view_text import view_text

Mode = Literal["ansi", "svg", "rgb_array", "human"]
MODES: Final[tuple[Mode, ...]] = ("ansi", "svg", "rgb_array", "human")
"""`ansi`: text; `svg`: a drawing as text; `rgb_array`: pixels; `human`: the text is printed."""
WIDTH: Final = 720
"""Width of `rgb_array` in pixels."""
Picture = str | npt.NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Raise `BadOption` if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"`render_mode={mode!r}` is not possible; allowed: {', '.join(MODES)}")


def render(s: State, mode: str | None) -> Picture:
    """Return a picture of the public view of a match in a render mode; None without a mode."""
    if mode == "ansi":
        return view_text(s)
    if mode == "human":
        print(view_text(s))
    if mode == "svg":
        return table(s).svg
    return pixels(table(s).svg) if mode == "rgb_array" else None


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Return the pixels of a drawing: rows, columns, red-green-blue."""
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    with Image.open(io.BytesIO(png)) as image:
        return np.array(image.convert("RGB"), dtype=np.uint8)
