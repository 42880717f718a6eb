"""`horda replay --browser`: the replay page of a match, served from a temporary database."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import NamedTuple, cast

from horda.cli.actions.serve import has_screen
from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.cli.terminal.seating import Seating
from horda.engine.state import State
from horda.server.app import client_folder
from horda.server.config.settings import Settings
from horda.server.match.access_links import SEAT, SPECTATOR, create_link, new_id
from horda.server.match.rebuild import entry_of, replay_entries
from horda.server.ops.json_logging import set_up_logging
from horda.server.ops.run import bind_socket, local_url, serve
from horda.server.store import Header, NewMatch, Store
from horda.server.store.rows import SeatRow, Sitting

HERE = "127.0.0.1"
FILE = "replay.db"


class Laid(NamedTuple):
    """A match in a temporary database, and the link that opens it."""

    match: str
    link: str


def show_on_page(context: CliContext, state: State, *, to: int | None, viewer: int | None) -> None:
    """Serve a match to this machine's browser until Ctrl+C; nothing is stored."""
    client = client_folder()
    if not client.is_dir():
        raise CliError("replay-client")
    with tempfile.TemporaryDirectory(prefix="horda-replay-") as place:
        database = str(Path(place) / FILE)
        laid = asyncio.run(lay(database, state, viewer))
        bound = bind_socket(HERE, 0)
        page = f"{local_url(HERE, bound.getsockname()[1])}/#/replay/{laid.match}/{laid.link}?n={to or 0}"

        def ready() -> None:
            context.out.print(context.words.say("cli-replay-page", address=page), soft_wrap=True)
            context.print_message("cli-replay-page-end", "dim")
            if has_screen():
                threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

        set_up_logging("WARNING")
        serve(Settings(database, client=client), bound, ready)


async def lay(database: str, state: State, viewer: int | None) -> Laid:
    """Store a match in a new database, as if it had been played there; `viewer` is the seat that watches."""
    seed = state.origin.get("seed")
    if not isinstance(seed, str):
        raise CliError("replay-origin")
    header = Header(
        id=new_id(),
        game=state.game.id,
        rules=state.game.version,
        seats=state.seats,
        options=cast("dict[str, int | str | bool | None]", dict(state.options)),
        seed=seed,
        seed_given=True,
        created=time.time(),
    )
    entries = [entry_of(seq, choice) for seq, choice in enumerate(state.moves.since(0), 1)]
    if replay_entries(header, entries).hash() != state.hash():
        raise CliError("replay-origin")
    # The seats have no players, not even bots, because the match is only shown. The match is paused
    # so that nothing plays on; a finished one needs no pause, and none should be announced.
    rows = tuple(SeatRow(name=one.name, bot=one.bot) for one in Seating.of(state).sitters)
    sitting = Sitting(rows, paused=state.result is None)
    link, row = create_link(header.id, SPECTATOR) if viewer is None else create_link(header.id, SEAT, viewer)
    store = Store(database)
    await store.open()
    try:
        await store.create(NewMatch(header, sitting, (row,)))
        await asyncio.gather(*(store.append_entry(header.id, entry) for entry in entries))
    finally:
        await store.close()
    return Laid(header.id, link)
