"""The view of City of Horror: records of all that a seat may know, for clients and bots."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.choices import Plain
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.content import (
    BOARDS,
    CAST,
    DEEDS,
    EXHAUSTED,
    MARKERS,
    NOWHERE,
    PLACES,
    RESTED,
    TRACK,
    WATER_TOWER,
)
from horda.games.city_of_horror.deal_view import (
    Claim,
    OfferView,
    PastPromise,
    PledgeView,
    StakesView,
    claim_views,
    draft_view,
    offer_views,
    past_promise,
    pledge_views,
    stakes_view,
)
from horda.games.city_of_horror.rules.board import is_attacked, is_closed, is_full, order_of_resolution
from horda.games.city_of_horror.rules.cards.playing import Respond, target_name
from horda.games.city_of_horror.rules.cards.targets import SEAT_AIM, aims_of
from horda.games.city_of_horror.rules.deals.offers import offers_left, why_no_offers
from horda.games.city_of_horror.rules.phases.movement import PickMovement
from horda.games.city_of_horror.rules.phases.resolution import step_at_location
from horda.games.city_of_horror.rules.votes.stakes import stakes_of
from horda.games.city_of_horror.rules.votes.voters import votes_at, votes_of
from horda.games.city_of_horror.state import CityState, food_of, hand_of, supplies_of


class CharacterView(msgspec.Struct, frozen=True):
    """A living Character: owner, location, side, points and votes."""

    who: str
    seat: int
    location: str
    rested: bool
    hidden: bool
    points: int
    rested_points: int
    exhausted_points: int
    votes: int


class LocationView(msgspec.Struct, frozen=True):
    """A location: its board, the Characters and goods there, and the attack and votes that would happen now."""

    id: str
    number: int
    side: str
    spaces: int
    pay: str
    gain: str
    attack: int
    """Number of zombies that trigger an attack; 0 if they must outnumber the Characters."""
    zombies: int
    characters: tuple[str, ...]
    antidotes: int
    cards: tuple[str, ...]
    """Action cards there, `?` for unknown ones, in an order that reveals nothing."""
    markers: int
    markers_needed: int
    full: bool
    closed: bool
    resolved: bool
    attacked: bool
    votes: tuple[int, ...]
    """Votes by seat, if there were a vote now."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player: goods as this seat knows them, Movement card, and record of promises."""

    seat: int
    colour: str
    out: bool
    hand: tuple[str, ...]
    antidotes: int
    food: tuple[str, ...]
    movement: str | None
    to_move: bool
    back_door: bool
    promises_kept: int
    promises_broken: int
    window_drafts: int
    """Number of offers that the player began to draft in this window."""
    round_offers: int
    """Number of offers that the player made in this round."""
    offers_left: int
    """Number of offers that the viewing seat may still make now."""
    no_offers: str
    """The limit that forbids further offers: `window`, `round`, `drafts`, or none (empty)."""


class PlayedView(msgspec.Struct, frozen=True):
    """An Action card that may still be cancelled: its player, its targets, and the cancellations so far."""

    seat: int
    card: str
    aims: tuple[tuple[str, int | str], ...]
    cancels: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """Everything that a seat may know."""

    seat: int | None
    round: int
    phase: str
    here: str | None
    asked: dict[str, Plain]
    played: PlayedView | None
    step: str
    """The step of the location being resolved: `use`, `attack`, `share`; empty outside a resolution."""
    stakes: StakesView | None
    voted: str
    """The vote whose result is being carried out: `attack`, `sharing`, or none (empty)."""
    elect: tuple[int, ...]
    """The players elected by the vote in `voted`: several while a tie is to be broken."""
    first: int
    leader: str
    track: tuple[str, ...]
    corners: tuple[str, ...]
    order: tuple[str, ...]
    players: tuple[PlayerView, ...]
    characters: tuple[CharacterView, ...]
    locations: tuple[LocationView, ...]
    horde: int
    ambulance: int
    deck: int
    discard: tuple[str, ...]
    truck: int
    shown_food: tuple[str, ...]
    invasion: tuple[tuple[str, str], ...]
    """The Invasion cards left, next one first, as pairs of hour and face, `?` for unseen cards."""
    invaded: tuple[str, ...]
    markers_left: int
    last_move: tuple[str, str] | None
    blonde_calmed: bool
    granny_up: bool
    grandpa_votes: bool
    mother: bool
    mama_enters: bool
    promises_bind: bool
    offers: tuple[OfferView, ...]
    draft: OfferView | None
    pledges: tuple[PledgeView, ...]
    record: tuple[PastPromise, ...]
    claims: tuple[Claim, ...]


