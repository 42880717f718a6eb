"""What cards and abilities would do for a player, and what they are best aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from horda.bots.city_of_horror import fighting, swaying
from horda.bots.city_of_horror.moving import Moves, landing_of, movers, plan_moves, value_of_heading
from horda.bots.city_of_horror.scene import GRANNY, MAMA, Scene
from horda.bots.city_of_horror.sources import Aimed, Source
from horda.bots.city_of_horror.visiting import A_LOOK, best_to_rest, rest_worth
from horda.bots.city_of_horror.worth import card_worth, cheapest
from horda.games.city_of_horror.content import CROSSROADS, PLACE, PLACES
from horda.games.city_of_horror.state import CHOICE, MOVEMENT, RESOLUTION


def best_aim(scene: Scene, source: Source) -> Aimed:
    """The best way to use a card or an ability as things are; a gain of nothing if there is none."""
    judge = JUDGES.get(source.deed.do)
    return Aimed(0.0) if judge is None else judge(scene, source)


# --- cards, rest, looks -------------------------------------------------------------------------------


def judge_rest(scene: Scene, source: Source) -> Aimed:
    """Rest whoever gains most; a card keeps until the end."""
    one = best_to_rest(scene)
    if one is None or scene.left > 0:
        return Aimed(0.0, {"who": one.who} if one else {})
    return Aimed(rest_worth(scene) + source.cost, {"who": one.who})


def judge_steal(scene: Scene, source: Source) -> Aimed:
    """From whoever is ahead and has cards to lose."""
    others = [p for p in scene.view.players if p.seat != scene.me and p.hand and not p.out]
    if not others:
        return Aimed(0.0)
    victim = max(others, key=lambda player: (scene.weights[player.seat], len(player.hand)))
    return Aimed(scene.card * (1.1 + scene.weights[victim.seat]), {"victim": victim.seat})


def judge_draw(scene: Scene, source: Source) -> Aimed:
    """A card for the hand, while there is use for it."""
    return Aimed(scene.card)


def judge_swap(scene: Scene, source: Source) -> Aimed:
    """The worst card of the hand for the best one thrown away."""
    view = scene.view
    best = max((card_worth(view, face) for face in view.discard), default=0.0)
    return Aimed(best - cheapest(view, view.players[scene.me].hand))


def judge_look(scene: Scene, source: Source) -> Aimed:
    """A look at what comes, before one chooses where to go."""
    return Aimed(1.6 * A_LOOK if scene.view.phase == CHOICE else 0.0)


# --- movement -----------------------------------------------------------------------------------------


def judge_change(scene: Scene, source: Source) -> Aimed:
    """Another Movement card, if another way is much better."""
    view = scene.view
    current = view.players[scene.me].movement
    if current is None or view.phase == RESOLUTION:
        return Aimed(0.0)
    moves = plan_moves(view, scene.me)
    values = {
        place: value_of_heading(moves, place) for place in range(len(PLACES)) if PLACES[place] != current
    }
    best = max(values, key=lambda place: values[place])
    return Aimed(values[best] - value_of_heading(moves, PLACE[current]), {"movement": PLACES[best]})


def judge_enter(scene: Scene, source: Source) -> Aimed:
    """A way into the full location, if it beats the Crossroads."""
    current = scene.view.players[scene.me].movement
    if current is None or landing_of(scene.view, scene.me, PLACE[current]) != CROSSROADS:
        return Aimed(0.0)
    place = PLACE[current]
    moves = plan_moves(scene.view, scene.me)
    able = movers(moves.scene, place)
    through = [one for one in able if source.person is None or one.who == MAMA]
    best = max((moves.gain(one, place) for one in through), default=-9.0)
    return Aimed(best - value_of_heading(moves, place))


def judge_get_up(scene: Scene, source: Source) -> Aimed:
    """The Granny moves, if she is the one who should; nobody moves to where they are (CH-MOV-04)."""
    current = scene.view.players[scene.me].movement
    if current is None or source.person is None:
        return Aimed(0.0)
    moves = plan_moves(scene.view, scene.me)
    landing = landing_of(scene.view, scene.me, PLACE[current])
    granny = next(one for one in moves.scene.mine if one.who == GRANNY)
    if granny.place == PLACE[current]:
        return Aimed(0.0)
    return Aimed(moves.gain(granny, landing) - value_of_heading(moves, PLACE[current]))


def judge_undo(scene: Scene, source: Source) -> Aimed:
    """The last move undone, if that helps the seat."""
    last = scene.view.last_move
    if last is None:
        return Aimed(0.0)
    one = next((person for person in scene.people if person.who == last[0]), None)
    if one is None or one.seat == scene.me:
        return Aimed(0.0)
    back = landing_of(scene.view, one.seat, PLACE[last[1]])
    return Aimed(Moves(scene).gain(one, back))


def judge_calm(scene: Scene, source: Source) -> Aimed:
    """The Blonde keeps still, if her zombie would mean danger."""
    blonde = scene.blonde
    if blonde is None or scene.view.phase != MOVEMENT or blonde.seat != scene.me:
        return Aimed(0.0)
    present = scene.at(blonde.place)
    loud = scene.place_value(blonde.place, present)
    scene.blonde = None
    quiet = scene.place_value(blonde.place, present)
    scene.blonde = blonde
    return Aimed(quiet - loud)


JUDGES: Final[dict[str, Callable[[Scene, Source], Aimed]]] = {
    "kill": fighting.judge_kill,
    "kill_half": fighting.judge_kill,
    "lure": fighting.judge_lure,
    "add_zombies": fighting.judge_alarm,
    "move_zombie": fighting.judge_move_zombie,
    "hide": swaying.judge_hide,
    "add_votes": swaying.judge_votes,
    "speak_up": swaying.judge_speak,
    "give_birth": swaying.judge_speak,
    "take_first": swaying.judge_first,
    "set_leader": swaying.judge_set_leader,
    "rest": judge_rest,
    "steal": judge_steal,
    "draw_card": judge_draw,
    "swap_card": judge_swap,
    "look_ahead": judge_look,
    "change_movement": judge_change,
    "enter_full": judge_enter,
    "get_up": judge_get_up,
    "undo_move": judge_undo,
    "calm": judge_calm,
}
"""What each verb of the content is worth."""
