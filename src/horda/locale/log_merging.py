"""Rules that merge related events into one line of the log, as people would describe them.

An attack and the zombies it killed are one line. Events already told by an earlier line have no line: zombies
placed by a drawn card, and a door opened by a roll. The cards of a dead survivor are listed with the death. The
events themselves are unchanged, since clients animate figures by them. `log_lines` applies the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from horda.engine.choices import Plain
from horda.engine.events import HIDDEN

Args = dict[str, Plain]


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: its event and its arguments."""

    number: int
    """The number of its first event."""
    event: str
    args: Args
    come: tuple[Plain, ...] = ()
    """The zombies of a drawn card that have already been placed."""


ATTACK_ASIDES = ("AmmoRolled", "BlowsConcentrated")
"""Events that may come between an attack and its kills."""
NOISE_EVENTS = ("NoiseMade", "NoisesMade")
"""The events of one noise in a zone, and of several merged into one line."""
DEAL_EVENTS = ("ActionCardDealt", "ActionCardsDealt")
"""The events of one dealt Action card, and of all dealt cards merged into one line."""
WOUND_CARD = "wounded"
"""The card of a wound, which takes a slot among the equipment but is not equipment."""
GAIN_EVENTS = ("ExperienceGained", "ExperienceShared")
"""The events of one survivor's gain, and of several gains merged into one line."""
DISCARD_CAUSES = ("KitUsed", "SurvivorLost", "SurvivorLostWithCards")
"""Events after which a survivor's cards are discarded: a used kit, or a death."""


