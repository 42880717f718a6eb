"""Numbers of cards by face, as rows of an observation."""

from __future__ import annotations

from collections.abc import Sequence

from horda.engine.events import HIDDEN


class Faces:
    """The faces of a deck in a fixed order; the first column of a row counts unknown cards."""

    def __init__(self, faces: Sequence[str]) -> None:
        self.names = tuple(faces)
        self.columns = ("unknown", *self.names)
        self._places = {HIDDEN: 0, **{face: place + 1 for place, face in enumerate(self.names)}}

    def row(self, cards: Sequence[str]) -> list[int]:
        """Return the number of cards of each face."""
        found = [0] * len(self.columns)
        places = self._places
        for card in cards:
            found[places[card]] += 1
        return found

    def number(self, card: str) -> int:
        """Return the index of a face, counted from 1; 0 for an unknown card or none."""
        return self._places.get(card, 0)
