"""The view of Survivor Zombiland: records of all that a seat may know."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.choices import Plain
from horda.games.zombiland.odds import chance_to_win, least_to_win
from horda.games.zombiland.state import DECKS, FRONTS, HANDS, PAWS, ZombilandState


class Player(msgspec.Struct, frozen=True):
    """One player as others see them; hands hold `?` for each card the viewer does not know."""

    seat: int
    character: str
    status: str
    space: str | None
    region: str | None
    health: int
    tokens: list[str]
    hand: list[str]
    zombie_hand: list[str]
    in_front: list[str]
    bonus: int
    played_this_turn: bool


class Fight(msgspec.Struct, frozen=True):
    """The current fight: the survivor, the power to reach, the bonus so far, and the lowest die that wins."""

    fighter: int
    foe: int | None
    card: str
    power: int
    added: int
    die: int
    needed: int
    chance: float


class View(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) may know it."""

    game: str
    seat: int | None
    seats: int
    round: int
    turn: int
    active: int
    first: int
    team: bool
    players: list[Player]
    deaths: list[int]
    pool: int
    removed: int
    lying: dict[str, int]
    decks: dict[str, int]
    top_encounter: str
    resource_discard: list[str]
    encounter_discard: list[str]
    zombie_discard: list[str]
    encounter: list[str]
    fight: Fight | None
    roll: int
    deciders: list[int]
    prompt: dict[str, Plain] | None
    options: dict[str, Plain]
    over: bool
    winners: list[int] | None
    why: str | None


def view_of(s: ZombilandState, seat: int | None) -> View:
    """Return the view of a seat: public information, its own cards, and cards that were shown to it."""
    bit = s.bit(seat)
    cards = s.cards
    prompt = s.prompt(seat)
    result = s.result
    top = cards.visible_faces("encounter", bit)
    return View(
        game=s.game.id,
        seat=seat,
        seats=s.seats,
        round=s.round,
        turn=s.turn,
        active=s.active,
        first=s.first,
        team=s.team,
        players=_players(s, bit),
        deaths=s.deaths.copy(),
        pool=s.pool,
        removed=s.removed,
        lying=s.lying.copy(),
        decks={deck: len(cards.piles[deck]) for deck in DECKS},
        top_encounter=top[-1] if top else "",
        resource_discard=cards.faces("resource_discard"),
        encounter_discard=cards.faces("encounter_discard"),
        zombie_discard=cards.faces("zombie_discard"),
        encounter=cards.faces("table"),
        fight=_fight(s),
        roll=s.roll,
        deciders=s.deciders,
        prompt=None if prompt is None else prompt.as_json(),
        options=s.options,
        over=s.over,
        winners=None if result is None else list(result.winners),
        why=None if result is None else result.why,
    )


def picture_of(s: ZombilandState, seat: int | None) -> dict[str, object]:
    """Return the parts of a seat's view that are on the board, by field name."""
    return {
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "players": _players(s, s.bit(seat)),
        "lying": s.lying.copy(),
    }


def _players(s: ZombilandState, bit: int) -> list[Player]:
    return [_player(s, player, bit) for player in range(s.seats)]


def _player(s: ZombilandState, seat: int, bit: int) -> Player:
    return Player(
        seat=seat,
        character=s.character[seat],
        status=s.status[seat],
        space=s.at[seat],
        region=s.region_of(seat),
        health=s.health[seat],
        tokens=s.tokens[seat].copy(),
        hand=s.cards.visible_faces(HANDS[seat], bit),
        zombie_hand=s.cards.visible_faces(PAWS[seat], bit),
        in_front=s.cards.faces(FRONTS[seat]),
        bonus=s.lasting_bonus(seat),
        played_this_turn=s.turn > 0 and s.played[seat] == s.turn,
    )


def _fight(s: ZombilandState) -> Fight | None:
    if s.fighter < 0:
        return None
    added = s.added + s.lasting_bonus(s.fighter)
    return Fight(
        fighter=s.fighter,
        foe=None if s.foe < 0 else s.foe,
        card=s.cards.face(s.source),
        power=s.power,
        added=added,
        die=s.die,
        needed=least_to_win(s.power, added),
        chance=chance_to_win(s.power, added),
    )
