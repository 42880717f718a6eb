"""The implementation of `horda lab train`: learn the values of positions from matches."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from horda.bots import best_bot
from horda.cli.actions.missions.custom_missions import parse_match
from horda.cli.actions.simulate import progress_bar
from horda.cli.context import CliContext
from horda.cli.errors import CliError, checked_options
from horda.cli.option_parsing import parse_seed
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import Zombicide
from horda.lab.series import Setting
from horda.lab.training.train import BadWeights, read_weights, train
from horda.lab.training.training_data import BadCourses
from horda.think.features import feature_reader_for
from horda.think.learning.weight_cache import store_weights


def train_values(
    context: CliContext,
    named: str,
    *,
    out: Path,
    mission: str | None,
    seed: str,
    plain: int,
    erring: int,
    workers: int | None,
) -> None:
    """Train one mission, or all of a game, and write the weights to a file."""
    game, own = parse_match(context, named, ())
    if mission is not None and is_mission_file(mission):
        of_file, own = parse_match(context, mission, ())
        if of_file.id != game.id:
            raise CliError("lab-mission-of-another", file=mission, of=of_file.id, game=game.id)
    if feature_reader_for(game) is None:
        raise CliError("lab-unread", game=context.words_of(game).title())
    settings = _settings(context, game, mission, own)
    try:
        read_weights(out)
    except BadWeights as problem:
        raise CliError("lab-no-weights", file=str(out)) from problem
    try:
        with progress_bar(
            context, context.words.say("cli-lab-learning"), (plain + erring) * len(settings)
        ) as told:
            found = list(
                train(
                    settings,
                    out,
                    plain=plain,
                    erring=erring,
                    seed=parse_seed(seed),
                    workers=workers,
                    progress=told,
                )
            )
    except BadCourses as problem:
        raise CliError("lab-bad-courses", file=str(problem.path), line=problem.line) from problem
    for name, weights, was_there in found:
        if own:
            # Players that search find the weights of a custom mission by its content.
            store_weights(weights)
        context.print_message(
            "cli-lab-known" if was_there else "cli-lab-learnt",
            setting=name,
            matches=weights.matches,
            won=round(100 * weights.won),
            brier=f"{weights.brier:.3f}",
            base=f"{weights.base:.3f}",
            calibration=f"{weights.calibration:.3f}",
        )
    context.print_message("cli-lab-trained", file=str(out))


def _settings(
    context: CliContext, game: Game, mission: str | None, own: Mapping[str, Plain]
) -> tuple[Setting, ...]:
    """Return the settings to train: each mission if all play together (one seat plays), else each number of players."""
    chosen: list[tuple[int, dict[str, Plain]]]
    if own or mission is not None:
        words = context.words_of(game, options=own)
        checked = dict(own) or checked_options(game, {"mission": str(mission)}, words.title())
        if isinstance(game, Zombicide) and not game.plan(checked).goals.together:
            # All seats read the same features there, but only one of them wins, so nothing could be learnt.
            raise CliError("lab-rivals", mission=words.name("mission", str(checked["mission"])))
        chosen = [(1, checked)]
    elif isinstance(game, Zombicide):
        chosen = [(1, {"mission": name}) for name, plan in game.plans.items() if plan.goals.together]
    else:
        chosen = [(seats, {}) for seats in range(game.min_seats, game.max_seats + 1)]
    return tuple(
        Setting(game.id, (best_bot(game.id),) * seats, dict(game.options_with_defaults(options, seats)))
        for seats, options in chosen
    )
