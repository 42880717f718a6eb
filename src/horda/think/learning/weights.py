"""What was learnt, as it is kept in files."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What was fitted for one setting, and how well it did on matches it had not seen."""

    content: str
    """The hash of what the matches were played with; with other content these weights say nothing."""
    names: tuple[str, ...]
    means: tuple[float, ...]
    widths: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float
    matches: int
    won: float
    """How many of the plain matches were won."""
    brier: float
    """On matches that were kept apart, and what always saying the base rate would have had."""
    base: float
    calibration: float
    played_with: str = ""
    """The version of Horda, and a fingerprint of the rules and players that played the matches
    (`fingerprint`); empty for what was learnt before it was noted."""

    @property
    def is_informative(self) -> bool:
        """Whether it foretells better than always saying how often the setting is won."""
        return self.brier < self.base
