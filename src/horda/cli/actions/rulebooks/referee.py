"""The implementation of `horda referee`: read a position, and print answers with their rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click
import msgspec
from rich.padding import Padding
from rich.text import Text

from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.cli.exit_codes import NOT_HELD
from horda.engine.views.cases import CaseFailed
from horda.engine.views.position import BadPosition
from horda.referee import (
    AttemptOdds,
    Course,
    Happening,
    OpenDecision,
    Permissions,
    PositionProblem,
    Referee,
    RuleFound,
    SightLines,
    TablePosition,
    VoteAnswer,
    read_position_or_link,
)
from horda.referee.positions.picture import picture_of_position
from horda.referee.positions.position import MAX_TEXT_LENGTH

STANDARD_INPUT = "-"
DICE = re.compile(r"[1-6](?:[\s,]+[1-6])*")
CARD = re.compile(r"card\s+(\S+)")


@dataclass(frozen=True)
class RefereeRequest:
    """The arguments of `horda referee`."""

    position: str
    game: str
    ask: str
    who: str
    then: tuple[str, ...]
    point: tuple[str, ...]
    line: str
    search: str | None
    picture: Path | None
    link: bool
    as_json: bool


def ask_referee(context: CliContext, request: RefereeRequest) -> None:
    """Print the answer to a question, or the problems of the position and exit with a code."""
    try:
        referee = Referee(_read(request), context.lang)
        problems = referee.problems()
        if problems:
            _print_problems(context, problems, as_json=request.as_json)
            raise click.exceptions.Exit(NOT_HELD)
        _write_answer(context, referee, request)
    except (BadPosition, CaseFailed) as problem:
        raise CliError("position", detail=str(problem)) from problem


def _read(request: RefereeRequest) -> TablePosition:
    """Return the position in a file, in standard input, or in the text itself."""
    if request.position == STANDARD_INPUT:
        return read_position_or_link(sys.stdin.read(MAX_TEXT_LENGTH + 1), request.game)
    is_short = len(request.position) < 256 and "\n" not in request.position and "|" not in request.position
    if is_short and Path(request.position).is_file():
        with Path(request.position).open(encoding="utf-8") as file:
            return read_position_or_link(file.read(MAX_TEXT_LENGTH + 1), request.game)
    return read_position_or_link(request.position, request.game)


def _write_answer(context: CliContext, referee: Referee, request: RefereeRequest) -> None:
    if request.picture is not None:
        request.picture.write_text(picture_of_position(referee, theme="paper"), encoding="utf-8")
    if request.link:
        context.out.print(referee.link(), soft_wrap=True)
    elif request.search is not None:
        _print_answer(context, referee, referee.rules(request.search), as_json=request.as_json)
    elif request.picture is None:
        _print_answer(context, referee, _answer_to(referee, request), as_json=request.as_json)


def _answer_to(referee: Referee, request: RefereeRequest) -> object:
    happened = tuple(happening_in(text) for text in request.then)
    match request.ask:
        case "may":
            return referee.may(request.who)
        case "sees":
            return referee.sees(request.who)
        case "odds":
            return referee.odds(request.who, request.line)
        case "votes":
            return referee.votes(request.who, dict(_pointing(request.point)))
        case "play":
            return referee.play(happened)
        case _:
            return referee.zombies(happened)


def happening_in(text: str) -> Happening:
    """Return an event from its text: dice (`5 2 6`), a card (`card z177`), or a choice."""
    bare = text.strip()
    if DICE.fullmatch(bare):
        return Happening(dice=tuple(int(die) for die in re.findall("[1-6]", bare)))
    card = CARD.fullmatch(bare)
    return Happening(card=card[1]) if card else Happening(choose=bare)


def _pointing(pairs: Sequence[str]) -> Iterable[tuple[str, str]]:
    for pair in pairs:
        voter, equals, against = pair.partition("=")
        if not equals:
            raise CliError("pointing", text=pair[:40])
        yield voter.strip(), against.strip()


# --- printing ------------------------------------------------------------------------------------


def _print_problems(context: CliContext, problems: Sequence[PositionProblem], *, as_json: bool) -> None:
    if as_json:
        context.write_json(problems)
        return
    for problem in problems:
        _print_line(context, problem.sentence, (problem.rule,), style="yellow")
        for fix in problem.fixes:
            context.out.print(Padding(Text(f"→ {fix.sentence}"), (0, 0, 0, 2)))


def _print_answer(context: CliContext, referee: Referee, answer: object, *, as_json: bool) -> None:
    if as_json:
        context.write_json(msgspec.to_builtins(answer))
    elif isinstance(answer, Course):
        _print_course(context, referee, answer)
    elif isinstance(answer, Permissions):
        _print_permissions(context, referee, answer)
    elif isinstance(answer, SightLines):
        _print_sight(context, referee, answer)
    elif isinstance(answer, VoteAnswer):
        _print_votes(context, referee, answer)
    elif isinstance(answer, tuple):
        for one in answer:
            if isinstance(one, RuleFound):
                _print_line(context, one.text, (one.id,))
            elif isinstance(one, AttemptOdds):
                percent = round(100 * one.success)
                told = referee.wording.words.say("referee-chance", percent=percent, sentence=one.sentence)
                _print_line(context, told, one.rules)


def _print_line(context: CliContext, sentence: str, rules: Sequence[str], *, style: str = "") -> None:
    told = Text(sentence, style=style)
    cited = [rule for rule in rules if rule]
    if cited:
        told.append(f"  {' '.join(cited)}", style="cyan")
    context.out.print(told)


def _print_course(context: CliContext, referee: Referee, course: Course) -> None:
    for step in course.steps:
        _print_line(context, f"{step.number}. {step.sentence}", step.rules)
    if course.missing is not None:
        _print_line(context, course.missing.sentence, (), style="bold")
    if course.decision is not None:
        _print_decision(context, referee, course.decision)
    if course.result:
        _print_line(context, course.result, (), style="bold")


def _print_decision(context: CliContext, referee: Referee, decision: OpenDecision) -> None:
    _print_line(context, decision.sentence, (decision.rule,), style="bold")
    for choice in decision.choices:
        context.out.print(Padding(Text.assemble(choice.sentence, (f"  {choice.line}", "dim")), (0, 0, 0, 2)))
    _print_unknown(context, referee, decision.unknown_cards)


def _print_unknown(context: CliContext, referee: Referee, count: int) -> None:
    if count:
        context.out.print(referee.wording.words.say("referee-unknown-cards", count=count), style="dim")


def _print_permissions(context: CliContext, referee: Referee, found: Permissions) -> None:
    words = referee.wording.words
    context.out.print(words.say("referee-choices"), style="bold")
    for choice in found.may:
        context.out.print(Padding(Text.assemble(choice.sentence, (f"  {choice.line}", "dim")), (0, 0, 0, 2)))
    _print_unknown(context, referee, found.unknown_cards)
    if found.may_not:
        context.out.print(words.say("referee-refused"), style="bold")
    for refused in found.may_not:
        told = Text.assemble(refused.sentence, (f"  {refused.rule}", "cyan"), (f"  {refused.line}", "dim"))
        context.out.print(Padding(told, (0, 0, 0, 2)))


def _print_sight(context: CliContext, referee: Referee, found: SightLines) -> None:
    words = referee.wording.words
    _print_line(context, found.sentence, found.rules[:2], style="bold")
    for one in found.seen:
        if one.figures:
            context.out.print(
                words.say(
                    "referee-seen", place=one.place, distance=one.distance, figures=", ".join(one.figures)
                )
            )
    for one in found.unseen:
        context.out.print(
            words.say("referee-unseen", place=one.place, figures=", ".join(one.figures)), style="dim"
        )


def _print_votes(context: CliContext, referee: Referee, found: VoteAnswer) -> None:
    words = referee.wording.words
    _print_line(context, found.sentence, found.rules, style="bold")
    for share in found.shares:
        if share.reasons:
            owner = words.name("colour", share.owner)
            rules = dict.fromkeys(rule for _, _, rule in share.reasons)
            _print_line(context, words.say("referee-shares", owner=owner, count=share.votes), tuple(rules))
    for outcome in found.outcomes:
        pointing = [
            words.say(
                "referee-points", voter=words.name("colour", voter), against=words.name("colour", against)
            )
            for voter, against in outcome.when.items()
        ]
        lead = words.say("referee-outcome-when", when=", ".join(pointing)) + " " if pointing else ""
        elected = ", ".join(words.name("colour", one) for one in outcome.elected)
        decider = words.name("colour", outcome.decider) if outcome.decider else ""
        key = "referee-outcome-tie" if outcome.is_tie else "referee-outcome"
        _print_line(context, lead + words.say(key, elected=elected, decider=decider), outcome.rules)
