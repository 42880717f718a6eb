"""What a seat may know of a match of City of Horror, computed part by part for bots.

It reveals no more than the view does (`view.py`), under the same names, and computes only the parts that are
used.
"""

from __future__ import annotations

from horda.engine.choices import Plain
from horda.games.city_of_horror.content import CAST, EXHAUSTED, NOWHERE, PLACES, RESTED, TRACK
from horda.games.city_of_horror.deal_view import (
    Claim,
    OfferView,
    PledgeView,
    claim_views,
    draft_view,
    offer_views,
    pledge_views,
)
from horda.games.city_of_horror.rules.board import is_attacked, is_closed, is_full
from horda.games.city_of_horror.rules.votes.voters import votes_at, votes_of
from horda.games.city_of_horror.state import CityState, food_of, hand_of, supplies_of
from horda.games.city_of_horror.view import PlayedView, played_view

KEPT, BROKEN = "kept", "broken"


class Character:
    """A living Character: owner, location, side, points and votes."""

    def __init__(self, s: CityState, who: int) -> None:
        self.who = CAST[who]
        self.seat = s.owner[who]
        place = s.place[who]
        self.location = "" if place == NOWHERE else PLACES[place]
        self.rested = s.rested[who]
        self.hidden = s.hidden[who]
        self.rested_points = RESTED[who]
        self.exhausted_points = EXHAUSTED[who]
        self.points = self.rested_points if self.rested else self.exhausted_points
        self.votes = votes_of(s, who)


class Location:
    """A location: its board, the Characters and goods there, and the attack and votes that would happen now."""

    def __init__(self, s: CityState, place: int) -> None:
        board = s.board(place)
        self._state = s
        self._place = place
        self.id = PLACES[place]
        self.spaces = board.spaces
        self.pay = board.pay
        self.gain = board.gain
        self.attack = board.attack
        """Number of zombies that trigger an attack; 0 if they must outnumber the Characters."""
        self.zombies = s.zombies[place]
        self.antidotes = s.dropped[place]
        self.cards = len(s.cards.piles[supplies_of(place)])
        """Number of Action cards there."""
        self.markers = s.markers[place]
        self.markers_needed = board.markers
        self.closed = is_closed(s, place)
        self.resolved = place in s.resolved
        self.votes: list[int] = []
        """Votes by seat, if there were a vote now."""
        for seat in range(s.seats):
            self.votes.append(votes_at(s, seat, place))

    @property
    def full(self) -> bool:
        """Return whether the location has no space for another Character."""
        return is_full(self._state, self._place)

    @property
    def is_attacked(self) -> bool:
        """Return whether the attack condition of the location is met."""
        return is_attacked(self._state, self._place)


class Player:
    """A player: goods as the seat knows them, Movement card, and record of promises."""

    def __init__(self, s: CityState, seat: int, bit: int) -> None:
        self._state = s
        self._bit = bit
        self._hand: list[str] | None = None
        self.seat = seat
        self.colour = s.colours[seat]
        self.out = s.out[seat]
        self.antidotes = s.antidotes[seat]
        movement = s.movement[seat]
        self.movement = None if movement == NOWHERE else PLACES[movement]
        self.to_move = s.to_move[seat]
        self.back_door = s.door[seat]
        self.window_drafts = s.window_drafts[seat]
        self.round_offers = s.round_offers[seat]
        """Number of offers that the player made in this round; `window_drafts` counts those begun in this window."""

    @property
    def hand(self) -> list[str]:
        """The Action cards in hand, `?` for unknown ones."""
        found = self._hand
        if found is None:
            found = self._hand = self._state.cards.visible_faces(hand_of(self.seat), self._bit)
        return found

    @property
    def food(self) -> list[str]:
        """The Food tokens, `?` for unknown ones."""
        return self._state.cards.visible_faces(food_of(self.seat), self._bit)

    @property
    def promises_kept(self) -> int:
        """Number of promises that the player kept."""
        return self._promises(KEPT)

    @property
    def promises_broken(self) -> int:
        """Number of promises that the player broke."""
        return self._promises(BROKEN)

    def _promises(self, status: str) -> int:
        count = 0
        for row in self._state.record:
            if row[0] == self.seat and row[3] == status:
                count += 1
        return count


