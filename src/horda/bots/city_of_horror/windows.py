"""Decisions in windows: which card or ability to use, which card to cancel, and where to put a marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.bargaining import answer_offers, best_offer, can_make_offer
from horda.bots.city_of_horror.card_effects import best_aim
from horda.bots.city_of_horror.fighting import marker_value
from horda.bots.city_of_horror.movement import next_mover
from horda.bots.city_of_horror.scene import Scene
from horda.bots.city_of_horror.sources import Source, place_here, source_of, value_elsewhere, value_here
from horda.bots.city_of_horror.worth import card_worth
from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import CAST, DEEDS, PLACE, SPRAY, STUDENT
from horda.games.city_of_horror.rules.deals.promises import PLAY, PLAY_KILLER, TIES, USE, is_killer

MIN_NET_GAIN: Final = 0.2
"""The points that an action has to gain beyond its cost."""
CARD_EFFECTS: Final = frozenset(("steal", "draw_card", "swap_card", "look_ahead"))
VOTE_EFFECTS: Final = frozenset(("add_votes", "speak_up", "give_birth", "take_first"))
MOVE_EFFECTS: Final = frozenset(("change_movement", "enter_full", "get_up"))
ZOMBIE_EFFECTS: Final = frozenset(
    ("kill", "kill_half", "lure", "add_zombies", "move_zombie", "hide", "set_leader")
)
EFFECTS_BY_WINDOW: Final = {
    "choice": CARD_EFFECTS,
    "move": MOVE_EFFECTS | {"undo_move"},
    "moved": frozenset(("calm", "undo_move")),
    "attack": ZOMBIE_EFFECTS | VOTE_EFFECTS,
    "sharing": VOTE_EFFECTS | {"steal"},
    "end": frozenset(("rest", "steal")),
}
"""The effects considered in each window; in any other window the bot passes."""


def choose_in_window(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Answer offers, act if it pays, make an offer if both sides gain, else pass."""
    moment = str(view.asked["moment"])
    if view.offers:
        answer = answer_offers(view, me, choices)
        if answer is not None:
            return answer
    act = best_act(view, me, choices, moment)
    if act is not None:
        return act
    if can_make_offer(view, me) and any(choice.verb == "offer" for choice in choices):
        offer = best_offer(view, me, moment)
        if offer is not None:
            to = offer.to
            for choice in choices:
                if choice.verb == "offer" and choice.number("to") == to:
                    return choice
    return next((choice for choice in choices if choice.verb in ("pass", "leave_offers")), choices[0])


def best_act(view: BotView, me: int, choices: Sequence[Choice], moment: str) -> Choice | None:
    """Return the card or ability that gains most, or None if none gains enough; promised ones come first."""
    verbs = EFFECTS_BY_WINDOW.get(moment, frozenset())
    deeds = [choice for choice in choices if choice.verb in ("play", "use")]
    if choices[0].verb not in ("pass", "leave_offers") and (owed := owed_act(view, me, deeds)) is not None:
        return owed
    if moment == "move" and next_mover(view) != me:
        # Effects that help the seat's own move wait until that move.
        verbs -= MOVE_EFFECTS
    deeds = [choice for choice in deeds if DEEDS[name_of(choice)].do in verbs]
    if not deeds:
        return None
    scene = Scene(view, me)
    best: Choice | None = None
    best_net = MIN_NET_GAIN
    for choice in deeds:
        source = source_of(scene, name_of(choice))
        net = best_aim(scene, source).gain - source.cost
        if net > best_net:
            best, best_net = choice, net
    return best


def name_of(choice: Choice) -> str:
    """Return the card or the Character that a choice uses."""
    return choice.name("card") if choice.verb == "play" else choice.name("who")


