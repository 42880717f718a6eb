"""The implementation of `horda lab agents`: play an agent against the heuristic player and print its strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from horda.agents.agent import DECISION_TIMEOUT_S
from horda.agents.measurement import AgentPlan, AgentReport, measure
from horda.bots import bot
from horda.cli.actions.missions.custom_missions import parse_match
from horda.cli.actions.simulate import progress_bar
from horda.cli.context import CliContext
from horda.cli.errors import checked_seats
from horda.cli.option_parsing import parse_seed
from horda.games import game as game_called
from horda.lab.intervals import Interval
from horda.lab.run import seat_players


@dataclass(frozen=True)
class AgentRequest:
    """The arguments of `horda lab agents`."""

    game: str
    agent: str
    seats: int | None
    options: Sequence[str]
    matches: int
    seed: str
    opponent: str
    think: float | None


def measure_agent(context: CliContext, request: AgentRequest, *, as_json: bool) -> None:
    """Play the matches and print the report."""
    plan = plan_for(context, request)
    with progress_bar(context, context.words.say("cli-lab-doing"), plan.matches) as show_progress:
        report = measure(plan, progress=show_progress)
    if as_json:
        context.write_json(asdict(report))
    else:
        _show(context, plan, report)


def plan_for(context: CliContext, request: AgentRequest) -> AgentPlan:
    """Return the plan of the requested matches; raise `CliError` or `BadOption` if they cannot be played."""
    game, options = parse_match(context, request.game, request.options)
    bot(request.opponent, game.id)
    seats = len(seat_players(game.id, request.opponent, request.seats, options))
    return AgentPlan(
        game.id,
        request.agent,
        request.matches,
        checked_seats(game, seats, context.words_of(game).title(), options),
        seed=parse_seed(request.seed),
        options=options,
        opponent=request.opponent,
        seconds=DECISION_TIMEOUT_S if request.think is None else request.think,
        lang=context.lang,
    )


def _show(context: CliContext, plan: AgentPlan, report: AgentReport) -> None:
    context.out.print(context.words_of(game_called(plan.game)).title(), style="bold")
    for key, interval in (("won", report.won), ("expected", report.expected), ("gain", report.gain)):
        context.print_message(
            f"cli-lab-agents-{key}",
            agent=plan.agent,
            opponent=plan.opponent,
            matches=report.matches,
            **_percentages(interval),
        )
    tally = report.tally
    context.print_message(
        "cli-lab-agents-answers",
        decisions=tally.decisions,
        illegal=tally.illegal,
        late=tally.late,
        replaced=tally.replaced,
    )
    context.print_message(
        "cli-lab-agents-cost",
        milliseconds=round(1000 * tally.seconds / max(tally.decisions, 1), 1),
        sent=tally.sent,
        received=tally.received,
        tokens=tally.tokens,
        cost=round(tally.cost, 4),
    )


def _percentages(interval: Interval) -> dict[str, float]:
    value, low, high = interval.tenths()
    return {"value": value, "low": low, "high": high}
