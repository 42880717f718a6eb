"""Checks of push endpoints: HTTPS on the public internet, never the local network.
The rules are implemented here, since those of libraries and systems differ between versions: an address is refused
unless it is known to be public, and a host must be a plain name.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

MAX_ENDPOINT_CHARS = 1024
HTTPS_PORT = 443
MAX_HOST_CHARS = 253
"""Longest host name in DNS (RFC 1035)."""
DNS_LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)")
NUMERIC_LABEL = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""A last label that makes browsers and system libraries read a host as IPv4: `127.1`, `0x7f01`."""
PRIVATE_SUFFIXES = (
    "localhost",
    "local",
    "internal",
    "intranet",
    "lan",
    "home.arpa",
    "onion",
    "test",
    "invalid",
)
"""Names, and ends of names, that are not on the public internet (RFC 6761, 6762, 7686, 8375)."""
SPECIAL_IPV4 = tuple(
    IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
        *("224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""Special-purpose (IANA registry), multicast and reserved IPv4 networks."""
PUBLIC_IPV6 = IPv6Network("2000::/3")
"""All IPv6 addresses allocated for the internet; NAT64, `::/96` and `fec0::` are outside."""
SPECIAL_IPV6 = tuple(
    IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)
"""Special-purpose networks within `PUBLIC_IPV6`: Teredo and 6to4, which wrap an IPv4 address, and examples."""


def split_endpoint(endpoint: str) -> SplitResult | None:
    """Return the parts of a URL that could be a push endpoint, or None."""
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        return None
    odd = parts.username is not None or parts.password is not None or parts.fragment or not parts.hostname
    plain = all("!" <= sign <= "~" and sign != "\\" for sign in endpoint)
    return None if odd or not plain or len(endpoint) > MAX_ENDPOINT_CHARS else parts


def is_endpoint_allowed(endpoint: str, private: frozenset[str]) -> bool:
    """Whether a notice may be sent to a URL; names are resolved and checked again when it is sent."""
    parts = split_endpoint(endpoint)
    if parts is None or parts.hostname is None:
        return False
    if parts.hostname in private:
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or (parts.port or HTTPS_PORT) != HTTPS_PORT:
        return False
    try:
        return is_public_address(ip_address(parts.hostname))
    except ValueError:
        return "[" not in parts.netloc and is_public_name(parts.hostname)


def is_public_name(host: str) -> bool:
    """Whether a lower-case host is a name that public DNS could have.

    Names of one label or ending in a number are read by system libraries as something else.
    """
    name = host.removesuffix(".")
    labels = name.split(".")
    if (
        len(name) > MAX_HOST_CHARS
        or len(labels) < 2
        or not all(DNS_LABEL.fullmatch(label) for label in labels)
    ):
        return False
    return not NUMERIC_LABEL.fullmatch(labels[-1]) and not any(
        f".{name}".endswith(f".{own}") for own in PRIVATE_SUFFIXES
    )


def is_public_address(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is public; an address that wraps another one or has a scope id is not."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in SPECIAL_IPV4)
    if address.scope_id is not None:
        return False
    return address in PUBLIC_IPV6 and not any(address in network for network in SPECIAL_IPV6)
