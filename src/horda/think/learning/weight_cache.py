"""Weights trained for custom missions, cached by content hash.

The environment variable `HORDA_WEIGHTS` names the folder; the command line sets it to a folder in its cache.
Without it nothing is cached, and a match plays the same on every machine.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import logging
import os
from pathlib import Path
from time import monotonic

import msgspec

from horda.think.learning.weights import Weights

log = logging.getLogger("horda.think")
FOLDER_VARIABLE = "HORDA_WEIGHTS"
RETRY_AFTER_S = 10.0
"""Seconds after which a missing file is looked for again."""
_seen: dict[Path, tuple[float, Weights | None]] = {}


def path_of(content: str) -> Path | None:
    """Return the path of the weights for some content; None without a cache folder."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return Path(folder) / f"{content}.json" if folder else None


def cached_weights(content: str) -> Weights | None:
    """Return the weights for some content, if this machine has trained them."""
    path = path_of(content)
    if path is None:
        return None
    when, found = _seen.get(path, (0.0, None))
    if found is None and monotonic() - when > RETRY_AFTER_S:
        found = _read_weights(path, content)
        _seen[path] = (monotonic(), found)
    return found


def _read_weights(path: Path, content: str) -> Weights | None:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weights)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as problem:
        # The weights are trained again; the unreadable file is of no use.
        log.warning(
            "weights that cannot be read are not used", extra={"path": path.name, "why": str(problem)}
        )
        return None
    return found if found.content == content else None


def store_weights(weights: Weights) -> None:
    """Store weights in the cache, atomically."""
    path = path_of(weights.content)
    if path is None:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    aside.write_bytes(msgspec.json.encode(weights))
    os.replace(aside, path)
    _seen.pop(path, None)
