"""The languages of Horda, and the choice of one by environment variables; a module without other imports."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "es")


def language(env: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := env.get(name):
            spoken = asked.replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"
