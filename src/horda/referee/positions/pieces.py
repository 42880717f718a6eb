"""The pieces of a box that a position may name, with their names in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from horda.engine.game import Game
from horda.engine.views.position import BadPosition
from horda.games.city_of_horror.content import ACTION_CARDS, ANTIDOTES, CAST, HORDE, PLACES, TRACK
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.positions.parse import pieces
from horda.games.zombicide.state import ZombicideState
from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.rules.board import KIND
from horda.locale.missions import mission_title
from horda.locale.words import Words


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece: its id in positions, its name, and its number in the box (0 if unlimited)."""

    id: str
    name: str
    count: int = 0
    kind: str = ""
    """The pile of a card, or `fight` for an Encounter that is fought (Survivor Zombiland)."""


class Box(msgspec.Struct, frozen=True):
    """All pieces that a position of a game may name."""

    living: tuple[Piece, ...]
    dead: tuple[Piece, ...]
    tokens: tuple[Piece, ...] = ()
    cards: tuple[Piece, ...] = ()
    places: tuple[Piece, ...] = ()
    doors: tuple[str, ...] = ()
    missions: tuple[Piece, ...] = ()
    skills: tuple[Piece, ...] = ()
    players: tuple[Piece, ...] = ()
    """The colours of players, if the game names players by colour."""


def box_of(game: Game, words: Words, mission: str = "") -> Box:
    """Return the pieces of a game; places and doors are those of `mission` if the board depends on it."""
    if isinstance(game, Zombicide):
        return _zombicide_box(game, words, mission)
    if game.id == "city_of_horror":
        return Box(
            living=_pieces_of(words, "who", CAST),
            dead=(Piece("zombie", words.name("zombie", "zombie"), HORDE),),
            tokens=(Piece("antidote", words.name("item", "antidote"), ANTIDOTES),),
            players=_pieces_of(words, "colour", TRACK),
            cards=tuple(Piece(card.id, words.name("card", card.id), card.count) for card in ACTION_CARDS),
            places=_pieces_of(words, "location", PLACES),
        )
    fights = {face for face, card in ENCOUNTERS.items() if card.power}
    kinds = [
        *((face, "resource") for face in RESOURCES),
        *((face, "fight" if face in fights else "encounter") for face in ENCOUNTERS),
        *((face, "zombie") for face in ZOMBIES),
    ]
    return Box(
        living=_pieces_of(words, "character", BOARD.characters),
        dead=(),
        cards=tuple(Piece(face, words.name("card", face), kind=kind) for face, kind in kinds),
        places=_pieces_of(words, "space", KIND),
    )


def _pieces_of(words: Words, kind: str, ids: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(Piece(id, words.name(kind, id)) for id in ids)


def _zombicide_box(game: Zombicide, words: Words, mission: str) -> Box:
    if mission and mission not in game.plans:
        raise BadPosition(f"{game.title} has no mission `{mission:.60}`")
    given: dict[str, object] = {"survivors": [], **({"mission": mission} if mission else {})}
    state = game.lay_position(given)
    assert isinstance(state, ZombicideState)
    faces = Counter(card.face for card in game.printed_cards if card.back == "equipment")
    board = state.board
    return Box(
        living=_pieces_of(words, "survivor", game.people),
        dead=tuple(
            Piece(one.name, words.name("zombie", one.name), one.figures) for one in game.edition.kinds
        ),
        tokens=_pieces_of(words, "token", ("noise", *pieces(state))),
        cards=tuple(Piece(face, words.name("card", face), count) for face, count in sorted(faces.items())),
        places=tuple(Piece(name, name) for name in board.names),
        doors=tuple(board.gate_name(gate) for gate in range(len(board.gates))),
        missions=tuple(Piece(id, mission_title(words, id)) for id in game.plans),
        skills=tuple(Piece(one.name, words.name("skill", one.name)) for one in game.edition.skills),
    )
