"""The log: what happened, line by line. What belongs together is one sentence, as people would tell it.

An attack and the zombies that fell to it are one line, and what a line has said already is not said again:
the zombies of a card when they are placed, the door of a roll when it opens. The cards of the dead are named
with the death. Events stay as they are, for boards move figures by them; `web/src/lib/telling.ts` tells them
in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from horda.engine.choices import Plain
from horda.engine.events import HIDDEN, Event
from horda.locale.words import Words, args_of

Args = dict[str, Plain]

ASIDES = ("AmmoRolled", "BlowsConcentrated")
"""Lines that may stand between an attack and its kills."""


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: of which event it is, and what that is about."""

    number: int
    """The place of its first event."""
    event: str
    args: Args
    come: tuple[Plain, ...] = ()
    """Of the zombies that a card brings, those who are on the board."""


NOISES = ("NoiseMade", "NoisesMade")
"""One noise in a zone, and several."""


DEALT = ("ActionCardDealt", "ActionCardsDealt")
"""One Action card of the deal before a match, and the whole deal."""
WOUND = "wounded"
"""The card of a wound, which takes a place among the gear and is none."""
GAINS = ("ExperienceGained", "ExperienceShared")
"""What one survivor gained, and what each of several did."""
SPENT = ("KitUsed", "SurvivorLost", "SurvivorLostWithCards")
"""What has a survivor's cards discarded: a kit is used up, and the dead leave all they had."""


def lines_of(words: Words, events: Sequence[Event], seat: int | None) -> list[LogLine]:
    """What is told of events to a seat (None: to the spectators); those without words are left out."""
    lines: list[LogLine] = []
    for number, event in enumerate(events):
        line = LogLine(number, type(event).__name__, args_of(event))
        if words.event_sentence(line.event, line.args, seat).strip() and not merge_into_last_line(
            lines, line, seat
        ):
            lines.append(line)
    return lines


def log_sentences(words: Words, events: Sequence[Event], seat: int | None) -> list[str]:
    """The sentences of the log."""
    return [words.event_sentence(line.event, line.args, seat) for line in lines_of(words, events, seat)]


def merge_into_last_line(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Whether what happened became part of a line that stands there, for the reader in `seat`."""
    if not lines:
        return False
    last = lines[-1]
    if new.event == "ZombieKilled" and "survivor" in new.args:
        return _merge_kill(lines, new)
    if new.event == "DiceAdded" and last.event == "AttackRolled":
        return _more_dice(lines, new)
    if new.event == "ZombiesPlaced" and last.event == "ZombieCardDrawn":
        return _as_the_card_says(lines, new)
    if new.event == "NoiseMade" and last.event in NOISES:
        return _louder(lines, new)
    if new.event == "DoorRolled" and last.event in NOISES and new.args["heard"]:
        others = _number(last.args.get("count", 1)) - 1
        lines[-1:] = [_noises(last, others), new] if others else [new]
        return True
    if new.event == "ExperienceGained" and last.event in GAINS:
        return _gained_as_well(lines, new)
    if new.event == "CardDiscarded" and last.event in SPENT:
        return _gone_with(lines, new)
    if new.event == DEALT[0] and last.event in DEALT:
        return _join_deal(lines, new, seat)
    if new.event == "GateOpened" and last.event == "DoorRolled":
        return bool(last.args["opened"]) and last.args["gate"] == new.args["gate"]
    return False


def _join_deal(lines: list[LogLine], new: LogLine, seat: int | None) -> bool:
    """Join a card to the deal: one line says how many each player got, and names those of the reader.

    Where the reader sees the cards of others as well, each has its own line.
    """
    last = lines[-1]
    for line in (last, new):
        if line.event == DEALT[0] and line.args["card"] != HIDDEN and line.args["seat"] != seat:
            return False
    first, count, got = last.args["seat"], _number(last.args.get("count", 1)), _cards_got(last)
    if new.args["seat"] == first:
        count += 1
    args: Args = {"seat": first, "count": count, "got": (*got, *_cards_got(new))}
    lines[-1] = LogLine(last.number, DEALT[1], args)
    return True


def _cards_got(line: LogLine) -> tuple[Plain, ...]:
    """The cards that a line of the deal names."""
    if line.event == DEALT[1]:
        return _names(line, "got")
    return () if line.args["card"] == HIDDEN else (line.args["card"],)


def _gained_as_well(lines: list[LogLine], new: LogLine) -> bool:
    """Another survivor who gained as much: one line names all of them."""
    last = lines[-1]
    sharers = _names(last, "sharers") if "sharers" in last.args else (last.args["survivor"],)
    if last.args["points"] != new.args["points"] or new.args["survivor"] in sharers:
        return False
    shared: Args = {"sharers": (*sharers, new.args["survivor"]), "points": new.args["points"]}
    lines[-1] = LogLine(last.number, "ExperienceShared", shared)
    return True


def _gone_with(lines: list[LogLine], new: LogLine) -> bool:
    """A card of the dead: one line names all of them. That a kit is gone once it is used needs no line."""
    last = lines[-1]
    card = new.args["card"]
    if last.args["survivor"] != new.args["survivor"]:
        return False
    if last.event == "KitUsed":
        return last.args["card"] == card
    if card == WOUND:
        return True
    lost = _names(last, "leaves") if "leaves" in last.args else ()
    lines[-1] = replace(last, event="SurvivorLostWithCards", args={**last.args, "leaves": (*lost, card)})
    return True


def _louder(lines: list[LogLine], new: LogLine) -> bool:
    """Another noise in the same zone: one line says how many."""
    last = lines[-1]
    if last.args["zone"] != new.args["zone"]:
        return False
    lines[-1] = _noises(last, _number(last.args.get("count", 1)) + 1)
    return True


def _noises(line: LogLine, count: int) -> LogLine:
    """The line about so many noises where a line tells of some."""
    zone: Args = {"zone": line.args["zone"]}
    if count == 1:
        return LogLine(line.number, "NoiseMade", zone)
    return LogLine(line.number, "NoisesMade", {**zone, "count": count})


def _merge_kill(lines: list[LogLine], new: LogLine) -> bool:
    """A zombie that fell to the attack told last, or after another one."""
    at = len(lines) - 1
    while at and lines[at].event in ASIDES:
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
    # How much damage a blow did says nothing more of whom it killed.
    lines[at + 1 :] = [aside for aside in lines[at + 1 :] if aside.event != "BlowsConcentrated"]
    return True


def _more_dice(lines: list[LogLine], new: LogLine) -> bool:
    """The dice that sixes brought belong to the roll."""
    attack = lines[-1].args
    if attack["survivor"] != new.args["survivor"]:
        return False
    dice = _names(new, "dice")
    hits = sum(1 for die in dice if _number(die) >= _number(attack["needed"]))
    more: Args = {"dice": (*_names(lines[-1], "dice"), *dice), "hits": _number(attack["hits"]) + hits}
    lines[-1] = replace(lines[-1], args={**attack, **more})
    return True


def _as_the_card_says(lines: list[LogLine], new: LogLine) -> bool:
    """Zombies that came as the card has said."""
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
