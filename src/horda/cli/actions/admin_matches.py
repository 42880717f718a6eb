"""The implementation of `horda admin` for the matches of a server's database."""

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
from horda.cli.server_options import (
    address_without_password,
    database_address,
    read_server_settings,
    report_database_errors,
)
from horda.cli.terminal.saves import write_whole
from horda.games import UnknownGame, game
from horda.locale import Words
from horda.server.config.loading import SECRET_SETTINGS
from horda.server.http.errors import ProblemError
from horda.server.match.loading import load_match
from horda.server.ops.retention import DAY_S, MAX_DELETIONS, delete_expired
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.store import Store
from horda.server.store.admin_queries import (
    NoDatabase,
    OldTables,
    count_rows,
    list_matches,
    match_size,
    open_for_admin,
)
from horda.server.store.backup import BadBackup, back_up, restore
from horda.server.store.lock import InUse

Found = TypeVar("Found")


class AdminCommands:
    """The commands of `horda admin` for one database."""

    def __init__(self, context: CliContext, db: str | None, config: Path | None) -> None:
        self.context = context
        self.kept_in, self.url = database_address(read_server_settings({"db": db}, config))

    def _run(self, work: Callable[[Store], Awaitable[Found]], *, alone: bool = False) -> Found:
        """Run a function on the database; raise `CliError` if the database cannot be used."""

        async def whole() -> Found:
            async with open_for_admin(self.kept_in, alone=alone) as store:
                return await work(store)

        try:
            with report_database_errors(self.kept_in):
                return asyncio.run(whole())
        except NoDatabase as problem:
            raise CliError("no-database", where=address_without_password(self.url)) from problem
        except OldTables as problem:
            raise CliError("database-older", where=address_without_password(self.url)) from problem

    def _run_exclusively(self, work: Callable[[Store], Awaitable[Found]]) -> Found:
        """Run a function that changes the database; raise `CliError` if a server has it open."""
        try:
            return self._run(work, alone=True)
        except CliError as problem:
            if isinstance(problem.__cause__, InUse):
                raise CliError("admin-in-use", file=self.kept_in) from problem
            raise

    # --- looking ---------------------------------------------------------------------------------

    def list(self, unplayed: int | None, *, as_json: bool) -> None:
        """Print the matches, or only those unplayed for some days."""
        since = None if unplayed is None else time.time() - unplayed * DAY_S
        rows = self._run(lambda store: list_matches(store, unplayed_since=since))
        if as_json:
            self.context.write_json(rows)
            return
        say = self.context.words.say
        table = Table(box=None, pad_edge=False)
        for name in ("id", "title", "players", "decisions", "played"):
            table.add_column(say(f"cli-column-{name}"), no_wrap=name in ("id", "played"))
        for row in rows:
            table.add_row(
                row.id, self._title(row.game), str(row.seats), str(row.decisions), _format_time(row.played)
            )
        if rows:
            self.context.out.print(table)
        self.context.print_message("cli-admin-listed", "dim", count=len(rows))

    def show(self, match: str, *, as_json: bool) -> None:
        """Print the data of a match that the administrator may see."""

        async def look(store: Store) -> dict[str, object]:
            row = next((one for one in await list_matches(store) if one.id == match), None)
            if row is None:
                raise CliError("no-match", id=match)
            found: dict[str, object] = msgspec.to_builtins(row)
            found |= msgspec.to_builtins(await match_size(store, match))
            try:
                opened = await load_match(store, match)
            except ProblemError as trouble:
                stands = "read-only" if isinstance(trouble, ReadOnlyMatchError) else "broken"
                return {**found, "stands": stands}
            people = [{"name": one.name, "bot": one.bot} for one in opened.sitting.seats]
            stands = "over" if opened.state.over else "open"
            return {**found, "stands": stands, "round": opened.state.round, "people": people}

        found = self._run(look)
        if as_json:
            self.context.write_json(found)
            return
        self.context.out.print(f"{found['id']} · {self._title(str(found['game']))}", style="bold")
        told = {name: found[name] for name in ("rules", "seats", "decisions", "lines")}
        self.context.print_message(
            "cli-admin-shown",
            stands=str(found["stands"]),
            created=_format_time(float(str(found["created"]))),
            played=_format_time(float(str(found["played"]))),
            **{name: int(str(value)) for name, value in told.items()},
        )

    def export(self, match: str, out: Path | None) -> None:
        """Write a match as a save, with its hidden information."""

        async def save(store: Store) -> tuple[str, str]:
            try:
                opened = await load_match(store, match)
            except ReadOnlyMatchError as problem:
                raise CliError("no-export", id=match, why=_reason(self.context, problem)) from problem
            except ProblemError as problem:
                raise CliError("no-match", id=match) from problem
            return opened.header.game, opened.state.to_json()

        name, text = self._run(save)
        file = out or Path(f"horda-{name}-{match}.json")
        if file.exists():
            raise CliError("backup-exists", file=str(file))
        write_whole(file, text)
        self.context.print_message("cli-admin-exported", file=str(file))

    # --- changing --------------------------------------------------------------------------------

    def delete(self, match: str, *, sure: bool) -> None:
        """Delete a match after a confirmation, and notify everybody at its table."""
        rows = self._run(list_matches)
        row = next((one for one in rows if one.id == match), None)
        if row is None:
            raise CliError("no-match", id=match)
        about: dict[str, str | int] = {"title": self._title(row.game), "decisions": row.decisions}
        if not (sure or self._confirm("cli-admin-sure", **about, played=_format_time(row.played))):
            return
        self._run_exclusively(lambda store: store.delete(match))
        self.context.print_message("cli-admin-deleted", count=1)

    def expire(self, days: int, *, sure: bool) -> None:
        """Delete the matches that nobody has played for some days, after a confirmation."""
        since = time.time() - days * DAY_S
        rows = self._run(lambda store: list_matches(store, unplayed_since=since))
        if rows and not (sure or self._confirm("cli-admin-expire-sure", count=len(rows), days=days)):
            return

        async def work(store: Store) -> int:
            deleted = 0
            while gone := await delete_expired(store, since, (), lambda _: None):
                deleted += gone
                if gone < MAX_DELETIONS:
                    break
            return deleted

        self.context.print_message("cli-admin-deleted", count=self._run_exclusively(work) if rows else 0)

    def _confirm(self, message: str, **args: str | int) -> bool:
        """Ask for confirmation; return the answer."""
        return click.confirm(self.context.words.say(message, **args))

    # --- copies ----------------------------------------------------------------------------------

    def back_up(self, to: Path) -> None:
        """Copy the database to a file, even while a server uses it."""
        with report_database_errors(self.kept_in), _report_backup_errors():
            back_up(self.url, to)
        self.context.print_message("cli-admin-backed-up", file=str(to), size=-(-to.stat().st_size // 1024))

    def restore(self, copy: Path) -> None:
        """Restore a copy into an empty database."""
        with report_database_errors(self.kept_in), _report_backup_errors():
            restore(copy, self.url)
            matches, entries = asyncio.run(count_rows(self.kept_in))
        self.context.print_message(
            "cli-admin-restored", matches=matches, decisions=entries, where=address_without_password(self.url)
        )

    def _title(self, name: str) -> str:
        try:
            return Words.of(game(name), self.context.lang).title()
        except UnknownGame:
            return name


@contextmanager
def _report_backup_errors() -> Iterator[None]:
    """Turn errors of a backup into `CliError`."""
    try:
        yield
    except BadBackup as problem:
        raise CliError(problem.key, **problem.about) from problem


def _reason(context: CliContext, trouble: ProblemError) -> str:
    return trouble.sentence(context.lang)


def _format_time(at: float) -> str:
    """Return a time to the minute in the server's time zone."""
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def show_settings(context: CliContext, config: Path | None, *, as_json: bool) -> None:
    """Print every setting that a server would use, and its source."""
    read = read_server_settings({}, config)
    told = {
        name: "…" if name in SECRET_SETTINGS and value is not None else value
        for name, value in msgspec.to_builtins(read.settings).items()
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
