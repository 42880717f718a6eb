#!/bin/sh
# Make sure that there is a Chromium for the browser tests: the system's, else by apt as root, else Playwright's.
set -eu
cd "$(dirname "$0")/.."

for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium, which the browser tests need..."
    if apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null; then
        exit 0
    fi
fi
echo "Fetching Playwright's Chromium, which the browser tests need (about 150 MB)..."
.venv/bin/playwright install chromium || {
    echo "No Chromium could be found or fetched. Install it, or name it: CHROMIUM=/path/to/chromium make test" >&2
    exit 1
}
