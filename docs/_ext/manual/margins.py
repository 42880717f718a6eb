"""The contents in the margin: pages outside them share one margin with their neighbours."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx


class Margins:
    """What the margin of each folder's pages outside the contents is; three pages in four are such."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}

    def share(
        self, app: Sphinx, name: str, _template: str, context: dict[str, Any], _doctree: object
    ) -> None:
        """Make it once a folder: no entry is the current one, and the way to each is the same."""
        if "orphan" not in app.env.metadata.get(name, {}):
            return
        folder = name.rpartition("/")[0]
        make = context["toctree"]

        def cached_toctree(**wanted: Any) -> str:
            key = folder, tuple(sorted(wanted.items()))
            if key not in self.made:
                self.made[key] = make(**wanted)
            return self.made[key]

        context["toctree"] = cached_toctree
