"""Fights of a survivor: which cards to add, when to flee, when to help."""

from __future__ import annotations

from itertools import combinations

from horda.bots.zombiland.turns import judge_turn_card
from horda.bots.zombiland.worth import EXPECTED_HELP, bite_cost, same_side, stake, worth
from horda.engine.choices import Choice
from horda.games.zombiland.bot_view import BotView
from horda.games.zombiland.content import RESOURCES
from horda.games.zombiland.odds import chance_to_win


def best_cards(view: BotView, seat: int, faces: list[str]) -> tuple[str, ...]:
    """Return the cards to add to this fight: those that improve the odds by more than they are worth."""
    fight = view.fight
    assert fight is not None
    prize = stake(view)
    points = [face for face in faces if RESOURCES[face].do[0].do == "add"]
    best: tuple[str, ...] = ()
    value = prize * chance_to_win(fight.power, fight.added)
    for count in range(1, min(4, len(points)) + 1):
        for cards in combinations(points, count):
            added = sum(RESOURCES[face].do[0].n for face in cards)
            card_value = prize * chance_to_win(fight.power, fight.added + added) - sum(
                worth(face) for face in cards
            )
            if card_value > value + 1e-9:
                best, value = cards, card_value
    return best


def judge_fight(view: BotView, seat: int, choice: Choice) -> float:
    """Value adding a card to a fight, fleeing from it, or rolling."""
    fight = view.fight
    assert fight is not None
    if choice.verb != "play":
        return 0.0
    face = choice.name("card")
    if not same_side(view, seat, fight.fighter) or not same_side(view, seat, choice.number("target")):
        return -1.0
    card = RESOURCES[face]
    if card.do[0].do == "add":
        return 1.0 if face in best_cards(view, seat, view.players[seat].hand) else -1.0
    if card.do[0].do == "escape":
        lost = stake(view) * (1 - chance_to_win(fight.power, fight.added))
        return 0.5 if lost > 1.2 and not best_cards(view, seat, view.players[seat].hand) else -1.0
    return judge_turn_card(view, seat, choice)


def judge_after_roll(view: BotView, seat: int, choice: Choice) -> float:
    """Value playing a card after a losing roll to turn the fight round."""
    fight = view.fight
    assert fight is not None
    if choice.verb != "play":
        return 0.0
    if not same_side(view, seat, fight.fighter):
        return -1.0
    face = choice.name("card")
    effect = RESOURCES[face].do[0]
    if effect.do == "add":
        enough = fight.die + fight.added + effect.n >= fight.power
        return 1.0 if enough and stake(view) > worth(face) else -1.0
    odds = chance_to_win(fight.power, fight.added)
    return stake(view) * odds - worth(face)


def judge_threat(view: BotView, seat: int, choice: Choice) -> float:
    """Value a card that gets the seat or an ally away from a threatening zombie."""
    if choice.verb != "play":
        return 0.0
    target = view.players[choice.number("target")]
    if not same_side(view, seat, target.seat):
        return -1.0
    if RESOURCES[choice.name("card")].do[0].do == "peace":
        armed = EXPECTED_HELP * len(target.hand)
        risk = bite_cost(target) * (1 - chance_to_win(7, target.bonus + int(armed)))
        return risk - 0.8
    return judge_turn_card(view, seat, choice)
