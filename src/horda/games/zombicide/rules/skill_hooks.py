"""The hooks of skills, called by the rules. Made from `skills/base.py` by `make hooks`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.skills.listeners import attack_listeners, listeners

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.skills.base import Steps
    from horda.games.zombicide.state import ZombicideState


def extra_actions(s: ZombicideState, who: int) -> int:
    """Return the number of general actions added to each turn."""
    total = 0
    for skill in listeners(s, who, "extra_actions"):
        total += skill.extra_actions(s, who)
    return total


def free_actions(s: ZombicideState, who: int) -> tuple[int, ...]:
    """Return the kinds of free action (MOVE, SEARCH...) added to each turn."""
    found: tuple[int, ...] = ()
    for skill in listeners(s, who, "free_actions"):
        found += skill.free_actions(s, who)
    return found


def turn_begins(s: ZombicideState, who: int) -> Steps:
    """Return the steps at the beginning of the owner's turn."""
    found: Steps = ()
    for skill in listeners(s, who, "turn_begins"):
        found = skill.turn_begins(s, who) + found
    return found


def turn_ends(s: ZombicideState, who: int) -> Steps:
    """Return the steps at the end of the owner's turn."""
    found: Steps = ()
    for skill in listeners(s, who, "turn_ends"):
        found = skill.turn_ends(s, who) + found
    return found


def round_ends(s: ZombicideState, who: int) -> Steps:
    """Return the steps in the end phase."""
    found: Steps = ()
    for skill in listeners(s, who, "round_ends"):
        found += skill.round_ends(s, who)
    return found


def acts_anytime(s: ZombicideState, who: int) -> bool:
    """Return whether the owner's turn may come between the turns of other seats."""
    for skill in listeners(s, who, "acts_anytime"):
        if skill.acts_anytime(s, who):
            return True
    return False


def at_extra_activation(s: ZombicideState, who: int) -> Steps:
    """Return the steps after an extra activation card is drawn, before the zombies act."""
    found: Steps = ()
    for skill in listeners(s, who, "at_extra_activation"):
        found += skill.at_extra_activation(s, who)
    return found


def set_up(s: ZombicideState, who: int) -> Steps:
    """Return the steps at set-up if the owner has the skill from the start."""
    found: Steps = ()
    for skill in listeners(s, who, "set_up"):
        found = skill.set_up(s, who) + found
    return found


def zombies_done(s: ZombicideState, who: int) -> Steps:
    """Return the steps at the end of the zombies' phase."""
    found: Steps = ()
    for skill in listeners(s, who, "zombies_done"):
        found += skill.zombies_done(s, who)
    return found


def action_done(s: ZombicideState, who: int) -> Steps:
    """Return the steps after an action of the owner's turn is resolved."""
    found: Steps = ()
    for skill in listeners(s, who, "action_done"):
        found = skill.action_done(s, who) + found
    return found


def zones_per_move(s: ZombicideState, who: int) -> int:
    """Return the number of zones added to each move action."""
    total = 0
    for skill in listeners(s, who, "zones_per_move"):
        total += skill.zones_per_move(s, who)
    return total


