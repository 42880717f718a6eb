"""Names of the drawings of a game's people, cards and places: each thing in the content has a drawing of its own.

The name of a drawing is the letter of its kind and the thing's id: `s-asim` is Asim's figure, `p-asim` his portrait,
`i-great-axe` a card. Where two games call different things alike, the name has the game as well: `s-zombiland-tomas`.
"""

from __future__ import annotations

from horda.art.figures import symbols_by_sheet

SHARED = "shared"
"""Sheet with drawings that several games have in common."""
LETTERS = {
    "survivor": ("s",),
    "who": ("s",),
    "character": ("s",),
    "zombie": ("z",),
    "card": ("i", "e"),
    "vault": ("i",),
    "location": ("l",),
    "space": ("l",),
    "risen": ("z",),
    "portrait": ("p",),
}
"""Letters of each kind of thing: figure, portrait, zombie, item, scene (`e`) or place."""


def drawing_of(game: str, kind: str, name: str) -> str:
    """Return the name of a thing's drawing, or an empty string if it has none.

    `kind` is `survivor`, `zombie`, `card` and so on; `portrait` is a person's head, `risen` a person as a zombie.
    """
    plain = name.replace("_", "-")
    for letter in LETTERS.get(kind, ()):
        for drawing in (f"{letter}-{game.replace('_', '-')}-{plain}", f"{letter}-{plain}"):
            if any(drawing in symbols_by_sheet().get(sheet, ()) for sheet in (game, SHARED)):
                return drawing
    return ""
