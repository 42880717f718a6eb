"""Print Python's texts for matches in both languages, for the tests that compare the client's texts with them.

`web/tests/lib/i18n/words.test.ts` runs it and formats the same things with the client's own code.
"""

from __future__ import annotations

import json
from dataclasses import fields

import msgspec

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.game import Game
from horda.engine.player import Turn
from horda.engine.state import Result
from horda.games import games
from horda.locale import LANGUAGES, Words
from horda.locale.log_lines import log_sentences
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.projection import choice_record, event_record, refusal_record, result_record

DECISIONS = 150
NAMES = ("Ana", "Leo", "Eva")
HOW = {"choice": "choice", "refusal": "refusal", "question": "prompt", "event": "event", "result": "result"}
"""Things that have texts, with the method of `Words` that formats each."""
TOLD_TO_A_SEAT = ("prompt", "event")
LOST = (0.0, 0.0, 0.0)
ENDINGS = {
    "army_of_the_dead": (
        Result((), LOST, "goal_owner_lost", (("survivor", "kate"), ("goal", "kill_zeus")), together=True),
        Result((), LOST, "goal_owner_lost", together=True),
        Result((0, 1, 2), (1.0, 1.0, 1.0), "fulfilled", (("count", 1),), together=True),
    ),
    "green_horde": (
        Result((), LOST, "out_of_reach", (("lack", "person"), ("survivor", ("asim", "rolf"))), together=True),
        Result((), LOST, "out_of_reach", (("lack", "people"), ("count", 3), ("left", 2)), together=True),
    ),
    "rue_morgue": (Result((1,), (1.0, 7.0, 2.0), "most_experience"),),
    "city_of_horror": (Result((0, 2), (5.0, 1.0, 5.0), "shared"), Result((), LOST, "nobody")),
}
"""Endings that short matches rarely reach, with their variables: in general, alone and together."""


def texts_of_match(game: Game) -> dict[str, object]:
    """Return the choices, questions and events of one match, one of each shape, with their texts."""
    state = game.new(seats=len(NAMES), seed=11)
    player, dice = bot("random", game.id), Dice(5)
    met: dict[str, dict[str, object]] = {}
    for _ in range(DECISIONS):
        if state.over:
            break
        seat = state.deciders[0]
        choices = state.choices(seat)
        prompt = state.prompt(seat)
        assert prompt is not None
        about = {"ask": prompt.name, "about": dict(prompt.about)}
        met.setdefault(f"ask {prompt.name}", {"question": about, "seat": seat, "of": prompt})
        for choice in choices:
            record = msgspec.to_builtins(choice_record(choice))
            met.setdefault(f"do {choice.verb}", {"choice": record, "seat": seat, "of": choice})
        for refusal in state.refusals(seat):
            dim = {"refusal": msgspec.to_builtins(refusal_record(refusal)), "seat": seat, "of": refusal}
            met.setdefault(f"not {refusal.rule} {refusal.choice.verb}", dim)
        taken = player.choose(Turn(state, seat, choices, dice))
        state.apply(taken.as_standing_order("turn") if state.takes_order(taken) else taken)
    for event in state.events_for(0):
        key = f"event {type(event).__name__} {[getattr(event, one.name) is None for one in fields(event)]}"  # type: ignore[arg-type]
        met.setdefault(key, {"event": msgspec.to_builtins(event_record(event)), "seat": 0, "of": event})
    for number, ending in enumerate(ENDINGS.get(game.id, ())):
        ended = msgspec.to_builtins(result_record(ending))
        met[f"end {number}"] = {"result": ended, "seat": 0, "of": ending}
    by_moment = {lang: Words.of(game, lang, names=NAMES) for lang in LANGUAGES}
    lines = []
    for one in met.values():
        of = one.pop("of")
        how = next(HOW[part] for part in HOW if part in one)
        said_of = {
            lang: getattr(words, how)(of, *([one["seat"]] if how in TOLD_TO_A_SEAT else []))
            for lang, words in by_moment.items()
        }
        lines.append({**one, "said": said_of})
    events = state.events_for(0)
    log = {lang: log_sentences(words, events, 0) for lang, words in by_moment.items()}
    records = msgspec.to_builtins(logged_events(state, 0, 0))
    return {"catalogues": list(by_moment["en"].catalogues), "lines": lines, "events": records, "log": log}


def main() -> None:
    """Print all texts as JSON."""
    print(
        json.dumps({"names": NAMES, "games": {name: texts_of_match(game) for name, game in games().items()}})
    )


if __name__ == "__main__":
    main()
