"""The hooks of mechanisms: when the shared rules call them, and how return values are joined (`hooks.joins`).

A hook that returns steps is named after an event (`zombie_killed`), one that replaces the shared rule in the
imperative (`make_noise`). After a change, run `make hooks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from mypy_extensions import mypyc_attr

from horda.games.zombicide.hooks.joins import ALL, ANY, CHAIN, FIRST, ONE

if TYPE_CHECKING:
    from horda.engine.choices import Choice
    from horda.engine.state import Result
    from horda.games.zombicide.mechanism import Steps
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.rules.zombies.groups import Activation
    from horda.games.zombicide.rules.zombies.reasons import Senses
    from horda.games.zombicide.state import ZombicideState


@mypyc_attr(allow_interpreted_subclasses=True)
class MechanismHooks:
    """The hooks that the shared rules call on mechanisms. By default each does nothing."""

    # --- turns and the board ----------------------------------------------------------------------

    def action_ended(self, s: ZombicideState) -> Annotated[Steps, ALL]:
        """Return the steps that follow any action of a survivor, before anything else (action.kinds)."""
        return ()

    def bystanders(self, s: ZombicideState, bystanders: int) -> Annotated[int, CHAIN]:
        """Return the survivors without turns of their own, as bits (turn.actions)."""
        return bystanders

    def leader(self, s: ZombicideState, who: int, leader: int) -> Annotated[int, CHAIN]:
        """Return the survivor whom a survivor without turns follows, or NOWHERE (turn.actions)."""
        return leader

    def why_not_walk(self, s: ZombicideState, who: int) -> Annotated[str | None, FIRST]:
        """Return the rule that forbids a survivor to walk at all; None if there is none (move.edge)."""
        return None

    def why_not_search(self, s: ZombicideState, who: int) -> Annotated[str | None, FIRST]:
        """Return the rule that forbids a survivor any search; None if there is none (search.once)."""
        return None

    def why_not_make_noise(self, s: ZombicideState, who: int) -> Annotated[str | None, FIRST]:
        """Return the rule that forbids a survivor to make noise on purpose; None if there is none (action.noise)."""
        return None

    def search_started(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps before a survivor draws cards in a search (search.action)."""
        return ()

    def taking_started(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps before a survivor takes an objective (objective.take)."""
        return ()

    def zone_left(self, s: ZombicideState, who: int, zone: int, *, acts: bool) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor leaves a zone, by its own action or moved by something else (move.edge)."""
        return ()

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor has entered a zone from the zone `before` (move.edge)."""
        return ()

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> Annotated[bool, ANY]:
        """Return whether something happens to a survivor who only passes through a zone (skill.charge)."""
        return False

    def hedge_crossed(self, s: ZombicideState, who: int, zone: int) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor goes through a hedge into a zone that nobody sees."""
        return ()

    def board_left(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor has left the board alive (goal.escape)."""
        return ()

    def is_out_of_touch(self, s: ZombicideState, who: int, other: int) -> Annotated[bool, ANY]:
        """Return whether two survivors on the board cannot interact with each other (skill.born_leader)."""
        return False

    def open_rooms(self, s: ZombicideState, who: int, gate: int) -> Annotated[Steps | None, ONE]:
        """Return the steps that fill the rooms behind a door that opens (building.reveal)."""
        return None

    def is_searchable(self, s: ZombicideState, zone: int) -> Annotated[bool, ANY]:
        """Return whether a zone of an unsearchable kind may be searched (search.place)."""
        return False

    def spring_trap(self, s: ZombicideState, who: int, kind: int) -> Annotated[Steps | None, ONE]:
        """Return the steps of an equipment card that turns out to be a zombie of a kind (search.trap)."""
        return None

    def make_noise(self, s: ZombicideState, zone: int) -> Annotated[bool, ONE]:
        """Put noise into a zone (noise.token); return True if this replaces the shared rule."""
        return False

    def still_noise(self, s: ZombicideState) -> Annotated[bool, ONE]:
        """Remove noise in the end phase (noise.end); return True if this replaces the shared rule."""
        return False

    def loud_zone(self, s: ZombicideState, loud: int) -> Annotated[int, CHAIN]:
        """Return the zone that counts as the noisiest regardless of noise, or NOWHERE (noise.loudest)."""
        return loud

    # --- the dead ---------------------------------------------------------------------------------

    def aim_zombies(self, s: ZombicideState, zone: int, senses: Senses) -> Annotated[list[int] | None, ONE]:
        """Return the zones to which the zombies of a zone want to move (zombie.goal)."""
        return None

    def path_modes(
        self, s: ZombicideState, zone: int, modes: tuple[int, ...]
    ) -> Annotated[tuple[int, ...], CHAIN]:
        """Return the modes of the path search of a zone's zombies; each is tried if those before it find no path."""
        return modes

    def individuals_activated(self, s: ZombicideState, singles: tuple[int, ...]) -> Annotated[Steps, ALL]:
        """Return the steps after individual zombies are activated, before any zombie attacks."""
        return ()

    def walk_individual(self, s: ZombicideState, one: int) -> Annotated[Steps | None, ONE]:
        """Return the steps that move an individual zombie with movement rules of its own."""
        return None

    def zombie_killed(self, s: ZombicideState, who: int, kind: int, one: int) -> Annotated[Steps, ALL]:
        """Return the steps after a zombie's death (kill.zombie).

        `who` is the killer; `one` is the zombie's number if it is an individual; both may be NOWHERE.
        """
        return ()

    def zombies_walked(self, s: ZombicideState, activation: Activation) -> Annotated[Steps, ALL]:
        """Return the steps after the moves of an activation, before its next action (zombie.activation)."""
        return ()

    def zombies_arrived(self, s: ZombicideState, zone: int) -> Annotated[Steps, ALL]:
        """Return the steps after all zombies that move into a zone have arrived (zombie.enters)."""
        return ()

    def bring_zombies(
        self, s: ZombicideState, zone: int, kind: int, count: int
    ) -> Annotated[Steps | None, ONE]:
        """Return the steps that place zombies which a card or the mission brings into a zone (spawn.row)."""
        return None

    def token_reached(self, s: ZombicideState, token: int) -> Annotated[Steps, ALL]:
        """Return the steps of a token, other than a spawn token, when its turn comes (spawn.order)."""
        return ()

    def faces_laid(self, s: ZombicideState) -> Annotated[Steps, ALL]:
        """Return the steps that set up other tokens after hidden objectives have got their faces (setup.tokens)."""
        return ()

    # --- goals and what survivors carry -----------------------------------------------------------

    def victory(self, s: ZombicideState, result: Result) -> Annotated[Result, CHAIN]:
        """Return who has won when the mission is accomplished (goal.win)."""
        return result

    def why_lost(self, s: ZombicideState) -> Annotated[Result | None, FIRST]:
        """Return the result of a match that is lost for a reason other than the mission's (goal.lose)."""
        return None

    def is_unfinished(self, s: ZombicideState) -> Annotated[bool, ANY]:
        """Return whether the team has goals to reach besides the mission's own (goal.win)."""
        return False

    def why_not_carry(self, s: ZombicideState, who: int, colour: str) -> Annotated[str | None, FIRST]:
        """Return the rule that forbids a survivor to take an objective of a colour (objective.take)."""
        return None

    def objective_taken(self, s: ZombicideState, who: int, zone: int, colour: str) -> Annotated[Steps, ALL]:
        """Return the steps after an objective is taken, besides the mission's effects (objective.take)."""
        return ()

    def objective_picked_up(self, s: ZombicideState, who: int, colour: str) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor picks up an objective of an eliminated survivor (objective.take)."""
        return ()

    def hand_overs(self, s: ZombicideState, who: int, other: int) -> Annotated[list[Choice], ALL]:
        """Return the choices for trading something other than cards between two survivors (trade.other)."""
        return []

    def thing_handed_over(self, s: ZombicideState, taker: int, thing: str) -> Annotated[Steps, ALL]:
        """Return the steps after something other than a card changes hands, given by colour or name (trade.other)."""
        return ()

    def combinations(
        self, s: ZombicideState, who: int, loose: tuple[int, ...]
    ) -> Annotated[list[Choice], ALL]:
        """Return the choices for combining a survivor's cards, including the newly drawn ones (inventory.combine)."""
        return []

    def combine(
        self, s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]
    ) -> Annotated[tuple[int, ...] | None, ONE]:
        """Combine two cards and return the cards that must then be stowed (inventory.combine)."""
        return None

    def lent_skills(self, s: ZombicideState, who: int, skills: int) -> Annotated[int, CHAIN]:
        """Return the skills that other survivors or cards lend a survivor at present, as bits (experience.skills)."""
        return skills

    def skill_learned(self, s: ZombicideState, who: int, name: str) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor has learnt a skill of its own (experience.skills)."""
        return ()

    def is_beyond_red(self, s: ZombicideState) -> Annotated[bool, ANY]:
        """Return whether experience continues beyond red (experience.beyond)."""
        return False

    # --- attacks ----------------------------------------------------------------------------------

    def is_silenced(self, s: ZombicideState, who: int, card: int) -> Annotated[bool, ANY]:
        """Return whether a survivor's attack with a noisy card makes no noise (noise.token)."""
        return False

    def sees_through(self, s: ZombicideState, who: int, marks: int) -> Annotated[int, CHAIN]:
        """Return the marks of borders that do not block a survivor's line of sight now (sight.line)."""
        return marks

    def is_spared(self, s: ZombicideState, who: int, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the misses of an attack never hit a survivor (friendly_fire.misses)."""
        return False

    def attack_declared(self, s: ZombicideState, attack: Attack) -> Annotated[Steps, ALL]:
        """Return the steps after an attack is aimed, before its dice are rolled."""
        return ()

    def named_bonus(self, s: ZombicideState, attack: Attack, bonus: int) -> Annotated[int, CHAIN]:
        """Return the bonus on each die of an attack on one named target (combat.concentrated)."""
        return bonus

    def is_risky(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether extra dice could do more harm than good; if so, the player is asked (skill.roll_six)."""
        return False

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Annotated[Steps, ALL]:
        """Return the steps that an attack's roll causes after all of the attack is resolved."""
        return ()

    def resolve_roll(
        self, s: ZombicideState, attack: Attack, values: list[int]
    ) -> Annotated[Steps | None, ONE]:
        """Return steps that resolve the dice of an attack instead of assigning hits; `values` include bonuses."""
        return None

    def resolve_hit(
        self, s: ZombicideState, attack: Attack, kind: int, damage: int
    ) -> Annotated[Steps | None, ONE]:
        """Return the steps of a hit on a zombie, in place of the shared rule, whatever its damage (combat.minimum)."""
        return None

    def things_to_hit(self, s: ZombicideState, zone: int) -> Annotated[list[str], ALL]:
        """Return the names of targets in a zone, other than zombies, to which a hit may be assigned (melee.reach)."""
        return []

    def thing_hit(self, s: ZombicideState, attack: Attack, name: str) -> Annotated[Steps, ALL]:
        """Return the steps after a hit is assigned to the thing of this name (`things_to_hit`)."""
        return ()

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Annotated[Steps, ALL]:
        """Return the steps after all hits of an attack are assigned and scored."""
        return ()

    # --- wounds -----------------------------------------------------------------------------------

    def life(self, s: ZombicideState, who: int, wounds: int) -> Annotated[int, CHAIN]:
        """Return the number of wounds that eliminates a survivor (wounds.dead)."""
        return wounds

    def armour(self, s: ZombicideState, who: int, needed: int) -> Annotated[int, CHAIN]:
        """Return the lowest value of a die that cancels an attack on a survivor (armour.roll)."""
        return needed

    def armour_rerolls(self, s: ZombicideState, who: int) -> Annotated[list[str], ALL]:
        """Return the cards that let a survivor repeat an armour roll (armour.again)."""
        return []

    def wounds_from_survivors(self, s: ZombicideState, who: int, wounds: int) -> Annotated[int, CHAIN]:
        """Return how many wounds a survivor suffers from hits by other survivors (friendly_fire.damage)."""
        return wounds

    def wound(self, s: ZombicideState, who: int, wounds: int) -> Annotated[Steps | None, ONE]:
        """Return the steps that mark wounds which were not prevented (wounds.dead)."""
        return None

    def survivor_wounded(self, s: ZombicideState, who: int, wounds: int) -> Annotated[Steps, ALL]:
        """Return the steps after wounds are marked (wounds.dead)."""
        return ()

    def heal(self, s: ZombicideState, who: int, wounds: int) -> Annotated[Steps | None, ONE]:
        """Return the steps that remove wounds from a survivor (wounds.healed)."""
        return None

    def survivor_eliminated(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps after a survivor is eliminated (wounds.eliminated)."""
        return ()
