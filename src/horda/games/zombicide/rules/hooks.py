"""The hooks of mechanisms, called by the rules. Made from `hooks/mechanism_hooks.py` by `make hooks`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from horda.engine.choices import Choice
    from horda.engine.state import Result
    from horda.games.zombicide.mechanism import Steps
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.rules.zombies.groups import Activation
    from horda.games.zombicide.rules.zombies.reasons import Senses
    from horda.games.zombicide.state import ZombicideState

TAKEN_OVER: Final = (
    "open_rooms",
    "spring_trap",
    "make_noise",
    "still_noise",
    "aim_zombies",
    "walk_individual",
    "bring_zombies",
    "combine",
    "resolve_roll",
    "resolve_hit",
    "wound",
    "heal",
)
"""The hooks with which one mechanism at most replaces the shared rule."""


def action_ended(s: ZombicideState) -> Steps:
    """Return the steps that follow any action of a survivor, before anything else (action.kinds)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["action_ended"]:
        found += mechanism.action_ended(s)
    return found


def bystanders(s: ZombicideState, bystanders: int) -> int:
    """Return the survivors without turns of their own, as bits (turn.actions)."""
    for mechanism in s.edition.listeners["bystanders"]:
        bystanders = mechanism.bystanders(s, bystanders)
    return bystanders


def leader(s: ZombicideState, who: int, leader: int) -> int:
    """Return the survivor whom a survivor without turns follows, or NOWHERE (turn.actions)."""
    for mechanism in s.edition.listeners["leader"]:
        leader = mechanism.leader(s, who, leader)
    return leader


