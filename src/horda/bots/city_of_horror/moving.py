"""Where to go: starting places, the Movement card, and who follows it."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from horda.bots.city_of_horror.scene import GRANNY, MAMA, Person, Scene
from horda.bots.city_of_horror.visiting import plan_effects
from horda.bots.city_of_horror.worth import trust
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import ARMORY, CROSSROADS, HOURS, NO_LIMIT, PLACE, WAVES, Wave
from horda.games.city_of_horror.odds import after_wave, waves_of

COMES: Final = 0.22
"""The chance that another player heads for a certain location."""
STAYS_FULL: Final = 0.85
"""The chance that a full location is still full when it is one's turn."""
SHELTER: Final = {"water_tower": 3.0, "church": 2.0, "bank": 1.8, "armory": 1.8, "hospital": 2.2}
"""How good it is to start in a location; the Crossroads are worst."""


# --- set-up -------------------------------------------------------------------------------------------


def judge_start(view: BotView, me: int, choice: Choice) -> float:
    """The dear to the shelters, those who cannot run to the best, the cheap to the Crossroads."""
    one = next(person for person in view.characters if person.who == choice.name("who"))
    dear = one.rested_points + (1.5 if one.who == GRANNY else 0.0)
    return dear * (SHELTER.get(choice.name("location"), 0.0) - 1.5)


# --- what may come ------------------------------------------------------------------------------------


def expected_waves(view: BotView, me: int) -> list[tuple[Wave, float]]:
    """The Invasion cards that may come next, with their chances: looked at, told by somebody, or any."""
    if not view.invasion:
        return []
    hour, face = view.invasion[0]
    if face != HIDDEN:
        return [(WAVES[face], 1.0)]
    waves = waves_of(hour)
    weights = [1.0] * len(waves)
    for claim in view.claims:
        told = WAVES[claim.invasion]
        if claim.to == me and HOURS[told.hour] == hour:
            weights[waves.index(told)] += 4.0 * trust(view, claim.by)
    whole: float = sum(weights)
    return [(wave, weight / whole) for wave, weight in zip(waves, weights, strict=True)]


# --- what a move is worth -----------------------------------------------------------------------------


class Moves:
    """What it would mean to have one of the seat's Characters somewhere else."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.people = scene.people_by_place()
        self.before = [scene.place_total(place, present) for place, present in enumerate(self.people)]
        self._left: dict[str, float] = {}
        self._come: dict[tuple[str, int], float] = {}

    def gain(self, one: Person, place: int) -> float:
        """What changes if a Character is in `place` instead of where it is."""
        if place == one.place:
            return 0.0
        return self._value_of_leaving(one) + self._value_of_coming(one, place)

    def _value_of_leaving(self, one: Person) -> float:
        if one.who not in self._left:
            rest = [other for other in self.people[one.place] if other is not one]
            value = self.scene.place_total(one.place, rest)
            self._left[one.who] = value - self.before[one.place]
        return self._left[one.who]

    def _value_of_coming(self, one: Person, place: int) -> float:
        key = (one.who, place)
        if key not in self._come:
            value = self.scene.place_total(place, [*self.people[place], one])
            self._come[key] = value - self.before[place]
        return self._come[key]


def movers(scene: Scene, place: int) -> list[Person]:
    """The seat's Characters that could be moved to a location (CH-MOV-04, CH-MOV-09)."""
    view = scene.view
    shut = view.locations[ARMORY].closed
    return [
        one
        for one in scene.mine
        if one.place != place
        and not (one.who == GRANNY and not view.granny_up)
        and not (shut and one.place == ARMORY)
    ]


def best_move(moves: Moves, place: int, landing: int, people: Sequence[Person] | None = None) -> float:
    """The gain of the best move to a location, for whoever is chosen; nobody to move changes nothing."""
    able = movers(moves.scene, place) if people is None else people
    return max((moves.gain(one, landing) for one in able), default=0.0)


def full_chance(scene: Scene, place: int) -> float:
    """How likely a location is full when it is the seat's turn to move (CH-MOV-05, CH-MOV-11)."""
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
        return STAYS_FULL
    chances = (COMES**n * (1 - COMES) ** (unknown - n) * comb(unknown, n) for n in range(free, unknown + 1))
    return sum(chances)


def outlook(view: BotView, me: int) -> list[float]:
    """What each of the six Movement cards promises, over all that may come."""
    scene = Scene(view, me)
    plan_effects(scene)
    zombies, antidotes, cards = scene.zombies, scene.antidotes, scene.cards
    corners = [PLACE[place] for place in view.corners]
    full = [full_chance(scene, place) for place in range(len(zombies))]
    found = [0.0] * len(zombies)
    for wave, chance in expected_waves(view, me):
        scene.zombies = after_wave(zombies, wave, corners)
        scene.antidotes, scene.cards = antidotes.copy(), cards.copy()
        for spot, place in enumerate(corners):
            scene.antidotes[place] += wave.antidotes[spot]
            scene.cards[place] += wave.cards[spot]
        moves = Moves(scene)
        for place in range(len(found)):
            value = (1 - full[place]) * best_move(moves, place, place)
            if full[place]:
                value += full[place] * best_move(moves, place, CROSSROADS)
            found[place] += chance * value
    return found


def choose_movement(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """The Movement card that promises most; whoever may see the others' first does."""
    if choices[0].verb == "wait":
        return choices[0]
    values = outlook(view, me)
    return max(choices, key=lambda choice: values[PLACE[choice.name("location")]])


# --- the move -----------------------------------------------------------------------------------------


def landing_of(view: BotView, me: int, place: int, who: str = "") -> int:
    """Where a Character bound for a location ends up (CH-MOV-05, CH-CRD-15, CH-CHR-21)."""
    location = view.locations[place]
    has_door = view.players[me].back_door or (who == MAMA and view.mama_enters)
    if location.closed or (location.full and not has_door):
        return CROSSROADS
    return place


def plan_moves(view: BotView, me: int) -> Moves:
    """The moves as they look now."""
    scene = Scene(view, me)
    plan_effects(scene)
    return Moves(scene)


def choose_mover(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Whoever gains most by going there, or loses least."""
    moves = plan_moves(view, me)
    place = PLACE[str(view.asked["location"])]
    mine = {one.who: one for one in moves.scene.mine}

    def value(choice: Choice) -> float:
        who = choice.name("who")
        return moves.gain(mine[who], landing_of(view, me, place, who))

    return max(choices, key=value)


def choose_entry(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Into the full location that stands open, unless the Crossroads are better (CH-CRD-15, CH-CHR-21)."""
    moves = plan_moves(view, me)
    who, place = view.asked["who"], PLACE[str(view.asked["location"])]
    one = next(person for person in moves.scene.mine if person.who == who)
    verb = "enter" if moves.gain(one, place) >= moves.gain(one, CROSSROADS) else "stay_out"
    return next(choice for choice in choices if choice.verb == verb)


def value_of_heading(moves: Moves, place: int) -> float:
    """What it is worth to move to a location now, with the best Character for it."""
    view, me = moves.scene.view, moves.scene.me
    return max(
        (moves.gain(one, landing_of(view, me, place, one.who)) for one in movers(moves.scene, place)),
        default=0.0,
    )


def next_mover(view: BotView) -> int | None:
    """Whose move comes next, if the moves are not over."""
    seats = len(view.players)
    turns = [(view.first + step) % seats for step in range(seats)]
    return next((seat for seat in turns if view.players[seat].to_move), None)
