"""`horda serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from horda.cli.context import Desk
from horda.cli.errors import Complaint, PlaceComplaint
from horda.cli.localized_help import file_problem
from horda.cli.server_options import database_of, database_told, settings_for, shown
from horda.engine.content.errors import BadContent
from horda.engine.player import Budget
from horda.locale import Words
from horda.server.app import client_folder
from horda.server.bots.pool import Thinking
from horda.server.club.settings import House, house_from
from horda.server.config.limits import BadBound, bounds_from
from horda.server.config.loading import AllSettings
from horda.server.config.offered_players import BadOffer, Offered, offered_from
from horda.server.config.proxies import BadProxy, Proxies
from horda.server.config.public_url import BadAddress, PublicAddress, public_from
from horda.server.config.settings import Settings
from horda.server.http.manual import is_manual, manual_folder
from horda.server.ops.json_logging import begin_logging
from horda.server.ops.run import PORTS_TRIED, NoAddress, PortTaken, address, free_socket, serve
from horda.server.push.settings import PushSettings, contact_of
from horda.server.store import Store

PORT = 8666


def serve_table(desk: Desk, flags: Mapping[str, object], *, config: Path | None, show: bool) -> None:
    """Start the server, say where it is, and open the browser where that is wanted."""
    read = settings_for(flags, config)
    told = read.told
    kept_in, found = database_of(read)
    client = client_folder()
    settings = settings_of(desk, told, kept_in, client)
    with database_told(kept_in):
        asyncio.run(_look_over(kept_in))
    bound = _bound(told.host, told.port, PORT)
    figures = None if told.metrics_port is None else _bound(told.metrics_host, told.metrics_port, 0)
    begin_logging(told.log)
    words = Words(desk.lang, "server")
    url = address(told.host, bound.getsockname()[1])

    def ready() -> None:
        desk.out.print(words.say("server-starting", address=url, database=shown(found)), soft_wrap=True)
        if figures is not None:
            where = f"{address(told.metrics_host, figures.getsockname()[1])}/metrics"
            desk.out.print(words.say("server-figures", address=where), soft_wrap=True)
        if not client.is_dir():
            desk.out.print(words.say("server-no-client"), soft_wrap=True)
        desk.out.print(words.say("server-how-to-end"), style="dim")
        if show and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(settings, bound, ready, figures=figures)


def settings_of(desk: Desk, told: AllSettings, database: str, client: Path) -> Settings:
    """What a server is told as its parts take it."""
    try:
        bounds = bounds_from(told.limits)
        proxies = Proxies(told.proxies)
    except BadBound as problem:
        raise Complaint("limit", why=problem.why, written=problem.written, better=problem.better) from problem
    except BadProxy as problem:
        raise Complaint("proxy", given=str(problem)) from problem
    public = _public(told.public)
    return Settings(
        database,
        client=client,
        manual=_manual(told.manual),
        missions=_missions(told.missions),
        idle=told.idle,
        absence=told.absence,
        asking=told.asking,
        window=told.window,
        expiry=told.expire,
        club=_house(desk, told.club),
        push=PushSettings(
            on=told.push,
            contact=contact_of(told.push_contact, told.names),
            private=frozenset(told.push_private),
        ),
        names=told.names if public is None else (*told.names, public.name),
        public=public,
        proxies=proxies.written,
        figures_apart=told.metrics_port is not None,
        bounds=bounds,
        thinking=Thinking(
            workers=told.bots or os.cpu_count() or 1,
            budget=Budget(told.playouts, told.think),
            players=_players(told.players),
        ),
    )


def _public(written: str | None) -> PublicAddress | None:
    """Where people are; an address by which no browser would keep a passkey is refused."""
    try:
        return None if written is None else public_from(written)
    except BadAddress as problem:
        raise Complaint("public", given=written or "", why=problem.why) from problem


def _players(lines: tuple[str, ...]) -> dict[str, Offered]:
    """The players that are offered; one that cannot be is refused before anybody sits down."""
    try:
        return offered_from(lines)
    except BadOffer as problem:
        raise Complaint(problem.key, **problem.about) from problem


def _manual(named: str | None) -> Path | None:
    """The folder of the manual that was named, or what a clone has built."""
    if named is None:
        return manual_folder()
    if not is_manual(Path(named)):
        raise Complaint("manual", folder=named)
    return Path(named)


def _missions(named: str | None) -> Path | None:
    """The folder of missions that was named; one that is not there is refused."""
    if named is not None and not Path(named).is_dir():
        raise Complaint("missions", folder=named)
    return None if named is None else Path(named)


def _bound(host: str, port: int | None, otherwise: int) -> socket.socket:
    """A socket at the port, or at a free one from `otherwise` on where none is named."""
    try:
        if port is None:
            return free_socket(host, otherwise, tries=PORTS_TRIED)
        return free_socket(host, port)
    except PortTaken as problem:
        raise PlaceComplaint("port", port=str(otherwise if port is None else port)) from problem
    except NoAddress as problem:
        raise PlaceComplaint(problem.why, host=host, port=str(port or otherwise)) from problem


def _house(desk: Desk, file: str | None) -> House | None:
    """How the club of a file is run; none where no file is named."""
    try:
        return house_from(Path(file), os.environ) if file else None
    except BadContent as problem:
        raise Complaint("club", detail=desk.words.content_error(problem)) from problem
    except OSError as problem:
        raise Complaint("club", detail=file_problem(desk, problem)) from problem


async def _look_over(database: str) -> None:
    """Open the database once before anything else: what is wrong with it is told in one sentence."""
    store = Store(database)
    await store.open()
    await store.close()


def has_screen() -> bool:
    """Whether a browser would open beside the terminal, not in it."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    )
