"""Logs as lines of JSON: what happened and to which match, never what somebody holds or said."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

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


def begin_logging(level: str = "INFO") -> None:
    """Send Horda's and uvicorn's logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("horda.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
