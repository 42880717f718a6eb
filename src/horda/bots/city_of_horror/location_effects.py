"""The value of location effects, the decision whether to use one, and the payment."""

from __future__ import annotations

from typing import Final

from horda.bots.city_of_horror.scene import MOTHER, Person, Scene
from horda.bots.city_of_horror.worth import FOOD_VALUE, SURVIVAL_CHANCE, card_worth, cheapest
from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import CROSSROADS, PLACE

LOOK_VALUE: Final = 0.4
"""Value of knowing the next Invasion card or the other players' Movement cards."""
MIN_EFFECT_GAIN: Final = 0.15
"""The points that an effect has to gain beyond its price."""


def best_to_rest(scene: Scene) -> Person | None:
    """Return the exhausted Character that gains most by resting; the Mother never rests (CH-CHR-07, CH-CHR-27)."""
    able = [
        character
        for character in scene.mine
        if not character.rested and not (character.who == MOTHER and scene.view.mother)
    ]
    return max(able, key=lambda character: character.gap * character.worth, default=None)


def rest_worth(scene: Scene) -> float:
    """Return the value of resting the best Character."""
    character = best_to_rest(scene)
    return 0.0 if character is None else rest_of(scene, character)


def rest_of(scene: Scene, character: Person) -> float:
    """Return the value of a Character being rested: the points between its two sides, if it survives."""
    lives: float = SURVIVAL_CHANCE**scene.left
    return character.gap * lives * min(1.0, character.worth / max(character.points, 1))


def price(scene: Scene, place: int) -> float:
    """Return the price in points of using a location's effect; prohibitive if the seat cannot pay."""
    view, pay = scene.view, scene.view.locations[place].pay
    me = view.players[scene.me]
    if pay == "card":
        return cheapest(view, me.hand)
    if pay == "food":
        return min((float(face.removeprefix("food_")) for face in me.food), default=99.0)
    if pay == "exhaust":
        rested = [
            rest_of(scene, character)
            for character in scene.mine
            if character.place == place and character.rested
        ]
        return min(rested, default=1.5)
    return 0.0


def gain(scene: Scene, place: int) -> float:
    """Return the points that a location's effect brings the seat."""
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
        return max([FOOD_VALUE if view.truck else 0.0, *shown])
    if kind in ("leader", "leader_step"):
        return leader_gain(scene, kind)
    return LOOK_VALUE if kind in ("early_look", "late_choice") and scene.left > 1 else 0.0


def leader_gain(scene: Scene, kind: str) -> float:
    """Return the value of moving the Zombie Leader to any colour, or one step on."""
    colours = scene.view.track
    here = colours.index(scene.leader)
    if kind == "leader_step":
        colours = [colours[(here + 1) % len(colours)]]
    return max(leader_value(scene, colour) for colour in colours) - leader_value(scene, scene.leader)


def leader_value(scene: Scene, colour: str) -> float:
    """Return the value of the Crossroads to the seat with the Zombie Leader on a colour."""
    present = scene.at(CROSSROADS)
    before, scene.leader = scene.leader, colour
    value = scene.place_value(CROSSROADS, present)
    scene.leader = before
    return value


def plan_effects(scene: Scene) -> None:
    """Store the value of each location's effect in the scene."""
    for place in range(len(scene.effects)):
        scene.effects[place] = max(0.0, gain(scene, place) - price(scene, place) - MIN_EFFECT_GAIN)


# --- answers ------------------------------------------------------------------------------------------


def judge_activate(view: BotView, me: int, choice: Choice) -> float:
    """Value using an effect: its gain minus its price."""
    if choice.verb == "skip_effect":
        return 0.0
    scene = Scene(view, me)
    place = PLACE[str(view.asked["location"])]
    return gain(scene, place) - price(scene, place) - MIN_EFFECT_GAIN


def judge_pay(view: BotView, me: int, choice: Choice) -> float:
    """Value paying with a card: the less the card is worth, the better."""
    return -card_worth(view, choice.name("card"))


def judge_food(view: BotView, me: int, choice: Choice) -> float:
    """Value a Food token; a hidden one counts as the average."""
    return (
        FOOD_VALUE if choice.verb == "take_hidden_food" else float(choice.name("card").removeprefix("food_"))
    )


def judge_pay_food(view: BotView, me: int, choice: Choice) -> float:
    """Value paying with Food: the less it is worth, the better."""
    return -float(choice.name("card").removeprefix("food_"))


def judge_exhaust(view: BotView, me: int, choice: Choice) -> float:
    """Value exhausting a Character: the less it loses, the better."""
    return -judge_rest(view, me, choice)


def judge_rest(view: BotView, me: int, choice: Choice) -> float:
    """Value resting a Character."""
    scene = Scene(view, me)
    return next(rest_of(scene, character) for character in scene.mine if character.who == choice.name("who"))


def judge_card(view: BotView, me: int, choice: Choice) -> float:
    """Value taking or keeping a card."""
    return card_worth(view, choice.name("card"))


def judge_leader(view: BotView, me: int, choice: Choice) -> float:
    """Value putting the Zombie Leader on a colour."""
    return leader_value(Scene(view, me), choice.name("colour"))
