"""Decisions in a survivor's turn: cards, movement, other players."""

from __future__ import annotations

from horda.bots.zombiland.worth import SPACE_VALUES, STEP_VALUE, bite_cost, same_side, steps_left, worth
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.content import BOARD, ENCOUNTERS, RESOURCES
from horda.games.zombiland.odds import SURVIVOR_DISTANCE, ZOMBIE_DISTANCE
from horda.games.zombiland.rules.board import KIND, ZONE_0


def judge_turn_card(view: BotView, seat: int, choice: Choice) -> float:
    """Value a card played for its effect: healing, drawing, wearing, salvaging, scouting or hurrying."""
    me = view.players[seat]
    target = view.players[choice.number("target")]
    if not same_side(view, seat, target.seat):
        return -1.0
    effect = RESOURCES[choice.name("card")].do[0]
    match effect.do:
        case "heal":
            is_needed = target.health <= 1 or view.pool <= 2 * len(view.players) // 2
            return 0.9 if view.pool and is_needed else -1.0
        case "draw":
            return 0.8 if view.resources else -1.0
        case "return_health":
            return 0.4 if me.health >= 3 and view.resources >= 3 else -1.0
        case "wear":
            return 0.7
        case "salvage":
            return 0.6 if any(worth(face) > 0.45 for face in view.resource_discard) else -1.0
        case "scout":
            return 0.3 if view.top_encounter == HIDDEN else -1.0
        case "hurry":
            return 0.2 if next_goal(me) > 5 else -1.0
        case _:
            return -1.0


def next_goal(player: Player) -> int:
    """Return the distance to the nearest Location whose token is missing, or to the start if none is."""
    space = player.space or ZONE_0
    goals = [location for location in BOARD.tokens if location not in player.tokens] or [ZONE_0]
    return min(SURVIVOR_DISTANCE[space][goal] for goal in goals)


def judge_before_roll(view: BotView, seat: int, choice: Choice) -> float:
    """Value playing a card before rolling."""
    return judge_turn_card(view, seat, choice) if choice.verb == "play" else 0.0


def space_value(view: BotView, seat: int, space: str) -> float:
    """Return the value of stopping on a space: the way left, the kind of space, the zombies near by."""
    me = view.players[seat]
    value = -STEP_VALUE * steps_left(me, space) + SPACE_VALUES.get(KIND[space], 0.0)
    if KIND[space] == "location" and space in me.tokens:
        value -= 0.8
    for other in view.players:
        if other.status == "zombie" and other.space:
            steps = ZOMBIE_DISTANCE[other.space][space]
            value -= 0.35 * bite_cost(me) * (1.0 if steps == 0 else 0.5 if steps <= 6 else 0.0)
    return value


def judge_way(view: BotView, seat: int, choice: Choice) -> float:
    """Value a space to move to; returning to the start with all tokens wins."""
    if choice.verb == "play":
        return -99.0
    me = view.players[seat]
    space = choice.name("space") if choice.verb == "move" else me.space or ZONE_0
    if space == ZONE_0 and len(me.tokens) == len(BOARD.tokens) and choice.verb == "move":
        return 99.0
    return space_value(view, seat, space)


def judge_peace(view: BotView, seat: int, choice: Choice) -> float:
    """Value a space to escape to: away from zombies and close to the goal."""
    target = view.asked.get("target")
    assert isinstance(target, int)
    return space_value(view, target, choice.name("space"))


def judge_discard(view: BotView, seat: int, choice: Choice) -> float:
    """Value discarding a card: the least valuable first."""
    return -worth(choice.name("card"))


def judge_salvage(view: BotView, seat: int, choice: Choice) -> float:
    """Value taking back a card."""
    return worth(choice.name("card"))


def judge_bury(view: BotView, seat: int, choice: Choice) -> float:
    """Value burying an encounter or leaving it on the deck: dangerous ones are buried."""
    encounter = ENCOUNTERS[str(view.asked["card"])]
    bad = encounter.power > 6 or any(e.do in ("lose_health", "discard") for e in encounter.do)
    return float(bad == (choice.verb == "bury"))


def judge_rival(view: BotView, seat: int, choice: Choice) -> float:
    """Value a player as the target of an effect: the leading rival, or the ally with the most cards."""
    other = view.players[choice.number(choice.args[0][0])]
    if same_side(view, seat, other.seat):
        return len(other.hand) - 10.0
    return 2.0 * len(other.tokens) + 0.3 * len(other.hand)


def judge_swap(view: BotView, seat: int, choice: Choice) -> float:
    """Value changing places with a player: whether it shortens the seat's way or lengthens a rival's."""
    me, other = view.players[seat], view.players[choice.number("other")]
    mine = steps_left(me) - steps_left(me, other.space)
    theirs = steps_left(other) - steps_left(other, me.space)
    return mine + (theirs if same_side(view, seat, other.seat) else -0.5 * theirs)


def judge_offer(view: BotView, seat: int, choice: Choice) -> float:
    """Value giving a card away: the dead give to the survivor closest to winning, the living to a needy ally."""
    if choice.verb == "keep":
        return 0.0
    me, friend = view.players[seat], view.players[choice.number("to")]
    face = choice.name("card")
    if friend.status != "alive":
        return -1.0
    if me.status == "dead":
        return -1.0 if RESOURCES[face].any else worth(face) + 0.01 * (40 - steps_left(friend))
    needy = len(friend.hand) + 2 <= len(me.hand) and steps_left(friend) + 4 < steps_left(me)
    return 0.1 + worth(face) if needy else -1.0


def judge_accept(view: BotView, seat: int, choice: Choice) -> float:
    """Accept every card that is offered."""
    return float(choice.verb == "accept")
