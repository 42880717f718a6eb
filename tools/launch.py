"""Run a command of Horda from a clone, as `./horda` and `horda.cmd` do: set up what it needs, then start it.

What the set-up says goes to standard error, so that the command's own output can be read by programs.
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
"""Words of a command line that show the table in the browser, for which the client has to be built."""


def main(words: list[str]) -> int:
    """Set up the environment, and the client where the command shows it; then become the command."""
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
    """Send what this process and the programs it starts print to standard error."""
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
    """Whether a command line shows the table in the browser; the menu of `horda` alone offers that, too."""
    if not words:
        return sys.stdin.isatty()
    return not {"-h", "--help", "help"} & set(words) and any(word in words for word in BROWSER_WORDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