def why_not_walk(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to walk at all; None if there is none (move.edge)."""
    for mechanism in s.edition.listeners["why_not_walk"]:
        answer = mechanism.why_not_walk(s, who)
        if answer is not None:
            return answer
    return None


def why_not_search(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor any search; None if there is none (search.once)."""
    for mechanism in s.edition.listeners["why_not_search"]:
        answer = mechanism.why_not_search(s, who)
        if answer is not None:
            return answer
    return None


def why_not_make_noise(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to make noise on purpose; None if there is none (action.noise)."""
    for mechanism in s.edition.listeners["why_not_make_noise"]:
        answer = mechanism.why_not_make_noise(s, who)
        if answer is not None:
            return answer
    return None


def search_started(s: ZombicideState, who: int) -> Steps:
    """Return the steps before a survivor draws cards in a search (search.action)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["search_started"]:
        found += mechanism.search_started(s, who)
    return found


def taking_started(s: ZombicideState, who: int) -> Steps:
    """Return the steps before a survivor takes an objective (objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["taking_started"]:
        found += mechanism.taking_started(s, who)
    return found


def zone_left(s: ZombicideState, who: int, zone: int, *, acts: bool) -> Steps:
    """Return the steps after a survivor leaves a zone, by its own action or moved by something else (move.edge)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["zone_left"]:
        found += mechanism.zone_left(s, who, zone, acts=acts)
    return found


def zone_entered(s: ZombicideState, who: int, zone: int, before: int) -> Steps:
    """Return the steps after a survivor has entered a zone from the zone `before` (move.edge)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["zone_entered"]:
        found += mechanism.zone_entered(s, who, zone, before)
    return found


def is_eventful(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether something happens to a survivor who only passes through a zone (skill.charge)."""
    for mechanism in s.edition.listeners["is_eventful"]:
        if mechanism.is_eventful(s, who, zone):
            return True
    return False


def hedge_crossed(s: ZombicideState, who: int, zone: int) -> Steps:
    """Return the steps after a survivor goes through a hedge into a zone that nobody sees."""
    found: Steps = ()
    for mechanism in s.edition.listeners["hedge_crossed"]:
        found += mechanism.hedge_crossed(s, who, zone)
    return found


def board_left(s: ZombicideState, who: int) -> Steps:
    """Return the steps after a survivor has left the board alive (goal.escape)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["board_left"]:
        found += mechanism.board_left(s, who)
    return found


def is_out_of_touch(s: ZombicideState, who: int, other: int) -> bool:
    """Return whether two survivors on the board cannot interact with each other (skill.born_leader)."""
    for mechanism in s.edition.listeners["is_out_of_touch"]:
        if mechanism.is_out_of_touch(s, who, other):
            return True
    return False


def open_rooms(s: ZombicideState, who: int, gate: int) -> Steps | None:
    """Return the steps that fill the rooms behind a door that opens (building.reveal)."""
    for mechanism in s.edition.listeners["open_rooms"]:
        return mechanism.open_rooms(s, who, gate)
    return None


def is_searchable(s: ZombicideState, zone: int) -> bool:
    """Return whether a zone of an unsearchable kind may be searched (search.place)."""
    for mechanism in s.edition.listeners["is_searchable"]:
        if mechanism.is_searchable(s, zone):
            return True
    return False


def spring_trap(s: ZombicideState, who: int, kind: int) -> Steps | None:
    """Return the steps of an equipment card that turns out to be a zombie of a kind (search.trap)."""
    for mechanism in s.edition.listeners["spring_trap"]:
        return mechanism.spring_trap(s, who, kind)
    return None


def make_noise(s: ZombicideState, zone: int) -> bool:
    """Put noise into a zone (noise.token); return True if this replaces the shared rule."""
    for mechanism in s.edition.listeners["make_noise"]:
        return mechanism.make_noise(s, zone)
    return False


def still_noise(s: ZombicideState) -> bool:
    """Remove noise in the end phase (noise.end); return True if this replaces the shared rule."""
    for mechanism in s.edition.listeners["still_noise"]:
        return mechanism.still_noise(s)
    return False


def loud_zone(s: ZombicideState, loud: int) -> int:
    """Return the zone that counts as the noisiest regardless of noise, or NOWHERE (noise.loudest)."""
    for mechanism in s.edition.listeners["loud_zone"]:
        loud = mechanism.loud_zone(s, loud)
    return loud


def aim_zombies(s: ZombicideState, zone: int, senses: Senses) -> list[int] | None:
    """Return the zones to which the zombies of a zone want to move (zombie.goal)."""
    for mechanism in s.edition.listeners["aim_zombies"]:
        return mechanism.aim_zombies(s, zone, senses)
    return None


def path_modes(s: ZombicideState, zone: int, modes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the modes of the path search of a zone's zombies; each is tried if those before it find no path."""
    for mechanism in s.edition.listeners["path_modes"]:
        modes = mechanism.path_modes(s, zone, modes)
    return modes


def individuals_activated(s: ZombicideState, singles: tuple[int, ...]) -> Steps:
    """Return the steps after individual zombies are activated, before any zombie attacks."""
    found: Steps = ()
    for mechanism in s.edition.listeners["individuals_activated"]:
        found += mechanism.individuals_activated(s, singles)
    return found


def walk_individual(s: ZombicideState, one: int) -> Steps | None:
    """Return the steps that move an individual zombie with movement rules of its own."""
    for mechanism in s.edition.listeners["walk_individual"]:
        return mechanism.walk_individual(s, one)
    return None


def zombie_killed(s: ZombicideState, who: int, kind: int, one: int) -> Steps:
    """Return the steps after a zombie's death (kill.zombie).

    `who` is the killer; `one` is the zombie's number if it is an individual; both may be NOWHERE.
    """
    found: Steps = ()
    for mechanism in s.edition.listeners["zombie_killed"]:
        found += mechanism.zombie_killed(s, who, kind, one)
    return found


def zombies_walked(s: ZombicideState, activation: Activation) -> Steps:
    """Return the steps after the moves of an activation, before its next action (zombie.activation)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["zombies_walked"]:
        found += mechanism.zombies_walked(s, activation)
    return found


def zombies_arrived(s: ZombicideState, zone: int) -> Steps:
    """Return the steps after all zombies that move into a zone have arrived (zombie.enters)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["zombies_arrived"]:
        found += mechanism.zombies_arrived(s, zone)
    return found


def bring_zombies(s: ZombicideState, zone: int, kind: int, count: int) -> Steps | None:
    """Return the steps that place zombies which a card or the mission brings into a zone (spawn.row)."""
    for mechanism in s.edition.listeners["bring_zombies"]:
        return mechanism.bring_zombies(s, zone, kind, count)
    return None


def token_reached(s: ZombicideState, token: int) -> Steps:
    """Return the steps of a token, other than a spawn token, when its turn comes (spawn.order)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["token_reached"]:
        found += mechanism.token_reached(s, token)
    return found


def faces_laid(s: ZombicideState) -> Steps:
    """Return the steps that set up other tokens after hidden objectives have got their faces (setup.tokens)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["faces_laid"]:
        found += mechanism.faces_laid(s)
    return found


def victory(s: ZombicideState, result: Result) -> Result:
    """Return who has won when the mission is accomplished (goal.win)."""
    for mechanism in s.edition.listeners["victory"]:
        result = mechanism.victory(s, result)
    return result


def why_lost(s: ZombicideState) -> Result | None:
    """Return the result of a match that is lost for a reason other than the mission's (goal.lose)."""
    for mechanism in s.edition.listeners["why_lost"]:
        answer = mechanism.why_lost(s)
        if answer is not None:
            return answer
    return None


def is_unfinished(s: ZombicideState) -> bool:
    """Return whether the team has goals to reach besides the mission's own (goal.win)."""
    for mechanism in s.edition.listeners["is_unfinished"]:
        if mechanism.is_unfinished(s):
            return True
    return False


def why_not_carry(s: ZombicideState, who: int, colour: str) -> str | None:
    """Return the rule that forbids a survivor to take an objective of a colour (objective.take)."""
    for mechanism in s.edition.listeners["why_not_carry"]:
        answer = mechanism.why_not_carry(s, who, colour)
        if answer is not None:
            return answer
    return None


def objective_taken(s: ZombicideState, who: int, zone: int, colour: str) -> Steps:
    """Return the steps after an objective is taken, besides the mission's effects (objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["objective_taken"]:
        found += mechanism.objective_taken(s, who, zone, colour)
    return found


def objective_picked_up(s: ZombicideState, who: int, colour: str) -> Steps:
    """Return the steps after a survivor picks up an objective of an eliminated survivor (objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["objective_picked_up"]:
        found += mechanism.objective_picked_up(s, who, colour)
    return found


def hand_overs(s: ZombicideState, who: int, other: int) -> list[Choice]:
    """Return the choices for trading something other than cards between two survivors (trade.other)."""
    found: list[Choice] = []
    for mechanism in s.edition.listeners["hand_overs"]:
        found += mechanism.hand_overs(s, who, other)
    return found


def thing_handed_over(s: ZombicideState, taker: int, thing: str) -> Steps:
    """Return the steps after something other than a card changes hands, given by colour or name (trade.other)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["thing_handed_over"]:
        found += mechanism.thing_handed_over(s, taker, thing)
    return found


def combinations(s: ZombicideState, who: int, loose: tuple[int, ...]) -> list[Choice]:
    """Return the choices for combining a survivor's cards, including the newly drawn ones (inventory.combine)."""
    found: list[Choice] = []
    for mechanism in s.edition.listeners["combinations"]:
        found += mechanism.combinations(s, who, loose)
    return found


def combine(s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...] | None:
    """Combine two cards and return the cards that must then be stowed (inventory.combine)."""
    for mechanism in s.edition.listeners["combine"]:
        return mechanism.combine(s, who, choice, loose)
    return None


def lent_skills(s: ZombicideState, who: int, skills: int) -> int:
    """Return the skills that other survivors or cards lend a survivor at present, as bits (experience.skills)."""
    for mechanism in s.edition.listeners["lent_skills"]:
        skills = mechanism.lent_skills(s, who, skills)
    return skills


def skill_learned(s: ZombicideState, who: int, name: str) -> Steps:
    """Return the steps after a survivor has learnt a skill of its own (experience.skills)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["skill_learned"]:
        found += mechanism.skill_learned(s, who, name)
    return found


def is_beyond_red(s: ZombicideState) -> bool:
    """Return whether experience continues beyond red (experience.beyond)."""
    for mechanism in s.edition.listeners["is_beyond_red"]:
        if mechanism.is_beyond_red(s):
            return True
    return False


def is_silenced(s: ZombicideState, who: int, card: int) -> bool:
    """Return whether a survivor's attack with a noisy card makes no noise (noise.token)."""
    for mechanism in s.edition.listeners["is_silenced"]:
        if mechanism.is_silenced(s, who, card):
            return True
    return False


def sees_through(s: ZombicideState, who: int, marks: int) -> int:
    """Return the marks of borders that do not block a survivor's line of sight now (sight.line)."""
    for mechanism in s.edition.listeners["sees_through"]:
        marks = mechanism.sees_through(s, who, marks)
    return marks


def is_spared(s: ZombicideState, who: int, attack: Attack) -> bool:
    """Return whether the misses of an attack never hit a survivor (friendly_fire.misses)."""
    for mechanism in s.edition.listeners["is_spared"]:
        if mechanism.is_spared(s, who, attack):
            return True
    return False


def attack_declared(s: ZombicideState, attack: Attack) -> Steps:
    """Return the steps after an attack is aimed, before its dice are rolled."""
    found: Steps = ()
    for mechanism in s.edition.listeners["attack_declared"]:
        found += mechanism.attack_declared(s, attack)
    return found


def named_bonus(s: ZombicideState, attack: Attack, bonus: int) -> int:
    """Return the bonus on each die of an attack on one named target (combat.concentrated)."""
    for mechanism in s.edition.listeners["named_bonus"]:
        bonus = mechanism.named_bonus(s, attack, bonus)
    return bonus


def is_risky(s: ZombicideState, attack: Attack) -> bool:
    """Return whether extra dice could do more harm than good; if so, the player is asked (skill.roll_six)."""
    for mechanism in s.edition.listeners["is_risky"]:
        if mechanism.is_risky(s, attack):
            return True
    return False


def roll_counted(s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
    """Return the steps that an attack's roll causes after all of the attack is resolved."""
    found: Steps = ()
    for mechanism in s.edition.listeners["roll_counted"]:
        found += mechanism.roll_counted(s, attack, dice)
    return found


def resolve_roll(s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
    """Return steps that resolve the dice of an attack instead of assigning hits; `values` include bonuses."""
    for mechanism in s.edition.listeners["resolve_roll"]:
        return mechanism.resolve_roll(s, attack, values)
    return None


def resolve_hit(s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps | None:
    """Return the steps of a hit on a zombie, in place of the shared rule, whatever its damage (combat.minimum)."""
    for mechanism in s.edition.listeners["resolve_hit"]:
        return mechanism.resolve_hit(s, attack, kind, damage)
    return None


def things_to_hit(s: ZombicideState, zone: int) -> list[str]:
    """Return the names of targets in a zone, other than zombies, to which a hit may be assigned (melee.reach)."""
    found: list[str] = []
    for mechanism in s.edition.listeners["things_to_hit"]:
        found += mechanism.things_to_hit(s, zone)
    return found


def thing_hit(s: ZombicideState, attack: Attack, name: str) -> Steps:
    """Return the steps after a hit is assigned to the thing of this name (`things_to_hit`)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["thing_hit"]:
        found += mechanism.thing_hit(s, attack, name)
    return found


def attack_resolved(s: ZombicideState, attack: Attack) -> Steps:
    """Return the steps after all hits of an attack are assigned and scored."""
    found: Steps = ()
    for mechanism in s.edition.listeners["attack_resolved"]:
        found += mechanism.attack_resolved(s, attack)
    return found


def life(s: ZombicideState, who: int, wounds: int) -> int:
    """Return the number of wounds that eliminates a survivor (wounds.dead)."""
    for mechanism in s.edition.listeners["life"]:
        wounds = mechanism.life(s, who, wounds)
    return wounds


def armour(s: ZombicideState, who: int, needed: int) -> int:
    """Return the lowest value of a die that cancels an attack on a survivor (armour.roll)."""
    for mechanism in s.edition.listeners["armour"]:
        needed = mechanism.armour(s, who, needed)
    return needed


def armour_rerolls(s: ZombicideState, who: int) -> list[str]:
    """Return the cards that let a survivor repeat an armour roll (armour.again)."""
    found: list[str] = []
    for mechanism in s.edition.listeners["armour_rerolls"]:
        found += mechanism.armour_rerolls(s, who)
    return found


def wounds_from_survivors(s: ZombicideState, who: int, wounds: int) -> int:
    """Return how many wounds a survivor suffers from hits by other survivors (friendly_fire.damage)."""
    for mechanism in s.edition.listeners["wounds_from_survivors"]:
        wounds = mechanism.wounds_from_survivors(s, who, wounds)
    return wounds


def wound(s: ZombicideState, who: int, wounds: int) -> Steps | None:
    """Return the steps that mark wounds which were not prevented (wounds.dead)."""
    for mechanism in s.edition.listeners["wound"]:
        return mechanism.wound(s, who, wounds)
    return None


def survivor_wounded(s: ZombicideState, who: int, wounds: int) -> Steps:
    """Return the steps after wounds are marked (wounds.dead)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["survivor_wounded"]:
        found += mechanism.survivor_wounded(s, who, wounds)
    return found


def heal(s: ZombicideState, who: int, wounds: int) -> Steps | None:
    """Return the steps that remove wounds from a survivor (wounds.healed)."""
    for mechanism in s.edition.listeners["heal"]:
        return mechanism.heal(s, who, wounds)
    return None


def survivor_eliminated(s: ZombicideState, who: int) -> Steps:
    """Return the steps after a survivor is eliminated (wounds.eliminated)."""
    found: Steps = ()
    for mechanism in s.edition.listeners["survivor_eliminated"]:
        found += mechanism.survivor_eliminated(s, who)
    return found