def _merge_deal(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Merge a dealt card into one line with the number of cards of each player and the faces of the reader's cards.

    If the reader also sees the cards of others, each card has its own line.
    """
    last = lines[-1]
    if last.event not in DEAL_EVENTS:
        return False
    for line in (last, new):
        if line.event == DEAL_EVENTS[0] and line.args["card"] != HIDDEN and line.args["seat"] != seat:
            return False
    first, count, got = last.args["seat"], _number(last.args.get("count", 1)), _cards_got(last)
    if new.args["seat"] == first:
        count += 1
    args: Args = {"seat": first, "count": count, "got": (*got, *_cards_got(new))}
    lines[-1] = LogLine(last.number, DEAL_EVENTS[1], args)
    return True


def _cards_got(line: LogLine) -> tuple[Plain, ...]:
    """Return the cards that a line of the deal names."""
    if line.event == DEAL_EVENTS[1]:
        return _names(line, "got")
    return () if line.args["card"] == HIDDEN else (line.args["card"],)


def _merge_gain(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge an equal gain of another survivor into a line that names all these survivors."""
    last = lines[-1]
    if last.event not in GAIN_EVENTS:
        return False
    sharers = _names(last, "sharers") if "sharers" in last.args else (last.args["survivor"],)
    if last.args["points"] != new.args["points"] or new.args["survivor"] in sharers:
        return False
    shared: Args = {"sharers": (*sharers, new.args["survivor"]), "points": new.args["points"]}
    lines[-1] = LogLine(last.number, "ExperienceShared", shared)
    return True


def _merge_discard(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge a discarded card of a dead survivor into the line of the death; leave out that of a used kit."""
    last = lines[-1]
    card = new.args["card"]
    if last.event not in DISCARD_CAUSES or last.args["survivor"] != new.args["survivor"]:
        return False
    if last.event == "KitUsed":
        return last.args["card"] == card
    if card == WOUND_CARD:
        return True
    lost = _names(last, "leaves") if "leaves" in last.args else ()
    lines[-1] = replace(last, event="SurvivorLostWithCards", args={**last.args, "leaves": (*lost, card)})
    return True


def _merge_noise(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge another noise in the same zone; one line gives their number."""
    last = lines[-1]
    if last.event not in NOISE_EVENTS or last.args["zone"] != new.args["zone"]:
        return False
    lines[-1] = _with_noise_count(last, _number(last.args.get("count", 1)) + 1)
    return True


def _with_noise_count(line: LogLine, count: int) -> LogLine:
    """Return the line with this number of noises."""
    zone: Args = {"zone": line.args["zone"]}
    if count == 1:
        return LogLine(line.number, "NoiseMade", zone)
    return LogLine(line.number, "NoisesMade", {**zone, "count": count})


def _merge_kill(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge a killed zombie into the line of its attack, or of another zombie killed by the same survivor."""
    if "survivor" not in new.args:
        return False
    at = len(lines) - 1
    while at and lines[at].event in ATTACK_ASIDES:
        at -= 1
    line = lines[at]
    by = {name: new.args[name] for name in ("survivor", "zone")}
    if any(line.args.get(name) != value for name, value in by.items()):
        return False
    fallen = new.args["zombie"]
    if line.event == "AttackRolled" and line.args["hits"]:
        lines[at] = replace(line, event="AttackKilled", args={**line.args, "killed": (fallen,)})
    elif line.event in ("AttackKilled", "ZombiesKilled"):
        lines[at] = replace(line, args={**line.args, "killed": (*_names(line, "killed"), fallen)})
    elif line.event == "ZombieKilled":
        killed = (line.args["zombie"], fallen)
        lines[at] = LogLine(line.number, "ZombiesKilled", {**by, "killed": killed})
    else:
        return False
    # The damage of a hit adds nothing about who was killed.
    lines[at + 1 :] = [aside for aside in lines[at + 1 :] if aside.event != "BlowsConcentrated"]
    return True


def _merge_extra_dice(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge extra dice from sixes into the line of the roll."""
    attack = lines[-1].args
    if lines[-1].event != "AttackRolled" or attack["survivor"] != new.args["survivor"]:
        return False
    dice = _names(new, "dice")
    hits = sum(1 for die in dice if _number(die) >= _number(attack["needed"]))
    more: Args = {"dice": (*_names(lines[-1], "dice"), *dice), "hits": _number(attack["hits"]) + hits}
    lines[-1] = replace(lines[-1], args={**attack, **more})
    return True


def _merge_placed_zombies(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Merge placed zombies into the line of the drawn card that brings them."""
    card = lines[-1]
    if card.event != "ZombieCardDrawn":
        return False
    zombie, count = new.args["zombie"], _number(new.args["count"])
    announced = _names(card, "brings").count(zombie) - card.come.count(zombie)
    if card.args["zone"] != new.args["zone"] or announced != count:
        return False
    lines[-1] = replace(card, come=(*card.come, *[zombie] * count))
    return True


def _names(line: LogLine, name: str) -> tuple[Plain, ...]:
    value = line.args[name]
    assert isinstance(value, tuple | list)  # a list in events that were stored as JSON
    return tuple(value)


def _number(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def _merge_heard_roll(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Add the line of a door's roll, which tells its noise, and remove this noise from the line before it."""
    last = lines[-1]
    if last.event not in NOISE_EVENTS or not new.args["heard"]:
        return False
    others = _number(last.args.get("count", 1)) - 1
    lines[-1:] = [_with_noise_count(last, others), new] if others else [new]
    return True


def _merge_rolled_gate(lines: list[LogLine], new: LogLine, _seat: int | None) -> bool:
    """Leave out the opening of a door that the line of a roll has already told."""
    last = lines[-1]
    return last.event == "DoorRolled" and bool(last.args["opened"]) and last.args["gate"] == new.args["gate"]


MergeRule = Callable[[list[LogLine], LogLine, int | None], bool]
"""A function that tries to merge an event into the lines so far, for a reader (a seat, or None for the
spectators), and returns whether it did."""
MERGE_RULES: dict[str, MergeRule] = {
    "ActionCardDealt": _merge_deal,
    "CardDiscarded": _merge_discard,
    "DiceAdded": _merge_extra_dice,
    "DoorRolled": _merge_heard_roll,
    "ExperienceGained": _merge_gain,
    "GateOpened": _merge_rolled_gate,
    "NoiseMade": _merge_noise,
    "ZombieKilled": _merge_kill,
    "ZombiesPlaced": _merge_placed_zombies,
}
"""The merge rule for each event that may be merged into an earlier line, by name of the event."""


def merge_event(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Merge an event into the lines so far, for the reader in `seat`; return whether it was merged."""
    rule = MERGE_RULES.get(new.event)
    return bool(rule and lines and rule(lines, new, seat))


def starts_anew(event: str) -> bool:
    """Return whether an event always has its own line, and no later event changes an earlier line.

    The event must have a sentence.
    """
    return event not in MERGE_RULES and event not in ATTACK_ASIDES
