"""Logs as lines of JSON: events and match ids, never hidden cards, secrets or chat."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from time import monotonic

log = logging.getLogger("horda.server")
UNKNOWN_PATH = "(no page)"
"""Logged path of a request for a page that does not exist, since it may contain a mistyped link."""
SOCKET_PATH = "/api/v1/play"
"""Path of the socket for players and spectators."""
REPEAT_INTERVAL_S = 600.0
"""Seconds after which a lasting failure is logged again."""
STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({})))
"""Names of the fields of every standard log record; all others were added by Horda."""


class JsonFormatter(logging.Formatter):
    """Log formatter that writes one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON, with all fields added to it."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        if record.exc_info and record.exc_info[1] is not None:
            line |= error_location(record.exc_info[1])
        return json.dumps(line, default=str)


def error_location(problem: BaseException) -> dict[str, object]:
    """Return an error's type and position, without its text, which could contain a seat's secrets."""
    frames = traceback.extract_tb(problem.__traceback__)
    return {
        "kind": type(problem).__name__,
        "where": [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]],
    }


class ThrottledErrorLog:
    """Log of lasting failures that every request meets; each is logged only once in a while."""

    def __init__(self) -> None:
        self._logged: dict[str, float] = {}
        self._unlogged: dict[str, int] = {}

    def log(self, what: str, **extra: object) -> None:
        """Log an error with the number of its repetitions, or only count it if it was logged recently."""
        now = monotonic()
        if what in self._logged and now - self._logged[what] < REPEAT_INTERVAL_S:
            self._unlogged[what] = self._unlogged.get(what, 0) + 1
            return
        self._logged[what] = now
        log.error(what, extra={"unlogged": self._unlogged.pop(what, 0), **extra})


def hide_socket_secrets(record: logging.LogRecord) -> bool:
    """Filter for uvicorn's WebSocket logs: replace paths that may hold a secret and drop DEBUG messages."""
    args = record.args
    if '"WebSocket %s"' in str(record.msg) and isinstance(args, tuple) and len(args) > 1:
        record.args = (args[0], SOCKET_PATH if args[1] == SOCKET_PATH else UNKNOWN_PATH, *args[2:])
    return record.levelno > logging.DEBUG


def set_up_logging(level: str = "INFO") -> None:
    """Send Horda's and uvicorn's logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("horda.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
