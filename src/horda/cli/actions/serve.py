"""The implementation of `horda serve`: the server for playing in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path

from horda.cli.context import CliContext
from horda.cli.errors import CliError, ResourceError
from horda.cli.localized_help import file_error_message
from horda.cli.server_options import (
    address_without_password,
    database_address,
    read_server_settings,
    report_database_errors,
)
from horda.engine.content.errors import BadContent
from horda.engine.player import Budget
from horda.locale import Words
from horda.server.app import client_folder
from horda.server.bots.pool import PoolSettings
from horda.server.club.settings import ClubSettings, load_club_settings
from horda.server.config.limits import BadBound, parse_bounds
from horda.server.config.loading import AllSettings
from horda.server.config.offered_players import BadOffer, OfferedPlayer, load_offered_players
from horda.server.config.proxies import BadProxy, Proxies
from horda.server.config.public_url import BadPublicUrl, PublicAddress, parse_public_url
from horda.server.config.settings import Settings
from horda.server.http.manual import is_built_manual, manual_folder
from horda.server.http.network_access import address_for_others
from horda.server.ops.json_logging import set_up_logging
from horda.server.ops.run import MAX_PORT_TRIES, NoAddress, PortTaken, bind_socket, local_url, serve
from horda.server.push.settings import PushSettings, contact_url
from horda.server.store import Store

PORT = 8666


def serve_table(context: CliContext, flags: Mapping[str, object], *, config: Path | None, show: bool) -> None:
    """Start the server, print its address, and open the browser if `show`."""
    read = read_server_settings(flags, config)
    told = read.settings
    kept_in, found = database_address(read)
    client = client_folder()
    settings = settings_of(context, told, kept_in, client, offers_network=show)
    with report_database_errors(kept_in):
        asyncio.run(_look_over(kept_in))
    bound = _bind_socket(told.host, told.port, PORT)
    figures = None if told.metrics_port is None else _bind_socket(told.metrics_host, told.metrics_port, 0)
    set_up_logging(told.log)
    words = Words(context.lang, "server")
    url = local_url(told.host, bound.getsockname()[1])

    def ready() -> None:
        context.out.print(
            words.say("server-starting", address=url, database=address_without_password(found)),
            soft_wrap=True,
        )
        context.out.print(network_message(words, settings, *bound.getsockname()[:2]), soft_wrap=True)
        if figures is not None:
            where = f"{local_url(told.metrics_host, figures.getsockname()[1])}/metrics"
            context.out.print(words.say("server-figures", address=where), soft_wrap=True)
        if not client.is_dir():
            context.out.print(words.say("server-no-client"), soft_wrap=True)
        context.out.print(words.say("server-how-to-end"), style="dim")
        if show and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(settings, bound, ready, figures=figures)


def settings_of(
    context: CliContext, told: AllSettings, database: str, client: Path, *, offers_network: bool = False
) -> Settings:
    """Return the settings of the server from those that were read; raise `CliError` for an invalid one.

    With `offers_network`, a browser on this computer may open the server to the home network.
    """
    try:
        bounds = parse_bounds(told.limits)
        proxies = Proxies(told.proxies)
    except BadBound as problem:
        raise CliError("limit", why=problem.why, written=problem.written, better=problem.better) from problem
    except BadProxy as problem:
        raise CliError("proxy", given=str(problem)) from problem
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
        club=_club_settings(context, told.club),
        push=PushSettings(
            on=told.push,
            contact=contact_url(told.push_contact, told.names),
            private=frozenset(told.push_private),
        ),
        names=told.names if public is None else (*told.names, public.name),
        public=public,
        offers_network=offers_network,
        proxies=proxies.written,
        separate_metrics=told.metrics_port is not None,
        bounds=bounds,
        thinking=PoolSettings(
            workers=told.bots or os.cpu_count() or 1,
            budget=Budget(told.playouts, told.think),
            players=_players(told.players),
        ),
    )


def network_message(words: Words, settings: Settings, host: str, port: int) -> str:
    """Return the sentences about who can reach the server, and whether that is safe."""
    if settings.public is not None:
        return words.say("server-reach-public", address=settings.public.origin)
    address = address_for_others(host, port)
    if address:
        return words.say("server-reach-network", address=address)
    if ip_address(host).is_unspecified:
        return words.say("server-reach-all")
    return words.say("server-reach-button" if settings.offers_network else "server-reach-here")


def _public(written: str | None) -> PublicAddress | None:
    """Return the public address; raise an error if browsers would store no passkey for it."""
    try:
        return None if written is None else parse_public_url(written)
    except BadPublicUrl as problem:
        raise CliError("public", given=written or "", why=problem.why) from problem


def _players(lines: tuple[str, ...]) -> dict[str, OfferedPlayer]:
    """Return the offered players; raise `CliError` for one that cannot be loaded."""
    try:
        return load_offered_players(lines)
    except BadOffer as problem:
        raise CliError(problem.key, **problem.about) from problem


def _manual(named: str | None) -> Path | None:
    """Return the folder of the manual: the named one, or the one built in a clone."""
    if named is None:
        return manual_folder()
    if not is_built_manual(Path(named)):
        raise CliError("manual", folder=named)
    return Path(named)


def _missions(named: str | None) -> Path | None:
    """Return the named folder of missions; raise `CliError` if it does not exist."""
    if named is not None and not Path(named).is_dir():
        raise CliError("missions", folder=named)
    return None if named is None else Path(named)


def _bind_socket(host: str, port: int | None, otherwise: int) -> socket.socket:
    """Bind a socket to the port, or to the first free one from `otherwise` on."""
    try:
        if port is None:
            return bind_socket(host, otherwise, tries=MAX_PORT_TRIES)
        return bind_socket(host, port)
    except PortTaken as problem:
        raise ResourceError("port", port=str(otherwise if port is None else port)) from problem
    except NoAddress as problem:
        raise ResourceError(problem.why, host=host, port=str(port or otherwise)) from problem


def _club_settings(context: CliContext, file: str | None) -> ClubSettings | None:
    """Return the club settings in a file; None without a file."""
    try:
        return load_club_settings(Path(file), os.environ) if file else None
    except BadContent as problem:
        raise CliError("club", detail=context.words.content_error(problem)) from problem
    except OSError as problem:
        raise CliError("club", detail=file_error_message(context, problem)) from problem


async def _look_over(database: str) -> None:
    """Open the database once at the start, so that its errors are reported first."""
    store = Store(database)
    await store.open()
    await store.close()


def has_screen() -> bool:
    """Whether a graphical browser can be opened."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    )
