"""Cases: worked examples in YAML with a position, the choices made in it, and the expected results."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec

from horda.engine.choices import Choice, IllegalChoice, format_value, freeze_lists
from horda.engine.content.typed_yaml import read, text_in
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.views.position import BadPosition, figures_in


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """One worked example: the position (`given`), the choices (`when`) and the expectations (`then`)."""

    case: str
    rules: list[str]
    given: dict[str, object]
    then: dict[str, object]
    game: str = ""
    when: list[str] = []
    about: str = ""
    example: str = ""


class CaseFailed(AssertionError):
    """Raised if an expectation of a case does not hold, with the value that was found instead."""


class BadCase(ValueError):
    """Raised for a value of a wrong type in a case, with the key of the value."""

    def __init__(self, case: str, part: str, value: object) -> None:
        self.case = case
        self.part = part
        self.value = (
            shown if len(shown := repr(value)) <= MAX_QUOTED_LENGTH else f"{shown[:MAX_QUOTED_LENGTH]}…"
        )
        super().__init__(f"{case}: `{part}` cannot be {self.value}")


MAX_QUOTED_LENGTH = 60
"""Maximum length of a wrong value quoted in an error."""
POSITION_ERRORS = (TypeError, ValueError, AttributeError, LookupError, ArithmeticError, AssertionError)
"""Errors that setting up a position raises for a value of a wrong type or an unknown name."""


def cases_in(path: Path) -> list[Case]:
    """Return the cases of a file: one, or a list of them. The game is named in the case or by the folder."""
    text = text_in(path)
    one_or_more = read(text, Case | list[Case], name=path.name)  # type: ignore[arg-type]  # a union is a type here
    found: list[Case] = one_or_more if isinstance(one_or_more, list) else [one_or_more]
    for case in found:
        case.game = case.game or path.parent.name
    return found


def run_case(case: Case, game_called: Callable[[str], Game]) -> State:
    """Play a case; raise `CaseFailed` if something does not hold."""
    game = game_called(case.game)
    state = _position_of(case, game)
    for line in case.when:
        play(state, line)
    if error := failed_expectation(state, case.then):
        raise CaseFailed(f"{case.case}: {error}")
    return state


def failed_expectation(state: State, then: Mapping[str, object]) -> str:
    """Return the first expectation of `then` that a state does not meet, with the difference; empty if all are met."""
    for key, expected in then.items():
        known = CHECKS.get(key)
        error = (
            known(state, expected)
            if known is not None
            else _difference_at(key, expected, state.game.describe(state))
        )
        if error:
            return error
    return ""


def _position_of(case: Case, game: Game) -> State:
    """Return the position of a case; an error names the key of the impossible value."""
    try:
        return game.place(case.given)
    except BadPosition:
        raise
    except POSITION_ERRORS as error:
        part = _blamed_key(case, game, error)
        raise BadCase(
            case.case, f"given.{part}" if part else "given", case.given.get(part, case.given)
        ) from error


def _blamed_key(case: Case, game: Game, error: Exception) -> str:
    """Return the key that causes an error: without it the position can be set up, or the error is another."""
    others: list[str] = []
    for key in case.given:
        try:
            game.place({name: value for name, value in case.given.items() if name != key})
        except POSITION_ERRORS as other:
            if (type(other), str(other)) != (type(error), str(error)):
                others.append(key)
        else:
            return key
    return others[0] if others else ""


def text_of_choice(state: State, choice: Choice) -> str:
    """Return a choice in the notation of cases: the figure's name, the verb, the arguments."""
    name = state.game.figure_name(state, choice.seat)
    written = state.game.format_argument
    return " ".join([name, choice.verb, *(written(state, key, value) for key, value in choice.args)])


def offered_lines(state: State) -> list[str]:
    """Return all choices of all seats in the notation of cases, sorted."""
    return sorted(text_of_choice(state, choice) for choice in state.all_choices())


def play(state: State, *lines: str) -> None:
    """Make the choices that the lines describe, one after the other."""
    for line in lines:
        state.apply(choice_called(state, line))


