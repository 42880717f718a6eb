"""A bot worker for tests of the pool: the bot's name says how it behaves."""

import signal
import sys
import time

from horda.server.bots.worker import ANSWER, ASKED, READY, SIZE, Answer, TryOut, read

sys.stdout.buffer.write(READY)
sys.stdout.buffer.flush()
while (packed := read(sys.stdin.buffer)) is not None:
    asked = ASKED.decode(packed)
    if isinstance(asked, TryOut):
        time.sleep(asked.seconds)
        sys.stdout.buffer.write(SIZE.pack(2) + b"{}")
        sys.stdout.buffer.flush()
        continue
    if asked.bot == "slow":
        signal.pause()
    if asked.bot == "broken":
        sys.exit(1)
    answers = {
        "quick": ANSWER.encode(Answer({"seat": 0, "do": "c"})),
        "cheat": ANSWER.encode(Answer({"seat": 0, "do": "win"})),
        "failed": ANSWER.encode(Answer(failed="it could not")),
        "babble": b"no answer at all",
        "no choice": ANSWER.encode(Answer({"do": 5})),
    }
    answer = answers.get(asked.bot, b"")
    size = {"endless": 1 << 30}
    sys.stdout.buffer.write(SIZE.pack(size.get(asked.bot, len(answer))) + answer)
    sys.stdout.buffer.flush()
