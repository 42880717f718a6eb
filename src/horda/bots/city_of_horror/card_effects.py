"""The value of cards and abilities to a player, and their best targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from horda.bots.city_of_horror import fighting, vote_effects
from horda.bots.city_of_horror.location_effects import LOOK_VALUE, best_to_rest, rest_worth
from horda.bots.city_of_horror.movement import Moves, landing_of, movers, plan_moves, value_of_heading
from horda.bots.city_of_horror.scene import GRANNY, MAMA, Scene
from horda.bots.city_of_horror.sources import Aimed, Source
from horda.bots.city_of_horror.worth import card_worth, cheapest
from horda.games.city_of_horror.content import CROSSROADS, PLACE, PLACES
from horda.games.city_of_horror.state import CHOICE, MOVEMENT, RESOLUTION


def best_aim(scene: Scene, source: Source) -> Aimed:
    """Return the best target of a card or an ability in this situation; one without gain if there is none."""
    judge = JUDGES.get(source.deed.do)
    return Aimed(0.0) if judge is None else judge(scene, source)


# --- cards, rest, looks -------------------------------------------------------------------------------


def judge_rest(scene: Scene, source: Source) -> Aimed:
    """Value resting the Character that gains most; the card is saved until the end of the match."""
    character = best_to_rest(scene)
    if character is None or scene.left > 0:
        return Aimed(0.0, {"who": character.who} if character else {})
    return Aimed(rest_worth(scene) + source.cost, {"who": character.who})


def judge_steal(scene: Scene, source: Source) -> Aimed:
    """Value stealing from the leading player who has cards."""
    others = [p for p in scene.view.players if p.seat != scene.me and p.hand and not p.out]
    if not others:
        return Aimed(0.0)
    victim = max(others, key=lambda player: (scene.weights[player.seat], len(player.hand)))
    return Aimed(scene.card * (1.1 + scene.weights[victim.seat]), {"victim": victim.seat})


def judge_draw(scene: Scene, source: Source) -> Aimed:
    """Value drawing a card."""
    return Aimed(scene.card)


def judge_swap(scene: Scene, source: Source) -> Aimed:
    """Value swapping the worst card in hand for the best one in the discard pile."""
    view = scene.view
    best = max((card_worth(view, face) for face in view.discard), default=0.0)
    return Aimed(best - cheapest(view, view.players[scene.me].hand))


def judge_look(scene: Scene, source: Source) -> Aimed:
    """Value a look at the next Invasion card, which only helps before the seat chooses where to go."""
    return Aimed(1.6 * LOOK_VALUE if scene.view.phase == CHOICE else 0.0)


# --- movement -----------------------------------------------------------------------------------------


def judge_change(scene: Scene, source: Source) -> Aimed:
    """Value playing another Movement card: the gain of the best other destination."""
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
    """Value a way into a full location over ending up at the Crossroads."""
    current = scene.view.players[scene.me].movement
    if current is None or landing_of(scene.view, scene.me, PLACE[current]) != CROSSROADS:
        return Aimed(0.0)
    place = PLACE[current]
    moves = plan_moves(scene.view, scene.me)
    able = movers(moves.scene, place)
    through = [character for character in able if source.person is None or character.who == MAMA]
    best = max((moves.gain(character, place) for character in through), default=-9.0)
    return Aimed(best - value_of_heading(moves, place))


def judge_get_up(scene: Scene, source: Source) -> Aimed:
    """Value moving the Granny instead of another Character; she cannot move to where she is (CH-MOV-04)."""
    current = scene.view.players[scene.me].movement
    if current is None or source.person is None:
        return Aimed(0.0)
    moves = plan_moves(scene.view, scene.me)
    landing = landing_of(scene.view, scene.me, PLACE[current])
    granny = next(person for person in moves.scene.mine if person.who == GRANNY)
    if granny.place == PLACE[current]:
        return Aimed(0.0)
    return Aimed(moves.gain(granny, landing) - value_of_heading(moves, PLACE[current]))


def judge_undo(scene: Scene, source: Source) -> Aimed:
    """Value undoing another player's last move."""
    last = scene.view.last_move
    if last is None:
        return Aimed(0.0)
    person = next((candidate for candidate in scene.people if candidate.who == last[0]), None)
    if person is None or person.seat == scene.me:
        return Aimed(0.0)
    back = landing_of(scene.view, person.seat, PLACE[last[1]])
    return Aimed(Moves(scene).gain(person, back))


def judge_calm(scene: Scene, source: Source) -> Aimed:
    """Value keeping the Blonde quiet, so that no zombie follows her."""
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
    "hide": vote_effects.judge_hide,
    "add_votes": vote_effects.judge_votes,
    "speak_up": vote_effects.judge_speak,
    "give_birth": vote_effects.judge_speak,
    "take_first": vote_effects.judge_first,
    "set_leader": vote_effects.judge_set_leader,
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
"""Functions that value the use of a card or an ability, by the name of its effect."""
