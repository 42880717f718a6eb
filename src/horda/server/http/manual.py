"""The built manual, served at `/manual/` if there is one."""

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
from horda.server.http.response_cache import ResponseCache, encoded_response

MANUAL_PATH = "/manual"
INDEX_PAGE = "index.html"
SEARCH_PAGE = "search.html"
COMPRESSED_SUFFIXES = (".html", ".js", ".css", ".svg", ".json", ".txt")
INLINE_SCRIPT = re.compile(r"<script(?:\s(?![^>]*\bsrc=)[^>]*)?>(.*?)</script>", re.DOTALL)


class ManualFiles(StaticFiles):
    """Static files of the built manual."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.security_policy = content_security_policy(folder)
        self.cache = ResponseCache()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a page or file with the Content-Security-Policy that the manual's search needs."""
        response = await super().get_response(path, scope)
        request = Request(scope)
        if isinstance(response, FileResponse) and _is_compressible(request, response):
            response = await self._compressed_response(request, response)
        response.headers["content-security-policy"] = self.security_policy
        response.headers["cache-control"] = "no-cache"
        return response

    async def _compressed_response(self, request: Request, found: FileResponse) -> Response:
        """Return a file from the cache of compressed files: compressing the search index takes 30 ms."""
        stat = found.stat_result
        assert stat is not None
        key = (str(found.path), stat.st_mtime_ns, stat.st_size)
        packed = await run_in_threadpool(self.cache.get, key, Path(found.path).read_bytes)
        return encoded_response(request, packed, media=found.headers["content-type"], cache="no-cache")


def _is_compressible(request: Request, found: FileResponse) -> bool:
    """Whether a whole file is requested that is worth compressing."""
    whole = request.method == "GET" and found.status_code == 200 and "range" not in request.headers
    return whole and Path(found.path).suffix in COMPRESSED_SUFFIXES


def content_security_policy(folder: Path) -> str:
    """Return a policy that allows the manual's own scripts and the inline scripts of its theme.

    Inline scripts are allowed by their hash, so no other script in a page can run.
    """
    found = {
        script[1]
        for name in (INDEX_PAGE, SEARCH_PAGE)
        if folder.joinpath(name).is_file()
        for script in INLINE_SCRIPT.finditer(folder.joinpath(name).read_text(encoding="utf-8"))
    }
    hashes = "".join(f" 'sha256-{_script_hash(script)}'" for script in sorted(found))
    return (
        f"default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    )


def _script_hash(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def is_built_manual(folder: Path | None) -> bool:
    """Whether a folder contains a built manual."""
    return folder is not None and folder.joinpath(INDEX_PAGE).is_file()


def manual_folder() -> Path | None:
    """Return the manual that this clone has built with `make docs`, or None."""
    clone = Path(__file__).resolve().parents[4]
    built = clone / "build" / "docs"
    return built if clone.joinpath("docs", "conf.py").is_file() and is_built_manual(built) else None


def add_manual(app: Starlette, folder: Path | None) -> None:
    """Serve the manual at `/manual`, or an error that says how to build it."""
    if folder is not None and is_built_manual(folder):
        # The pages use relative links, which need the slash.
        app.add_route(MANUAL_PATH, _redirect_to_index)
        app.mount(MANUAL_PATH, ManualFiles(folder), name="manual")
    else:
        app.add_route(MANUAL_PATH, _refuse_without_manual)
        app.add_route(f"{MANUAL_PATH}/{{rest:path}}", _refuse_without_manual)


async def _redirect_to_index(request: Request) -> Response:
    return RedirectResponse(f"{MANUAL_PATH}/", status_code=308)


async def _refuse_without_manual(request: Request) -> Response:
    raise ProblemError("no-manual", status=404)
