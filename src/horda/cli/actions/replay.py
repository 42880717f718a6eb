"""The implementation of `horda replay`: a summary of a match, any moment of it, or step by step."""

from __future__ import annotations

from pathlib import Path

from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.cli.terminal.saves import open_match
from horda.cli.terminal.screen import Screen
from horda.cli.terminal.seating import Seating, Sitter
from horda.engine.saves.save import start_match
from horda.engine.state import State


def show_replay(
    context: CliContext,
    file: Path,
    *,
    to: int | None,
    step: bool,
    seat: int | None,
    browser: bool,
    as_json: bool,
) -> None:
    """Show a match in the browser, as JSON, step by step, or as a summary."""
    last = _match(context, file)
    if seat is not None and seat > last.seats:
        raise CliError("replay-seat", seat=seat, seats=last.seats)
    if to is not None and to > len(last.moves):
        raise CliError("replay-to", to=to, count=len(last.moves))
    viewer = None if seat is None else seat - 1
    if browser:
        # Imported here because only `--browser` needs the server.
        from horda.cli.actions.replay_page import show_on_page

        show_on_page(context, last, to=to, viewer=viewer)
    elif as_json:
        shown = last if to is None else at_move(last, to)
        context.write_json(_plain(shown, viewer, whole=len(last.moves)))
    elif step or to is not None:
        _walk(context, last, viewer, start=to or 0, step=step)
    else:
        _summary(context, last)


def _match(context: CliContext, file: Path) -> State:
    """Return the match in a file, or a match of a series, named as `FOLDER#17`."""
    named = str(file)
    if "#" not in file.name or file.is_file():
        return open_match(file)
    # Imported here because only matches of a series need the lab.
    from horda.lab.rerun import parse_match_reference, players_of_match, replay_match

    found = parse_match_reference(named)
    if found is None:
        return open_match(file)
    with context.aside.status(context.words.say("cli-replay-playing", match=found[1])):
        state = replay_match(*found)
    Seating(tuple(Sitter(bot) for bot in players_of_match(*found))).note(state)
    return state


def at_move(last: State, count: int) -> State:
    """Return the match after a number of decisions."""
    options: dict[str, object] = dict(last.options)
    state = start_match(last.game, seats=last.seats, options=options, origin=last.origin)
    for choice in last.moves.since(0)[:count]:
        state.replay(choice)
    return state


def _plain(state: State, viewer: int | None, *, whole: int) -> dict[str, object]:
    result = state.result
    told: dict[str, object] = {
        "game": state.game.id,
        "rules": state.game.version,
        "seats": state.seats,
        "options": state.options,
        "decisions": whole,
        "at": len(state.moves),
        "round": state.round,
        "over": state.over,
        "result": None
        if result is None
        else {
            "winners": result.winners,
            "scores": result.scores,
            "why": result.why,
            "about": dict(result.about),
            "together": result.together,
        },
        "hash": state.hash(),
        "moves": [choice.as_json() for choice in state.moves.since(0)],
        "events": [event.as_json() for event in state.events_for(viewer)],
        "view": state.view(viewer),
    }
    return told


def _screen(context: CliContext, state: State) -> Screen:
    names = Seating.of(state).names(context.words)
    return Screen(context.out, context.words_of(state.game, names, state.options), state.game.id)


def _summary(context: CliContext, state: State) -> None:
    """Print the description of a match, its log, and its result."""
    screen = _screen(context, state)
    words = screen.words
    context.out.print(words.title(), style="bold")
    context.out.print(words.join_names([words.seat(seat) for seat in range(state.seats)]))
    for name, value in state.options.items():
        if name not in {option.name for option in state.game.options()}:
            continue
        context.out.print(f"{words.option(name)}: {words.value(name, value)}", style="dim")
    context.print_message(
        "cli-replay-length", count=len(state.moves), round=state.round, events=len(state.log)
    )
    for line in screen.event_sentences(state.events_for(None), None):
        context.out.print(f"· {line}")
    if state.result is not None:
        context.out.print(words.result(state.result), style="bold")
    else:
        context.print_message("cli-replay-unfinished")
    context.print_message("cli-replay-hash", "dim", hash=state.hash())


def _walk(context: CliContext, last: State, viewer: int | None, *, start: int, step: bool) -> None:
    """Print the table after `start` decisions and, with `step`, after each further one."""
    state = at_move(last, start)
    screen = _screen(context, last)
    seen = 0
    while True:
        screen.clear()
        screen.board(state, viewer)
        screen.print_events(state.events_for(viewer, seen), viewer)
        seen = len(state.log)
        done = len(state.moves)
        context.print_message("cli-replay-at", "dim", at=done, count=len(last.moves))
        if not step or done == len(last.moves) or not _wants_next(context):
            break
        move = last.moves.since(done)[0]
        state.replay(move)
    if state.result is not None:
        context.out.print(screen.words.result(state.result), style="bold")


def _wants_next(context: CliContext) -> bool:
    try:
        return context.out.input(f"{context.words.say('cli-watch')} ", markup=False).strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
