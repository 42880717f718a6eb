"""Errors that are answered to clients: each has a code, a sentence in both languages and an HTTP status."""

from __future__ import annotations

import logging
import secrets
from functools import cache

from horda.locale import Words
from horda.server.ops.json_logging import ThrottledErrorLog, error_location
from horda.server.ops.metrics import METRICS
from horda.server.protocol.match_records import ProblemRecord
from horda.server.protocol.server_messages import Problem
from horda.server.store import DATABASE_ERRORS
from horda.server.store.corruption import is_corruption
from horda.server.store.errors import is_disk_full

log = logging.getLogger("horda.server")
DATABASE_OUTAGES = ThrottledErrorLog()
"""Throttled log of database errors (unreachable, full, damaged), since every request meets them."""


class ProblemError(Exception):
    """A request that cannot be carried out, explained by the locale message `server-<code>`."""

    def __init__(
        self, code: str, *, status: int = 400, rules: tuple[str, ...] = (), **args: str | int
    ) -> None:
        self.code = code
        self.status = status
        self.rules = rules
        self.text_args = args
        super().__init__(code)

    def sentence(self, lang: str) -> str:
        """Return the error as one sentence in a language."""
        return server_words(lang).say(f"server-{self.code}", **self.text_args)

    def record(self) -> ProblemRecord:
        """Return the error as the body of a REST response."""
        return ProblemRecord(self.code, self.text_args, self.sentence("en"), self.sentence("es"))

    def message(self, id: str = "") -> Problem:
        """Return the error as a socket message that answers the request `id`."""
        return Problem(
            id, self.code, self.text_args, self.rules, en=self.sentence("en"), es=self.sentence("es")
        )


def internal_error(problem: Exception) -> ProblemError:
    """Log an unexpected exception and return the error to answer with.

    The answer does not contain the exception's text; the log holds it under the same reference.
    """
    full = is_disk_full(problem)
    away = isinstance(problem, DATABASE_ERRORS)
    damaged = is_corruption(problem)
    METRICS.increment("horda_broken_total")
    kind = "damaged" if damaged else "disk-full" if full else "unwell" if away else "broken"
    if damaged or full or away:
        DATABASE_OUTAGES.log(kind, **error_location(problem))
        return ProblemError(kind, status=503)
    reference = secrets.token_hex(4)
    log.error(kind, extra={"reference": reference, **error_location(problem)})
    return ProblemError("broken", status=500, reference=reference)


@cache
def server_words(lang: str) -> Words:
    """Return the server's own locale messages in one language."""
    return Words(lang, "server")