def choice_called(state: State, line: str) -> Choice:
    """Return the choice that a line describes; raise `CaseFailed` with the legal ones if it is not offered."""
    for choice in state.all_choices():
        if text_of_choice(state, choice) == line:
            return choice
    known = offered_lines(state)
    near = get_close_matches(line, known, 3)
    raise CaseFailed(
        f"`{line}` is not offered; {'near it: ' if near else 'offered: '}{'; '.join(near or known)}"
    )


def _check_offered(state: State, expected: object) -> str:
    return (
        ""
        if offered_lines(state) == sorted(_lines(expected))
        else f"offered {offered_lines(state)}, not {sorted(_lines(expected))}"
    )


def _check_offers(state: State, expected: object) -> str:
    missing = [line for line in _lines(expected) if line not in offered_lines(state)]
    return f"does not offer {missing}; offered: {offered_lines(state)}" if missing else ""


def _check_withholds(state: State, expected: object) -> str:
    there = [line for line in _lines(expected) if line in offered_lines(state)]
    return f"offers {there}" if there else ""


def _check_refused(state: State, expected: object) -> str:
    """Check `refused: {line: rule}`: the choice is shown disabled, cites the rule, and cannot be applied."""
    if not isinstance(expected, Mapping):
        return f"`refused` wants `{{line: rule}}`, not {expected!r}"
    for line, rule in expected.items():
        dim = [
            (refusal.choice, refusal.rule)
            for seat in range(state.seats)
            for refusal in state.refusals(seat)
            if text_of_choice(state, refusal.choice) == line
        ]
        if not dim:
            return f"`{line}` is not among the refusals"
        try:
            state.clone().apply(dim[0][0])
        except IllegalChoice as refusal:
            if rule not in refusal.rules:
                return f"`{line}` is refused by {refusal.rules}, not by {rule}"
        else:
            return f"`{line}` is accepted"
    return ""


def _check_happened(state: State, expected: object) -> str:
    """Check `happened: [...]`: these events occur in this order, possibly with others between; `Name value value`."""
    events = [" ".join(format_value(value) for value in event.as_json()) for event in state.events()]
    at = 0
    for line in _lines(expected):
        while at < len(events) and events[at] != line and not events[at].startswith(f"{line} "):
            at += 1
        if at == len(events):
            return f"`{line}` did not happen (in this order); events: {events}"
        at += 1
    return ""


def _check_winners(state: State, expected: object) -> str:
    names = (
        [] if state.result is None else [state.game.figure_name(state, seat) for seat in state.result.winners]
    )
    return "" if sorted(names) == sorted(_lines(expected)) else f"winners are {names}, not {expected}"


def _check_over(state: State, expected: object) -> str:
    return "" if state.over == expected else f"over is {state.over}"


def _check_why(state: State, expected: object) -> str:
    why = None if state.result is None else state.result.why
    return "" if why == expected else f"it ended by {why}, not by {expected}"


CHECKS: dict[str, Callable[[State, object], str]] = {
    "offered": _check_offered,
    "offers": _check_offers,
    "withholds": _check_withholds,
    "refused": _check_refused,
    "happened": _check_happened,
    "winners": _check_winners,
    "over": _check_over,
    "why": _check_why,
}


def _lines(expected: object) -> list[str]:
    return [str(line) for line in expected] if isinstance(expected, list) else [str(expected)]


def _difference_at(key: str, expected: object, described: Mapping[str, object]) -> str:
    """Return how the value of a key differs from the expected one; parts that are not expected are ignored."""
    if key not in described:
        known = ", ".join([*described, *CHECKS])
        return f"nothing is known of `{key}`; known: {known}"
    return _difference(expected, described[key], key)


def _difference(expected: object, got: object, path: str) -> str:
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, part in expected.items():
            if difference := _difference(part, got.get(key), f"{path}.{key}"):
                return difference
        return ""
    if isinstance(expected, str) and isinstance(got, str) and expected != got:
        same = sorted(figures_in(expected)) == sorted(figures_in(got))
        return "" if same else f"{path} is `{got}`, not `{expected}`"
    same = freeze_lists(expected) == got if isinstance(got, tuple) else expected == got
    return "" if same else f"{path} is {got!r}, not {expected!r}"
