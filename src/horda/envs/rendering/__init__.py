"""Pictures of matches for environments: text, SVG, and pixels."""

from horda.envs.rendering.render import MODES, render

__all__ = ["MODES", "render"]
