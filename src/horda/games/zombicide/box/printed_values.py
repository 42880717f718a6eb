"""The values printed on equipment, zombies and zombie cards and used in missions, for the texts that describe them."""

# horda: interpreted, because it reads records of msgspec and is never hot

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from horda.games.zombicide.box.content import SurvivorRecord, survivors, zombie_kinds
from horda.games.zombicide.box.gear import LEVELS, GearRecord, ProfileRecord, gear_records
from horda.games.zombicide.box.spawn_cards import ZombieCardRecord, card_records
from horda.games.zombicide.edition import ZombieKind
from horda.games.zombicide.missions.records import Mission

Figures = dict[str, int | str]


@cache
def figures_in(package: str) -> dict[tuple[str, str], Figures]:
    """Return what is printed on the cards and zombies of an edition, by kind (`card`, `zombie`) and name."""
    found: dict[tuple[str, str], Figures] = {}
    for gear in gear_records(package):
        found["card", gear.id] = _on_gear(gear)
    for card in card_records(package):
        found["card", card.id] = _on_zombie_card(card)
    for one in survivors(package):
        found["survivor", one.id] = _on_survivor(one)
    for kind in zombie_kinds(package):
        found["zombie", kind.name] = _on_zombie(kind)
    return found


def _on_gear(gear: GearRecord) -> Figures:
    """Return the numbers and icons of an equipment card; those of its second profile have keys such as `dice_2`."""
    figures: Figures = {
        "figure": gear.figure,
        "slot": gear.slot,
        "dual": _yes_or_no(gear.dual),
        "reload": _yes_or_no(gear.reload),
        "noisy": _yes_or_no(gear.noisy),
        "opens": gear.opens_doors,
        "far": _yes_or_no(gear.opens_far),
        "noisy_door": _yes_or_no(gear.noisy_door),
        "level": gear.from_level,
        "armour": gear.armour,
        "lends_dice": gear.lends_dice,
        "lends_damage": gear.lends_damage,
        "pair_dice": gear.pair_dice,
        "six_dice": gear.six_dice,
        "six_damage": gear.six_damage,
        "search_cards": gear.search_cards,
        "ammo_dice": gear.ammo_dice,
        "explosive": gear.explosive,
    }
    for mark, number in (("", 0), ("_2", 1)):
        way = gear.fights[number] if len(gear.fights) > number else None
        figures |= {f"{name}{mark}": figure for name, figure in _on_profile(way).items()}
    return figures


def _on_profile(way: ProfileRecord | None) -> Figures:
    if way is None:
        return {"kind": "none"}
    least, most = way.reach
    return {
        "kind": way.kind,
        "range": str(most) if least == most else f"{least}–{most}",
        "dice": way.dice,
        "accuracy": way.accuracy,
        "damage": way.damage,
    }


def _on_zombie_card(card: ZombieCardRecord) -> Figures:
    """Return which zombies a card brings at each danger level, and how many: `blue_zombie`, `blue_count`."""
    figures: Figures = {"icon": card.icon or "none"}
    for level, row in zip(LEVELS, card.rows(), strict=True):
        figures[f"{level}_zombie"] = row[0].zombie if row and row[0].zombie else "none"
        figures[f"{level}_count"] = row[0].count if row else 0
    if card.all is not None and len(card.rows()[0]) > 1:
        order = card.rows()[0][1]
        figures |= {"order": order.do, "order_zombie": order.zombie, "times": order.count}
    return figures


def _on_survivor(one: SurvivorRecord) -> Figures:
    """Return skills by danger level, specialties, starting sets (names with spaces between) and the body card."""
    return {
        "blue": " ".join(one.blue),
        "yellow": " ".join(one.yellow),
        "orange": " ".join(one.orange),
        "red": " ".join(one.red),
        "specialties": " ".join(one.specialties),
        "figure": one.figure,
        "starts": " ".join(",".join(cards) for cards in one.starts),
        "body_card": one.body_card,
    }


def danger_bar(levels: Sequence[int]) -> Figures:
    """Return the experience at which each danger level begins, as `yellow_from` (experience.levels)."""
    return {f"{level}_from": experience for level, experience in zip(LEVELS, levels, strict=True)}


def _on_zombie(kind: ZombieKind) -> Figures:
    return {
        "figure": kind.figure,
        "actions": kind.actions,
        "wounds": kind.wounds,
        "damage": kind.damage,
        "experience": kind.experience,
        "priority": kind.priority,
        "armour": _yes_or_no(kind.armour),
        "for_all": _yes_or_no(kind.for_all),
    }


def _yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


# --- missions ------------------------------------------------------------------------------------


def on_mission(mission: Mission) -> Figures:
    """Return a mission's difficulty and length, the number of objectives on its map, and the numbers in its conditions.

    `killed_walker` (`killed_any`), `rounds`, `lost` and `count_<name>` are the numbers that its conditions need;
    `objective_taken_experience` is the experience that an event gives.
    """
    objectives = [token for token in mission.tokens if token.put == "objective"]
    figures: Figures = {
        "difficulty": mission.difficulty,
        "minutes": mission.minutes,
        "objectives": len(objectives),
    }
    for condition in (mission.winning_condition, *mission.lose.values()):
        _collect_numbers(msgspec.to_builtins(condition), figures)
    for trigger in mission.when:
        message = msgspec.to_builtins(trigger)
        for effect in message["do"]:
            points = effect.get("experience")
            if points:
                worth = points["points"] if isinstance(points, Mapping) else points
                figures.setdefault(f"{trigger.event}_experience", worth)
        _collect_numbers(message.get("if") or {}, figures)
    return figures


def _least(counted: Mapping[str, object]) -> int:
    """Return the number that a counter must reach; 1 if it is compared with another counter."""
    wanted = counted.get("at_least", counted.get("exactly", 1))
    return wanted if isinstance(wanted, int) else 1


def _collect_numbers(condition: Mapping[str, object], figures: Figures) -> None:
    """Add the numbers in a condition, and in the conditions that it contains, to `figures`."""
    for key, value in condition.items():
        if isinstance(value, list | tuple):
            for part in value:
                if isinstance(part, Mapping):
                    _collect_numbers(part, figures)
        elif key in ("rounds", "survivors_lost") and isinstance(value, int):
            figures["rounds" if key == "rounds" else "lost"] = value
        elif isinstance(value, Mapping):
            if key == "killed":
                figures[f"killed_{value.get('kind', 'any')}"] = value["count"]
            elif key == "counted":
                figures[f"count_{value['name']}"] = _least(value)
            elif key == "unless":
                _collect_numbers(value, figures)
