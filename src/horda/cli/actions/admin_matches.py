"""The matches of a server's database: listed, shown, exported, deleted; copied and brought back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich.table import Table

from horda.cli.context import CliContext
from horda.cli.errors import CliError
from horda.cli.server_options import database_address, read_server_settings, report_database_errors, shown
from horda.cli.terminal.saves import write_whole
from horda.games import UnknownGame, game
from horda.locale import Words
from horda.server.config.loading import SECRETS
from horda.server.http.errors import ProblemError
from horda.server.match.loading import read_match
from horda.server.ops.retention import DAY, MOST_AT_ONCE, expire_once
from horda.server.replay.read_only_matches import Retired
from horda.server.store import Store
from horda.server.store.admin_queries import NoDatabase, OldTables, counted, ledger, listed, volume
from horda.server.store.backup import BadBackup, back_up, bring_back
from horda.server.store.lock import InUse

Found = TypeVar("Found")


class AdminCommands:
    """The commands, on one database."""

    def __init__(self, context: CliContext, db: str | None, config: Path | None) -> None:
        self.context = context
        self.kept_in, self.url = database_address(read_server_settings({"db": db}, config))

    def _with(self, work: Callable[[Store], Awaitable[Found]], *, alone: bool = False) -> Found:
        """Do something with the database; what is wrong with it is told."""

        async def whole() -> Found:
            async with ledger(self.kept_in, alone=alone) as store:
                return await work(store)

        try:
            with report_database_errors(self.kept_in):
                return asyncio.run(whole())
        except NoDatabase as problem:
            raise CliError("no-database", where=shown(self.url)) from problem
        except OldTables as problem:
            raise CliError("database-older", where=shown(self.url)) from problem

    def _alone(self, work: Callable[[Store], Awaitable[Found]]) -> Found:
        """Change the database; a file that a server has open is left to the server."""
        try:
            return self._with(work, alone=True)
        except CliError as problem:
            if isinstance(problem.__cause__, InUse):
                raise CliError("admin-in-use", file=self.kept_in) from problem
            raise

    # --- looking ---------------------------------------------------------------------------------

    def list(self, unplayed: int | None, *, as_json: bool) -> None:
        """`horda admin list`."""
        since = None if unplayed is None else time.time() - unplayed * DAY
        rows = self._with(lambda store: listed(store, unplayed_since=since))
        if as_json:
            self.context.write_json(rows)
            return
        say = self.context.words.say
        table = Table(box=None, pad_edge=False)
        for name in ("id", "title", "players", "decisions", "played"):
            table.add_column(say(f"cli-column-{name}"), no_wrap=name in ("id", "played"))
        for row in rows:
            table.add_row(
                row.id, self._title(row.game), str(row.seats), str(row.decisions), _when(row.played)
            )
        if rows:
            self.context.out.print(table)
        self.context.say("cli-admin-listed", "dim", count=len(rows))

    def show(self, match: str, *, as_json: bool) -> None:
        """`horda admin show`: what whoever runs the server may know of a match."""

        async def look(store: Store) -> dict[str, object]:
            row = next((one for one in await listed(store) if one.id == match), None)
            if row is None:
                raise CliError("no-match", id=match)
            found: dict[str, object] = msgspec.to_builtins(row)
            found |= msgspec.to_builtins(await volume(store, match))
            try:
                opened = await read_match(store, match)
            except ProblemError as trouble:
                stands = "read-only" if isinstance(trouble, Retired) else "broken"
                return {**found, "stands": stands}
            people = [{"name": one.name, "bot": one.bot} for one in opened.sitting.seats]
            stands = "over" if opened.state.over else "open"
            return {**found, "stands": stands, "round": opened.state.round, "people": people}

        found = self._with(look)
        if as_json:
            self.context.write_json(found)
            return
        self.context.out.print(f"{found['id']} · {self._title(str(found['game']))}", style="bold")
        told = {name: found[name] for name in ("rules", "seats", "decisions", "lines")}
        self.context.say(
            "cli-admin-shown",
            stands=str(found["stands"]),
            created=_when(float(str(found["created"]))),
            played=_when(float(str(found["played"]))),
            **{name: int(str(value)) for name, value in told.items()},
        )

    def export(self, match: str, out: Path | None) -> None:
        """`horda admin export`: the whole match as a save, with every secret of it."""

        async def save(store: Store) -> tuple[str, str]:
            try:
                opened = await read_match(store, match)
            except Retired as problem:
                raise CliError("no-export", id=match, why=_why(self.context, problem)) from problem
            except ProblemError as problem:
                raise CliError("no-match", id=match) from problem
            return opened.header.game, opened.state.to_json()

        name, text = self._with(save)
        file = out or Path(f"horda-{name}-{match}.json")
        if file.exists():
            raise CliError("backup-exists", file=str(file))
        write_whole(file, text)
        self.context.say("cli-admin-exported", file=str(file))

    # --- changing --------------------------------------------------------------------------------

    def delete(self, match: str, *, sure: bool) -> None:
        """`horda admin delete`; everybody at the match is told."""
        rows = self._with(listed)
        row = next((one for one in rows if one.id == match), None)
        if row is None:
            raise CliError("no-match", id=match)
        about: dict[str, str | int] = {"title": self._title(row.game), "decisions": row.decisions}
        if not (sure or self._agrees("cli-admin-sure", **about, played=_when(row.played))):
            return
        self._alone(lambda store: store.delete(match))
        self.context.say("cli-admin-deleted", count=1)

    def expire(self, days: int, *, sure: bool) -> None:
        """`horda admin expire`: delete what nobody has played for so many days."""
        since = time.time() - days * DAY
        rows = self._with(lambda store: listed(store, unplayed_since=since))
        if rows and not (sure or self._agrees("cli-admin-expire-sure", count=len(rows), days=days)):
            return

        async def work(store: Store) -> int:
            deleted = 0
            while gone := await expire_once(store, since, (), lambda _: None):
                deleted += gone
                if gone < MOST_AT_ONCE:
                    break
            return deleted

        self.context.say("cli-admin-deleted", count=self._alone(work) if rows else 0)

    def _agrees(self, message: str, **args: str | int) -> bool:
        """Ask before something is gone for good."""
        return click.confirm(self.context.words.say(message, **args))

    # --- copies ----------------------------------------------------------------------------------

    def back_up(self, to: Path) -> None:
        """`horda admin backup`: a copy of everything, also while it is served."""
        with report_database_errors(self.kept_in), _report_backup_errors():
            back_up(self.url, to)
        self.context.say("cli-admin-backed-up", file=str(to), size=-(-to.stat().st_size // 1024))

    def restore(self, copy: Path) -> None:
        """`horda admin restore`: a copy into an empty place."""
        with report_database_errors(self.kept_in), _report_backup_errors():
            bring_back(copy, self.url)
            matches, entries = asyncio.run(counted(self.kept_in))
        self.context.say("cli-admin-restored", matches=matches, decisions=entries, where=shown(self.url))

    def _title(self, name: str) -> str:
        try:
            return Words.of(game(name), self.context.lang).title()
        except UnknownGame:
            return name


@contextmanager
def _report_backup_errors() -> Iterator[None]:
    """Tell in a sentence what is wrong with a copy."""
    try:
        yield
    except BadBackup as problem:
        raise CliError(problem.key, **problem.about) from problem


def _why(context: CliContext, trouble: ProblemError) -> str:
    return trouble.told(context.lang)


def _when(at: float) -> str:
    """A moment, to the minute, where the server is."""
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def show_settings(context: CliContext, config: Path | None, *, as_json: bool) -> None:
    """`horda admin settings`: every setting as a server would have it, and where it stands."""
    read = read_server_settings({}, config)
    told = {
        name: "…" if name in SECRETS and value is not None else value
        for name, value in msgspec.to_builtins(read.told).items()
    }
    if as_json:
        context.write_json(
            {name: {"value": value, "from": read.where.get(name)} for name, value in told.items()}
        )
        return
    table = Table(box=None, pad_edge=False)
    for column in ("setting", "value", "where"):
        table.add_column(context.words.say(f"cli-column-{column}"))
    for name, value in told.items():
        parts = value if isinstance(value, list | tuple) else [] if value is None else [value]
        written = ", ".join(map(str, parts)) or "–"
        table.add_row(name, written, read.where.get(name, context.words.say("cli-admin-default")))
    context.out.print(table)
