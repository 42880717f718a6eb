"""The table as a player thinks about it: who stands where, what the zombies will do, what is to be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.worth import (
    antidote_worth,
    expected_points,
    grudge,
    life_worth,
    rounds_left,
    unseen_card_worth,
)
from horda.games.city_of_horror import content
from horda.games.city_of_horror.bot_view import BotView, Character
from horda.games.city_of_horror.content import CAST, CROSSROADS, OUTNUMBERED, PLACE, PLACES, ROUNDS, TRACK
from horda.games.city_of_horror.odds import ANYBODY, mean_arrivals, sharer_odds, victim_odds
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    ATTACK,
    CARD,
    EITHER,
    HAND_OUT,
    SHARING,
    TIES,
    VOTES,
)
from horda.games.city_of_horror.state import CHOICE, RESOLUTION

BLONDE, GRANNY, MAMA, MOTHER = (
    CAST[who] for who in (content.BLONDE, content.GRANNY, content.MAMA, content.MOTHER)
)
"""The names of those whose drawback or ability changes what may be planned."""

OVER: Final = (0.72, 0.85, 0.93)
"""How likely an attack is with so many zombies more than it needs; somebody may still shoot."""
UNDER: Final = (0.18, 0.08)
"""How likely an attack is with one or two zombies too few; somebody may still lure some."""
LATER: Final = 0.4
"""How much next round's danger counts: one Character can flee, and the others may shoot."""
SPITE: Final = (0.2, 0.4)
"""What another's loss is worth: anybody's, and that of whoever is ahead."""
PRIZE: Final = 2.0
"""About what another player gains by sharing out."""
RESENTMENT: Final = 0.1
"""How much more for each promise that player broke to this one."""


class Person:
    """A Character in the thoughts of a player."""

    __slots__ = ("gap", "hidden", "place", "points", "rested", "seat", "votes", "who", "worth")

    def __init__(self, seen: Character, worth: float) -> None:
        self.who = seen.who
        self.seat = seen.seat
        self.place = PLACE[seen.location] if seen.location else CROSSROADS
        self.votes = seen.votes
        self.hidden = seen.hidden
        self.rested = seen.rested
        self.points = seen.points
        self.gap = seen.rested_points - seen.exhausted_points
        self.worth = worth


