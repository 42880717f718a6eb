"""An agent in a process of its own: it reads messages as lines of JSON and answers each decision.

Nothing of Horda is imported, so that the same can be written in any language:

    horda lab agents zombiland "exec:python3 line_agent.py" --matches 10
"""

import json
import random
import sys

rng = random.Random(0)


def best_number(choices: list[dict]) -> int:
    """Return the choice with the best chance to win a fight; without one, a random choice that does not lose."""
    safe = [choice for choice in choices if not choice.get("loses")] or choices
    fights = [choice for choice in safe if "win" in choice.get("chances", {})]
    if fights:
        return max(fights, key=lambda choice: choice["chances"]["win"])["number"]
    return rng.choice(safe)["number"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        rng.seed(message["match"])
    elif message["type"] == "decide":
        choices = message["choices"]
        answer = {"decision": message["decision"], "number": best_number(choices)}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "refused":
        print(json.dumps({"decision": message["decision"], "number": 0}), flush=True)
