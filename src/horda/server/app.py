"""The Starlette application: routes, error responses, the WebSocket and the web client's files."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from horda import __version__
from horda.server.analysis.post_match import AnalysisCache
from horda.server.bots.pool import BotPool
from horda.server.club import routes as club
from horda.server.club.service import ClubService
from horda.server.config.limits import TokenBuckets
from horda.server.config.settings import Settings
from horda.server.http.catalogue import API, shelf
from horda.server.http.errors import ProblemError, internal_error
from horda.server.http.manual import add_manual
from horda.server.http.network_access import NetworkAccess
from horda.server.http.request_checks import RequestChecks, client_address
from horda.server.http.response_cache import ResponseCache
from horda.server.http.responses import Cached, WithStatus, cached_response, charge_request, json_response
from horda.server.http.routes import library, matches, missions, network
from horda.server.http.routing import Endpoint, MountedRouter, Router, openapi
from horda.server.http.static_files import ClientFiles
from horda.server.lessons import routes as learning
from horda.server.match.registry import MatchRegistry
from horda.server.match.sockets.websocket import Session
from horda.server.ops.background_tasks import log_loop_exception, run_in_daemon_thread
from horda.server.ops.health import HealthCheck
from horda.server.ops.json_logging import UNKNOWN_PATH
from horda.server.ops.metrics import METRICS
from horda.server.ops.metrics_endpoint import metrics_response
from horda.server.passkeys import routes as passkeys
from horda.server.passkeys.service import PasskeyService
from horda.server.people import routes as people
from horda.server.people.service import PeopleService
from horda.server.protocol.match_records import Health
from horda.server.push import routes as push
from horda.server.push.service import PushService
from horda.server.referee import routes as referee
from horda.server.replay.playback import ReplayCache
from horda.server.store import Store
from horda.server.workshop import routes as workshop
from horda.server.workshop.play_tests import PlayTests

log = logging.getLogger("horda.server")
SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
    ),
}
SECONDS_PER_HOUR = 3600
SECONDS_PER_MINUTE = 60
Next = Callable[[Request], Awaitable[Response]]


def make_app(settings: Settings) -> Starlette:
    """Return the application for these settings."""
    parts = _mounted_routers(settings)
    app = Starlette(routes=_routes(parts), lifespan=_lifespan(settings))
    bounds = settings.bounds
    app.state.settings = settings
    app.state.parts = parts
    app.state.door = RequestChecks(settings.names, bounds)
    app.state.network = NetworkAccess(
        "" if settings.public is None else settings.public.origin, is_offered=settings.offers_network
    )
    app.state.packed = ResponseCache()
    app.state.replays = ReplayCache()
    app.state.analyses = AnalysisCache()
    app.state.new_matches = TokenBuckets(bounds.matches_an_hour / SECONDS_PER_HOUR, bounds.matches_at_once)
    app.state.new_people = TokenBuckets(bounds.people_an_hour / SECONDS_PER_HOUR, bounds.people_at_once)
    app.state.challenges = TokenBuckets(
        bounds.passkeys_a_minute / SECONDS_PER_MINUTE, bounds.passkeys_at_once
    )
    app.state.missions_looked_at = TokenBuckets(
        bounds.missions_a_minute / SECONDS_PER_MINUTE, bounds.missions_at_once
    )
    app.state.drafts_checked = TokenBuckets(
        bounds.drafts_a_minute / SECONDS_PER_MINUTE, bounds.drafts_at_once
    )
    app.state.requests = TokenBuckets(bounds.requests_a_second, bounds.requests_at_once)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_middleware(BaseHTTPMiddleware, dispatch=_handle_request)
    for kind in (ProblemError, HTTPException, Exception):
        app.add_exception_handler(kind, _error_response)
    add_manual(app, settings.manual)
    if settings.client is not None and settings.client.is_dir():
        app.mount("/", ClientFiles(settings.client), name="client")
    return app


def _mounted_routers(settings: Settings) -> list[MountedRouter]:
    """Return all routers with their path prefixes."""
    health = Router("health")
    health.get("/healthz", problems=(503,))(healthz)
    if not settings.separate_metrics:
        health.get("/metrics", media="text/plain")(metrics)
    routers = (
        library.router,
        matches.router,
        missions.router,
        network.router,
        learning.router,
        club.router,
        people.router,
        passkeys.router,
        push.router,
        workshop.router,
        referee.router,
    )
    return [*((API, router) for router in routers), ("", health)]


def _routes(parts: list[MountedRouter]) -> list[BaseRoute]:
    found: list[BaseRoute] = [
        address.route(prefix) for prefix, router in parts for address in router.endpoints
    ]
    return [*found, Route(f"{API}/openapi.json", openapi_document), WebSocketRoute(f"{API}/play", play)]


def _lifespan(settings: Settings) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(settings.database, settings.now)
        await store.open()
        asyncio.get_running_loop().set_exception_handler(log_loop_exception)
        pool = BotPool(settings.thinking)
        registry = MatchRegistry(
            store,
            pool,
            settings.bounds,
            idle_s=settings.idle,
            absence_s=settings.absence,
            vote_timeout_s=settings.asking,
            window_s=settings.window,
            expiry_days=settings.expiry,
            clock_check_interval_s=settings.clock_check_seconds,
        )
        registry.start()
        app.state.registry = registry
        app.state.club = ClubService(settings.club, registry) if settings.club else None
        app.state.people = PeopleService(registry)
        app.state.play_tests = PlayTests(pool)
        app.state.passkeys = PasskeyService(store, settings.public)
        app.state.push = PushService(registry, settings.push)
        await app.state.push.start()
        app.state.health_check = HealthCheck(registry)
        # Load the catalogue now, so that the first visitor need not wait for it.
        registry.tasks.run_once("opening the boxes", run_in_daemon_thread(shelf))
        yield
        await registry.close()
        await app.state.push.close()

    return lifespan


# --- OpenAPI -------------------------------------------------------------------------------------


async def openapi_document(request: Request) -> Response:
    """Return the OpenAPI document of all routes."""

    def document() -> dict[str, Any]:
        return openapi(
            request.app.state.parts,
            title="Horda",
            version=__version__,
            description="A table for zombie board games. The socket at /api/v1/play has a schema of its own.",
        )

    return cached_response(request, Cached("openapi", document, cache="no-cache"))


# --- health and metrics --------------------------------------------------------------------------


async def healthz(request: Request) -> WithStatus[Health]:
    """Return whether the database answers, the disk has room and no background task fails."""
    health_check: HealthCheck = request.app.state.health_check
    health = await health_check.check()
    METRICS.set_gauge("horda_sockets", health.sockets)
    return WithStatus(health, status=200 if health.status == "ok" else 503)


async def metrics(request: Request) -> Response:
    """Return the metrics for Prometheus."""
    return metrics_response(request.app.state.registry)


async def play(socket: WebSocket) -> None:
    """Serve the WebSocket of a player or spectator."""
    registry: MatchRegistry = socket.app.state.registry
    address = client_address(socket)
    why_not = (
        socket.app.state.door.why_not(socket) or _rate_limit_error(socket) or registry.why_not_socket(address)
    )
    if why_not is not None:
        await socket.send_denial_response(_problem_response(why_not))
        return
    with registry.count_socket(address):
        await Session(registry, socket).run()


# --- every request -------------------------------------------------------------------------------


async def _handle_request(request: Request, go_on: Next) -> Response:
    """Count, limit and log a request, and set the security headers."""
    begun = time.perf_counter()
    METRICS.increment("horda_requests_total")
    why_not = request.app.state.door.why_not(request) or _rate_limit_error(request)
    if why_not is not None:
        response = _problem_response(why_not)
    else:
        try:
            response = await go_on(request)
        except Exception as error:
            response = await _error_response(request, error)
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    spent = round((time.perf_counter() - begun) * 1000, 1)
    about = {"method": request.method, "status": response.status_code, "ms": spent}
    log.info("request", extra=about | _logged_address(request, response.status_code))
    return response


def _logged_address(request: Request, status: int) -> dict[str, str]:
    """Return the log fields of a request's address: the declared route and match, or a file.

    The path itself is not logged, since it may contain a link or a personal key.
    """
    at = getattr(request.scope.get("endpoint"), "__self__", None)
    if isinstance(at, Endpoint):
        path = f"{API}{at.path}" if request.url.path.startswith(f"{API}/") else at.path
        match = request.path_params.get("match", "") if status < 400 else ""
        return {"path": path, **({"match": match} if match else {})}
    return {"path": request.url.path if status in (200, 206, 304) else UNKNOWN_PATH}


def _rate_limit_error(connection: HTTPConnection) -> ProblemError | None:
    """Return an error if an address sends too many requests; the extra cost of expensive requests is charged later."""
    try:
        charge_request(connection, 1)
    except ProblemError as error:
        return error
    return None


async def _error_response(request: Request, error: Exception) -> Response:
    """Return the response to an error, which says what is wrong and what to do."""
    if isinstance(error, ProblemError):
        return _problem_response(error)
    if isinstance(error, HTTPException):
        path = request.url.path[:80]
        if error.status_code == 405:
            allowed = (error.headers or {}).get("Allow", "GET")
            told = ProblemError("wrong-method", status=405, path=path, method=request.method, allowed=allowed)
            response = _problem_response(told)
            response.headers["allow"] = allowed
            return response
        return _problem_response(ProblemError("no-such-page", status=error.status_code, path=path))
    return _problem_response(internal_error(error))


def _problem_response(error: ProblemError) -> Response:
    METRICS.increment("horda_problems_total")
    response = json_response(error.record(), status=error.status)
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


def client_folder() -> Path:
    """Return the folder of the built web client."""
    return Path(__file__).with_name("static")
