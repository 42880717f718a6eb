#!/bin/sh
# Make the environment in .venv, or bring it up to date. Does nothing when nothing changed.
# usage: tools/setup.sh dev|bench
set -eu
cd "$(dirname "$0")/.."
group=${1:-dev}
venv=.venv
fingerprint="$(cat "requirements/$group.txt" | cksum)"
project="$(cat pyproject.toml setup.py | cksum)"

stop() {
    printf '\nHorda cannot be set up here: %s\n' "$1" >&2
    exit 1
}

# The first Python on this machine that is new enough.
find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
}

if ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
    python=$(find_python)
    [ -n "$python" ] || stop "Python 3.11 or newer was not found. Install it (Debian and Ubuntu: apt install python3 python3-venv; macOS: brew install python), or name it: make PYTHON=/path/to/python3."
    "$python" -c 'import venv, ensurepip' 2>/dev/null ||
        stop "$python lacks the venv module. On Debian and Ubuntu: apt install python3-venv."
    echo "Making the environment in $venv with $("$python" --version)..."
    rm -rf "$venv"
    "$python" -m venv "$venv" || stop "$python -m venv failed; what is wrong is written above."
fi

if [ "$(cat "$venv/.$group" 2>/dev/null)" != "$fingerprint" ]; then
    echo "Installing what Horda needs from requirements/$group.txt; the first time this may take a minute or two..."
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
        -r "requirements/$group.txt" ||
        stop "the packages could not be installed; is the network there? What is wrong is written above."
    printf '%s' "$fingerprint" >"$venv/.$group"
fi

if [ "$group" = dev ] && [ "$(cat "$venv/.horda" 2>/dev/null)" != "$project" ]; then
    echo "Installing horda itself, so that it runs from src/..."
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
        --no-index -e . || stop "the package could not be installed; what is wrong is written above."
    printf '%s' "$project" >"$venv/.horda"
fi
