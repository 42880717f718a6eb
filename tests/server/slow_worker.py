"""A worker for tests of the pool: the bot's name says how it behaves."""

import pickle
import signal
import sys

from horda.server.bot_worker import READY, SIZE, read

sys.stdout.buffer.write(READY)
sys.stdout.buffer.flush()
while (packed := read(sys.stdin.buffer)) is not None:
    _, name, _, choices, _ = pickle.loads(packed)
    if name == "slow":
        signal.pause()
    if name == "broken":
        sys.exit(1)
    answer = pickle.dumps(len(choices) - 1)
    sys.stdout.buffer.write(SIZE.pack(len(answer)) + answer)
    sys.stdout.buffer.flush()
