#!/bin/sh
# Run one stage of `make test`: a heading, the command, and how many seconds it took.
# usage: tools/stage.sh TITLE COMMAND...
set -u
title=$1
shift
printf '\n== %s\n' "$title"
began=$(date +%s)
"$@"
status=$?
seconds=$(($(date +%s) - began))
if [ "$status" -ne 0 ]; then
    printf '== %s: FAILED after %s s\n' "$title" "$seconds"
elif [ "${QUIET_END:-}" != 1 ]; then
    printf '== %s: %s s\n' "$title" "$seconds"
fi
exit "$status"
