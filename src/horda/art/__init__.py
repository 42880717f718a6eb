"""Drawings of boards, tiles, tokens and figures as SVG in one style; notebooks display them.

Imported by the lab, the server, the command line and the documentation.

>>> from horda.art import figure
>>> figure("walker").svg[:4]
'<svg'
"""

from horda.art.boards import board, mission, state, tile
from horda.art.drawing import Drawing, figure
from horda.art.figures import figure_names
from horda.art.tile_sheet import tile_sheet

__all__ = ["Drawing", "board", "figure", "figure_names", "mission", "state", "tile", "tile_sheet"]
