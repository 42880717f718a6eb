"""The value of Characters, Antidotes and Action cards to a player, in points at the end of the match."""

from __future__ import annotations

from typing import Final

from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView, Character, Player
from horda.games.city_of_horror.content import CANNED_FOOD, ROUNDS
from horda.games.city_of_horror.odds import alive_odds
from horda.games.city_of_horror.state import RESOLUTION

WORTHS: Final = "worths"
SURVIVAL_CHANCE: Final = 0.84
"""Chance that a Character survives a round."""
ANTIDOTES_PER_ROUND: Final = 0.75
"""Antidotes that a player can expect per round."""
FOOD_VALUE: Final = 1.4
"""Value of an unseen Food token."""
UNSEEN_CARD_VALUE: Final = 0.9
"""Value of an unseen card."""
CARD_VALUES: Final = {
    "alarm": 0.6, "energy_drink": 1.5, "pepper_spray": 0.7, "hideout": 1.3, "back_door": 0.6, "gun": 0.9,
    "night_vision_goggles": 0.5, "chainsaw": 1.2, "flashlight": 0.7, "kitten": 0.9, "pickpocket": 1.0,
    "weapon_replica": 1.1, "shotgun": 1.2, "running_shoes": 0.8, "molotov_cocktail": 0.9,
    "rescue_flare": 0.8, "makeshift_bomb": 1.1,
}  # fmt: skip
"""Value of Action cards at the start; it decreases as the match goes on."""


class Worths:
    """Values computed for one view, cached because every plan needs them again."""

    def __init__(self, view: BotView) -> None:
        self.left = _rounds_left(view)
        self.people = [
            sorted(
                [character for character in view.characters if character.seat == seat],
                key=lambda character: -character.points,
            )
            for seat in range(len(view.players))
        ]
        self.standings: dict[int, float] = {}
        self.lives: dict[int, dict[str, float]] = {}


def worths_of(view: BotView) -> Worths:
    """Return the cached values of a view."""
    found = view.notes.get(WORTHS)
    if found is None:
        found = view.notes[WORTHS] = Worths(view)
    assert isinstance(found, Worths)
    return found


def rounds_left(view: BotView) -> float:
    """Return the number of rounds still to play; a fraction during the resolution phase."""
    return worths_of(view).left


def _rounds_left(view: BotView) -> float:
    if view.phase != RESOLUTION:
        return float(ROUNDS - max(view.round, 1) + 1)
    waiting = sum(not location.resolved for location in view.locations)
    return ROUNDS - view.round + waiting / len(view.locations)


def people_of(view: BotView, seat: int) -> list[Character]:
    """Return a player's living Characters, most points first."""
    return worths_of(view).people[seat]


def antidote_worth(view: BotView, seat: int, more: int = 0) -> float:
    """Return the value of one more Antidote to a player: a Character's life, or a point (CH-END-01 to CH-END-04)."""
    people = people_of(view, seat)
    doses = view.players[seat].antidotes + more
    survival: float = SURVIVAL_CHANCE ** rounds_left(view)
    if doses >= len(people):
        return 1.0
    needed: float = sum(alive_odds(len(people), survival)[doses + 1 :])
    return needed * people[doses].points + (1 - needed)


def card_worth(view: BotView, face: str) -> float:
    """Return the current value of an Action card in hand."""
    if face == CANNED_FOOD:
        return 1.05
    left = rounds_left(view)
    full = CARD_VALUES.get(face, UNSEEN_CARD_VALUE)
    if face == "energy_drink":
        return full
    return full * min(1.0, 0.2 + 0.3 * left) if left else 0.0


def unseen_card_worth(view: BotView) -> float:
    """Return the value of a card that nobody has seen yet."""
    return card_worth(view, HIDDEN)


def cheapest(view: BotView, faces: tuple[str, ...] | list[str]) -> float:
    """Return the value of the cheapest of some cards; very high if there are none."""
    return min((card_worth(view, face) for face in faces), default=99.0)


def food_worth(player: Player) -> float:
    """Return the value of a player's Food, with an average for hidden tokens."""
    return sum(FOOD_VALUE if face == HIDDEN else float(face.removeprefix("food_")) for face in player.food)


def expected_points(view: BotView, seat: int) -> float:
    """Return the estimated points of a player at the end."""
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
    survival: float = SURVIVAL_CHANCE**left
    doses = player.antidotes + ANTIDOTES_PER_ROUND * left
    points = 0.0
    for rank, character in enumerate(people_of(view, seat)):
        points += character.points * survival * min(1.0, max(0.15, doses - rank))
    spare = max(0.0, player.antidotes - survival * len(people_of(view, seat)))
    return points + spare + food_worth(player) + 0.3 * len(player.hand)


def life_worth(view: BotView, seat: int) -> dict[str, float]:
    """Return the value of each of a player's Characters alive: its points if an Antidote is left, and its vote."""
    known = worths_of(view).lives
    found = known.get(seat)
    if found is None:
        found = known[seat] = _life_worth(view, seat)
    return found


def _life_worth(view: BotView, seat: int) -> dict[str, float]:
    player = view.players[seat]
    left = rounds_left(view)
    people = people_of(view, seat)
    doses = player.antidotes + ANTIDOTES_PER_ROUND * left
    found: dict[str, float] = {}
    for rank, character in enumerate(people):
        found[character.who] = character.points * min(1.0, max(0.15, doses - rank)) + 0.2 * left
    if len(people) == 1:
        # A player without Characters loses everything (CH-END-05).
        found[people[0].who] += player.antidotes + food_worth(player) + 0.3 * len(player.hand)
    return found


def trust(view: BotView, seat: int) -> float:
    """Return how far a player's unenforced promises can be trusted: less after every broken promise, to anyone."""
    player = view.players[seat]
    return (1.0 + player.promises_kept) / (2.0 + player.promises_kept + 4.0 * player.promises_broken)


def grudge(view: BotView, me: int, seat: int) -> int:
    """Return how many promises to `me` a player broke."""
    return view.promises_broken_to(me, seat)
