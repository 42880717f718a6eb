"""Draws boards, tiles, tokens and figures as SVG, in one visual language; notebooks show them by themselves.

>>> from horda.art import figure
>>> figure("walker").svg[:4]
'<svg'
"""

from horda.art.boards import board, mission, state, tile
from horda.art.drawing import Drawing, figure
from horda.art.figures import figure_names

__all__ = ["Drawing", "board", "figure", "figure_names", "mission", "state", "tile"]
