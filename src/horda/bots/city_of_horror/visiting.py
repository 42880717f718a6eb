"""Effects of locations: what they are worth, whether to use them, and how to pay."""

from __future__ import annotations

from typing import Final

from horda.bots.city_of_horror.scene import MOTHER, Person, Scene
from horda.bots.city_of_horror.worth import FOOD, LIVES, card_worth, cheapest
from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import CROSSROADS, PLACE

A_LOOK: Final = 0.4
"""What it is worth to know the next Invasion card, or the others' Movement cards."""
BOTHER: Final = 0.15
"""Gains below this are not worth the card."""


def best_to_rest(scene: Scene) -> Person | None:
    """The exhausted Character whose rest brings most; a mother never rests (CH-CHR-07, CH-CHR-27)."""
    able = [one for one in scene.mine if not one.rested and not (one.who == MOTHER and scene.view.mother)]
    return max(able, key=lambda one: one.gap * one.worth, default=None)


def rest_worth(scene: Scene) -> float:
    """What resting a Character is worth: the points between its two sides, if it lives."""
    one = best_to_rest(scene)
    return 0.0 if one is None else rest_of(scene, one)


def rest_of(scene: Scene, one: Person) -> float:
    """What being rested is worth for one Character."""
    lives: float = LIVES**scene.left
    return one.gap * lives * min(1.0, one.worth / max(one.points, 1))


def price(scene: Scene, place: int) -> float:
    """What it costs the seat to use the effect of a location, in points; a fortune if it cannot pay."""
    view, pay = scene.view, scene.view.locations[place].pay
    me = view.players[scene.me]
    if pay == "card":
        return cheapest(view, me.hand)
    if pay == "food":
        return min((float(face.removeprefix("food_")) for face in me.food), default=99.0)
    if pay == "exhaust":
        rested = [rest_of(scene, one) for one in scene.mine if one.place == place and one.rested]
        return min(rested, default=1.5)
    return 0.0


def gain(scene: Scene, place: int) -> float:
    """What the effect of a location brings the seat, in points."""
    view, kind = scene.view, scene.view.locations[place].gain
    if kind == "antidote":
        return scene.dose if view.ambulance else 0.0
    if kind == "rest":
        return rest_worth(scene)
    if kind == "deck_card":
        return scene.card + 0.1 if view.deck else 0.0
    if kind == "discarded_card":
        return max((card_worth(view, face) for face in view.discard), default=0.0)
    if kind in ("food", "food_seen"):
        shown = [float(face.removeprefix("food_")) for face in view.shown_food]
        return max([FOOD if view.truck else 0.0, *shown])
    if kind in ("leader", "leader_step"):
        return leader_gain(scene, kind)
    return A_LOOK if kind in ("early_look", "late_choice") and scene.left > 1 else 0.0


def leader_gain(scene: Scene, kind: str) -> float:
    """What it is worth to put the Zombie Leader elsewhere, or one step on."""
    colours = scene.view.track
    here = colours.index(scene.leader)
    if kind == "leader_step":
        colours = [colours[(here + 1) % len(colours)]]
    return max(leader_value(scene, colour) for colour in colours) - leader_value(scene, scene.leader)


def leader_value(scene: Scene, colour: str) -> float:
    """What the Crossroads mean to the seat with the Zombie Leader on a colour."""
    present = scene.at(CROSSROADS)
    before, scene.leader = scene.leader, colour
    value = scene.place_value(CROSSROADS, present)
    scene.leader = before
    return value


def plan_effects(scene: Scene) -> None:
    """Note what each effect is worth to the seat, once it is there."""
    for place in range(len(scene.effects)):
        scene.effects[place] = max(0.0, gain(scene, place) - price(scene, place) - BOTHER)


# --- answers ------------------------------------------------------------------------------------------


def judge_activate(view: BotView, me: int, choice: Choice) -> float:
    """Use an effect that brings more than it costs."""
    if choice.verb == "skip_effect":
        return 0.0
    scene = Scene(view, me)
    place = PLACE[str(view.asked["location"])]
    return gain(scene, place) - price(scene, place) - BOTHER


def judge_pay(view: BotView, me: int, choice: Choice) -> float:
    """Pay with the card that will be missed least."""
    return -card_worth(view, choice.name("card"))


def judge_food(view: BotView, me: int, choice: Choice) -> float:
    """Take the best Food; an unseen token is worth the average."""
    return FOOD if choice.verb == "take_hidden_food" else float(choice.name("card").removeprefix("food_"))


def judge_pay_food(view: BotView, me: int, choice: Choice) -> float:
    """Pay with the poorest Food."""
    return -float(choice.name("card").removeprefix("food_"))


def judge_exhaust(view: BotView, me: int, choice: Choice) -> float:
    """Tire whoever loses least by it."""
    return -judge_rest(view, me, choice)


def judge_rest(view: BotView, me: int, choice: Choice) -> float:
    """Rest whoever gains most by it."""
    scene = Scene(view, me)
    return next(rest_of(scene, one) for one in scene.mine if one.who == choice.name("who"))


def judge_card(view: BotView, me: int, choice: Choice) -> float:
    """Take or keep the best card."""
    return card_worth(view, choice.name("card"))


def judge_leader(view: BotView, me: int, choice: Choice) -> float:
    """Put the Zombie Leader where it does the seat most good."""
    return leader_value(Scene(view, me), choice.name("colour"))
