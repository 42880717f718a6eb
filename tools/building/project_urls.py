"""The links of the project in a wheel's metadata, taken from where it is built.

The sources contain no repository address, so that a copy of the project can have its own: the workflow that builds the
wheels of a release sets `HORDA_PROJECT_URL` to the address of its repository.
"""

from __future__ import annotations

import os
import sys
from urllib.parse import urlsplit

VARIABLE = "HORDA_PROJECT_URL"


def project_urls() -> dict[str, str]:
    """Return the links under the names that package indexes show; empty if no address is set."""
    address = os.environ.get(VARIABLE, "").strip().rstrip("/")
    if not address:
        return {}
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        sys.exit(
            f"horda: {VARIABLE} is the address of the repository, like https://forge.example/us/horda, not `{address}`"
        )
    pages = f"{address}/blob/HEAD"
    return {
        "Homepage": address,
        "Documentation": f"{pages}/docs/index.md",
        "Changelog": f"{pages}/CHANGELOG.md",
        "Source": address,
        "Issues": f"{address}/issues",
    }
