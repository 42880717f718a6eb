"""Forecast of the zombies' next phase from public information, without changing the state.

Every player could work it out at the table. It does not include wounds, since armour is rolled and attacks are
assigned by the players, nor zombie cards.
"""

from __future__ import annotations

from horda.engine.views.forecast import Intent, Sighting
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.targets import eyes, zones_in_range
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import usable
from horda.games.zombicide.rules.zombies.activation import most_actions
from horda.games.zombicide.rules.zombies.destinations import goals_from, ways_out
from horda.games.zombicide.rules.zombies.groups import Group
from horda.games.zombicide.rules.zombies.prey import is_prey
from horda.games.zombicide.rules.zombies.prone import DAZED, down_in, standing_count
from horda.games.zombicide.rules.zombies.reasons import Senses, why_they_go
from horda.games.zombicide.state import ZombicideState


def forecast_of(s: ZombicideState) -> tuple[Intent, ...]:
    """Return what each group would do with each of its actions (zombie.activation, zombie.second_action).

    The forecast of a group ends where it splits, or where the players or rules of its own decide its way.
    """
    groups = [
        Group(zone, kind, _acting_count(s, zone, kind))
        for zone, crowd in enumerate(s.crowd)
        if crowd
        for kind in range(len(s.supply))
    ]
    groups = [group for group in groups if group.count]
    senses = Senses(s)
    found: list[Intent] = []
    for action in range(1, most_actions(s, s.edition.all_kinds) + 1):
        after: list[Group] = []
        for group in groups:
            if s.edition.kinds[group.kind].actions < action:
                continue
            intent, to = _intent(s, group, senses, action)
            if intent is not None:
                found.append(intent)
            if to != NOWHERE:
                after.append(Group(to, group.kind, group.count))
        groups = after
    return tuple(found)


def _acting_count(s: ZombicideState, zone: int, kind: int) -> int:
    """Return how many of a group act in the phase; before the phase, that includes zombies dazed until its end."""
    count = standing_count(s, zone, kind)
    return count if s.phase == "zombies" else count + down_in(s, zone, kind, DAZED)


def _intent(s: ZombicideState, group: Group, senses: Senses, action: int) -> tuple[Intent | None, int]:
    """Return one group's next action, and the zone where it then is; NOWHERE if that is not determined."""
    zone, count = group.zone, group.count
    printed = s.edition.kinds[group.kind]
    place = s.board.names[zone]
    if senses.prey >> zone & 1:
        intent = Intent(printed.name, count, place, to=(), action=action)
        intent.reason = "attacks"
        intent.seen = tuple(
            [s.roster[who] for who, there in enumerate(s.zone) if there == zone and is_prey(s, who)]
        )
        return intent, zone
    if printed.alone:
        return None, NOWHERE
    goals = goals_from(s, zone, senses, NOWHERE)
    ways = ways_out(s, zone, goals)
    if not ways:
        return None, zone
    intent = Intent(printed.name, count, place, to=tuple([s.board.names[way] for way in ways]), action=action)
    why = why_they_go(s, zone, ways[0], goals=goals, senses=senses, toward=NOWHERE)
    intent.reason, intent.seen, intent.heard, intent.noise = why
    return intent, ways[0] if len(ways) == 1 else NOWHERE


def sight_of(s: ZombicideState, name: str) -> tuple[Sighting, ...]:
    """Return the zones that a survivor sees, with those that a weapon in hand reaches (sight.line, range.zones).

    For a zone, return what figures there see; zombies reach no zone.
    """
    if name in s.roster:
        who = s.roster.index(name)
        zone = s.zone[who]
        through = eyes(s, who)
    else:
        who, zone, through = NOWHERE, s.board.called.get(name, NOWHERE), 0
    if zone < 0:
        return ()
    reached = {zone} if who == NOWHERE else _zones_in_range(s, who)
    return tuple(
        [
            Sighting(s.board.names[other], distance, is_reached=other in reached)
            for other, distance in enumerate(s.paths.ranges(zone, through))
            if distance != NOWHERE
        ]
    )


def _zones_in_range(s: ZombicideState, who: int) -> set[int]:
    """Return the zones that a survivor reaches with any usable weapon (range.zones)."""
    found: set[int] = set()
    for card in usable(s, who):
        if card in s.unloaded:
            continue
        gear = gear_of(s, card)
        for profile in gear.profiles:
            found.update(zones_in_range(s, who, gear, profile))
    return found
