"""Logs as lines of JSON: what happened and to which match, never what somebody holds or said."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from time import monotonic

log = logging.getLogger("horda.server")
NO_PAGE = "(no page)"
"""What stands for an address at which there is nothing: it may hold a link that was copied wrongly."""
SOCKET = "/api/v1/play"
"""The address of the socket, by which players and spectators talk."""
AGAIN_S = 600.0
"""Seconds after which a failure that lasts is logged again."""
PLAIN = frozenset(vars(logging.makeLogRecord({})))
"""What every record of the standard library has; all else was added by us."""


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with all that was added to it."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line |= where_it_broke(record.exc_info[1])
        return json.dumps(line, default=str)


def where_it_broke(problem: BaseException) -> dict[str, object]:
    """An error by its kind and place; its text could hold what a seat may not tell."""
    frames = traceback.extract_tb(problem.__traceback__)
    return {
        "kind": type(problem).__name__,
        "where": [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]],
    }


class LastingFailures:
    """Failures that every request meets as long as they last: each is logged once in a while."""

    def __init__(self) -> None:
        self._logged: dict[str, float] = {}
        self._unlogged: dict[str, int] = {}

    def log(self, what: str, **extra: object) -> None:
        """Log an error, with how often it was met since it was logged last; or only count it."""
        now = monotonic()
        if what in self._logged and now - self._logged[what] < AGAIN_S:
            self._unlogged[what] = self._unlogged.get(what, 0) + 1
            return
        self._logged[what] = now
        log.error(what, extra={"unlogged": self._unlogged.pop(what, 0), **extra})


def hide_socket_secrets(record: logging.LogRecord) -> bool:
    """Filter what uvicorn logs of sockets: no address that may hold a secret, and no messages (at DEBUG)."""
    args = record.args
    if '"WebSocket %s"' in str(record.msg) and isinstance(args, tuple) and len(args) > 1:
        record.args = (args[0], SOCKET if args[1] == SOCKET else NO_PAGE, *args[2:])
    return record.levelno > logging.DEBUG


def begin_logging(level: str = "INFO") -> None:
    """Send Horda's and uvicorn's logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("horda.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
