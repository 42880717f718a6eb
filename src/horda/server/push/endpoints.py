"""Where notices may be sent: to services on the open network by HTTPS, and to nothing in one's own house."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST = 1024
HTTPS = 443


def parted(endpoint: str) -> SplitResult | None:
    """The parts of an address that could be a push service's; None where it has odd ones."""
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        return None
    odd = parts.username is not None or parts.password is not None or parts.fragment or not parts.hostname
    plain = all("!" <= sign <= "~" and sign != "\\" for sign in endpoint)
    return None if odd or not plain or len(endpoint) > LONGEST else parts


def is_allowed(endpoint: str, private: frozenset[str]) -> bool:
    """Whether a notice may be sent there, as far as the address says; names are looked up when it is sent."""
    parts = parted(endpoint)
    if parts is None:
        return False
    if parts.hostname in private:
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or (parts.port or HTTPS) != HTTPS:
        return False
    try:
        return is_open(ip_address((parts.hostname or "").partition("%")[0]))
    except ValueError:
        return True


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the open network; one that wraps another is judged by what it wraps."""
    if isinstance(address, IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if wrapped is not None:
            return is_open(wrapped)
    return address.is_global and not address.is_multicast
