"""Decisions about movement: starting places, the Movement card, and the Character to move."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from horda.bots.city_of_horror.location_effects import plan_effects
from horda.bots.city_of_horror.scene import GRANNY, MAMA, Person, Scene
from horda.bots.city_of_horror.worth import trust
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import ARMORY, CROSSROADS, HOURS, NO_LIMIT, PLACE, WAVES, Wave
from horda.games.city_of_horror.odds import after_wave, waves_of

ARRIVAL_CHANCE: Final = 0.22
"""Chance that another player heads for a given location."""
STAYS_FULL_CHANCE: Final = 0.85
"""Chance that a full location is still full on the seat's turn."""
START_VALUES: Final = {"water_tower": 3.0, "church": 2.0, "bank": 1.8, "armory": 1.8, "hospital": 2.2}
"""Value of starting in a location, by its name; 0 for the Crossroads."""


# --- set-up -------------------------------------------------------------------------------------------


def judge_start(view: BotView, me: int, choice: Choice) -> float:
    """Value a starting place: valuable or slow Characters in shelters, cheap ones at the Crossroads."""
    character = next(candidate for candidate in view.characters if candidate.who == choice.name("who"))
    dear = character.rested_points + (1.5 if character.who == GRANNY else 0.0)
    return dear * (START_VALUES.get(choice.name("location"), 0.0) - 1.5)


# --- what may come ------------------------------------------------------------------------------------


def expected_waves(view: BotView, me: int) -> list[tuple[Wave, float]]:
    """Return the Invasion cards that may come next, with their chances; a card seen or truthfully reported is
    likelier.
    """
    if not view.invasion:
        return []
    hour, face = view.invasion[0]
    if face != HIDDEN:
        return [(WAVES[face], 1.0)]
    waves = waves_of(hour)
    weights = [1.0] * len(waves)
    for claim in view.claims:
        claimed = WAVES[claim.invasion]
        if claim.to == me and HOURS[claimed.hour] == hour:
            weights[waves.index(claimed)] += 4.0 * trust(view, claim.by)
    whole: float = sum(weights)
    return [(wave, weight / whole) for wave, weight in zip(waves, weights, strict=True)]


# --- what a move is worth -----------------------------------------------------------------------------


class Moves:
    """The value of having one of the seat's Characters in another location."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.people = scene.people_by_place()
        self.before = [scene.place_total(place, present) for place, present in enumerate(self.people)]
        self._gain_of_leaving: dict[str, float] = {}
        self._gain_of_arriving: dict[tuple[str, int], float] = {}

    def gain(self, character: Person, place: int) -> float:
        """Return the change in value if a Character is in `place` instead of where it is."""
        if place == character.place:
            return 0.0
        return self._value_of_leaving(character) + self._value_of_coming(character, place)

    def _value_of_leaving(self, character: Person) -> float:
        if character.who not in self._gain_of_leaving:
            rest = [other for other in self.people[character.place] if other is not character]
            value = self.scene.place_total(character.place, rest)
            self._gain_of_leaving[character.who] = value - self.before[character.place]
        return self._gain_of_leaving[character.who]

    def _value_of_coming(self, character: Person, place: int) -> float:
        key = (character.who, place)
        if key not in self._gain_of_arriving:
            value = self.scene.place_total(place, [*self.people[place], character])
            self._gain_of_arriving[key] = value - self.before[place]
        return self._gain_of_arriving[key]


def movers(scene: Scene, place: int) -> list[Person]:
    """Return the seat's Characters that could be moved to a location (CH-MOV-04, CH-MOV-09)."""
    view = scene.view
    shut = view.locations[ARMORY].closed
    return [
        character
        for character in scene.mine
        if character.place != place
        and not (character.who == GRANNY and not view.granny_up)
        and not (shut and character.place == ARMORY)
    ]


def best_move(moves: Moves, place: int, landing: int, people: Sequence[Person] | None = None) -> float:
    """Return the gain of the best move towards `place` that ends in `landing`; 0 if nobody can move."""
    able = movers(moves.scene, place) if people is None else people
    return max((moves.gain(character, landing) for character in able), default=0.0)


