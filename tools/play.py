"""Set up what playing needs, build the client, and open the table in the browser.

usage: python3 tools/play.py [--port NUMBER] [--host NAME] [--db WHERE]

Works on Linux, macOS and Windows, with only Python 3.11 or newer: no `make`, no Node. The arguments go to
`horda serve`. Later runs rebuild only what changed.
"""

from __future__ import annotations

import sys

from make import main

if __name__ == "__main__":
    sys.exit(main(["play", *sys.argv[1:]]))
