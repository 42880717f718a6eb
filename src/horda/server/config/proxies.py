"""Whose word is believed on where a request comes from: the proxies that the settings name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class BadProxy(ValueError):
    """What was named as a proxy is neither an address nor a network."""


class Proxies:
    """Addresses and networks: `10.0.0.7`, `10.0.0.0/8`, `::1`."""

    def __init__(self, written: Iterable[str] = ()) -> None:
        self.written = tuple(written)
        self.networks: list[IPv4Network | IPv6Network] = []
        for one in self.written:
            try:
                self.networks.append(ip_network(one, strict=False))
            except ValueError:
                raise BadProxy(one) from None
        self._known = lru_cache(maxsize=1024)(self._is_one)

    def __contains__(self, address: object) -> bool:
        """Whether an address is one of them."""
        return bool(self.networks) and isinstance(address, str) and self._known(address)

    def _is_one(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
