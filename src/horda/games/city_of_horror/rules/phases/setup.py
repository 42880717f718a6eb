"""Set-up: the city, the First Player, Characters, Action cards, zombies; the expert draft.

CH-SET, CH-VAR.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import (
    BUILDINGS,
    CARDS_DEALT,
    CAST,
    CHARACTERS_DEALT,
    CROSSROADS,
    HOURS,
    PLACE,
    PLACES,
    TRACK,
    WAVES,
    WHO,
)
from horda.games.city_of_horror.events.events import (
    ActionCardDealt,
    CharacterDealt,
    CharacterPlaced,
    CityBuilt,
    ColourTaken,
    FirstPlayerNamed,
    InvasionRevealed,
    PlacesDrawn,
    SideLaid,
)
from horda.games.city_of_horror.rules.board import arrival_place
from horda.games.city_of_horror.rules.phases.activation import turn_up_food
from horda.games.city_of_horror.rules.phases.invasion import place_arrivals
from horda.games.city_of_horror.rules.phases.rounds import StartRound
from horda.games.city_of_horror.state import CityState, hand_of, packet_of

SMALL_TABLE_SEATS: Final = 3
RANDOM: Final = "random"


def shuffle_openly(s: CityState, items: list[int]) -> list[int]:
    """Return a shuffled copy of a list; the result is public, so that undo needs consent."""
    mixed = items.copy()
    for last in range(len(mixed) - 1, 0, -1):
        other = s.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    s.block_undo()
    return mixed


def building_called(initial: str) -> int:
    """Return the building with this initial, as used in the option for corners (CH-Q-49)."""
    return next(place for place in BUILDINGS if PLACES[place].startswith(initial))


@dataclass
class SetUp(Step):
    """Do the five parts of the set-up in order (CH-SET-02)."""

    def run(self, s: CityState) -> None:
        s.push(BuildCity(), NameFirst(), DealCharacters(), DealActionCards(), BringZombies(), StartRound())


@dataclass
class BuildCity(Step):
    """Lay out the boards as configured or at random, fill the stocks, assign colours (CH-SET-03 to CH-SET-11)."""

    def run(self, s: CityState) -> None:
        """Choose sides first, then corners; shuffle Food and Action cards (CH-Q-49, CH-Q-53)."""
        for place, name in enumerate(PLACES):
            side = s.options[name]
            # The third side of the Water Tower is never used at first (CH-SET-04).
            s.sides = put(s.sides, place, "AB"[s.below(2)] if side == RANDOM else str(side))
        corners = s.options["corners"]
        # Any building may stand on any corner (CH-BRD-05).
        if corners == RANDOM:
            s.corners = shuffle_openly(s, BUILDINGS)
        else:
            s.corners = [building_called(initial) for initial in str(corners)]
        s.emit(CityBuilt(tuple(PLACES[place] for place in s.corners)))
        for place, side in enumerate(s.sides):
            s.emit(SideLaid(PLACES[place], side))
        if s.options["colours"] == RANDOM:
            s.colours = [TRACK[space] for space in shuffle_openly(s, list(range(len(TRACK))))[: s.seats]]
        for seat, colour in enumerate(s.colours):
            s.emit(ColourTaken(seat, colour))
        s.shuffle("deck")
        s.shuffle("truck")
        if s.board(CROSSROADS).gain == "food_seen":
            turn_up_food(s)


@dataclass
class NameFirst(Step):
    """Give the First Player marker to a player; the Zombie Leader starts on that colour.

    CH-SET-12, CH-SET-13.
    """

    def run(self, s: CityState) -> None:
        """Name the first player as configured, or at random (CH-Q-63)."""
        first = s.options["first"]
        s.first = s.below(s.seats) if first == RANDOM else int(str(first))
        s.leader = TRACK.index(s.colours[s.first])
        s.emit(FirstPlayerNamed(s.first))


@dataclass
class DealCharacters(Step):
    """Deal Characters at random; starting at the First Player's right, everybody places theirs.

    CH-SET-14 to CH-SET-24.
    """

    def run(self, s: CityState) -> None:
        """Push the placements counter-clockwise, so that the First Player places last (CH-SET-20)."""
        each = CHARACTERS_DEALT[s.seats - SMALL_TABLE_SEATS]
        people = shuffle_openly(s, list(range(len(CAST))))
        for seat in range(s.seats):
            for who in sorted(people[seat * each : (seat + 1) * each]):
                # A Character has the colour of the player who was dealt its card (CH-BRD-11).
                s.owner = put(s.owner, who, seat)
                s.emit(CharacterDealt(seat, CAST[who]))
        # The remaining Characters are not used (CH-SET-34).
        s.cast = [who for who in range(len(CAST)) if s.owner[who] >= 0]
        s.push(*(DrawPlaces((s.first - step) % s.seats) for step in range(1, s.seats + 1)))


@dataclass
class DrawPlaces(Step):
    """A player draws as many of their Movement cards as they have Characters (CH-SET-21)."""

    seat: int

    def run(self, s: CityState) -> None:
        people = tuple(s.of_seat(self.seat))
        places = tuple(shuffle_openly(s, list(range(len(PLACES))))[: len(people)])
        s.emit(PlacesDrawn(self.seat, tuple(PLACES[place] for place in places)))
        s.push(PlaceCharacter(self.seat, places, people))


@dataclass
class PlaceCharacter(Question):
    """A player chooses the Character that starts at the next location drawn (CH-SET-22)."""

    seat: int
    places: tuple[int, ...]
    people: tuple[int, ...]

    def rule(self, s: CityState) -> str:
        return "CH-SET-22"

    def choices(self, s: CityState) -> list[Choice]:
        if not self.places:
            return []
        location = ("location", PLACES[self.places[0]])
        return [Choice(self.seat, "place", (("who", CAST[who]), location)) for who in self.people]

    def answer(self, s: CityState, choice: Choice) -> None:
        """Place the Character in the location, or at the Crossroads if the location is full (CH-SET-23)."""
        who = WHO[choice.name("who")]
        place = arrival_place(s, PLACE[choice.name("location")])
        s.place = put(s.place, who, place)
        s.emit(CharacterPlaced(self.seat, CAST[who], PLACES[place]))
        people = tuple(other for other in self.people if other != who)
        s.push(PlaceCharacter(self.seat, self.places[1:], people))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PlaceCharacter", (("seat", self.seat), ("location", PLACES[self.places[0]])))


@dataclass
class DealActionCards(Step):
    """Deal hands of Action cards, or packets for the expert draft.

    CH-SET-25 to CH-SET-28, CH-VAR-01, CH-VAR-02.
    """

    def run(self, s: CityState) -> None:
        drafting = s.options["draft"] is True
        for _ in range(CARDS_DEALT[s.seats - SMALL_TABLE_SEATS]):
            for seat in range(s.seats):
                card = s.cards.draw("deck", packet_of(seat) if drafting else hand_of(seat))
                s.emit(ActionCardDealt(seat, s.cards.face(card)), card)
        if drafting:
            s.push(PickCards(tuple(range(s.seats))))


@dataclass
class PickCards(Question):
    """Everybody keeps one card of their packet in secret and passes the rest to the left.

    CH-VAR-03, CH-VAR-04.
    """

    waiting: tuple[int, ...]
    kept: tuple[tuple[int, str], ...] = ()

    def rule(self, s: CityState) -> str:
        return "CH-VAR-03"

    def asks_always(self, s: CityState) -> bool:
        return True

    def choices(self, s: CityState) -> list[Choice]:
        found: list[Choice] = []
        for seat in self.waiting:
            # Printed order: hand order would reveal which cards were kept.
            faces = sorted(set(s.cards.faces(packet_of(seat))), key=s.cards.deck.rank.__getitem__)
            found.extend(Choice(seat, "keep", (("card", face),)) for face in faces)
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        waiting = tuple(seat for seat in self.waiting if seat != choice.seat)
        kept = (*self.kept, (choice.seat, choice.name("card")))
        s.push(PickCards(waiting, kept) if waiting else PassPackets(kept))

    def without_hidden_answers(self, s: CityState, seat: int | None) -> PickCards:
        hidden = tuple(other for other, _ in self.kept if other != seat)
        own = tuple(pair for pair in self.kept if pair[0] == seat)
        return PickCards((*self.waiting, *hidden), own)


@dataclass
class PassPackets(Step):
    """The kept cards go to the hands, the packets to the left, until all cards are kept.

    CH-VAR-03 to CH-VAR-05.
    """

    kept: tuple[tuple[int, str], ...]

    def run(self, s: CityState) -> None:
        cards = s.cards
        for seat, face in self.kept:
            cards.move(cards.find(packet_of(seat), face), packet_of(seat), hand_of(seat))
        packets = [cards.piles[packet_of(seat)] for seat in range(s.seats)]
        for seat, packet in enumerate(packets):
            # The packet is passed as a whole, so whoever passes it knows what the next player gets.
            following = (seat + 1) % s.seats
            cards.piles[packet_of(following)] = packet
            for card in packet:
                cards.learn(card, s.bit(following))
        if len(packets[0]) == 1:
            for seat in range(s.seats):
                cards.draw(packet_of(seat), hand_of(seat))
        elif packets[0]:
            s.push(PickCards(tuple(range(s.seats))))


@dataclass
class BringZombies(Step):
    """Bring the first zombies by a random 00:00 card, and stack a random Invasion card of each hour.

    CH-SET-29, CH-SET-30.
    """

    def run(self, s: CityState) -> None:
        unused = s.cards.piles["unused"]
        drawn: list[int] = []
        for hour in HOURS:
            cards = [card for card in unused if s.cards.deck.backs[card] == hour]
            drawn.append(cards[s.below(len(cards))])
        for card in reversed(drawn[1:]):
            s.cards.move(card, "unused", "invasion")
        s.cards.move(drawn[0], "unused", "invaded")
        s.emit(InvasionRevealed(s.cards.face(drawn[0])))
        place_arrivals(s, WAVES[s.cards.face(drawn[0])])
