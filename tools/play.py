"""Set up what playing needs, build the client, and open the table in the browser.

usage: python3 tools/play.py [--port NUMBER] [--host NAME] [--db WHERE]

Works on Linux, macOS and Windows, with nothing but Python 3.11 or newer: no `make`, no Node. What follows
goes to `horda serve` as it is. After the first time, only what changed is made anew.
"""

from __future__ import annotations

import sys

from make import main

if __name__ == "__main__":
    sys.exit(main(["play", *sys.argv[1:]]))