def owed_act(view: BotView, me: int, deeds: Sequence[Choice]) -> Choice | None:
    """Return the choice that fulfils a promise of the seat here, or None."""
    own = [pledge for pledge in view.pledges if pledge.by == me and pledge.location == view.here]
    owed = {pledge.subject for pledge in own if pledge.kind in (PLAY, USE)}
    kinds = {pledge.kind for pledge in own}
    for choice in deeds:
        name = name_of(choice)
        if name in owed or (PLAY_KILLER in kinds and choice.verb == "play" and is_killer(name)):
            return choice
        if name == CAST[STUDENT] and kinds & set(TIES.values()) and view.first != me:
            return choice
    return None


def choose_aim(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Return the target of the best use of the card or ability."""
    scene = Scene(view, me)
    name = view.asked["card"] or view.asked["who"]
    aimed = best_aim(scene, source_of(scene, str(name)))
    target = aimed.aims.get(str(view.asked["aim"]))
    matching = next((choice for choice in choices if choice.args[0][1] == target), None)
    return matching or max(choices, key=lambda choice: _fallback(scene, choice))


def _fallback(scene: Scene, choice: Choice) -> float:
    """Prefer the location being resolved when the best target is not on offer."""
    return float(choice.args[0][1] == scene.view.here)


def choose_marker(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Return the location where an Explosion marker helps the seat most."""
    scene = Scene(view, me)
    return max(choices, key=lambda choice: marker_value(scene, PLACE[choice.name("location")]))


# --- cancelling ---------------------------------------------------------------------------------------


def choose_response(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Cancel a card if it would hurt more than cancelling costs."""
    let_pass = choices[0]
    if len(choices) == 1 or view.card_in_play is None:
        return let_pass
    scene = Scene(view, me)
    harm = harm_of(scene)
    for choice in choices[1:]:
        if choice.verb == "cancel":
            cost = card_worth(view, SPRAY)
        else:
            cost = source_of(scene, choice.name("who")).cost
        if harm > cost + 2 * MIN_NET_GAIN:
            return choice
    return let_pass


def harm_of(scene: Scene) -> float:
    """Return the points that the card about to take effect would cost the seat; negative if it helps."""
    played = scene.view.card_in_play
    assert played is not None
    if played.seat == scene.me:
        return 2.0 * card_worth(scene.view, played.card) if len(played.cancels) % 2 else 0.0
    if len(played.cancels) % 2:
        return 0.0
    return -value_of_card(scene, Source(played.card, 0.0), dict(played.aims), played.seat)


def value_of_card(scene: Scene, source: Source, aims: dict[str, int | str], seat: int) -> float:
    """Return the points that another player's card would bring the seat."""
    deed = source.deed
    location, start = aims.get("location"), aims.get("start")
    if deed.do == "steal":
        return -1.2 * scene.card if aims.get("victim") == scene.me else 0.0
    if deed.do == "move_zombie" and location is not None and start is not None:
        return _value_of_more_zombies(scene, str(start), -1) + _value_of_more_zombies(scene, str(location), 1)
    if deed.do in ("kill", "add_zombies") and location is not None:
        return _value_of_more_zombies(
            scene, str(location), deed.amount if deed.do == "add_zombies" else -deed.amount
        )
    if deed.do == "kill_half" and location is not None:
        return _value_of_more_zombies(scene, str(location), -(scene.zombies[PLACE[str(location)]] // 2))
    if deed.do == "add_votes" and location is not None:
        return _value_of_more_votes(scene, PLACE[str(location)], seat, deed.amount)
    return 0.0


def _value_of_more_zombies(scene: Scene, location: str, zombies: int) -> float:
    place = PLACE[location]
    value = value_here if place == place_here(scene) else value_elsewhere
    return value(scene, place, scene.zombies[place] + zombies) - value(scene, place, scene.zombies[place])


def _value_of_more_votes(scene: Scene, place: int, seat: int, votes: int) -> float:
    present = scene.at(place)
    before = scene.place_total(place, present)
    scene.extra[place][seat] += votes
    after = scene.place_total(place, present)
    scene.extra[place][seat] -= votes
    return after - before
