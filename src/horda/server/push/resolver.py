"""Looks up where push services are, when something is sent: never connects to one's own house."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from horda.server.push.endpoints import is_open


class AddressRefused(OSError):
    """A name that leads to nothing on the open network."""


class OpenResolver(AbstractResolver):
    """Looks names up when something is sent, and gives back only what is on the open network.

    What is connected to is what was looked at here: a name cannot lead elsewhere in between.
    """

    def __init__(self, private: frozenset[str]) -> None:
        self.private = private
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a name that may be connected to; `AddressRefused` when it has none."""
        found = await self._inner.resolve(host, port, family)
        if host in self.private:
            return found
        good = [one for one in found if is_open(ip_address(one["host"]))]
        if not good:
            raise AddressRefused(f"{host} is not on the open network")
        return good

    async def close(self) -> None:
        """Nothing is held."""
