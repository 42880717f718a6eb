"""The knobs of a mission: what tuning may change, in steps that make it easier or harder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.conditions.progress import RoundsWord
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.records import (
    Mission,
    MissionWords,
    TokenRecord,
    TriggerRecord,
    ZombiesRecord,
)
from horda.lab.missions.tweaks import EASIER, HARDER, Tweak, usual_zombie
from horda.locale import Words

OBJECTIVE: Final = "objective"
VAULT_CARD: Final = "vault"
CARD_EVENT: Final = "turn_ends"
"""The event after which a mission's starting card is given, to the survivor who ends the turn."""
MAX_CARDS: Final = 4
Lang = Literal["en", "es"]
GUARDED: Final = ("spawn", "exit", "objective")
"""The kinds of tokens at which zombies are added, the least important first."""
INTERVALS: Final = (10, 7, 5, 4, 3, 2, 1)
"""Numbers of rounds between two additional zombies at a spawn zone, from rare to frequent."""
NIGHT: Final = "night_fell"
"""The name of the loss that tuning adds to a mission without a last round."""
LATEST_ROUND: Final = 26
EARLIEST_ROUND: Final = 4
MAX_EXTRA_ZOMBIES: Final = 14


def _remove_objective(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Remove one of several objectives of the same colour; if goals count them, the mission becomes invalid."""
    tokens = plan.mission.tokens
    for number, token in enumerate(tokens):
        alike = sum(one.put == OBJECTIVE and one.colour == token.colour for one in tokens)
        if token.put == OBJECTIVE and not token.face_down and alike > 1:
            yield replace(plan.mission, tokens=(*tokens[:number], *tokens[number + 1 :]))


def _add_objective(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Add a red objective to a free zone that is no street, farthest from the first token."""
    tokens, board = plan.mission.tokens, plan.board
    if not any(one.put == OBJECTIVE and one.colour in ("", "red") and not one.face_down for one in tokens):
        return
    taken = {board.called[one.at] for one in tokens}
    for zone in reversed(range(board.size)):
        if zone not in taken and board.kinds[zone].building:
            added = TokenRecord(OBJECTIVE, board.names[zone], colour="red")
            yield replace(plan.mission, tokens=(*tokens, added))


def _add_card(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Give one more vault card at the beginning, to the survivor who first ends a turn in one of the first rounds."""
    given = sum(map(_is_starting_card, plan.mission.when))
    if given < MAX_CARDS:
        yield _with_parts(plan.mission, "when", _starting_card(given + 1))


def _remove_card(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Remove the last starting card."""
    when = plan.mission.when
    for number in reversed(range(len(when))):
        if _is_starting_card(when[number]):
            yield replace(plan.mission, when=(*when[:number], *when[number + 1 :]))
            return


def _starting_card(round: int) -> dict[str, object]:
    return {"event": CARD_EVENT, "round": round, "do": [{"give": VAULT_CARD}], "once": True}


def _is_starting_card(trigger: TriggerRecord) -> bool:
    plain: dict[str, object] = msgspec.to_builtins(trigger)
    return plain == _starting_card(trigger.round)


def _with_parts(mission: Mission, key: str, *added: object) -> Mission:
    """Return a mission with more items under a key of its file."""
    plain = msgspec.to_builtins(mission)
    return msgspec.convert({**plain, key: [*plain.get(key, ()), *added]}, type(mission))


def _more_cards(plan: MissionPlan, deaths: Mapping[str, int]) -> Iterator[Mission]:
    """Add a starting card if the game has a vault."""
    shelf = game(plan.game)
    if isinstance(shelf, Zombicide) and any(card.pile == VAULT_CARD for card in shelf.printed_cards):
        yield from _add_card(plan, deaths)


# --- the last round and the first zombies, in small steps ----------------------------------------


def last_round(mission: Mission) -> int | None:
    """Return the round after which a mission is lost; None if there is no such round."""
    rounds = (RoundsWord.value_in(condition) for condition in mission.lose.values())
    return min((one for one in rounds if one is not None), default=None)


def earlier_rounds(mission: Mission) -> list[int]:
    """Return the last rounds that a mission may have instead of its own, latest first."""
    last = last_round(mission)
    return list(range(LATEST_ROUND if last is None else last - 1, EARLIEST_ROUND - 1, -1))


def with_last_round(plan: MissionPlan, last: int) -> Mission:
    """Return a mission with another last round; if it had none, add its text in each language."""
    mission, lose = plan.mission, plan.mission.lose
    for name, condition in lose.items():
        if RoundsWord.value_in(condition) == last_round(mission) is not None:
            return replace(mission, lose={**lose, name: replace(condition, rounds=last)})
    plain = msgspec.to_builtins(mission)
    lost = {**plain.get("lose", {}), NIGHT: {"rounds": last}}
    changed = msgspec.convert({**plain, "lose": lost}, type(mission))
    words = _with_rule(plan, "night", round=last)
    for lang, spoken in words.items():
        text = _words_of(plan, lang).say("lab-tuned-night-fell")
        words[lang] = replace(spoken, lose={**spoken.lose, NIGHT: text})
    return replace(changed, words=words)


def _with_rule(plan: MissionPlan, name: str, **about: str | int) -> dict[Lang, MissionWords]:
    """Return the mission's texts with one more rule in each language."""
    found: dict[Lang, MissionWords] = {}
    for lang, spoken in plan.mission.words.items():
        rule = _words_of(plan, lang).say(f"lab-tuned-{name}", **about)
        found[lang] = replace(spoken, rules=(*spoken.rules, rule))
    return found


def _words_of(plan: MissionPlan, lang: str) -> Words:
    return Words.of(game(plan.game), lang, also=("lab",))


def with_reinforcements(plan: MissionPlan, every: int) -> Mission:
    """Return a mission in which a zombie of the usual kind spawns in the first spawn zone every `every` rounds."""
    mission, kind = plan.mission, usual_zombie(plan)
    at = next((token.at for token in mission.tokens if token.put == "spawn"), "")
    if not at:
        return mission
    effect = {"zombies": {"kind": kind, "at": at}}
    changed = _with_parts(
        mission, "when", {"event": "round_begins", "round": 2, "every": every, "do": [effect]}
    )
    return replace(changed, words=_with_rule(plan, "reinforcements", zone=at, every=every))


def with_more_zombies(plan: MissionPlan, count: int) -> Mission:
    """Return a mission with `count` more zombies of the usual kind at the beginning, at its tokens."""
    mission, board = plan.mission, plan.board
    start = {board.called[token.at] for token in mission.tokens if token.put == "start"}
    places = [
        token.at
        for put in GUARDED
        for token in mission.tokens
        if token.put == put and board.called[token.at] not in start
    ]
    places = list(dict.fromkeys(places)) or [
        name for zone, name in enumerate(board.names) if zone not in start
    ]
    guards = Counter(places[number % len(places)] for number in range(count))
    added = tuple(ZombiesRecord(usual_zombie(plan), at, number) for at, number in guards.items())
    return replace(mission, zombies=(*mission.zombies, *added))


# --- all knobs -----------------------------------------------------------------------------------

KNOBS: Final = ("spawns", "tokens", "edges", "objectives", "cards", "rounds", "zombies")
"""The knobs that tuning may change; the last two also in small steps."""
EASIER_STEPS: Final[dict[str, Tweak]] = {
    "spawns": EASIER["spawns"],
    "cards": _more_cards,
    "tokens": EASIER["tokens"],
    "rounds": EASIER["rounds"],
    "zombies": EASIER["zombies"],
    "edges": EASIER["edges"],
    "objectives": _remove_objective,
}
"""The changes towards an easier mission, which take turns in this order."""
HARDER_STEPS: Final[dict[str, Tweak]] = {
    "spawns": HARDER["spawns"],
    "cards": _remove_card,
    "tokens": HARDER["tokens"],
    "zombies": HARDER["zombies"],
    "edges": HARDER["edges"],
    "objectives": _add_objective,
}
