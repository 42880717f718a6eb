"""The files of the built client: packed copies where the browser takes them, kept as long as they may be."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
HASHED = "assets/"
"""The folder whose files have their hash in their name."""
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}


class Client(StaticFiles):
    """The client's folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, packed if there is a packed copy and the browser takes it."""
        wanted = "index.html" if path in ("", ".") else path
        takes_packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        try:
            full, found = self.lookup_path(f"{wanted}.gz")
        except (OSError, ValueError):
            # A name that the file system does not take has no packed copy; the base class says the rest.
            full, found = "", None
        if takes_packed and found is not None and not wanted.endswith(".gz"):
            response: Response = self.file_response(full, found, scope)
            response.headers["content-encoding"] = "gzip"
        else:
            try:
                response = await super().get_response(path, scope)
            except HTTPException as lost:
                if lost.status_code != 404 or not _opened_by_somebody(path, scope):
                    raise
                # The client knows its pages behind the sign that fell out, and for the others the way home.
                return RedirectResponse(f"/#/{quote(Path(path).as_posix())}", status_code=302)
        # Systems differ in the kinds they know; without one an app's manifest is no manifest.
        if (kind := KINDS.get(os.path.splitext(wanted)[1])) and response.status_code == 200:
            response.headers["content-type"] = kind
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_EVER if wanted.startswith(HASHED) else "no-cache"
        return response


def _opened_by_somebody(path: str, scope: Scope) -> bool:
    """Whether a person opens this in a browser, who can do nothing with a problem for programs."""
    asked = scope["method"] == "GET" and "text/html" in Headers(scope=scope).get("accept", "")
    return asked and Path(path).parts[:1] not in (("api",), ("assets",), ("..",))
