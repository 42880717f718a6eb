"""The figures for Prometheus, beside the table or at an address of their own that strangers do not reach."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from horda.server.match.registry import MatchRegistry
from horda.server.ops.metrics import METRICS

AT_ONCE = 16
"""Requests answered at once: those who ask for figures are few."""


def figures_of(registry: MatchRegistry) -> Response:
    """The figures as Prometheus reads them."""
    METRICS.gauge("horda_sockets", sum(len(live.subscribers) for live in registry.open_matches.values()))
    METRICS.gauge("horda_live_matches", len(registry.open_matches))
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")


class MetricsServer(uvicorn.Server):
    """A server for the figures alone; it begins and ends with the one beside it, which hears the signals."""

    def __init__(self, registry: Callable[[], MatchRegistry]) -> None:
        async def metrics(_: Request) -> Response:
            return figures_of(registry())

        super().__init__(
            uvicorn.Config(
                Starlette(routes=[Route("/metrics", metrics)]),
                log_config=None,
                access_log=False,
                ws="none",
                lifespan="off",
                limit_concurrency=AT_ONCE,
                timeout_graceful_shutdown=1,
                server_header=False,
            )
        )

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # a generator's
        """Leave them to the server beside this one."""
        return nullcontext()


@asynccontextmanager
async def figures_at(
    bound: socket.socket | None, registry: Callable[[], MatchRegistry]
) -> AsyncIterator[None]:
    """Show the figures at a socket of their own, if there is one, while something else is done."""
    if bound is None:
        yield
        return
    figures = MetricsServer(registry)
    shown = asyncio.create_task(figures.serve(sockets=[bound]))
    try:
        yield
    finally:
        figures.should_exit = True
        await shown