class Scene:
    """What matters of a view to one seat. Numbers may be changed to see what would come of it."""

    def __init__(self, view: BotView, me: int) -> None:
        self.view = view
        self.me = me
        worths = [life_worth(view, seat) for seat in range(len(view.players))]
        self.people = [Person(one, worths[one.seat][one.who]) for one in view.characters]
        self.mine = [one for one in self.people if one.seat == me]
        self.zombies = [location.zombies for location in view.locations]
        self.blonde = None if view.blonde_calmed or view.phase == RESOLUTION else self._person_named(BLONDE)
        """She who will draw a zombie before the locations are resolved (CH-CHR-08)."""
        self.first = view.first
        self.leader = view.leader
        self.open = [not location.resolved for location in view.locations]
        self.left = rounds_left(view)
        self.weights = self._weights()
        self.extra = self._extra_votes()
        self.pointing = self._promised_votes()
        self.arrivals = self._arrivals()
        self.dose = antidote_worth(view, me)
        self.card = unseen_card_worth(view)
        self.antidotes = [location.antidotes for location in view.locations]
        self.cards = [location.cards for location in view.locations]
        self.owed = self._owed()
        self.effects = [0.0] * len(view.locations)
        """What the location's effect is worth to the seat; for those who plan their way."""

    def _person_named(self, who: str) -> Person | None:
        return next((one for one in self.people if one.who == who), None)

    def _weights(self) -> list[float]:
        """How a point lost by each seat counts for this one."""
        view, me = self.view, self.me
        others = [seat for seat, player in enumerate(view.players) if seat != me and not player.out]
        ahead = max(others, key=lambda seat: expected_points(view, seat), default=me)
        found = [
            SPITE[seat == ahead] + RESENTMENT * grudge(view, me, seat) for seat in range(len(view.players))
        ]
        found[me] = -1.0
        return found

    def _extra_votes(self) -> list[list[int]]:
        """Votes that do not come from Characters, by location and seat (CH-CRD-25)."""
        extra = [list(location.votes) for location in self.view.locations]
        for one in self.people:
            extra[one.place][one.seat] -= one.votes
        return extra

    def _promised_votes(self) -> dict[tuple[int, int, str], int]:
        """Whom players have bound themselves to name, by location, seat and kind of promise."""
        return {
            (PLACE[pledge.location], pledge.by, pledge.kind): pledge.subject
            for pledge in self.view.pledges
            if isinstance(pledge.subject, int) and (pledge.binds or pledge.by == self.me)
        }

    def _owed(self) -> dict[tuple[int, int], float]:
        """What others have bound themselves to hand out to the seat, by location and player."""
        worth = {ANTIDOTE: self.dose, CARD: self.card, EITHER: min(self.dose, self.card)}
        return {
            (PLACE[pledge.location], pledge.by): worth[str(pledge.subject)]
            for pledge in self.view.pledges
            if pledge.to == self.me and pledge.kind == HAND_OUT and pledge.binds
        }

    def _arrivals(self) -> Sequence[float]:
        """Zombies that next round will bring on average, by location."""
        ahead = self.view.invasion[1:] if self.view.phase == CHOICE else self.view.invasion
        if not ahead:
            return (0.0,) * len(self.zombies)
        return mean_arrivals(ahead[0][0], tuple(PLACE[place] for place in self.view.corners))

    # --- who stands where --------------------------------------------------------------------------

    def people_by_place(self) -> list[list[Person]]:
        """The Characters by location."""
        found: list[list[Person]] = [[] for _ in self.zombies]
        for one in self.people:
            found[one.place].append(one)
        return found

    def at(self, place: int) -> list[Person]:
        """The Characters in a location."""
        return [one for one in self.people if one.place == place]

    def votes(self, place: int, present: Sequence[Person]) -> dict[int, int]:
        """Votes by seat of those who have Characters in a location."""
        extra = self.extra[place]
        found: dict[int, int] = {}
        for one in present:
            found[one.seat] = found.get(one.seat, extra[one.seat]) + (0 if one.hidden else one.votes)
        return found

    def attack_threshold(self, place: int, present: Sequence[Person]) -> int:
        """How many zombies make an attack (CH-ATK-04)."""
        attack = self.view.locations[place].attack
        return len(present) + 1 if attack == OUTNUMBERED else attack

    # --- attacks -----------------------------------------------------------------------------------

    def attack_chance(self, place: int, present: Sequence[Person], more: float = 0.0) -> float:
        """How likely the zombies attack a location, with `more` of them to come."""
        if self.blonde is not None and self.blonde in present:
            more += 1
        margin = round(self.zombies[place] + more) - self.attack_threshold(place, present)
        if margin >= 0:
            return OVER[min(margin, len(OVER) - 1)]
        return UNDER[-margin - 1] if -margin <= len(UNDER) else 0.02

    def victims(self, place: int, present: Sequence[Person]) -> list[tuple[int, float]]:
        """Who would be named in an attack, with the chance of it."""
        exposed = list(dict.fromkeys(one.seat for one in present if not one.hidden))
        if not exposed:
            return []
        if place == CROSSROADS:
            return [(self.next_marked(exposed), 1.0)]
        if self._is_cast(place, ATTACK):
            return self._left(place, ATTACK)
        votes = self.votes(place, present)
        return list(zip(exposed, self._odds(place, exposed, votes), strict=True))

    def _odds(self, place: int, exposed: list[int], votes: dict[int, int]) -> tuple[float, ...]:
        return victim_odds(
            tuple(max(votes[seat], 0) for seat in exposed), *self._known_of_vote(place, exposed, ATTACK)
        )

    def _known_of_vote(self, place: int, seats: list[int], vote: str) -> tuple[int, tuple[int, ...], int]:
        """What is known of a vote: the First Player's place among the seats, who points at whom, ties."""

        def placed(seat: int) -> int:
            return seats.index(seat) if seat in seats else ANYBODY

        aims = tuple(placed(self.pointing.get((place, seat, VOTES[vote]), ANYBODY)) for seat in seats)
        tie = placed(self.pointing.get((place, self.first, TIES[vote]), ANYBODY))
        return placed(self.first), aims, tie

    def _is_cast(self, place: int, vote: str) -> bool:
        """Whether the vote has been held here and its result is still to be carried out."""
        view = self.view
        return view.voted == vote and view.here == PLACES[place] and bool(view.elect)

    def _left(self, place: int, vote: str) -> list[tuple[int, float]]:
        """Who is left after a vote, with the chance of it: the First Player decides between the tied."""
        tied = self.view.elect
        promised = self.pointing.get((place, self.first, TIES[vote]), ANYBODY)
        if promised in tied:
            return [(promised, 1.0)]
        if vote == SHARING and self.first in tied:
            return [(self.first, 1.0)]
        likely = [seat for seat in tied if vote == SHARING or seat != self.first]
        return [(seat, 1.0 / len(likely)) for seat in likely]

    def next_marked(self, exposed: Sequence[int]) -> int:
        """Whom the Zombie Leader would take of those at the Crossroads (CH-LDR-01 to CH-LDR-03)."""
        start = TRACK.index(self.leader)
        colours = [player.colour for player in self.view.players]
        return min(exposed, key=lambda seat: (TRACK.index(colours[seat]) - start) % len(TRACK))

    def loss(self, seat: int, present: Sequence[Person]) -> float:
        """What a player loses who must give up a Character: the one worth least."""
        return min((one.worth for one in present if one.seat == seat and not one.hidden), default=0.0)

    def attack_value(self, place: int, present: Sequence[Person]) -> float:
        """What an attack on a location would mean to the seat."""
        return sum(
            self.weights[seat] * chance * self.loss(seat, present)
            for seat, chance in self.victims(place, present)
        )

    def place_value(self, place: int, present: Sequence[Person], now: float | None = None) -> float:
        """What this round's attack (its chance is `now`, if known) and the next one mean to the seat."""
        if not present:
            return 0.0
        chance = 0.0
        if self.open[place]:
            chance = self.attack_chance(place, present) if now is None else now
        if self.view.round < ROUNDS:
            chance += LATER * self.attack_chance(place, present, self.arrivals[place])
        return chance * self.attack_value(place, present) if chance > 0.03 else 0.0

    def is_attacked(self, place: int) -> bool:
        """Whether the attack condition is met as things are."""
        return self.zombies[place] >= self.attack_threshold(place, self.at(place))

    # --- what is to be had -------------------------------------------------------------------------

    def sharing_odds(self, place: int, present: Sequence[Person]) -> list[tuple[int, float]]:
        """Who would share out, with the chance of it."""
        if self._is_cast(place, SHARING):
            return self._left(place, SHARING)
        votes = self.votes(place, present)
        counts = tuple(max(count, 0) for count in votes.values())
        return list(
            zip(votes, sharer_odds(counts, *self._known_of_vote(place, list(votes), SHARING)), strict=True)
        )

    def best_item(self, place: int) -> float:
        """What the best thing lying in a location is worth to the seat."""
        dose = self.dose if self.antidotes[place] else 0.0
        return max(dose, self.card if self.cards[place] else 0.0)

    def given_away(self, place: int) -> float:
        """What the seat may hope for when somebody else shares out (CH-SHR-05, CH-SHR-06)."""
        items = self.antidotes[place] + self.cards[place]
        others = max(1, sum(not player.out for player in self.view.players) - 1)
        return 0.8 * self.best_item(place) * min(1.0, (items - 1) / others) if items > 1 else 0.0

    def shared_by(self, seat: int, place: int) -> float:
        """What it is worth to the seat that a player, perhaps itself, shares out in a location."""
        best = self.best_item(place)
        if seat == self.me:
            return best
        hoped = max(self.given_away(place), self.owed.get((place, seat), 0.0))
        return hoped - self.weights[seat] * PRIZE

    def sharing_value(self, place: int, present: Sequence[Person]) -> float:
        """What the sharing in a location is worth to the seat."""
        if not (self.antidotes[place] or self.cards[place]) or not present or not self.open[place]:
            return 0.0
        return sum(
            chance * self.shared_by(seat, place)
            for seat, chance in self.sharing_odds(place, present)
            if chance
        )

    def place_total(self, place: int, present: Sequence[Person]) -> float:
        """What a location is worth to the seat with these people in it: dangers, supplies, effect."""
        if not present:
            return 0.0
        value = self.place_value(place, present) + self.sharing_value(place, present)
        if self.open[place] and self.effects[place] and any(one.seat == self.me for one in present):
            value += self.effects[place]
        return value
