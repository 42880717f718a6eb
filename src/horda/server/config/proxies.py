"""Trusted proxies, whose forwarded client addresses are believed.

uvicorn reads the forwarded headers. The addresses are also parsed here because uvicorn silently ignores a mistyped
one, and because connections are limited by address before any header has arrived.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class BadProxy(ValueError):
    """A proxy that is neither an address nor a network."""


class Proxies:
    """Addresses and networks of proxies: `10.0.0.7`, `10.0.0.0/8`, `::1`."""

    def __init__(self, written: Iterable[str] = ()) -> None:
        self.written = tuple(written)
        self.networks: list[IPv4Network | IPv6Network] = []
        for network in self.written:
            try:
                self.networks.append(ip_network(network, strict=False))
            except ValueError:
                raise BadProxy(network) from None
        self._cached_is_proxy = lru_cache(maxsize=1024)(self._is_proxy)

    def __contains__(self, address: object) -> bool:
        """Return whether an address is one of the proxies."""
        return bool(self.networks) and isinstance(address, str) and self._cached_is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
