"""The implementation of `horda play`: set up a new match, or continue a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from horda.cli.actions.missions.custom_missions import parse_match, show_page
from horda.cli.actions.version import suggest_compiled_build_once
from horda.cli.context import CliContext
from horda.cli.errors import checked_seats, error_message
from horda.cli.option_parsing import parse_seed, thinking_budget
from horda.cli.prompts import ask_line, ask_number
from horda.cli.terminal.advice import agree_to_advice
from horda.cli.terminal.saves import last_unfinished, lock_match, new_match_file, open_match
from horda.cli.terminal.seating import Seating, people_first, seating_from_options
from horda.cli.terminal.session import AT_THE_SCREEN, TableSession
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.saves.save import OldSave
from horda.games import games
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.missions.custom import MAP

USUAL_SEATS = 4


@dataclass(frozen=True)
class PlayRequest:
    """The arguments of `horda play`."""

    game: str | None
    seats: int | None
    who: Sequence[str]
    options: Sequence[str]
    seed: str | None
    resume: bool
    playouts: int | None = None
    think: float | None = None
    """Seconds that a bot may think."""
    advice: bool = False
    """Whether everybody at the screen may ask for advice."""


class NothingToResume(LookupError):
    """There is no unfinished match."""


def play_at_table(context: CliContext, request: PlayRequest) -> None:
    """Play a new match, the one of a save, or the last unfinished one."""
    if request.resume:
        _resume_last(context, request)
    elif request.game is not None and _is_save(request.game):
        _resume_match(context, Path(request.game), request)
    else:
        _new_match(context, request)


def _is_save(name: str) -> bool:
    return not is_mission_file(name) and (name.endswith(".json") or len(Path(name).parts) > 1)


def _resume_last(context: CliContext, request: PlayRequest) -> None:
    outdated: list[OldSave] = []
    found = last_unfinished(outdated)
    if found is None:
        raise outdated[0] if outdated else NothingToResume
    _resume_match(context, found[0], request)


def _resume_match(context: CliContext, path: Path, request: PlayRequest) -> None:
    """Resume the match in a file, which is locked before it is read."""
    path.stat()
    with lock_match(path):
        state = open_match(path)
        context.print_message("cli-resumed", "dim", file=str(path), count=len(state.moves))
        seating = Seating.of(state)
        for problem in seating.missing:
            context.aside.print(error_message(context, problem), style="red", soft_wrap=True)
        if seating.missing:
            context.aside.print(context.words.say("cli-player-missing"), style="red", soft_wrap=True)
        TableSession(
            context, state, seating, path, thinking_budget(request.playouts, request.think, AT_THE_SCREEN)
        ).run()


def _new_match(context: CliContext, request: PlayRequest) -> None:
    name = request.game or _pick_game(context)
    if name is None:
        _resume_last(context, request)
        return
    game, options = parse_match(context, name, request.options)
    title = context.words_of(game).title()
    if request.seats is None and not request.who:
        seating, options = _ask_for_match(context, game, options)
    else:
        seats = request.seats or max(USUAL_SEATS, game.min_seats)
        seating = seating_from_options(game, seats, request.who)
    checked_seats(game, len(seating.sitters), title, options)
    seed = secrets.randbits(62) if request.seed is None else parse_seed(request.seed)
    state = game.new(seats=len(seating.sitters), seed=seed, **options)
    seating.note(state)
    if request.advice:
        agree_to_advice(state)
    path = new_match_file(game.id)
    with lock_match(path):
        TableSession(
            context, state, seating, path, thinking_budget(request.playouts, request.think, AT_THE_SCREEN)
        ).run()
    suggest_compiled_build_once(context)


def _pick_game(context: CliContext) -> str | None:
    """Ask for a game; return None to resume the last unfinished match."""
    shelf = list(games().values())
    waiting = last_unfinished()
    for number, game in enumerate(shelf, 1):
        words = context.words_of(game)
        players = context.words.say("cli-players", low=game.min_seats, high=game.max_seats)
        context.out.print(f"{number:>3} {words.title()}  ({players})")
    if waiting is not None:
        title = context.words_of(waiting[1].game).title()
        context.print_message("cli-shelf-resume", number=0, game=title, round=waiting[1].round)
    low = 1 if waiting is None else 0
    picked = ask_number(context, context.words.say("cli-which-game"), low=low, high=len(shelf), default=1)
    return shelf[picked - 1].id if picked else None


def _ask_for_match(
    context: CliContext, game: Game, options: dict[str, Plain]
) -> tuple[Seating, dict[str, Plain]]:
    """Ask for the players and the options of a new match."""
    words = context.words_of(game, options=options)
    context.out.print(words.title(), style="bold")
    if MAP in options:
        show_page(context, words, options)
    usual = min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    seats = ask_number(
        context, context.words.say("cli-how-many"), low=game.min_seats, high=game.max_seats, default=usual
    )
    names = [name.strip() for name in ask_line(context, context.words.say("cli-who-plays")).split(",")]
    return people_first(game, seats, names), options | _ask_for_options(context, game, options, seats)


def _ask_for_options(
    context: CliContext, game: Game, given: dict[str, Plain], seats: int
) -> dict[str, Plain]:
    """Print the options until Enter starts the match; a number switches one to its next value."""
    words = context.words_of(game)
    # A custom mission is not one of the values to switch between.
    known = [option for option in game.options() if option.name != "mission" or MAP not in given]
    wanted = dict(given)
    while known:
        chosen = game.options_with_defaults(wanted, seats)
        for number, option in enumerate(known, 1):
            value = words.value(option.name, chosen[option.name])
            context.out.print(f"{number:>3} {words.option(option.name)}: {value}")
        picked = ask_number(
            context, context.words.say("cli-change-option"), low=0, high=len(known), default=0
        )
        if picked == 0:
            break
        option = known[picked - 1]
        after = option.values.index(chosen[option.name]) + 1
        wanted[option.name] = option.values[after % len(option.values)]
    return wanted
