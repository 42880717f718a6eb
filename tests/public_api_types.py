"""Uses of the public API with their expected types; mypy checks this file with the sources (`make lint`)."""

from typing import assert_type

import horda


class FirstChoice:
    """A player that always takes its first choice."""

    def choose(self, turn: horda.Turn) -> horda.Choice:
        return turn.choices[0]


game = horda.game("zombiland")
assert_type(game, horda.Game)
assert_type(horda.games.games(), dict[str, horda.Game])
assert_type(game.options(), tuple[horda.Option, ...])

state = game.new(seats=3, seed="a seed")
assert_type(state, horda.State)
assert_type(state.over, bool)
assert_type(state.deciders, list[int])
assert_type(state.choices(0), list[horda.Choice])
assert_type(state.refusals(0), list[horda.Refusal])
assert_type(state.prompt(None), horda.Prompt | None)
assert_type(state.events(), list[horda.Event])
assert_type(state.events_for(0), list[horda.Event])
assert_type(state.result, horda.Result | None)
assert_type(state.clone(), horda.State)
assert_type(state.to_json(), str)
assert_type(game.from_json(state.to_json()), horda.State)

dice = horda.Dice(7)
assert_type(dice.below(6), int)
assert_type(state.determinise(0, dice), horda.State)

turn = horda.Turn.of(state, 0, dice, horda.Budget(playouts=8))
assert_type(turn.choices[0], horda.Choice)
assert_type(turn.imagine(), horda.State)
player: horda.Player = FirstChoice()
assert_type(player.choose(turn), horda.Choice)

try:
    state.apply(horda.Choice.of(0, "no such verb"))
except horda.IllegalChoice as error:
    assert_type(error.choice, horda.Choice)
