"""Time until the first output of a command, relative to the start of Python.

Run as `python3 benchmarks/server/startup_time.py`. Every command runs in its own process, in turn with the yardstick,
several times; the fastest run counts. Seconds are processor time until the first output, as the process
itself reports it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

YARDSTICK = "import asyncio"
COMMANDS = (
    "--help",
    "version",
    "games",
    "play zombiland --seats 2 --seat all=random --seed 1",
    "rules",
    "rules ZL-FGT-04",
    "rules --search noise",
    "completion bash",
    "gams",
)
FIRST_OUTPUT_SCRIPT = """
import os, sys, time

class Ear:
    encoding = "utf-8"
    def write(self, text):
        if text.strip():
            os.write(told, str(time.process_time()).encode())
            os._exit(0)
        return len(text)
    def flush(self): pass
    def isatty(self): return False

told, sys.stdout, sys.stderr = sys.stdout.fileno(), Ear(), Ear()
sys.argv[0] = "horda"
from horda.cli import main
main()
"""
YARDSTICK_SCRIPT = f"{YARDSTICK}\nimport time\nprint(time.process_time())"


def seconds(code: str, words: list[str]) -> float:
    """Return the processor time of one process."""
    line = [sys.executable, "-c", code, *words]
    done = subprocess.run(line, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode or not done.stdout:
        sys.exit(f"`horda {' '.join(words)}` could not be measured:\n{done.stderr}")
    return float(done.stdout)


def main() -> None:
    """Measure, and print seconds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    least = dict.fromkeys((YARDSTICK, *COMMANDS), float("inf"))
    for _ in range(args.rounds):
        least[YARDSTICK] = min(least[YARDSTICK], seconds(YARDSTICK_SCRIPT, []))
        for command in COMMANDS:
            least[command] = min(least[command], seconds(FIRST_OUTPUT_SCRIPT, command.split()))
    ratios = {command: least[command] / least[YARDSTICK] for command in COMMANDS}
    if args.json:
        print(json.dumps({"seconds": least, "ratios": ratios}, indent=2))
        return
    print(f"{least[YARDSTICK]:.3f} s  {YARDSTICK}")
    for command, ratio in ratios.items():
        print(f"{least[command]:.3f} s  {ratio:4.1f} x  horda {command}")


if __name__ == "__main__":
    main()
