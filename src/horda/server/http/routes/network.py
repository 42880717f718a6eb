"""REST routes about the network: where others reach this server, and opening it to the home network."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.requests import Request

from horda.server.http.errors import ProblemError
from horda.server.http.network_access import NetworkAccess
from horda.server.http.request_checks import client_address, host_name
from horda.server.http.responses import read_body
from horda.server.http.routing import Router
from horda.server.protocol.catalogue_records import NetworkInfo, NetworkRequest

router = Router("network")


def network_of(request: Request) -> NetworkAccess:
    """Return the server's network access."""
    found = request.app.state.network
    assert isinstance(found, NetworkAccess)
    return found


def is_at_this_computer(request: Request) -> bool:
    """Whether a request was sent by a browser on this computer, and not by a proxy for another client."""
    return (
        "x-forwarded-for" not in request.headers
        and is_loopback(host_name(request.headers.get("host", "")))
        and is_loopback(client_address(request))
    )


def is_loopback(host: str) -> bool:
    """Whether a host is this computer's own name or address."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


@router.get("/network")
async def get_network(request: Request) -> NetworkInfo:
    """Get the address at which others reach this server, unless the page's own address shows it."""
    network = network_of(request)
    if not is_at_this_computer(request):
        return NetworkInfo("", openable=False)
    return NetworkInfo(network.address, openable=network.is_openable)


@router.post("/network", body=NetworkRequest, problems=(403, 408, 409, 413, 415, 422))
async def open_network(request: Request) -> NetworkInfo:
    """Open this server to the home network; only a browser on the same computer may ask for it."""
    if not is_at_this_computer(request):
        raise ProblemError("network-elsewhere", status=403)
    network = network_of(request)
    await read_body(request, NetworkRequest, request.app.state.settings.bounds.body_bytes)
    await network.open()
    return NetworkInfo(network.address, openable=False)
