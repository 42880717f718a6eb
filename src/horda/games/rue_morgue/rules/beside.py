"""What lies beside the board of Rue Morgue: the helicopter's seats and cargo, the teams' cards."""

from __future__ import annotations

from horda.games.rue_morgue.mechanisms.helicopter.boarding import (
    GROUNDED,
    PASSENGER,
    PILOT,
    SEATS,
    STORED,
    is_flying,
    occupant,
    zone_of,
)
from horda.games.rue_morgue.mechanisms.team_actions.cards import CARDS, PLAYED, has_key, spent_key
from horda.games.rue_morgue.mechanisms.teams import teams_in
from horda.games.zombicide.rules.beside import TeamCard, Vehicle, name_of
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table


def helicopter_shown(s: Table) -> Vehicle | None:
    """The helicopter, its four seats and the cards that are kept in it (RM-HEL-04, RM-HEL-27)."""
    zone = zone_of(s)
    if zone == NOWHERE:
        return None
    seats = [(PASSENGER if seat else PILOT, name_of(s, occupant(s, seat))) for seat, _ in enumerate(SEATS)]
    cards = [s.cards.face(card) for card in s.cards.piles[STORED]]
    return Vehicle(GROUNDED, s.board.names[zone], is_flying(s), seats, cards)


def team_cards_shown(s: Table) -> list[TeamCard]:
    """The team action cards of every team, and how often each was used in this round (RM-TEA-05)."""
    if not s.counters.get(PLAYED, 0):
        return []
    return [
        TeamCard(team, card, copies, s.counters.get(spent_key(team, card), 0))
        for team in range(teams_in(s))
        for card in CARDS
        if (copies := s.counters.get(has_key(team, card), 0))
    ]
