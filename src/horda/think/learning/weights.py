"""The record of trained weights, as it is stored in files."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The weights of one setting, and their quality on matches they were not fitted on."""

    content: str
    """Hash of the content of the matches; the weights do not apply to other content."""
    names: tuple[str, ...]
    means: tuple[float, ...]
    widths: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float
    matches: int
    won: float
    """Share of the plain matches that were won."""
    brier: float
    """Brier score on held-out matches; `base` is the score of always predicting the base rate."""
    base: float
    calibration: float
    played_with: str = ""
    """Horda's version with a fingerprint of the rules and bots that played the matches (`fingerprint`);
    empty for weights older than this field.
    """

    @property
    def is_informative(self) -> bool:
        """Whether the weights predict better than the setting's base rate."""
        return self.brier < self.base
