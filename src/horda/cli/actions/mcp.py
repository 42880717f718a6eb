"""The implementation of `horda mcp`: serve a seat to a language model until its input ends."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import msgspec

from horda.agents.mcp_server import require_mcp, server_for
from horda.agents.measurement import AgentReport
from horda.agents.seat_tools import SeatTools
from horda.cli.actions.lab.agents import AgentRequest, plan_for
from horda.cli.context import CliContext
from horda.cli.terminal.saves import write_whole


def serve_seat(context: CliContext, request: AgentRequest, *, out: Path | None) -> None:
    """Serve the seat; after the last match, write the report to `out` if given."""
    require_mcp()
    plan = plan_for(context, request)

    def write_report(report: AgentReport) -> None:
        if out is not None:
            write_whole(out, msgspec.json.format(msgspec.json.encode(asdict(report))).decode() + "\n")

    server_for(SeatTools(plan, write_report), plan.game, lang=context.lang).run()
