"""A bot worker for tests of the pool, whose behaviour is chosen by the bot's name."""

import signal
import sys
import time

from horda.server.bots.worker import (
    ANSWER_ENCODER,
    LENGTH_PREFIX,
    READY_SIGNAL,
    REQUEST_DECODER,
    Answer,
    OptionTrialRequest,
    read_message,
)

sys.stdout.buffer.write(READY_SIGNAL)
sys.stdout.buffer.flush()
while (packed := read_message(sys.stdin.buffer)) is not None:
    asked = REQUEST_DECODER.decode(packed)
    if isinstance(asked, OptionTrialRequest):
        time.sleep(asked.seconds)
        sys.stdout.buffer.write(LENGTH_PREFIX.pack(2) + b"{}")
        sys.stdout.buffer.flush()
        continue
    if asked.bot == "slow":
        signal.pause()
    if asked.bot == "broken":
        sys.exit(1)
    answers = {
        "quick": ANSWER_ENCODER.encode(Answer({"seat": 0, "do": "c"})),
        "cheat": ANSWER_ENCODER.encode(Answer({"seat": 0, "do": "win"})),
        "failed": ANSWER_ENCODER.encode(Answer(failed="it could not")),
        "babble": b"no answer at all",
        "no choice": ANSWER_ENCODER.encode(Answer({"do": 5})),
    }
    answer = answers.get(asked.bot, b"")
    size = {"endless": 1 << 30}
    sys.stdout.buffer.write(LENGTH_PREFIX.pack(size.get(asked.bot, len(answer))) + answer)
    sys.stdout.buffer.flush()
