"""`horda serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import URL

from horda.cli.complaints import Complaint
from horda.cli.desk import Desk
from horda.cli.table.saves import state_folder
from horda.locale import Words
from horda.server.app import client_folder
from horda.server.bot_pool import Thinking
from horda.server.limits import BadBound, bounds_from
from horda.server.logs import begin_logging
from horda.server.proxies import BadProxy, Proxies
from horda.server.serving import PORTS_TRIED, PortTaken, address, free_socket, serve
from horda.server.settings import Settings
from horda.server.store import AWAY, Store
from horda.server.store.damage import Damaged
from horda.server.store.engine import BadDatabase, NoDriver, address_of
from horda.server.store.lock import InUse
from horda.server.store.postgres import EXTRA

PORT = 8666
FILE = "table.db"


@dataclass(frozen=True)
class Reach:
    """Where a server listens, who may reach it by which names, and how much of everything it takes."""

    host: str
    port: int | None
    names: Sequence[str] = ()
    proxies: Sequence[str] = ()
    limits: Sequence[str] = ()

    def settings(self, database: str, client: Path) -> Settings:
        """The settings of the server: the environment's, and over them what the command was told."""
        try:
            bounds = bounds_from([*_listed("HORDA_LIMITS"), *self.limits])
            proxies = Proxies([*_listed("HORDA_PROXIES"), *self.proxies])
        except BadBound as problem:
            raise Complaint("limit", detail=str(problem)) from problem
        except BadProxy as problem:
            raise Complaint("proxy", given=str(problem)) from problem
        return Settings(
            database,
            client=client,
            names=(*_listed("HORDA_NAMES"), *self.names),
            proxies=proxies.written,
            bounds=bounds,
            thinking=Thinking(workers=os.cpu_count() or 1),
        )


def _listed(variable: str) -> list[str]:
    """What a variable of the environment lists, with commas between."""
    return [one.strip() for one in os.environ.get(variable, "").split(",") if one.strip()]


def serve_table(desk: Desk, reach: Reach, *, database: str | None, expiry: int, show: bool) -> None:
    """Start the server, say where it is, and open the browser where that is wanted."""
    host, port = reach.host, reach.port
    kept_in = database or str(state_folder() / FILE)
    client = client_folder()
    settings = replace(reach.settings(kept_in, client), expiry=expiry)
    try:
        found = address_of(kept_in)
        asyncio.run(_look_over(kept_in))
        bound = free_socket(host, PORT if port is None else port, tries=PORTS_TRIED if port is None else 1)
    except NoDriver as problem:
        raise Complaint("driver", extra=EXTRA) from problem
    except BadDatabase as problem:
        raise Complaint("database", detail=str(problem)) from problem
    except InUse as problem:
        raise Complaint("in-use", file=kept_in) from problem
    except PortTaken as problem:
        raise Complaint("port", port=str(port or PORT)) from problem
    except CommandError as problem:
        raise Complaint("database-newer", where=_shown(found)) from problem
    except Damaged as problem:
        raise Complaint("damaged-database", file=kept_in, detail=str(problem)) from problem
    except AWAY as problem:
        told = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
        raise Complaint("database-away", where=_shown(found), detail=told) from problem
    begin_logging(os.environ.get("HORDA_LOG", "WARNING"))
    words = Words(desk.lang, "server")
    url = address(host, bound.getsockname()[1])

    def ready() -> None:
        desk.out.print(words.say("server-starting", address=url, database=_shown(found)), soft_wrap=True)
        if not client.is_dir():
            desk.out.print(words.say("server-no-client"), soft_wrap=True)
        desk.out.print(words.say("server-how-to-end"), style="dim")
        if show and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(settings, bound, ready)


async def _look_over(database: str) -> None:
    """Open the database once before anything else: what is wrong with it is told in one sentence."""
    store = Store(database)
    await store.open()
    await store.close()


def _shown(found: URL) -> str:
    """Where the matches are, without a password."""
    return str(found.database) if found.get_backend_name() == "sqlite" else found.render_as_string()


def has_screen() -> bool:
    """Whether a browser would open beside the terminal, not in it."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    )
