"""The manual as the server shows it: a folder of pages at `/manual/`, where one was built."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from horda.server.http.errors import ProblemError
from horda.server.http.response_cache import ResponseCache, packed_response

MANUAL = "/manual"
INDEX = "index.html"
SEARCH = "search.html"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".txt")
INLINE = re.compile(r"<script(?:\s(?![^>]*\bsrc=)[^>]*)?>(.*?)</script>", re.DOTALL)


class Manual(StaticFiles):
    """The folder of the built manual."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.policy = policy(folder)
        self.packed = ResponseCache()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A page or a file of it, with the policy that its search needs and no other page has."""
        response = await super().get_response(path, scope)
        request = Request(scope)
        if isinstance(response, FileResponse) and _is_whole_text(request, response):
            response = await self._packed(request, response)
        response.headers["content-security-policy"] = self.policy
        response.headers["cache-control"] = "no-cache"
        return response

    async def _packed(self, request: Request, found: FileResponse) -> Response:
        """Return a file as it was compressed once: the index of the search would cost 30 ms each time."""
        stat = found.stat_result
        assert stat is not None
        key = (str(found.path), stat.st_mtime_ns, stat.st_size)
        packed = await run_in_threadpool(self.packed.get, key, Path(found.path).read_bytes)
        return packed_response(request, packed, media=found.headers["content-type"], cache="no-cache")


def _is_whole_text(request: Request, found: FileResponse) -> bool:
    """Return whether a file that is worth compressing is asked for as a whole."""
    whole = request.method == "GET" and found.status_code == 200 and "range" not in request.headers
    return whole and Path(found.path).suffix in COMPRESSED


def policy(folder: Path) -> str:
    """What the manual's pages may do: run their own scripts, and the lines that its theme puts in each.

    Those are allowed by their hash, so that nothing else that stands in a page runs.
    """
    found = {
        script[1]
        for name in (INDEX, SEARCH)
        if folder.joinpath(name).is_file()
        for script in INLINE.finditer(folder.joinpath(name).read_text(encoding="utf-8"))
    }
    hashes = "".join(f" 'sha256-{_hash(script)}'" for script in sorted(found))
    return (
        f"default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    )


def _hash(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def is_manual(folder: Path | None) -> bool:
    """Whether a folder holds a built manual."""
    return folder is not None and folder.joinpath(INDEX).is_file()


def manual_folder() -> Path | None:
    """The manual that a clone has built with `make docs`, if it has."""
    clone = Path(__file__).resolve().parents[4]
    built = clone / "build" / "docs"
    return built if clone.joinpath("docs", "conf.py").is_file() and is_manual(built) else None


def add_manual(app: Starlette, folder: Path | None) -> None:
    """Let a server answer at `/manual`: with its pages, or with how they are built."""
    if folder is not None and is_manual(folder):
        # Pages link to each other by where they lie, which needs the slash.
        app.add_route(MANUAL, _to_its_first_page)
        app.mount(MANUAL, Manual(folder), name="manual")
    else:
        app.add_route(MANUAL, _missing)
        app.add_route(f"{MANUAL}/{{rest:path}}", _missing)


async def _to_its_first_page(request: Request) -> Response:
    return RedirectResponse(f"{MANUAL}/", status_code=308)


async def _missing(request: Request) -> Response:
    raise ProblemError("no-manual", status=404)
