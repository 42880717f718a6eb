"""What a seat may know of a Zombicide match, in the engine's own numbers, for bots.

It contains no more than the view does (`view.py`) and takes a tenth of its time, because texts are made only on
request. Its lists are those of the state: they are replaced and never changed, so they are not copied.
"""

from __future__ import annotations

from horda.engine.choices import Plain
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.slots import slots_of
from horda.games.zombicide.state import EMPTY, FREE_KINDS, ZombicideState


class Token:
    """A token on the board."""

    __slots__ = ("colour", "face_down", "kind", "zone")

    def __init__(self, kind: str, zone: int, colour: str, face_down: bool) -> None:
        self.kind = kind
        self.zone = zone
        self.colour = colour
        self.face_down = face_down
        """Whether the token lies face down, so that nobody knows its colour yet."""


class BotView:
    """The match as one seat knows it, without access to the state behind it."""

    def __init__(self, s: ZombicideState, seat: int | None) -> None:
        self._state = s
        self.seat = seat
        self.game = s.game
        self.options = s.options
        self.board = s.board
        self.edition = s.edition
        prompt = s.prompt(seat)
        self.asked: dict[str, Plain] = {} if prompt is None else prompt.as_json()
        """The pending question: the name of its kind (`ask`), and its values."""
        self.round = s.round
        self.active = s.active
        self.shut = s.shut
        self.roster = s.roster
        self.seat_of = s.seat_of
        self.team_of = s.team_of
        self.zone = s.zone
        self.xp = s.xp
        self.level = s.level
        self.wounds = s.wounds
        self.actions = s.actions
        self.acted = s.acted
        self.skills = s.skills
        self.zombies = s.zombies
        self.crowd = s.crowd
        self.noise = s.noise
        self.horde = s.horde
        self.killed = s.killed
        self.unlocked = s.unlocked
        self.taken = s.taken
        self.carriers = s.carriers
        self.tallies = s.tallies

    @property
    def danger(self) -> int:
        """The danger level of the most experienced survivor on the board."""
        return self._state.danger()

    def has_free_action(self, who: int) -> bool:
        """Return whether a survivor has any free action left."""
        free = self._state.free
        return any(free[who * FREE_KINDS : (who + 1) * FREE_KINDS])

    def slots(self, who: int) -> list[str]:
        """Return the card in each slot of a survivor, hands first; empty where there is none."""
        s = self._state
        faces = s.cards.deck.faces
        first = who * s.edition.slots
        found: list[str] = []
        for card in s.slots[first : first + slots_of(s, who)]:
            found.append("" if card == EMPTY else faces[card])
        return found

    def unloaded_cards(self, who: int) -> list[str]:
        """Return the cards of a survivor that must be reloaded before they fire again."""
        s = self._state
        if not s.unloaded:
            return []
        first = who * s.edition.slots
        carried = s.slots[first : first + slots_of(s, who)]
        return [s.cards.deck.faces[card] for card in carried if card in s.unloaded]

    def leader(self, who: int) -> int:
        """Return the survivor whom a survivor without turns of its own follows, or NOWHERE."""
        return hooks.leader(self._state, who, NOWHERE)

    def tokens(self) -> list[Token]:
        """Return the tokens on the board."""
        s = self._state
        found: list[Token] = []
        for number, zone in enumerate(s.token_zone):
            if zone != NOWHERE:
                face_down = s.token_card[number] != EMPTY
                found.append(Token(s.token_kind[number], zone, s.token_colour[number], face_down))
        return found

    def visible_cards(self, pile: str) -> list[str]:
        """Return the cards of a face-up pile beside the board; empty if the edition has no such pile."""
        s = self._state
        return s.cards.visible_faces(pile, s.bit(self.seat)) if pile in s.edition.shown else []

    def part(self, mechanism: str) -> dict[str, Plain]:
        """Return the public values of a mechanism; empty if the edition does not have it."""
        found = self._state.edition.named.get(mechanism)
        return {} if found is None else found.public_view(self._state)
