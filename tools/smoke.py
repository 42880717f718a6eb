"""Try an installed Horda on this system, with Python's own library alone: `python tools/smoke.py [COMMAND]`.

The workflows run it on macOS and Windows, where the tests do not run. COMMAND is the path of `horda`; without it, the
one on the path is tried.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

TIMEOUT_S = 300
ADDRESS = "http://127.0.0.1:"


class Failed(Exception):
    """A command did not do what was expected."""


def main(words: list[str]) -> int:
    """Run all trials in an empty folder; return 0 if each of them succeeds."""
    found = words[0] if words else shutil.which("horda")
    if found is None:
        print("`horda` was not found; install it, or name its path.", file=sys.stderr)
        return 2
    command = str(Path(found).resolve())
    # The last matches may still be open for a moment on Windows, where an open file cannot be deleted.
    with tempfile.TemporaryDirectory(prefix="horda-smoke-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        try:
            games = json.loads(output_of(command, home, "games", "--json"))
            for game in games:
                simulate(command, home, game["id"], game["seats"][0])
            play_and_continue(command, home)
            serve(command, home)
        except Failed as failure:
            print(failure, file=sys.stderr)
            return 1
    print("Everything works.")
    return 0


def output_of(command: str, home: Path, *words: str, typed: str = "") -> str:
    """Run `horda` and return what it prints; raise `Failed` if it fails."""
    print("horda", *words, flush=True)
    done = subprocess.run(
        [command, *words],
        cwd=home,
        env=environment(home),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT_S,
        check=False,
    )
    if done.returncode:
        raise Failed(f"`horda {' '.join(words)}` ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def environment(home: Path) -> dict[str, str]:
    """Return the environment of the commands, which keep their matches in `home`."""
    return {**os.environ, "HORDA_HOME": str(home), "PYTHONUTF8": "1", "NO_COLOR": "1"}


def simulate(command: str, home: Path, game: str, seats: int) -> None:
    """Let bots play a match of a game to its end."""
    words = ("--seats", str(seats), "--players", "random", "--matches", "1", "--seed", "1")
    if "1 of 1 matches ended" not in output_of(command, home, "simulate", game, *words):
        raise Failed(f"the match of {game} did not end.")


def play_and_continue(command: str, home: Path) -> None:
    """Make two choices in the terminal and leave; the match must be kept."""
    seats = ("--seats", "2", "--seat", "2=random", "--seed", "5")
    output_of(command, home, "play", "zombiland", *seats, typed="1\n1\nq\n")
    if not list(home.rglob("*.json")):
        raise Failed("the match that was left was not kept.")


def serve(command: str, home: Path) -> None:
    """Serve the table on a free port and open its first page and its health check."""
    print("horda serve", flush=True)
    with subprocess.Popen(
        [command, "serve", "--port", "0"],
        cwd=home,
        env=environment(home),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as server:
        try:
            assert server.stdout is not None
            line = next((line for line in server.stdout if ADDRESS in line), "")
            if not line:
                raise Failed("the server ended before it printed its address.")
            url = ADDRESS + line.split(ADDRESS)[1].split()[0].strip("/")
            if json.loads(page_at(f"{url}/healthz"))["status"] != "ok":
                raise Failed("the server says that it is not healthy.")
            if "<title>" not in page_at(url):
                raise Failed("the first page has no title.")
        finally:
            server.terminate()


def page_at(url: str) -> str:
    """Return the text at an address of this machine."""
    with urllib.request.urlopen(url, timeout=TIMEOUT_S) as response:
        text: str = response.read().decode("utf-8")
        return text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
