"""From a wish to a table: which game, how many, who sits where; or a match that was left."""

from __future__ import annotations

import secrets
from pathlib import Path

from horda.cli.commands.custom_missions import match_asked, show_page
from horda.cli.commands.play_request import PlayWish
from horda.cli.commands.version import say_once_if_interpreted
from horda.cli.context import Desk
from horda.cli.errors import checked_seats, problem_told
from horda.cli.option_parsing import budget_asked, seed_given
from horda.cli.prompts import line_typed, number_typed
from horda.cli.terminal.advice import agree_to_advice
from horda.cli.terminal.saves import held, last_unfinished, new_match_file, open_match
from horda.cli.terminal.seating import Seating, people_first, seated
from horda.cli.terminal.session import AT_THE_SCREEN, TableSession
from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.saves.save import OldSave
from horda.games import games
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.missions.custom import MAP

USUAL_SEATS = 4


class NothingToResume(LookupError):
    """No match is waiting to be played on."""


def play_at_table(desk: Desk, wish: PlayWish) -> None:
    """`horda play`."""
    if wish.resume:
        _resume_last(desk, wish)
    elif wish.game is not None and _is_save(wish.game):
        _sit_down(desk, Path(wish.game), wish)
    else:
        _new_match(desk, wish)


def _is_save(name: str) -> bool:
    return not is_mission_file(name) and (name.endswith(".json") or len(Path(name).parts) > 1)


def _resume_last(desk: Desk, wish: PlayWish) -> None:
    outdated: list[OldSave] = []
    found = last_unfinished(outdated)
    if found is None:
        raise outdated[0] if outdated else NothingToResume
    _sit_down(desk, found[0], wish)


def _sit_down(desk: Desk, path: Path, wish: PlayWish) -> None:
    """Go on with the match in a file, read only once nobody else on this computer plays it."""
    path.stat()
    with held(path):
        state = open_match(path)
        desk.say("cli-resumed", "dim", file=str(path), count=len(state.moves))
        seating = Seating.of(state)
        for problem in seating.missing:
            desk.aside.print(problem_told(desk, problem), style="red", soft_wrap=True)
        if seating.missing:
            desk.aside.print(desk.words.say("cli-player-missing"), style="red", soft_wrap=True)
        TableSession(desk, state, seating, path, budget_asked(wish.playouts, wish.think, AT_THE_SCREEN)).run()


def _new_match(desk: Desk, wish: PlayWish) -> None:
    name = wish.game or _from_shelf(desk)
    if name is None:
        _resume_last(desk, wish)
        return
    game, options = match_asked(desk, name, wish.options)
    title = desk.words_of(game).title()
    if wish.seats is None and not wish.who:
        seating, options = _asked(desk, game, options)
    else:
        seats = wish.seats or max(USUAL_SEATS, game.min_seats)
        seating = seated(game, seats, wish.who)
    checked_seats(game, len(seating.sitters), title, options)
    seed = secrets.randbits(62) if wish.seed is None else seed_given(wish.seed)
    state = game.new(seats=len(seating.sitters), seed=seed, **options)
    seating.note(state)
    if wish.advice:
        agree_to_advice(state)
    path = new_match_file(game.id)
    with held(path):
        TableSession(desk, state, seating, path, budget_asked(wish.playouts, wish.think, AT_THE_SCREEN)).run()
    say_once_if_interpreted(desk)


def _from_shelf(desk: Desk) -> str | None:
    """The game a person takes from the shelf; None to go on with the match that was left."""
    shelf = list(games().values())
    waiting = last_unfinished()
    for number, game in enumerate(shelf, 1):
        words = desk.words_of(game)
        players = desk.words.say("cli-players", low=game.min_seats, high=game.max_seats)
        desk.out.print(f"{number:>3} {words.title()}  ({players})")
    if waiting is not None:
        title = desk.words_of(waiting[1].game).title()
        desk.say("cli-shelf-resume", number=0, game=title, round=waiting[1].round)
    low = 1 if waiting is None else 0
    picked = number_typed(desk, desk.words.say("cli-which-game"), low=low, high=len(shelf), usual=1)
    return shelf[picked - 1].id if picked else None


def _asked(desk: Desk, game: Game, options: dict[str, Plain]) -> tuple[Seating, dict[str, Plain]]:
    """Who sits down and how it is played, asked of the person at the screen."""
    words = desk.words_of(game, options=options)
    desk.out.print(words.title(), style="bold")
    if MAP in options:
        show_page(desk, words, options)
    usual = min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    seats = number_typed(
        desk, desk.words.say("cli-how-many"), low=game.min_seats, high=game.max_seats, usual=usual
    )
    names = [name.strip() for name in line_typed(desk, desk.words.say("cli-who-plays")).split(",")]
    return people_first(game, seats, names), options | _options_asked(desk, game, options, seats)


def _options_asked(desk: Desk, game: Game, given: dict[str, Plain], seats: int) -> dict[str, Plain]:
    """The options, each shown as it is; a number turns one to its next value, Enter starts the match."""
    words = desk.words_of(game)
    # A mission of one's own is no value to be turned to another.
    known = [option for option in game.options() if option.name != "mission" or MAP not in given]
    wanted = dict(given)
    while known:
        chosen = game.options_with_defaults(wanted, seats)
        for number, option in enumerate(known, 1):
            value = words.value(option.name, chosen[option.name])
            desk.out.print(f"{number:>3} {words.option(option.name)}: {value}")
        picked = number_typed(desk, desk.words.say("cli-change-option"), low=0, high=len(known), usual=0)
        if picked == 0:
            break
        option = known[picked - 1]
        after = option.values.index(chosen[option.name]) + 1
        wanted[option.name] = option.values[after % len(option.values)]
    return wanted
