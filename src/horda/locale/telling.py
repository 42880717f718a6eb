"""The log in sentences; related events are merged into one, as people would describe them.

An attack and the zombies it killed are one line, and what a line has said is not repeated: the zombies of a
card when they are placed, the door of a roll when it opens. The cards of the dead are listed with the death.
Events themselves are unchanged, since boards move figures by them; `web/src/lib/i18n/logSentences.ts` merges them in
the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from horda.engine.choices import Plain
from horda.engine.events import HIDDEN, Event
from horda.locale.words import Words, args_of

Args = dict[str, Plain]

ATTACK_ASIDES = ("AmmoRolled", "BlowsConcentrated")
"""Events that may come between an attack and its kills."""


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: its event and its arguments."""

    number: int
    """The number of its first event."""
    event: str
    args: Args
    come: tuple[Plain, ...] = ()
    """The zombies of a card that are already on the board."""


NOISE_EVENTS = ("NoiseMade", "NoisesMade")
"""One noise in a zone, and several."""


DEAL_EVENTS = ("ActionCardDealt", "ActionCardsDealt")
"""One Action card dealt before a match, and all cards of the deal."""
WOUND_CARD = "wounded"
"""The card of a wound, which takes a slot among the equipment but is not equipment."""
GAIN_EVENTS = ("ExperienceGained", "ExperienceShared")
"""What one survivor gained, and what each of several gained."""
DISCARD_CAUSES = ("KitUsed", "SurvivorLost", "SurvivorLostWithCards")
"""Events after which a survivor's cards are discarded: a used kit, or a death."""


def log_lines(words: Words, events: Sequence[Event], seat: int | None) -> list[LogLine]:
    """Return the log lines for a seat (None: for the spectators); events without a sentence are left out."""
    lines: list[LogLine] = []
    for number, event in enumerate(events):
        line = LogLine(number, type(event).__name__, args_of(event))
        if words.event_sentence(line.event, line.args, seat).strip() and not merge_into_last_line(
            lines, line, seat
        ):
            lines.append(line)
    return lines


def log_sentences(words: Words, events: Sequence[Event], seat: int | None) -> list[str]:
    """Return the sentences of the log."""
    return [words.event_sentence(line.event, line.args, seat) for line in log_lines(words, events, seat)]


def merge_into_last_line(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Merge an event into an earlier line for the reader in `seat`; return whether it was merged."""
    if not lines:
        return False
    last = lines[-1]
    if new.event == "ZombieKilled" and "survivor" in new.args:
        return _merge_kill(lines, new)
    if new.event == "DiceAdded" and last.event == "AttackRolled":
        return _merge_extra_dice(lines, new)
    if new.event == "ZombiesPlaced" and last.event == "ZombieCardDrawn":
        return _merge_placed_zombies(lines, new)
    if new.event == "NoiseMade" and last.event in NOISE_EVENTS:
        return _merge_noise(lines, new)
    if new.event == "DoorRolled" and last.event in NOISE_EVENTS and new.args["heard"]:
        others = _number(last.args.get("count", 1)) - 1
        lines[-1:] = [_with_noise_count(last, others), new] if others else [new]
        return True
    if new.event == "ExperienceGained" and last.event in GAIN_EVENTS:
        return _merge_gain(lines, new)
    if new.event == "CardDiscarded" and last.event in DISCARD_CAUSES:
        return _merge_discard(lines, new)
    if new.event == DEAL_EVENTS[0] and last.event in DEAL_EVENTS:
        return _join_deal(lines, new, seat)
    if new.event == "GateOpened" and last.event == "DoorRolled":
        return bool(last.args["opened"]) and last.args["gate"] == new.args["gate"]
    return False


def _join_deal(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Merge a dealt card: one line says how many each player got, and names those of the reader.

    If the reader also sees the cards of others, each card has its own line.
    """
    last = lines[-1]
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


def _merge_gain(lines: list[LogLine], new: LogLine) -> bool:
    """Merge the gain of another survivor who gained as much; one line names all of them."""
    last = lines[-1]
    sharers = _names(last, "sharers") if "sharers" in last.args else (last.args["survivor"],)
    if last.args["points"] != new.args["points"] or new.args["survivor"] in sharers:
        return False
    shared: Args = {"sharers": (*sharers, new.args["survivor"]), "points": new.args["points"]}
    lines[-1] = LogLine(last.number, "ExperienceShared", shared)
    return True


def _merge_discard(lines: list[LogLine], new: LogLine) -> bool:
    """Merge a discarded card of the dead; a used kit needs no line of its own."""
    last = lines[-1]
    card = new.args["card"]
    if last.args["survivor"] != new.args["survivor"]:
        return False
    if last.event == "KitUsed":
        return last.args["card"] == card
    if card == WOUND_CARD:
        return True
    lost = _names(last, "leaves") if "leaves" in last.args else ()
    lines[-1] = replace(last, event="SurvivorLostWithCards", args={**last.args, "leaves": (*lost, card)})
    return True


def _merge_noise(lines: list[LogLine], new: LogLine) -> bool:
    """Merge another noise in the same zone; one line gives their number."""
    last = lines[-1]
    if last.args["zone"] != new.args["zone"]:
        return False
    lines[-1] = _with_noise_count(last, _number(last.args.get("count", 1)) + 1)
    return True


def _with_noise_count(line: LogLine, count: int) -> LogLine:
    """Return the line with this number of noises."""
    zone: Args = {"zone": line.args["zone"]}
    if count == 1:
        return LogLine(line.number, "NoiseMade", zone)
    return LogLine(line.number, "NoisesMade", {**zone, "count": count})


def _merge_kill(lines: list[LogLine], new: LogLine) -> bool:
    """Merge a zombie that was killed by the last attack, or after another one."""
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


def _merge_extra_dice(lines: list[LogLine], new: LogLine) -> bool:
    """Merge extra dice from sixes into their roll."""
    attack = lines[-1].args
    if attack["survivor"] != new.args["survivor"]:
        return False
    dice = _names(new, "dice")
    hits = sum(1 for die in dice if _number(die) >= _number(attack["needed"]))
    more: Args = {"dice": (*_names(lines[-1], "dice"), *dice), "hits": _number(attack["hits"]) + hits}
    lines[-1] = replace(lines[-1], args={**attack, **more})
    return True


def _merge_placed_zombies(lines: list[LogLine], new: LogLine) -> bool:
    """Merge zombies that were placed as their card said."""
    card = lines[-1]
    zombie, count = new.args["zombie"], _number(new.args["count"])
    announced = _names(card, "brings").count(zombie) - card.come.count(zombie)
    if card.args["zone"] != new.args["zone"] or announced != count:
        return False
    lines[-1] = replace(card, come=(*card.come, *[zombie] * count))
    return True


def _names(line: LogLine, name: str) -> tuple[Plain, ...]:
    value = line.args[name]
    assert isinstance(value, tuple)
    return value


def _number(value: Plain) -> int:
    assert isinstance(value, int)
    return value
