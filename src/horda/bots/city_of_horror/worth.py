"""What Characters, Antidotes and Action cards are worth to a player, in points at the end."""

from __future__ import annotations

from typing import Final

from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView, Character, Player
from horda.games.city_of_horror.content import CANNED_FOOD, ROUNDS
from horda.games.city_of_horror.odds import alive_odds
from horda.games.city_of_horror.state import RESOLUTION

WORTHS: Final = "worths"
LIVES: Final = 0.84
"""The chance of a Character to live through a round."""
SUPPLY: Final = 0.75
"""Antidotes that a player may hope for in a round."""
FOOD: Final = 1.4
"""What an unseen Food token is worth."""
UNSEEN: Final = 0.9
"""What a card is worth that one has not seen."""
CARDS: Final = {
    "alarm": 0.6, "energy_drink": 1.5, "pepper_spray": 0.7, "hideout": 1.3, "back_door": 0.6, "gun": 0.9,
    "night_vision_goggles": 0.5, "chainsaw": 1.2, "flashlight": 0.7, "kitten": 0.9, "pickpocket": 1.0,
    "weapon_replica": 1.1, "shotgun": 1.2, "running_shoes": 0.8, "molotov_cocktail": 0.9,
    "rescue_flare": 0.8, "makeshift_bomb": 1.1,
}  # fmt: skip
"""What Action cards are worth at the beginning; less and less towards the end, when nothing can be done."""


class Worths:
    """What was worked out of one moment, for all seats: kept with it, since every plan asks for it again."""

    def __init__(self, view: BotView) -> None:
        self.left = _rounds_left(view)
        self.people = [
            sorted([one for one in view.characters if one.seat == seat], key=lambda one: -one.points)
            for seat in range(len(view.players))
        ]
        self.standings: dict[int, float] = {}
        self.lives: dict[int, dict[str, float]] = {}


def worths_of(view: BotView) -> Worths:
    """What is known of a moment already."""
    found = view.notes.get(WORTHS)
    if found is None:
        found = view.notes[WORTHS] = Worths(view)
    assert isinstance(found, Worths)
    return found


def rounds_left(view: BotView) -> float:
    """How much of the match is still to come, in rounds."""
    return worths_of(view).left


def _rounds_left(view: BotView) -> float:
    if view.phase != RESOLUTION:
        return float(ROUNDS - max(view.round, 1) + 1)
    waiting = sum(not location.resolved for location in view.locations)
    return ROUNDS - view.round + waiting / len(view.locations)


def people_of(view: BotView, seat: int) -> list[Character]:
    """A player's living Characters, the most points first."""
    return worths_of(view).people[seat]


def antidote_worth(view: BotView, seat: int, more: int = 0) -> float:
    """What one more Antidote is worth to a player: a Character's life, or a point (CH-END-01 to -04)."""
    people = people_of(view, seat)
    doses = view.players[seat].antidotes + more
    lives: float = LIVES ** rounds_left(view)
    if doses >= len(people):
        return 1.0
    needed: float = sum(alive_odds(len(people), lives)[doses + 1 :])
    return needed * people[doses].points + (1 - needed)


def card_worth(view: BotView, face: str) -> float:
    """What an Action card in hand is worth now."""
    if face == CANNED_FOOD:
        return 1.05
    left = rounds_left(view)
    full = CARDS.get(face, UNSEEN)
    if face == "energy_drink":
        return full
    return full * min(1.0, 0.2 + 0.3 * left) if left else 0.0


def unseen_card_worth(view: BotView) -> float:
    """What a card is worth that nobody has seen yet."""
    return card_worth(view, HIDDEN)


def cheapest(view: BotView, faces: tuple[str, ...] | list[str]) -> float:
    """What the card is worth that a player would miss least; a fortune without cards."""
    return min((card_worth(view, face) for face in faces), default=99.0)


def food_worth(player: Player) -> float:
    """What a player's Food is worth, as far as one can see."""
    return sum(FOOD if face == HIDDEN else float(face.removeprefix("food_")) for face in player.food)


def expected_points(view: BotView, seat: int) -> float:
    """About how many points a player will have at the end."""
    known = worths_of(view).standings
    found = known.get(seat)
    if found is None:
        found = known[seat] = _expected_points(view, seat)
    return found


def _expected_points(view: BotView, seat: int) -> float:
    player = view.players[seat]
    if player.out:
        return 0.0
    left = rounds_left(view)
    lives: float = LIVES**left
    doses = player.antidotes + SUPPLY * left
    points = 0.0
    for rank, one in enumerate(people_of(view, seat)):
        points += one.points * lives * min(1.0, max(0.15, doses - rank))
    spare = max(0.0, player.antidotes - lives * len(people_of(view, seat)))
    return points + spare + food_worth(player) + 0.3 * len(player.hand)


def life_worth(view: BotView, seat: int) -> dict[str, float]:
    """What each Character of a player is worth alive: its points, if there is an Antidote, and its vote."""
    known = worths_of(view).lives
    found = known.get(seat)
    if found is None:
        found = known[seat] = _life_worth(view, seat)
    return found


def _life_worth(view: BotView, seat: int) -> dict[str, float]:
    player = view.players[seat]
    left = rounds_left(view)
    people = people_of(view, seat)
    doses = player.antidotes + SUPPLY * left
    found: dict[str, float] = {}
    for rank, one in enumerate(people):
        found[one.who] = one.points * min(1.0, max(0.15, doses - rank)) + 0.2 * left
    if len(people) == 1:
        # With the last one everything is lost (CH-END-05).
        found[people[0].who] += player.antidotes + food_worth(player) + 0.3 * len(player.hand)
    return found


def trust(view: BotView, seat: int) -> float:
    """How far a player's word counts that does not bind: less after every broken promise, to whomever."""
    player = view.players[seat]
    return (1.0 + player.promises_kept) / (2.0 + player.promises_kept + 4.0 * player.promises_broken)


def grudge(view: BotView, me: int, seat: int) -> int:
    """How many promises a player broke that were made to `me`."""
    return view.broken_to(me, seat)
