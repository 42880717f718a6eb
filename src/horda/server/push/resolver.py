"""DNS resolver that only returns public addresses, so that notices never reach the local network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from horda.server.push.endpoints import is_public_address


class AddressRefused(OSError):
    """A name without a public address."""


class PublicResolver(AbstractResolver):
    """Resolves names when a notice is sent and returns only public addresses.

    The connection uses the addresses checked here, so a name cannot change in between.
    """

    def __init__(self, private: frozenset[str]) -> None:
        self.private = private
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the allowed addresses of a name; raise `AddressRefused` if there are none."""
        found = await self._inner.resolve(host, port, family)
        if host in self.private:
            return found
        good = [address for address in found if is_public_address(ip_address(address["host"]))]
        if not good:
            raise AddressRefused(f"{host} is not on the open network")
        return good

    async def close(self) -> None:
        """Do nothing: the resolver holds no resources."""
