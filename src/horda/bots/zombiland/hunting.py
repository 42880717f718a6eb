"""Decisions of a zombie: whom to hunt, where to go, and which card to attack with."""

from __future__ import annotations

from horda.bots.zombiland.worth import EXPECTED_HELP, steps_left
from horda.engine.choices import Choice
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.content import ENCOUNTERS, ZOMBIES
from horda.games.zombiland.odds import ZOMBIE_DISTANCE, chance_to_win
from horda.games.zombiland.rules.board import ZONE_0


def prey_value(view: BotView, player: Player) -> float:
    """Return the value of hunting a survivor: higher if it is close to winning or to death."""
    return 3.0 - 0.06 * steps_left(player) + 0.25 * (3 - min(player.health, 3)) - 0.05 * len(player.hand)


def survivors(view: BotView) -> list[Player]:
    """Return the players who are still alive."""
    return [player for player in view.players if player.status == "alive"]


def attack_value(view: BotView, face: str, target: Player, *, risky: bool) -> float:
    """Return the expected value of an attack: bites and losses, minus the chance of being killed."""
    card = ZOMBIES[face]
    drained = sum(effect.n for effect in card.before)
    armed = EXPECTED_HELP * max(0, len(target.hand) - drained)
    lost = 1 - chance_to_win(card.power, target.bonus + round(armed))
    value = lost * (card.bites * (1.0 + 0.6 * (target.health == 0)) + 0.3 * len(card.lose)) + 0.3 * drained
    return value * prey_value(view, target) - (0.25 * (1 - lost) if risky else 0.0)


def judge_zombie_play(view: BotView, seat: int, choice: Choice) -> float:
    """Value an attack, a lunge towards a survivor, or holding still."""
    me = view.players[seat]
    if choice.verb == "attack":
        face = choice.name("card")
        target = view.players[choice.number("target")]
        return 1.0 + attack_value(view, face, target, risky=me.space == target.space)
    if choice.verb == "lunge":
        near = min(
            (ZOMBIE_DISTANCE[me.space or ZONE_0][p.space or ZONE_0] for p in survivors(view)), default=0
        )
        return 0.5 if near > 1 else -0.5
    return 0.0


def judge_zombie_move(view: BotView, seat: int, choice: Choice) -> float:
    """Value staying with a survivor if the zombie has a card to attack with, else moving."""
    me = view.players[seat]
    here = [player for player in survivors(view) if player.space == me.space]
    armed = any(ZOMBIES[face].power >= 5 and not ZOMBIES[face].anywhere for face in me.zombie_hand)
    if choice.verb == "stay":
        return 1.0 if here and armed else -1.0
    return 0.0 if choice.verb == "roll" else -2.0


def judge_zombie_way(view: BotView, seat: int, choice: Choice) -> float:
    """Value a space by its distance to the best survivor to hunt."""
    space = choice.name("space")
    best = -99.0
    for player in survivors(view):
        steps = ZOMBIE_DISTANCE[space][player.space or ZONE_0]
        best = max(best, prey_value(view, player) - 0.25 * steps + (1.5 if steps == 0 else 0.0))
    return best


def judge_interrupt(view: BotView, seat: int, choice: Choice) -> float:
    """Value cancelling an encounter, attacking instead of it, or raising its power."""
    if choice.verb == "pass":
        return 0.0
    me = view.players[seat]
    survivor, encounter = view.asked.get("seat"), ENCOUNTERS[str(view.asked["card"])]
    assert isinstance(survivor, int)
    target = view.players[survivor]
    card = ZOMBIES[choice.name("card")]
    armed = target.bonus + round(EXPECTED_HELP * len(target.hand))
    before = 1 - chance_to_win(encounter.power, armed) if encounter.power else 0.0
    if card.raises:
        gain = (1 - chance_to_win(encounter.power + card.raises, armed)) - before
        return gain * encounter.bites * prey_value(view, target) - 0.3
    blows = [
        attack_value(view, face, target, risky=True)
        for face in me.zombie_hand
        if ZOMBIES[face].power and not ZOMBIES[face].anywhere
    ]
    return max(blows, default=-1.0) - before * encounter.bites * prey_value(view, target) - 0.3


def judge_zombie_discard(view: BotView, seat: int, choice: Choice) -> float:
    """Value discarding a card: weak cards first, special ones last."""
    if choice.verb == "keep":
        return -4.5
    card = ZOMBIES[choice.name("card")]
    special = card.cancels or card.raises or card.anywhere
    return -6.5 if special else -float(card.power + len(card.before) + card.moves / 3)


def judge_grave(view: BotView, seat: int, choice: Choice) -> float:
    """Value a grave by its distance to the best survivor to hunt."""
    return judge_zombie_way(view, seat, choice)