def leaves_freely(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether zombies do not add to the cost of leaving a zone."""
    for skill in listeners(s, who, "leaves_freely"):
        if skill.leaves_freely(s, who, zone):
            return True
    return False


def passes_zombies(s: ZombicideState, who: int) -> bool:
    """Return whether zombies in a zone that the owner enters do not end its move."""
    for skill in listeners(s, who, "passes_zombies"):
        if skill.passes_zombies(s, who):
            return True
    return False


def searches_anywhere(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether the owner may search outside of buildings."""
    for skill in listeners(s, who, "searches_anywhere"):
        if skill.searches_anywhere(s, who, zone):
            return True
    return False


def searches_again(s: ZombicideState, who: int) -> bool:
    """Return whether the owner may search more than once in a turn."""
    for skill in listeners(s, who, "searches_again"):
        if skill.searches_again(s, who):
            return True
    return False


def search_cards(s: ZombicideState, who: int) -> int:
    """Return the number of cards added to each search."""
    total = 0
    for skill in listeners(s, who, "search_cards"):
        total += skill.search_cards(s, who)
    return total


def card_drawn(s: ZombicideState, who: int, card: int) -> Steps:
    """Return the steps after the owner draws an equipment card, before the card takes effect."""
    for skill in listeners(s, who, "card_drawn"):
        answer = skill.card_drawn(s, who, card)
        if answer:
            return answer
    return ()


def card_found(s: ZombicideState, who: int, card: int) -> Steps:
    """Return the steps after a search of the owner has found a card that is kept."""
    found: Steps = ()
    for skill in listeners(s, who, "card_found"):
        found += skill.card_found(s, who, card)
    return found


def opens_barehanded(s: ZombicideState, who: int) -> bool:
    """Return whether the owner opens doors without equipment, roll or noise."""
    for skill in listeners(s, who, "opens_barehanded"):
        if skill.opens_barehanded(s, who):
            return True
    return False


def more_made(s: ZombicideState, who: int, face: str) -> int:
    """Return the number of additional cards when the owner combines two cards into this one."""
    total = 0
    for skill in listeners(s, who, "more_made"):
        total += skill.more_made(s, who, face)
    return total


def reloads_freely(s: ZombicideState, who: int) -> bool:
    """Return whether reloading is free for the owner."""
    for skill in listeners(s, who, "reloads_freely"):
        if skill.reloads_freely(s, who):
            return True
    return False


def more_room(s: ZombicideState, who: int) -> int:
    """Return how many more cards the owner may carry, if fewer are allowed than there are slots."""
    total = 0
    for skill in listeners(s, who, "more_room"):
        total += skill.more_room(s, who)
    return total


def is_dual(s: ZombicideState, who: int, card: int) -> bool:
    """Return whether a card counts as dual."""
    for skill in listeners(s, who, "is_dual"):
        if skill.is_dual(s, who, card):
            return True
    return False


def dice_instead(s: ZombicideState, attack: Attack, card: int) -> int:
    """Return the number of dice that may replace a weapon's own, or -1."""
    highest = -1
    for skill in attack_listeners(s, attack, "dice_instead"):
        highest = max(highest, skill.dice_instead(s, attack, card))
    return highest


def dice(s: ZombicideState, attack: Attack, card: int) -> int:
    """Return the number of dice added to one weapon of the owner's attack."""
    total = 0
    for skill in attack_listeners(s, attack, "dice"):
        total += skill.dice(s, attack, card)
    return total


def attack_dice(s: ZombicideState, attack: Attack) -> int:
    """Return the number of dice added once to the owner's attack, regardless of its weapons."""
    total = 0
    for skill in attack_listeners(s, attack, "attack_dice"):
        total += skill.attack_dice(s, attack)
    return total


def die_bonus(s: ZombicideState, attack: Attack) -> int:
    """Return the bonus on each die of the owner's attack."""
    total = 0
    for skill in attack_listeners(s, attack, "die_bonus"):
        total += skill.die_bonus(s, attack)
    return total


def six_dice(s: ZombicideState, attack: Attack) -> int:
    """Return the number of dice that each 6 of the owner's attack adds."""
    total = 0
    for skill in attack_listeners(s, attack, "six_dice"):
        total += skill.six_dice(s, attack)
    return total


def six_damage(s: ZombicideState, attack: Attack) -> int:
    """Return the damage that each 6 of the owner's attack adds."""
    total = 0
    for skill in attack_listeners(s, attack, "six_damage"):
        total += skill.six_damage(s, attack)
    return total


def damage(s: ZombicideState, attack: Attack, card: int, damage: int) -> int:
    """Return the damage of a weapon in the owner's attack, given its damage before this skill."""
    for skill in attack_listeners(s, attack, "damage"):
        damage = skill.damage(s, attack, card, damage)
    return damage


def farthest(s: ZombicideState, who: int) -> int:
    """Return the number of zones added to the maximum range of ranged weapons and combat spells."""
    total = 0
    for skill in listeners(s, who, "farthest"):
        total += skill.farthest(s, who)
    return total


def ignores_nearest(s: ZombicideState, who: int) -> bool:
    """Return whether the minimum range does not apply in the owner's own zone."""
    for skill in listeners(s, who, "ignores_nearest"):
        if skill.ignores_nearest(s, who):
            return True
    return False


def aims_apart(s: ZombicideState, who: int) -> bool:
    """Return whether two dual weapons may be aimed at different zones in one action."""
    for skill in listeners(s, who, "aims_apart"):
        if skill.aims_apart(s, who):
            return True
    return False


def chooses_targets(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the owner assigns the hits of a shot freely."""
    for skill in attack_listeners(s, attack, "chooses_targets"):
        if skill.chooses_targets(s, attack):
            return True
    return False


def spares_friends(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the owner's misses hit no survivors."""
    for skill in attack_listeners(s, attack, "spares_friends"):
        if skill.spares_friends(s, attack):
            return True
    return False


def gains_by_wounds(s: ZombicideState, who: int) -> bool:
    """Return whether wounds can be an advantage for the owner."""
    for skill in listeners(s, who, "gains_by_wounds"):
        if skill.gains_by_wounds(s, who):
            return True
    return False


def spares_at_will(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the owner's misses spare the survivors that its player chooses (skill.steady_hand)."""
    for skill in attack_listeners(s, attack, "spares_at_will"):
        if skill.spares_at_will(s, attack):
            return True
    return False


def cannot_be_hit(s: ZombicideState, who: int, attack: Attack) -> bool:
    """Return whether attacks of other survivors cannot hit the owner."""
    for skill in listeners(s, who, "cannot_be_hit"):
        if skill.cannot_be_hit(s, who, attack):
            return True
    return False


def after_kill(s: ZombicideState, attack: Attack, kind: int) -> Steps:
    """Return the steps after a hit of the owner's attack kills a zombie of a kind."""
    found: Steps = ()
    for skill in attack_listeners(s, attack, "after_kill"):
        found += skill.after_kill(s, attack, kind)
    return found


def zone_cleared(s: ZombicideState, who: int, zone: int) -> Steps:
    """Return the steps after the owner kills the last zombie of a zone, by any means."""
    found: Steps = ()
    for skill in listeners(s, who, "zone_cleared"):
        found += skill.zone_cleared(s, who, zone)
    return found


def after_attack(s: ZombicideState, attack: Attack, kills: int) -> Steps:
    """Return the steps after the owner's attack, given its number of kills."""
    found: Steps = ()
    for skill in attack_listeners(s, attack, "after_attack"):
        found += skill.after_attack(s, attack, kills)
    return found


def experience(s: ZombicideState, who: int, kind: int, points: int) -> int:
    """Return the experience for a zombie that the owner killed, given the value before this skill."""
    for skill in listeners(s, who, "experience"):
        points = skill.experience(s, who, kind, points)
    return points


def casts_twice(s: ZombicideState, who: int) -> bool:
    """Return whether each of the owner's enchantments may have a second target."""
    for skill in listeners(s, who, "casts_twice"):
        if skill.casts_twice(s, who):
            return True
    return False


def wounds(s: ZombicideState, who: int, kind: int, wounds: int) -> int:
    """Return the wounds of a zombie's attack on the owner, given the wounds before this skill."""
    for skill in listeners(s, who, "wounds"):
        wounds = skill.wounds(s, who, kind, wounds)
    return wounds


def softens(s: ZombicideState, who: int, wounds: int) -> int:
    """Return how many wounds from zombies the owner suffers, given the number before this skill.

    It is called after the armour rolls, and before equipment is discarded to prevent wounds.
    """
    for skill in listeners(s, who, "softens"):
        wounds = skill.softens(s, who, wounds)
    return wounds


def shrugs_off(s: ZombicideState, who: int) -> bool:
    """Return whether the owner may discard any equipment to cancel wounds (skill.shrug_off)."""
    for skill in listeners(s, who, "shrugs_off"):
        if skill.shrugs_off(s, who):
            return True
    return False


def keeps_cards(s: ZombicideState, who: int) -> bool:
    """Return whether wounds cost the owner no equipment as long as there are free slots for them."""
    for skill in listeners(s, who, "keeps_cards"):
        if skill.keeps_cards(s, who):
            return True
    return False


def armour(s: ZombicideState, who: int, needed: int) -> int:
    """Return the value that the owner's armour roll must reach (7: no roll), given the value before this skill."""
    for skill in listeners(s, who, "armour"):
        needed = skill.armour(s, who, needed)
    return needed


def is_ignored(s: ZombicideState, who: int) -> bool:
    """Return whether zombies neither see, hear nor attack the owner."""
    for skill in listeners(s, who, "is_ignored"):
        if skill.is_ignored(s, who):
            return True
    return False


def noise(s: ZombicideState, who: int, noise: int) -> int:
    """Return the noise that the owner itself counts as, given the value before this skill."""
    for skill in listeners(s, who, "noise"):
        noise = skill.noise(s, who, noise)
    return noise


def is_silent(s: ZombicideState, who: int) -> bool:
    """Return whether the owner's equipment never makes noise."""
    for skill in listeners(s, who, "is_silent"):
        if skill.is_silent(s, who):
            return True
    return False


def after_spawn(s: ZombicideState, who: int, zone: int) -> Steps:
    """Return the steps after zombies appear in a zone."""
    found: Steps = ()
    for skill in listeners(s, who, "after_spawn"):
        found += skill.after_spawn(s, who, zone)
    return found
