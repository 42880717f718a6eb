"""The situation as a bot sees it: the Characters, probabilities of attacks and votes, and values of items."""

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
"""The Characters whose drawback or ability changes the bot's plans."""

ATTACK_CHANCES_OVER: Final = (0.72, 0.85, 0.93)
"""Chance of an attack with 0, 1 or more zombies above the threshold; somebody may still shoot."""
ATTACK_CHANCES_UNDER: Final = (0.18, 0.08)
"""Chance of an attack with one or two zombies too few; somebody may still lure some."""
NEXT_ROUND_WEIGHT: Final = 0.4
"""Weight of next round's danger: a Character can flee, and others may shoot."""
LOSS_WEIGHTS: Final = (0.2, 0.4)
"""Value to this seat of another player's loss of one point: for any player, and for the leading one."""
SHARER_GAIN: Final = 2.0
"""The approximate gain of another player from handing out the items."""
WEIGHT_PER_BROKEN_PROMISE: Final = 0.1
"""Additional weight for each promise to this seat that the player broke."""


class Person:
    """A Character with the values that the bot gives it."""

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
    """The situation of one seat, derived from its view. Its numbers may be changed to evaluate hypothetical ones."""

    def __init__(self, view: BotView, me: int) -> None:
        self.view = view
        self.me = me
        worths = [life_worth(view, seat) for seat in range(len(view.players))]
        self.people = [Person(person, worths[person.seat][person.who]) for person in view.characters]
        self.mine = [person for person in self.people if person.seat == me]
        self.zombies = [location.zombies for location in view.locations]
        self.blonde = None if view.blonde_calmed or view.phase == RESOLUTION else self._person_named(BLONDE)
        """The Blonde, if she will attract a zombie before the locations are resolved (CH-CHR-08)."""
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
        self.owed = self._promised_values()
        self.effects = [0.0] * len(view.locations)
        """The value of each location's effect to the seat; filled in by `plan_effects`."""

    def _person_named(self, who: str) -> Person | None:
        return next((person for person in self.people if person.who == who), None)

    def _weights(self) -> list[float]:
        """Return, by seat, what one point lost by that seat is worth to this seat; negative for its own."""
        view, me = self.view, self.me
        others = [seat for seat, player in enumerate(view.players) if seat != me and not player.out]
        ahead = max(others, key=lambda seat: expected_points(view, seat), default=me)
        found = [
            LOSS_WEIGHTS[seat == ahead] + WEIGHT_PER_BROKEN_PROMISE * grudge(view, me, seat)
            for seat in range(len(view.players))
        ]
        found[me] = -1.0
        return found

    def _extra_votes(self) -> list[list[int]]:
        """Return votes that do not come from Characters, by location and seat (CH-CRD-25)."""
        extra = [list(location.votes) for location in self.view.locations]
        for person in self.people:
            extra[person.place][person.seat] -= person.votes
        return extra

    def _promised_votes(self) -> dict[tuple[int, int, str], int]:
        """Return the player whom each seat promised to vote for, by location, seat and kind of promise."""
        return {
            (PLACE[pledge.location], pledge.by, pledge.kind): pledge.subject
            for pledge in self.view.pledges
            if isinstance(pledge.subject, int) and (pledge.binds or pledge.by == self.me)
        }

    def _promised_values(self) -> dict[tuple[int, int], float]:
        """Return the value of items that others have promised to hand out to the seat, by location and player."""
        worth = {ANTIDOTE: self.dose, CARD: self.card, EITHER: min(self.dose, self.card)}
        return {
            (PLACE[pledge.location], pledge.by): worth[str(pledge.subject)]
            for pledge in self.view.pledges
            if pledge.to == self.me and pledge.kind == HAND_OUT and pledge.binds
        }

    def _arrivals(self) -> Sequence[float]:
        """Return the average number of zombies that arrive in each location next round."""
        ahead = self.view.invasion[1:] if self.view.phase == CHOICE else self.view.invasion
        if not ahead:
            return (0.0,) * len(self.zombies)
        return mean_arrivals(ahead[0][0], tuple(PLACE[place] for place in self.view.corners))

    # --- who stands where --------------------------------------------------------------------------

    def people_by_place(self) -> list[list[Person]]:
        """Return the Characters in each location."""
        found: list[list[Person]] = [[] for _ in self.zombies]
        for person in self.people:
            found[person.place].append(person)
        return found

    def at(self, place: int) -> list[Person]:
        """Return the Characters in a location."""
        return [person for person in self.people if person.place == place]

    def votes(self, place: int, present: Sequence[Person]) -> dict[int, int]:
        """Return the votes in a location by seat, for the seats with Characters there."""
        extra = self.extra[place]
        found: dict[int, int] = {}
        for person in present:
            found[person.seat] = found.get(person.seat, extra[person.seat]) + (
                0 if person.hidden else person.votes
            )
        return found

    def attack_threshold(self, place: int, present: Sequence[Person]) -> int:
        """Return the number of zombies that triggers an attack (CH-ATK-04)."""
        attack = self.view.locations[place].attack
        return len(present) + 1 if attack == OUTNUMBERED else attack

    # --- attacks -----------------------------------------------------------------------------------

    def attack_chance(self, place: int, present: Sequence[Person], more: float = 0.0) -> float:
        """Return the chance of an attack on a location, with `more` zombies still to come."""
        if self.blonde is not None and self.blonde in present:
            more += 1
        margin = round(self.zombies[place] + more) - self.attack_threshold(place, present)
        if margin >= 0:
            return ATTACK_CHANCES_OVER[min(margin, len(ATTACK_CHANCES_OVER) - 1)]
        return ATTACK_CHANCES_UNDER[-margin - 1] if -margin <= len(ATTACK_CHANCES_UNDER) else 0.02

    def victims(self, place: int, present: Sequence[Person]) -> list[tuple[int, float]]:
        """Return the seats that may be voted out in an attack, with their chances."""
        exposed = list(dict.fromkeys(person.seat for person in present if not person.hidden))
        if not exposed:
            return []
        if place == CROSSROADS:
            return [(self.next_marked(exposed), 1.0)]
        if self._is_vote_held(place, ATTACK):
            return self._results_of_vote(place, ATTACK)
        votes = self.votes(place, present)
        return list(zip(exposed, self._victim_odds(place, exposed, votes), strict=True))

    def _victim_odds(self, place: int, exposed: list[int], votes: dict[int, int]) -> tuple[float, ...]:
        return victim_odds(
            tuple(max(votes[seat], 0) for seat in exposed), *self._known_of_vote(place, exposed, ATTACK)
        )

    def _known_of_vote(self, place: int, seats: list[int], vote: str) -> tuple[int, tuple[int, ...], int]:
        """Return known facts about a vote: the First Player's index among the seats, promised votes, promised
        tie-break.
        """

        def index_of(seat: int) -> int:
            return seats.index(seat) if seat in seats else ANYBODY

        aims = tuple(index_of(self.pointing.get((place, seat, VOTES[vote]), ANYBODY)) for seat in seats)
        tie = index_of(self.pointing.get((place, self.first, TIES[vote]), ANYBODY))
        return index_of(self.first), aims, tie

    def _is_vote_held(self, place: int, vote: str) -> bool:
        """Return whether the vote has been held here and its result is still to be carried out."""
        view = self.view
        return view.voted == vote and view.here == PLACES[place] and bool(view.elect)

    def _results_of_vote(self, place: int, vote: str) -> list[tuple[int, float]]:
        """Return the possible results of a held vote with their chances; the First Player breaks ties."""
        tied = self.view.elect
        promised = self.pointing.get((place, self.first, TIES[vote]), ANYBODY)
        if promised in tied:
            return [(promised, 1.0)]
        if vote == SHARING and self.first in tied:
            return [(self.first, 1.0)]
        likely = [seat for seat in tied if vote == SHARING or seat != self.first]
        return [(seat, 1.0 / len(likely)) for seat in likely]

    def next_marked(self, exposed: Sequence[int]) -> int:
        """Return the seat at the Crossroads that the Zombie Leader would take (CH-LDR-01 to CH-LDR-03)."""
        start = TRACK.index(self.leader)
        colours = [player.colour for player in self.view.players]
        return min(exposed, key=lambda seat: (TRACK.index(colours[seat]) - start) % len(TRACK))

    def loss(self, seat: int, present: Sequence[Person]) -> float:
        """Return what a player loses by giving up a Character: the value of the least valuable one."""
        return min(
            (person.worth for person in present if person.seat == seat and not person.hidden), default=0.0
        )

    def attack_value(self, place: int, present: Sequence[Person]) -> float:
        """Return the value of an attack on a location to the seat."""
        return sum(
            self.weights[seat] * chance * self.loss(seat, present)
            for seat, chance in self.victims(place, present)
        )

    def place_value(self, place: int, present: Sequence[Person], now: float | None = None) -> float:
        """Return the value of this round's attack (with chance `now`, if known) and of the next one to the seat."""
        if not present:
            return 0.0
        chance = 0.0
        if self.open[place]:
            chance = self.attack_chance(place, present) if now is None else now
        if self.view.round < ROUNDS:
            chance += NEXT_ROUND_WEIGHT * self.attack_chance(place, present, self.arrivals[place])
        return chance * self.attack_value(place, present) if chance > 0.03 else 0.0

    def is_attacked(self, place: int) -> bool:
        """Return whether a location would be attacked now."""
        return self.zombies[place] >= self.attack_threshold(place, self.at(place))

    # --- what is to be had -------------------------------------------------------------------------

    def sharing_odds(self, place: int, present: Sequence[Person]) -> list[tuple[int, float]]:
        """Return the seats that may win the sharing vote, with their chances."""
        if self._is_vote_held(place, SHARING):
            return self._results_of_vote(place, SHARING)
        votes = self.votes(place, present)
        counts = tuple(max(count, 0) for count in votes.values())
        return list(
            zip(votes, sharer_odds(counts, *self._known_of_vote(place, list(votes), SHARING)), strict=True)
        )

    def best_item(self, place: int) -> float:
        """Return the value to the seat of the best item in a location."""
        dose = self.dose if self.antidotes[place] else 0.0
        return max(dose, self.card if self.cards[place] else 0.0)

    def expected_share(self, place: int) -> float:
        """Return the expected value of the item that the seat gets if another hands out (CH-SHR-05, CH-SHR-06)."""
        items = self.antidotes[place] + self.cards[place]
        others = max(1, sum(not player.out for player in self.view.players) - 1)
        return 0.8 * self.best_item(place) * min(1.0, (items - 1) / others) if items > 1 else 0.0

    def value_of_sharing_by(self, seat: int, place: int) -> float:
        """Return the value to this seat of `seat` sharing out in a location."""
        best = self.best_item(place)
        if seat == self.me:
            return best
        hoped = max(self.expected_share(place), self.owed.get((place, seat), 0.0))
        return hoped - self.weights[seat] * SHARER_GAIN

    def sharing_value(self, place: int, present: Sequence[Person]) -> float:
        """Return the value to the seat of the sharing in a location."""
        if not (self.antidotes[place] or self.cards[place]) or not present or not self.open[place]:
            return 0.0
        return sum(
            chance * self.value_of_sharing_by(seat, place)
            for seat, chance in self.sharing_odds(place, present)
            if chance
        )

    def place_total(self, place: int, present: Sequence[Person]) -> float:
        """Return the total value of a location to the seat with these people in it: dangers, items, effect."""
        if not present:
            return 0.0
        value = self.place_value(place, present) + self.sharing_value(place, present)
        if self.open[place] and self.effects[place] and any(person.seat == self.me for person in present):
            value += self.effects[place]
        return value