class BotView:
    """The table as one seat knows it, without access to the match."""

    def __init__(self, s: CityState, seat: int | None) -> None:
        self._state = s
        self._seat = seat
        self._bit = s.bit(seat)
        prompt = s.prompt(seat)
        self.asked: dict[str, Plain] = {} if prompt is None else prompt.as_json()
        """The open question by its kind (`ask`), with its arguments."""
        self.notes: dict[str, object] = {}
        """A cache for values that a bot computes at this moment, by name."""
        self.round = s.round
        self.phase = s.phase
        self.here = None if s.here == NOWHERE else PLACES[s.here]
        self.first = s.first
        self.voted = s.voted
        self.elect = s.elect
        self.leader = TRACK[s.leader]
        self.players = [Player(s, other, self._bit) for other in range(s.seats)]
        self.characters = [Character(s, who) for who in s.cast]
        self.locations = [Location(s, place) for place in range(len(PLACES))]
        self.ambulance = s.ambulance
        self.blonde_calmed = s.calmed
        self.granny_up = s.granny
        self.mother = s.mother
        self.mama_enters = s.mama
        self.promises_bind = s.options["promises"] == "bind"
        self.offers: list[OfferView] = offer_views(s, seat) if s.offers else []
        self.pledges: list[PledgeView] = pledge_views(s) if s.pledges else []

    def promises_broken_to(self, me: int, seat: int) -> int:
        """Return how many promises to `me` a player broke."""
        count = 0
        for row in self._state.record:
            if row[0] == seat and row[1] == me and row[3] == BROKEN:
                count += 1
        return count

    @property
    def card_in_play(self) -> PlayedView | None:
        """The Action card that may still be cancelled."""
        return played_view(self._state)

    @property
    def draft(self) -> OfferView | None:
        """The offer that the seat is making."""
        return draft_view(self._state, self._seat)

    @property
    def claims(self) -> list[Claim]:
        """Claims about the next Invasion card that the seat heard or made."""
        return claim_views(self._state, self._seat)

    @property
    def invasion(self) -> list[tuple[str, str]]:
        """The Invasion cards left, next one first, as pairs of hour and face, `?` for unseen cards."""
        cards = self._state.cards
        faces = cards.visible_faces("invasion", self._bit)
        backs = [cards.deck.backs[card] for card in cards.piles["invasion"]]
        return [(backs[at], faces[at]) for at in range(len(faces) - 1, -1, -1)]

    @property
    def corners(self) -> list[str]:
        """The locations at corners 1 to 4, in this order."""
        return [PLACES[place] for place in self._state.corners]

    @property
    def track(self) -> list[str]:
        """The colours of the players, clockwise along the colour track."""
        return [colour for colour in TRACK if colour in self._state.colours]

    @property
    def deck(self) -> int:
        """Number of Action cards in the deck."""
        return len(self._state.cards.piles["deck"])

    @property
    def discard(self) -> list[str]:
        """The discarded Action cards."""
        return self._state.cards.faces("discard")

    @property
    def truck(self) -> int:
        """Number of face-down Food tokens left on the truck."""
        return len(self._state.cards.piles["truck"])

    @property
    def shown_food(self) -> list[str]:
        """The Food tokens that lie face up on the truck."""
        return self._state.cards.faces("shown_food")

    @property
    def last_move(self) -> tuple[str, str] | None:
        """The Character that moved last, and the location from which it moved."""
        moved = self._state.last_move
        return (CAST[moved[0]], PLACES[moved[1]]) if moved else None
