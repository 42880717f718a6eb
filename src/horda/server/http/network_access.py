"""The address at which others reach this server, and the option to open it to the home network while it runs."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address

from horda.server.http.errors import ProblemError

Listen = Callable[[str, int], Awaitable[int]]
"""Function that listens at a host and at a port, or the next free one, and returns the port."""
UNROUTED_ADDRESS = ("198.51.100.1", 9)
"""An address reserved for documentation (RFC 5737): a route to it shows the local address; nothing is sent."""


class NetworkAccess:
    """The address at which others reach the server, and how to open the server to the home network."""

    def __init__(self, public: str, *, is_offered: bool) -> None:
        self.address = public
        self.is_offered = is_offered
        """Whether a user at this computer may open the server to the network by a button."""
        self._port = 0
        self._listen: Listen | None = None

    def start(self, host: str, port: int, listen: Listen) -> None:
        """Store where the server listens, and the function for listening elsewhere."""
        self._port, self._listen = port, listen
        if not self.address:
            self.address = address_for_others(host, port)

    @property
    def is_openable(self) -> bool:
        """Whether `open` may be called."""
        return self.is_offered and not self.address and self._listen is not None

    async def open(self) -> None:
        """Listen at this computer's address in the home network, too; raise `ProblemError` if it has none."""
        if not self.is_openable or self._listen is None:
            raise ProblemError("network-not-offered", status=409)
        host = home_network_host()
        if host is None:
            raise ProblemError("no-network", status=409)
        port = await self._listen(host, self._port)
        self.address = f"http://{host}:{port}"


def address_for_others(host: str, port: int) -> str:
    """Return the address at which others reach a server that listens here; empty if they cannot."""
    at = ip_address(host)
    if at.is_unspecified:
        home = home_network_host()
        return f"http://{home}:{port}" if home else ""
    if at.is_loopback:
        return ""
    return f"http://[{host}]:{port}" if at.version == 6 else f"http://{host}:{port}"


def home_network_host() -> str | None:
    """Return this computer's private address in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNROUTED_ADDRESS)
            found = [str(probe.getsockname()[0])]
        except OSError:
            found = []
    with contextlib.suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return next((host for host in found if _is_home_network(IPv4Address(host))), None)


def _is_home_network(address: IPv4Address) -> bool:
    return address.is_private and not address.is_loopback and not address.is_link_local and int(address) != 0
