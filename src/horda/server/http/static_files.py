"""The built client's files, with precompressed copies and long caching of hashed files."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

IMMUTABLE_CACHE = "public, max-age=31536000, immutable"
HASHED_FOLDER = "assets/"
"""Folder of files whose names contain their hash."""
CONTENT_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}


class ClientFiles(StaticFiles):
    """Static files of the built client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, precompressed if there is such a copy and the browser accepts it."""
        wanted = "index.html" if path in ("", ".") else path
        takes_packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        try:
            full, found = self.lookup_path(f"{wanted}.gz")
        except (OSError, ValueError):
            # A name that the file system rejects has no compressed copy; the base class answers.
            full, found = "", None
        if takes_packed and found is not None and not wanted.endswith(".gz"):
            response: Response = self.file_response(full, found, scope)
            response.headers["content-encoding"] = "gzip"
        else:
            try:
                response = await super().get_response(path, scope)
            except HTTPException as lost:
                if lost.status_code != 404 or not _is_page_visit(path, scope):
                    raise
                # The client's pages are behind `#`; for unknown ones it shows a way home.
                return RedirectResponse(f"/#/{quote(Path(path).as_posix())}", status_code=302)
        # Systems know different content types, and an app manifest needs the right one.
        if (kind := CONTENT_TYPES.get(os.path.splitext(wanted)[1])) and response.status_code == 200:
            response.headers["content-type"] = kind
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = (
            IMMUTABLE_CACHE if wanted.startswith(HASHED_FOLDER) else "no-cache"
        )
        return response


def _is_page_visit(path: str, scope: Scope) -> bool:
    """Whether a person opens this path in a browser, where a JSON error would not help."""
    asked = scope["method"] == "GET" and "text/html" in Headers(scope=scope).get("accept", "")
    return asked and Path(path).parts[:1] not in (("api",), ("assets",), ("..",))
