"""An agent that sits down at a table of a running server, by the server's own protocol.

Create a match with a seat by link in the browser, and give this program the address of that link:

    python3 server_agent.py "http://127.0.0.1:8080/#/match/k3v9.../secret"
"""

import json
import random
import sys
import uuid

from websockets.sync.client import connect


def play(address: str) -> dict:
    """Play the seat of a link at random until the match is over, and return the result."""
    server, _, path = address.partition("/#/match/")
    match, link = path.split("/")
    with connect(f"{server.replace('http', 'ws', 1)}/api/v1/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 3, "match": match, "link": link}))
        asked, answered = None, None
        for text in socket:
            message = json.loads(text)
            if message["type"] == "problem":
                raise SystemExit(message["en"])
            asked = message.get("asked", asked)
            if asked is None or asked["question"] == answered:
                continue
            if asked["result"] is not None:
                return asked["result"]
            if asked["choices"]:
                answered = asked["question"]
                choice = random.choice(asked["choices"])["choice"]
                sent = {"type": "choose", "question": answered, "choice": choice, "id": uuid.uuid4().hex}
                socket.send(json.dumps(sent))
    raise SystemExit("the server closed the connection")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1])))
