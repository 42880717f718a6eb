"""Lines of text to and from a program, over its standard streams or a socket, bounded in time and size."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

from horda.agents.agent import AgentFailed, AgentLate

MAX_LINE = 65_536
"""Most bytes of a line that an agent may send."""
START_TIMEOUT_S = 20.0
"""Seconds for connecting to a socket."""
END_TIMEOUT_S = 2.0
"""Seconds in which a program may exit by itself after its input is closed."""
T = TypeVar("T")


class LineStream:
    """A program that reads and writes lines: started by its command, or reached at `tcp://host:port`.

    The program is started when the first line is sent, and restarted after a late answer, which would otherwise
    be taken for the answer to the next question.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._runner = asyncio.Runner()
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def is_open(self) -> bool:
        """Whether the program runs or the socket is open."""
        return self._writer is not None

    def send(self, line: str, seconds: float) -> None:
        """Send a line; raise `AgentLate` if the program does not read it within its time."""
        self._run(self._send(line), seconds)

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and return the program's next one; raise `AgentLate` if it takes longer."""
        return self._run(self._ask(line), seconds)

    def close(self) -> None:
        """End the program, or close the socket."""
        self._runner.run(self._close(END_TIMEOUT_S))
        self._runner.close()

    def _run(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        try:
            return self._runner.run(_within(work, seconds))
        except TimeoutError:
            self._runner.run(self._close(0.0))
            raise AgentLate from None
        except (OSError, EOFError, ValueError) as problem:
            code = self._runner.run(self._close(END_TIMEOUT_S))
            ended = "" if code is None else f"; the program ended with code {code}"
            raise AgentFailed(self.address, f"{problem}{ended}") from problem

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            if self.address.startswith("tcp://"):
                place = urlsplit(self.address)
                opened = asyncio.open_connection(place.hostname, place.port, limit=MAX_LINE)
                self._reader, self._writer = await asyncio.wait_for(opened, START_TIMEOUT_S)
            else:
                self._process = await asyncio.create_subprocess_exec(
                    *shlex.split(self.address),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=MAX_LINE,
                )
                self._reader, self._writer = self._process.stdout, self._process.stdin
        assert self._reader is not None
        assert self._writer is not None
        return self._reader, self._writer

    async def _send(self, line: str) -> asyncio.StreamReader:
        reader, writer = await self._open()
        writer.write(line.encode() + b"\n")
        await writer.drain()
        return reader

    async def _ask(self, line: str) -> str:
        reader = await self._send(line)
        try:
            answered = await reader.readline()
        except ValueError:
            raise ValueError(f"it sent a line of more than {MAX_LINE} bytes") from None
        if not answered.endswith(b"\n"):
            raise EOFError("it ended instead of answering")
        return answered.decode(errors="replace").strip()

    async def _close(self, seconds: float) -> int | None:
        """Close the stream; end the program after some seconds. Return its exit code, if there is a program."""
        writer, process = self._writer, self._process
        self._reader = self._writer = self._process = None
        if writer is not None:
            writer.close()
            with suppress(OSError):
                await asyncio.wait_for(writer.wait_closed(), END_TIMEOUT_S)
        if process is None:
            return None
        with suppress(TimeoutError):
            return await asyncio.wait_for(process.wait(), seconds)
        with suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


async def _within(work: Coroutine[Any, Any, T], seconds: float) -> T:
    return await asyncio.wait_for(work, seconds)
