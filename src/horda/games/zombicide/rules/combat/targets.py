"""The targets of attacks: zones in range, and the order in which zombies and survivors are hit.

Keys: range.zones, target.priority.
"""

from __future__ import annotations

from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.combat.attack import HITS, MISSES, Attack
from horda.games.zombicide.rules.inventory.equipment import Gear, Profile, gear_of
from horda.games.zombicide.state import MELEE, ZombicideState


def eyes(s: ZombicideState, who: int) -> int:
    """Return the marks of borders that a survivor can see through, as bits."""
    return hooks.sees_through(s, who, 0)


def farthest_of(s: ZombicideState, who: int, profile: Profile) -> int:
    """Return the maximum range of a weapon or spell, skills included (range.zones)."""
    if profile.kind == MELEE:
        return 0
    return profile.farthest + skill_hooks.farthest(s, who)


def zones_in_range(s: ZombicideState, who: int, gear: Gear, profile: Profile) -> list[int]:
    """Return the zones in sight and within range of a weapon (range.zones, range.sight).

    Targets are zones, not actors (range.at_zones), between the minimum (range.nearest) and the maximum range
    (range.farthest). Figures between or beside the shooter change nothing (range.between, range.pressed).
    """
    zone = s.zone[who]
    if profile.kind == MELEE:
        return [zone]
    nearest = profile.nearest
    farthest = farthest_of(s, who, profile)
    found = s.paths.within(zone, gear.through | eyes(s, who), nearest, farthest)
    if nearest and skill_hooks.ignores_nearest(s, who):
        return [*found, zone]
    return found


def distance_to(s: ZombicideState, who: int, gear: Gear, zone: int) -> int:
    """Return the range from a survivor to a zone that is visible with this weapon."""
    return s.paths.ranges(s.zone[who], gear.through | eyes(s, who))[zone]


def is_worth_aiming(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether a zone contains a target, or may be attacked without one (range.zones)."""
    if s.crowd[zone] or s.edition.figures.shoots_anywhere:
        return True
    others = s.zone.count(zone)
    return others > 1 or (others == 1 and s.zone[who] != zone)


def has_enemies(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether a zone contains zombies or survivors of another side."""
    return bool(s.crowd[zone] or rivals_in(s, who, zone))


def assigns_freely(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the attacker assigns the hits freely: always in melee (melee.assign, target.melee)."""
    if attack.kind == MELEE or gear_of(s, attack.cards[0]).aims:
        return True
    return skill_hooks.chooses_targets(s, attack)


def next_targets(s: ZombicideState, counts: list[int], *, freely: bool) -> list[int]:
    """Return the kinds to which the next hit may go, given the zombies counted by kind (target.priority).

    All kinds if hits are assigned freely; else those of the first rank that has zombies left.
    """
    kinds = s.edition.kinds
    present = [kind for kind, count in enumerate(counts) if count]
    if freely or not present:
        return present
    first = min(kinds[kind].priority for kind in present)
    return [kind for kind in present if kinds[kind].priority == first]


def counts_in(s: ZombicideState, zone: int) -> list[int]:
    """Return how many zombies of each kind stand in a zone."""
    kinds = len(s.supply)
    return s.zombies[zone * kinds : zone * kinds + kinds]


def friends_in_reach(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors whom misses of an attack may hit (friendly_fire.misses, friendly_fire.kinds).

    None in melee (friendly_fire.melee), and never the attacker (friendly_fire.oneself).
    """
    if attack.kind == MELEE or s.edition.figures.friendly_fire != MISSES:
        return []
    found = others_in_sights(s, attack)
    return [] if found and skill_hooks.spares_friends(s, attack) else found


def friends_at_risk(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the friends in reach whom the attacker cannot spare (friendly_fire.misses, skill.steady_hand)."""
    found = friends_in_reach(s, attack)
    return [] if found and skill_hooks.spares_at_will(s, attack) else found


def others_in_sights(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors in the target zone of a shot, without the shooter (friendly_fire.misses)."""
    found: list[int] = []
    for other, place in enumerate(s.zone):
        if place != attack.zone or other == attack.by or hooks.is_spared(s, other, attack):
            continue
        if skill_hooks.cannot_be_hit(s, other, attack):
            continue
        found.append(other)
    return found


def survivors_struck_first(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors to whom the next hit of a shot goes before any zombie (friendly_fire.hits)."""
    if attack.kind == MELEE or s.edition.figures.friendly_fire != HITS or assigns_freely(s, attack):
        return []
    found = others_in_sights(s, attack)
    return (
        []
        if found and (skill_hooks.spares_friends(s, attack) or skill_hooks.spares_at_will(s, attack))
        else found
    )


def is_rival(s: ZombicideState, who: int, other: int) -> bool:
    """Return whether two survivors are of teams that do not win together (friendly_fire.rivals)."""
    return not s.goals.together and s.team_of[who] != s.team_of[other]


def rivals_in(s: ZombicideState, who: int, zone: int) -> list[int]:
    """Return the survivors in a zone who are of another side (friendly_fire.rivals)."""
    if s.goals.together:
        return []
    return [other for other in s.survivors_in(zone) if is_rival(s, who, other)]


def dice_may_harm(s: ZombicideState, attack: Attack) -> bool:
    """Return whether extra dice could do more harm than good; if so, the player is asked (skill.roll_six)."""
    return bool(friends_at_risk(s, attack) or survivors_struck_first(s, attack)) or hooks.is_risky(s, attack)


def rivals_at_choice(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors of other sides to whom the attacker may assign hits (friendly_fire.rivals)."""
    rivals = rivals_in(s, attack.by, attack.zone)
    if not rivals or attack.kind == MELEE:
        return rivals
    return [other for other in others_in_sights(s, attack) if other in rivals]
