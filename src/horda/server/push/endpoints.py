"""Where notices may be sent: by HTTPS to services on the open network, never into one's own network.

The rules are our own and not those of the library or the system, which differ between versions: an address
is refused unless it is known to be public, and a host that is no plain name is no host.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST = 1024
HTTPS = 443
LONGEST_NAME = 253
"""Characters of a host's name in DNS (RFC 1035)."""
LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""A last label by which browsers and system libraries read a host as an IPv4 address: `127.1`, `0x7f01`."""
OWN_NAMES = ("localhost", "local", "internal", "intranet", "lan", "home.arpa", "onion", "test", "invalid")
"""Names, and ends of names, that are not on the open network (RFC 6761, 6762, 7686, 8375)."""
SPECIAL_IPV4 = tuple(
    IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
        *("224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""IPv4 addresses with a special purpose (IANA's registry), multicast and what is reserved."""
PUBLIC_IPV6 = IPv6Network("2000::/3")
"""All IPv6 addresses that are given out for the open network; NAT64, `::/96` and `fec0::` lie outside."""
SPECIAL_IPV6 = tuple(
    IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)
"""Of those, the ones with a special purpose: Teredo and 6to4, which wrap an IPv4 address, and examples."""


def parted(endpoint: str) -> SplitResult | None:
    """Return the parts of an address that could be a push service's; None where it has odd ones."""
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
    if parts is None or parts.hostname is None:
        return False
    if parts.hostname in private:
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or (parts.port or HTTPS) != HTTPS:
        return False
    try:
        return is_open(ip_address(parts.hostname))
    except ValueError:
        return "[" not in parts.netloc and is_public_name(parts.hostname)


def is_public_name(host: str) -> bool:
    """Whether a host, in small letters, is a name that DNS could have on the open network.

    A name of one label, or one that ends in a number, is read by system libraries as something else.
    """
    name = host.removesuffix(".")
    labels = name.split(".")
    if len(name) > LONGEST_NAME or len(labels) < 2 or not all(LABEL.fullmatch(label) for label in labels):
        return False
    return not NUMBER.fullmatch(labels[-1]) and not any(f".{name}".endswith(f".{own}") for own in OWN_NAMES)


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is a public one of the open network; none that wraps another or names a zone is."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in SPECIAL_IPV4)
    if address.scope_id is not None:
        return False
    return address in PUBLIC_IPV6 and not any(address in network for network in SPECIAL_IPV6)
