"""The `/metrics` endpoint, on the main port or on a separate port that is not public."""

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

MAX_CONCURRENT_REQUESTS = 16
"""Requests answered at once; few clients read metrics."""


def metrics_response(registry: MatchRegistry) -> Response:
    """Return the metrics as a response in Prometheus' text format."""
    METRICS.set_gauge("horda_sockets", sum(len(live.subscribers) for live in registry.open_matches.values()))
    METRICS.set_gauge("horda_live_matches", len(registry.open_matches))
    return Response(METRICS.exposition(), media_type="text/plain; version=0.0.4")


class MetricsServer(uvicorn.Server):
    """A server for the metrics alone; the main server handles the signals and stops it."""

    def __init__(self, registry: Callable[[], MatchRegistry]) -> None:
        async def metrics(_: Request) -> Response:
            return metrics_response(registry())

        super().__init__(
            uvicorn.Config(
                Starlette(routes=[Route("/metrics", metrics)]),
                log_config=None,
                access_log=False,
                ws="none",
                lifespan="off",
                limit_concurrency=MAX_CONCURRENT_REQUESTS,
                timeout_graceful_shutdown=1,
                server_header=False,
            )
        )

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # a generator's
        """Do not handle signals: the main server does."""
        return nullcontext()


@asynccontextmanager
async def serve_metrics(
    bound: socket.socket | None, registry: Callable[[], MatchRegistry]
) -> AsyncIterator[None]:
    """While the block runs, serve the metrics at `bound`, if it is not None."""
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