def view_of(s: CityState, seat: int | None) -> View:
    """Return the table as a seat (None: the spectators) sees it."""
    prompt = s.prompt(seat)
    bit = s.bit(seat)
    cards = s.cards
    stack = zip(
        reversed(cards.piles["invasion"]), reversed(cards.visible_faces("invasion", bit)), strict=True
    )
    return View(
        seat=seat,
        round=s.round,
        phase=s.phase,
        here=_current_location(s),
        asked={} if prompt is None else prompt.as_json(),
        played=played_view(s),
        step=step_at_location(s),
        stakes=stakes_view(stakes_of(s)),
        voted=s.voted,
        elect=tuple(s.elect),
        first=s.first,
        leader=TRACK[s.leader],
        track=tuple(colour for colour in TRACK if colour in s.colours),
        corners=tuple(PLACES[place] for place in s.corners),
        order=tuple(PLACES[place] for place in order_of_resolution(s)),
        players=tuple(_player(s, other, bit) for other in range(s.seats)),
        characters=_characters(s),
        locations=_locations(s, bit),
        horde=s.horde,
        ambulance=s.ambulance,
        deck=len(cards.piles["deck"]),
        discard=tuple(cards.faces("discard")),
        truck=len(cards.piles["truck"]),
        shown_food=tuple(cards.faces("shown_food")),
        # The backs show the hours to everybody (CH-INF-10).
        invasion=tuple((cards.deck.backs[card], face) for card, face in stack),
        invaded=tuple(cards.faces("invaded")),
        markers_left=_markers_left(s),
        last_move=(CAST[s.last_move[0]], PLACES[s.last_move[1]]) if s.last_move else None,
        blonde_calmed=s.calmed,
        granny_up=s.granny,
        grandpa_votes=s.grandpa,
        mother=s.mother,
        mama_enters=s.mama,
        promises_bind=s.options["promises"] == "bind",
        offers=tuple(offer_views(s, seat)),
        draft=draft_view(s, seat),
        pledges=tuple(pledge_views(s)),
        record=tuple(past_promise(row) for row in s.record),
        claims=tuple(claim_views(s, seat)),
    )


def picture_of(s: CityState, seat: int | None) -> dict[str, object]:
    """Return the parts of a seat's view that are on the board, by field name."""
    return {
        "round": s.round,
        "phase": s.phase,
        "here": _current_location(s),
        "first": s.first,
        "leader": TRACK[s.leader],
        "characters": _characters(s),
        "locations": _locations(s, s.bit(seat)),
        "horde": s.horde,
    }


def _current_location(s: CityState) -> str | None:
    return None if s.here == NOWHERE else PLACES[s.here]


def _characters(s: CityState) -> tuple[CharacterView, ...]:
    return tuple(_character(s, who) for who in s.cast)


def _locations(s: CityState, bit: int) -> tuple[LocationView, ...]:
    return tuple(_location(s, place, bit) for place in range(len(PLACES)))


def played_view(s: CityState) -> PlayedView | None:
    """Return the Action card that may still be cancelled."""
    asked = s.question()
    if not isinstance(asked, Respond):
        return None
    aims = tuple(
        (aim, target if aim == SEAT_AIM else target_name(aim, target))
        for aim, target in zip(aims_of(DEEDS[asked.source]), asked.targets, strict=True)
        if target != NOWHERE
    )
    return PlayedView(asked.seat, asked.source, aims, asked.cancels)


def _markers_left(s: CityState) -> int:
    """Return the number of Explosion markers in stock; markers of the collapsed Water Tower are gone (CH-EXP-18)."""
    gone = BOARDS[WATER_TOWER]["A"].markers if s.sides[WATER_TOWER] == "collapsed" else 0
    return MARKERS - sum(s.markers) - gone


def _player(s: CityState, seat: int, bit: int) -> PlayerView:
    kept = sum(row[0] == seat and row[3] == "kept" for row in s.record)
    broken = sum(row[0] == seat and row[3] == "broken" for row in s.record)
    return PlayerView(
        seat=seat,
        colour=s.colours[seat],
        out=s.out[seat],
        hand=tuple(s.cards.visible_faces(hand_of(seat), bit)),
        antidotes=s.antidotes[seat],
        food=tuple(s.cards.visible_faces(food_of(seat), bit)),
        movement=_movement(s, seat, bit),
        to_move=s.to_move[seat],
        back_door=s.door[seat],
        promises_kept=kept,
        promises_broken=broken,
        window_drafts=s.window_drafts[seat],
        round_offers=s.round_offers[seat],
        offers_left=offers_left(s, seat),
        no_offers=why_no_offers(s, seat),
    )


def _movement(s: CityState, seat: int, bit: int) -> str | None:
    """Return a player's Movement card if it is revealed or belongs to the viewer; else None (CH-MVC-01, CH-INF-02)."""
    asked = s.question()
    place = s.movement[seat]
    if isinstance(asked, PickMovement) and bit == s.bit(seat):
        place = dict(asked.chosen).get(seat, place)
    return None if place == NOWHERE else PLACES[place]


def _character(s: CityState, who: int) -> CharacterView:
    return CharacterView(
        who=CAST[who],
        seat=s.owner[who],
        location="" if s.place[who] == NOWHERE else PLACES[s.place[who]],
        rested=s.rested[who],
        hidden=s.hidden[who],
        points=RESTED[who] if s.rested[who] else EXHAUSTED[who],
        rested_points=RESTED[who],
        exhausted_points=EXHAUSTED[who],
        votes=votes_of(s, who),
    )


def _location(s: CityState, place: int, bit: int) -> LocationView:
    board = s.board(place)
    return LocationView(
        id=PLACES[place],
        number=order_of_resolution(s).index(place) + 1,
        side=s.sides[place],
        spaces=board.spaces,
        pay=board.pay,
        gain=board.gain,
        attack=board.attack,
        zombies=s.zombies[place],
        characters=tuple(CAST[who] for who in s.at(place)),
        antidotes=s.dropped[place],
        cards=tuple(sorted(s.cards.visible_faces(supplies_of(place), bit), key=lambda face: _rank(s, face))),
        markers=s.markers[place],
        markers_needed=board.markers,
        full=is_full(s, place),
        closed=is_closed(s, place),
        resolved=place in s.resolved,
        attacked=is_attacked(s, place),
        votes=tuple(votes_at(s, seat, place) for seat in range(s.seats)),
    )


def _rank(s: CityState, face: str) -> int:
    """Return the index of a face among the printed cards; hidden ones come last."""
    deck = s.cards.deck
    return len(deck.kinds) if face == HIDDEN else deck.rank[face]
