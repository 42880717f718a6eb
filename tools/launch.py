"""Run a command of Horda from a clone, as `./horda` and `horda.cmd` do: set up what it needs, then start it.

The set-up prints to standard error, so that programs can read the command's own output.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from building import client
from building.environment import set_up
from building.places import Stop, become, program

BROWSER_WORDS = ("serve", "--browser")
"""Words of a command line that open the table in the browser, for which the client must be built."""


def main(words: list[str]) -> int:
    """Set up the environment, and the client if the command needs it; then replace this process by the command."""
    try:
        with output_to_stderr():
            set_up("play")
            if needs_client(words):
                client.build()
    except Stop as problem:
        print(f"\nHorda cannot go on: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    become([program("horda"), *words])


@contextmanager
def output_to_stderr() -> Iterator[None]:
    """Redirect what this process and its child processes print to standard error."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def needs_client(words: list[str]) -> bool:
    """Return whether a command line opens the table in the browser; the menu of a bare `horda` offers that too."""
    if not words:
        return sys.stdin.isatty()
    return not {"-h", "--help", "help"} & set(words) and any(word in words for word in BROWSER_WORDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