def full_chance(scene: Scene, place: int) -> float:
    """Return the chance that a location is full on the seat's turn to move (CH-MOV-05, CH-MOV-11)."""
    view = scene.view
    location = view.locations[place]
    if location.closed:
        return 1.0
    if location.spaces == NO_LIMIT:
        return 0.0
    free = location.spaces - len(scene.at(place))
    seats = len(view.players)
    turns = [(view.first + step) % seats for step in range(seats)]
    earlier = [view.players[seat] for seat in turns[: turns.index(scene.me)] if view.players[seat].to_move]
    free -= sum(player.movement == location.id for player in earlier)
    unknown = sum(player.movement is None for player in earlier)
    if free <= 0:
        return STAYS_FULL_CHANCE
    chances = (
        ARRIVAL_CHANCE**n * (1 - ARRIVAL_CHANCE) ** (unknown - n) * comb(unknown, n)
        for n in range(free, unknown + 1)
    )
    return sum(chances)


def movement_values(view: BotView, me: int) -> list[float]:
    """Return the expected value of each of the six Movement cards over all Invasion cards that may come."""
    scene = Scene(view, me)
    plan_effects(scene)
    zombies, antidotes, cards = scene.zombies, scene.antidotes, scene.cards
    corners = [PLACE[place] for place in view.corners]
    full = [full_chance(scene, place) for place in range(len(zombies))]
    values = [0.0] * len(zombies)
    for wave, chance in expected_waves(view, me):
        scene.zombies = after_wave(zombies, wave, corners)
        scene.antidotes, scene.cards = antidotes.copy(), cards.copy()
        for spot, place in enumerate(corners):
            scene.antidotes[place] += wave.antidotes[spot]
            scene.cards[place] += wave.cards[spot]
        moves = Moves(scene)
        for place in range(len(values)):
            value = (1 - full[place]) * best_move(moves, place, place)
            if full[place]:
                value += full[place] * best_move(moves, place, CROSSROADS)
            values[place] += chance * value
    return values


def choose_movement(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Choose the Movement card with the highest expected value; wait for the others' cards if allowed."""
    if choices[0].verb == "wait":
        return choices[0]
    values = movement_values(view, me)
    return max(choices, key=lambda choice: values[PLACE[choice.name("location")]])


# --- the move -----------------------------------------------------------------------------------------


def landing_of(view: BotView, me: int, place: int, who: str = "") -> int:
    """Return the location where a Character bound for `place` ends up (CH-MOV-05, CH-CRD-15, CH-CHR-21)."""
    location = view.locations[place]
    has_door = view.players[me].back_door or (who == MAMA and view.mama_enters)
    if location.closed or (location.full and not has_door):
        return CROSSROADS
    return place


def plan_moves(view: BotView, me: int) -> Moves:
    """Return the values of all moves in the current situation, location effects included."""
    scene = Scene(view, me)
    plan_effects(scene)
    return Moves(scene)


def choose_mover(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Choose the Character that gains most by moving to the location."""
    moves = plan_moves(view, me)
    place = PLACE[str(view.asked["location"])]
    mine = {character.who: character for character in moves.scene.mine}

    def value(choice: Choice) -> float:
        who = choice.name("who")
        return moves.gain(mine[who], landing_of(view, me, place, who))

    return max(choices, key=value)


def choose_entry(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Enter the full location unless the Crossroads are better (CH-CRD-15, CH-CHR-21)."""
    moves = plan_moves(view, me)
    who, place = view.asked["who"], PLACE[str(view.asked["location"])]
    character = next(person for person in moves.scene.mine if person.who == who)
    verb = "enter" if moves.gain(character, place) >= moves.gain(character, CROSSROADS) else "stay_out"
    return next(choice for choice in choices if choice.verb == verb)


def value_of_heading(moves: Moves, place: int) -> float:
    """Return the value of heading for a location now with the Character that suits best."""
    view, me = moves.scene.view, moves.scene.me
    return max(
        (
            moves.gain(character, landing_of(view, me, place, character.who))
            for character in movers(moves.scene, place)
        ),
        default=0.0,
    )


def next_mover(view: BotView) -> int | None:
    """Return the seat that moves next, or None if all have moved."""
    seats = len(view.players)
    turns = [(view.first + step) % seats for step in range(seats)]
    return next((seat for seat in turns if view.players[seat].to_move), None)
