#!/bin/sh
# Build the client from web/ into src/horda/server/static, or check it. Does nothing when nothing changed.
# usage: tools/client.sh build|check
set -eu
cd "$(dirname "$0")/.."
venv=.venv
static=src/horda/server/static
marker=build/client.made

stop() {
    printf '\nThe client cannot be built here: %s\n' "$1" >&2
    exit 1
}

new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# Node from the system, else from PyPI into the environment.
find_node() {
    if new_enough node && command -v npm >/dev/null; then
        return
    fi
    if ! new_enough "$venv/bin/node"; then
        echo "Node 20.19 or newer was not found; fetching it from PyPI (about 60 MB)..."
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
            -r requirements/node.txt ||
            stop "Node could not be fetched; is the network there? Or install Node 20.19 or newer yourself."
    fi
    PATH="$PWD/$venv/bin:$PATH"
    export PATH
}

fingerprint() {
    find "$@" -type f ! -path '*/node_modules/*' ! -path '*/dist/*' -exec cksum {} + | LC_ALL=C sort | cksum
}

install() {
    wanted="$(cksum <web/package-lock.json)"
    if [ "$(cat web/node_modules/.horda 2>/dev/null)" != "$wanted" ]; then
        echo "Installing what the client is built with; the first time this may take a minute..."
        # Not `npm ci`: it refuses a lock file without the parts of other systems that a mirror may lack.
        (cd web && npm install --no-save --no-audit --no-fund --loglevel=error) ||
            stop "npm install failed; is the network there? What is wrong is written above."
        printf '%s' "$wanted" >web/node_modules/.horda
    fi
}

build() {
    made="$(fingerprint web src/horda/locale src/horda/art)"
    if [ -f "$static/index.html" ] && [ "$(cat "$marker" 2>/dev/null)" = "$made" ]; then
        return
    fi
    find_node
    install
    echo "Building the client..."
    (cd web && npm run --silent build -- --logLevel warn) || stop "the build failed; what is wrong is written above."
    rm -rf "$static"
    cp -R web/dist "$static"
    "$venv/bin/python" tools/pack_client.py "$static"
    mkdir -p "$(dirname "$marker")"
    printf '%s' "$made" >"$marker"
}

check() {
    find_node
    install
    (cd web && npm run --silent check && npm run --silent test)
}

case "${1:-build}" in
build) build ;;
check) check ;;
*) stop "usage: tools/client.sh build|check" ;;
esac
