"""Advice in the terminal: the value of each choice, with its number in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.locale import Words

if TYPE_CHECKING:
    from horda.cli.terminal.session import TableSession
    from horda.think.advice import RankedChoices, RatedChoice

AGREED = "advice"
"""Key under which a match stores that its table agreed to advice."""
CATALOGUE = "advice"


def agree_to_advice(state: State) -> None:
    """Store in the match that everybody may ask for advice."""
    state.origin = {**state.origin, AGREED: True}


def can_ask(session: TableSession) -> bool:
    """Whether advice is allowed: always for one person, for several if they agreed at the start."""
    return len(session.seating.people) == 1 or session.state.origin.get(AGREED) is True


def advise(session: TableSession, seat: int) -> None:
    """Print the value of each choice, or why advice is not allowed."""
    from horda.think.advice import DEFAULT_BUDGET, advice

    state, context = session.state, session.context
    if not can_ask(session):
        context.print_message("cli-no-advice", "red")
        return
    words = Words.of(
        state.game,
        context.lang,
        names=session.seating.names(context.words),
        options=state.options,
        also=(CATALOGUE,),
    )
    turn = Turn.of(state, seat, Dice(f"{state.hash()}/{seat}/advice"), DEFAULT_BUDGET)
    if len(turn.choices) < 2:
        context.out.print(words.say("advice-none"))
        return
    with context.out.status(words.say("advice-thinking", seconds=round(DEFAULT_BUDGET.seconds))):
        found = advice(turn, f"{state.hash()}/{seat}/advice")
    if found is None:
        context.out.print(words.say("advice-too-few"), style="red")
        return
    for line, style in format_advice(words, found, turn, state.game.family or state.game.id):
        context.out.print(line, style=style)


def format_advice(
    words: Words, found: RankedChoices, turn: Turn, family: str
) -> list[tuple[str, str | None]]:
    """Return advice as lines with their styles; options have their numbers in the list of choices.

    Consequences that several options share are printed with the first of them.
    """
    numbers = [1 + next(at for at, one in enumerate(turn.choices) if one.same(option.choice))
               for option in found.options]  # fmt: skip
    lines: list[tuple[str, str | None]] = [(words.say("advice-head"), "bold")]
    said_before: set[str] = set()
    for number, option in zip(numbers, found.options, strict=True):
        chance, low, high = (
            round(100 * part) for part in (option.range.chance, option.range.low, option.range.high)
        )
        said = words.say(
            "advice-option", chance=chance, low=low, high=high, choice=words.choice(option.choice)
        )
        lines.append((f"{number:>3} {said}", "red" if found.is_clearly_worse(option) else None))
        details = [line for line in describe_option(words, option, family) if line not in said_before]
        said_before.update(details)
        lines += [(f"    {line}", "dim") for line in details]
    alike = sum(not found.is_clearly_worse(option) for option in found.options)
    all_alike = 1 < alike == len(found.options)
    summary = [words.say("advice-alike-all") if all_alike else words.say("advice-alike", count=alike)]
    if found.left_out:
        summary.append(words.say("advice-left-out", count=found.left_out))
    if found.cut_short:
        summary.append(words.say("advice-cut-short"))
    assumed = "advice-assume-judged" if found.judged else "advice-assume-guess"
    assumes = ("advice-assume-bots", "advice-assume-seen", assumed, "advice-assume-range")
    return [*lines, (" ".join(summary), None), (" ".join(words.say(one) for one in assumes), "dim")]


def describe_option(words: Words, option: RatedChoice, family: str) -> list[str]:
    """Return the consequences of a choice: the next steps, the likely events, and the risks."""
    from horda.think.facts import LIKELY_SHARE

    lines: list[str] = []
    seat = option.choice.seat
    if option.plan:
        lines.append(words.say("advice-then", steps=", ".join(words.choice(step) for step in option.plan)))
    facts = [("advice-likely", told) for told in option.likely]
    if option.wrong is not None:
        mostly = option.wrong.share >= LIKELY_SHARE
        facts.append(("advice-wrong-mostly" if mostly else "advice-wrong", option.wrong))
    for message, one in facts:
        fact = words.fact(family, one.fact.event, one.fact.args, seat)
        said = words.say(message, fact=fact, share=round(100 * one.share))
        lines.append(said[:1].upper() + said[1:])
    return lines
