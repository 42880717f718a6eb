"""A match again, from its save: a summary, any moment of it, or step by step."""

from __future__ import annotations

from pathlib import Path

from horda.cli import late
from horda.cli.context import Desk
from horda.cli.errors import Complaint
from horda.cli.terminal.saves import open_match
from horda.cli.terminal.screen import Screen
from horda.cli.terminal.seating import Seating, Sitter
from horda.engine.saves.save import start_match
from horda.engine.state import State


def show_replay(
    desk: Desk, file: Path, *, to: int | None, step: bool, seat: int | None, browser: bool, as_json: bool
) -> None:
    """`horda replay`."""
    last = _match(desk, file)
    if seat is not None and seat > last.seats:
        raise Complaint("replay-seat", seat=seat, seats=last.seats)
    if to is not None and to > len(last.moves):
        raise Complaint("replay-to", to=to, count=len(last.moves))
    viewer = None if seat is None else seat - 1
    if browser:
        late.show_on_page(desk, last, to=to, viewer=viewer)
    elif as_json:
        shown = last if to is None else at_move(last, to)
        desk.write_json(_plain(shown, viewer, whole=len(last.moves)))
    elif step or to is not None:
        _walk(desk, last, viewer, start=to or 0, step=step)
    else:
        _summary(desk, last)


def _match(desk: Desk, file: Path) -> State:
    """The match in a file, or the one of a series of the lab, as `FOLDER#17`."""
    named = str(file)
    if "#" not in file.name or file.is_file():
        return open_match(file)
    found = late.match_in(named)
    if found is None:
        return open_match(file)
    with desk.aside.status(desk.words.say("cli-replay-playing", match=found[1])):
        state = late.match_again(*found)
    Seating(tuple(Sitter(bot) for bot in late.players_in(*found))).note(state)
    return state


def at_move(last: State, count: int) -> State:
    """The match after so many decisions."""
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


def _screen(desk: Desk, state: State) -> Screen:
    names = Seating.of(state).names(desk.words)
    return Screen(desk.out, desk.words_of(state.game, names, state.options), state.game.id)


def _summary(desk: Desk, state: State) -> None:
    """What match it is, how it went, and how it ended."""
    screen = _screen(desk, state)
    words = screen.words
    desk.out.print(words.title(), style="bold")
    desk.out.print(words.join_names([words.seat(seat) for seat in range(state.seats)]))
    for name, value in state.options.items():
        if name not in {option.name for option in state.game.options()}:
            continue
        desk.out.print(f"{words.option(name)}: {words.value(name, value)}", style="dim")
    desk.say("cli-replay-length", count=len(state.moves), round=state.round, events=len(state.log))
    for line in screen.told(state.events_for(None), None):
        desk.out.print(f"· {line}")
    if state.result is not None:
        desk.out.print(words.result(state.result), style="bold")
    else:
        desk.say("cli-replay-unfinished")
    desk.say("cli-replay-hash", "dim", hash=state.hash())


def _walk(desk: Desk, last: State, viewer: int | None, *, start: int, step: bool) -> None:
    """The table after `start` decisions and, step by step, after each further one."""
    state = at_move(last, start)
    screen = _screen(desk, last)
    seen = 0
    while True:
        screen.clear()
        screen.board(state, viewer)
        screen.happened(state.events_for(viewer, seen), viewer)
        seen = len(state.log)
        done = len(state.moves)
        desk.say("cli-replay-at", "dim", at=done, count=len(last.moves))
        if not step or done == len(last.moves) or not _goes_on(desk):
            break
        move = last.moves.since(done)[0]
        state.replay(move)
    if state.result is not None:
        desk.out.print(screen.words.result(state.result), style="bold")


def _goes_on(desk: Desk) -> bool:
    try:
        return desk.out.input(f"{desk.words.say('cli-watch')} ", markup=False).strip().lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
