"""What can go wrong, each with a code, words in both languages and the way out."""

from __future__ import annotations

import logging
import secrets
from functools import cache

from horda.locale import Words
from horda.server.ops.json_logging import LastingFailures, where_it_broke
from horda.server.ops.metrics import METRICS
from horda.server.protocol.match_records import ProblemRecord
from horda.server.protocol.server_messages import Problem
from horda.server.store import AWAY
from horda.server.store.corruption import is_damage
from horda.server.store.errors import is_disk_full

log = logging.getLogger("horda.server")
OUTAGES = LastingFailures()
"""That the database is away, full or damaged: whoever asks for anything meets it."""


class ProblemError(Exception):
    """Something that was asked for and cannot be done; `server-<code>` says it in words."""

    def __init__(
        self, code: str, *, status: int = 400, rules: tuple[str, ...] = (), **args: str | int
    ) -> None:
        self.code = code
        self.status = status
        self.rules = rules
        self.args_told = args
        super().__init__(code)

    def told(self, lang: str) -> str:
        """The problem as one sentence."""
        return words(lang).say(f"server-{self.code}", **self.args_told)

    def record(self) -> ProblemRecord:
        """The problem as REST answers it."""
        return ProblemRecord(self.code, self.args_told, self.told("en"), self.told("es"))

    def message(self, id: str = "") -> Problem:
        """The problem as the socket says it."""
        return Problem(id, self.code, self.args_told, self.rules, en=self.told("en"), es=self.told("es"))


def broken(problem: Exception) -> ProblemError:
    """An error that nobody foresaw, told without what it says; the log has it under the reference."""
    full = is_disk_full(problem)
    away = isinstance(problem, AWAY)
    damaged = is_damage(problem)
    METRICS.add("horda_broken_total")
    kind = "damaged" if damaged else "disk-full" if full else "unwell" if away else "broken"
    if damaged or full or away:
        OUTAGES.log(kind, **where_it_broke(problem))
        return ProblemError(kind, status=503)
    reference = secrets.token_hex(4)
    log.error(kind, extra={"reference": reference, **where_it_broke(problem)})
    return ProblemError("broken", status=500, reference=reference)


@cache
def words(lang: str) -> Words:
    """The server's own words."""
    return Words(lang, "server")
