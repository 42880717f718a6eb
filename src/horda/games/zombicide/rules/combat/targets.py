"""What an attack can reach, and who is hit first (range.zones, target.priority)."""

from __future__ import annotations

from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.combat.attack import HITS, MISSES, Attack
from horda.games.zombicide.rules.inventory.equipment import Gear, Profile, gear_of
from horda.games.zombicide.state import MELEE, ZombicideState


def eyes(s: ZombicideState, who: int) -> int:
    """Return the marks of the borders that a survivor can see through, as bits."""
    return hooks.sees_through(s, who, 0)


def farthest_of(s: ZombicideState, who: int, profile: Profile) -> int:
    """Return the maximum range of a weapon or spell, skills included (range.zones)."""
    if profile.kind == MELEE:
        return 0
    return profile.farthest + skill_hooks.farthest(s, who)


def zones_in_range(s: ZombicideState, who: int, gear: Gear, profile: Profile) -> list[int]:
    """Return the zones in sight and within range of a weapon (range.zones, range.sight).

    Zones, not actors, are aimed at (range.at_zones), none too near (range.nearest), none too far
    (range.farthest). Who stands between or beside the shooter changes nothing (range.between, range.pressed).
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
    """Return the range from a survivor to a zone that it sees with this weapon."""
    return s.paths.ranges(s.zone[who], gear.through | eyes(s, who))[zone]


def is_worth_aiming(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether anybody is in a zone whom an attack on it could touch, if that matters (range.zones)."""
    if s.crowd[zone] or s.edition.figures.shoots_anywhere:
        return True
    others = s.zone.count(zone)
    return others > 1 or (others == 1 and s.zone[who] != zone)


def has_enemies(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether there are zombies in a zone, or survivors of another side."""
    return bool(s.crowd[zone] or rivals_in(s, who, zone))


def assigns_freely(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the attacker spreads the hits as it likes: in melee always (melee.assign, target.melee)."""
    if attack.kind == MELEE or gear_of(s, attack.cards[0]).aims:
        return True
    return skill_hooks.chooses_targets(s, attack)


def next_targets(s: ZombicideState, counts: list[int], *, freely: bool) -> list[int]:
    """Return the kinds that the next hit may go to, of zombies counted by kind (target.priority).

    All of them where hits are assigned freely; else those of the first rank that anybody is left of.
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
    """Return the survivors whom the misses of an attack may strike (friendly_fire.misses, friendly_fire.kinds).

    Nobody in melee (friendly_fire.melee), and never oneself (friendly_fire.oneself).
    """
    if attack.kind == MELEE or s.edition.figures.friendly_fire != MISSES:
        return []
    found = others_in_sights(s, attack)
    return [] if found and skill_hooks.spares_friends(s, attack) else found


def friends_at_risk(s: ZombicideState, attack: Attack) -> list[int]:
    """Return those of them whom the attacker could not spare (friendly_fire.misses, skill.steady_hand)."""
    found = friends_in_reach(s, attack)
    return [] if found and skill_hooks.spares_at_will(s, attack) else found


def others_in_sights(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors in the zone of a shot whom it could strike: never the shooter (friendly_fire.misses)."""
    found: list[int] = []
    for other, place in enumerate(s.zone):
        if place != attack.zone or other == attack.by or hooks.is_spared(s, other, attack):
            continue
        if skill_hooks.cannot_be_hit(s, other, attack):
            continue
        found.append(other)
    return found


def survivors_struck_first(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors who take the next hit of a shot before any zombie (friendly_fire.hits)."""
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
    """Return the survivors in a zone who are on another side than a survivor (friendly_fire.rivals)."""
    if s.goals.together:
        return []
    return [other for other in s.survivors_in(zone) if is_rival(s, who, other)]


def dice_may_harm(s: ZombicideState, attack: Attack) -> bool:
    """Return whether more dice could do more harm than good, so that one is asked (skill.roll_six)."""
    return bool(friends_at_risk(s, attack) or survivors_struck_first(s, attack)) or hooks.is_risky(s, attack)


def rivals_at_choice(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the survivors of another side whom the attacker may hit instead of zombies (friendly_fire.rivals)."""
    rivals = rivals_in(s, attack.by, attack.zone)
    if not rivals or attack.kind == MELEE:
        return rivals
    return [other for other in others_in_sights(s, attack) if other in rivals]
