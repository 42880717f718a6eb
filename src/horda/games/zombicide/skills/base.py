"""Skills and their hooks: when the rules call them, and how return values are joined (`hooks.joins`).

Which skills override which hook is determined once, when the edition is created (`hooks_of`). In play, the functions
of `rules.skill_hooks` call only a survivor's skills that override the hook. Where values are not joined (`EACH`), the
rules call each of `skills.listeners`. After a change, run `make hooks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Frame
from horda.games.zombicide.hooks.joins import (
    ALL,
    ANY,
    CHAIN,
    EACH,
    FIRST,
    LAST_FIRST,
    MAX,
    SUM,
    hooks_in,
    hooks_overridden,
)
from horda.games.zombicide.rules.combat.attack import Attack

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

Steps = tuple["Frame", ...]
"""The steps and questions that a skill causes, in order."""

NOTHING: Final[Steps] = ()

Cost = tuple[int, int]
"""What an action costs: one action of a kind, which a free action may pay for, and a number of general actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill of an ID card. It has no state: values that it must store are in the match's state.

    Subclasses override hooks. One class may serve several skills that differ in a parameter: create one object for
    each and list them in the module's `SKILLS`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """Its id in the data: `free_move_action`, `reaper_combat`."""
        self.lends = ""
        """The name of the skill that all survivors in the owner's zone have while there are several."""
        self.open = True
        """Whether it may be chosen freely once a survivor has all skills of its ID card."""

    # --- turns -----------------------------------------------------------------------------------

    def extra_actions(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the number of general actions added to each turn."""
        return 0

    def free_actions(self, s: ZombicideState, who: int) -> Annotated[tuple[int, ...], ALL]:
        """Return the kinds of free action (MOVE, SEARCH...) added to each turn."""
        return ()

    def turn_begins(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return the steps at the beginning of the owner's turn."""
        return NOTHING

    def turn_ends(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return the steps at the end of the owner's turn."""
        return NOTHING

    def round_ends(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps in the end phase."""
        return NOTHING

    def acts_anytime(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner's turn may come between the turns of other seats."""
        return False

    def at_extra_activation(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps after an extra activation card is drawn, before the zombies act."""
        return NOTHING

    def set_up(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return the steps at set-up if the owner has the skill from the start."""
        return NOTHING

    def zombies_done(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return the steps at the end of the zombies' phase."""
        return NOTHING

    def acts(self, s: ZombicideState, who: int, verb: str) -> Annotated[None, EACH]:
        """Record the verb of an action that the owner starts in its turn."""

    def action_done(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return the steps after an action of the owner's turn is resolved."""
        return NOTHING

    # --- actions ---------------------------------------------------------------------------------

    def offers(self, s: ZombicideState, who: int) -> Annotated[list[Choice], EACH]:
        """Return the choices that this skill offers its owner now; the verb of each is the skill's name."""
        return []

    def spends(self, kind: int) -> Annotated[bool, EACH]:
        """Return whether the skill's offer is an action of a kind, for which a free action pays (action.free)."""
        return False

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Annotated[Cost | None, EACH]:
        """Return the cost of the skill's offer, or None if it is free."""
        return None

    def does(self, s: ZombicideState, who: int, choice: Choice) -> Annotated[None, EACH]:
        """Apply the skill's offer; it has been paid for."""

    def zones_per_move(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the number of zones added to each move action."""
        return 0

    def leaves_freely(self, s: ZombicideState, who: int, zone: int) -> Annotated[bool, ANY]:
        """Return whether zombies do not add to the cost of leaving a zone."""
        return False

    def passes_zombies(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether zombies in a zone that the owner enters do not end its move."""
        return False

    def searches_anywhere(self, s: ZombicideState, who: int, zone: int) -> Annotated[bool, ANY]:
        """Return whether the owner may search outside of buildings."""
        return False

    def searches_again(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner may search more than once in a turn."""
        return False

    def search_cards(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the number of cards added to each search."""
        return 0

    def card_drawn(self, s: ZombicideState, who: int, card: int) -> Annotated[Steps, FIRST]:
        """Return the steps after the owner draws an equipment card, before the card takes effect."""
        return NOTHING

    def card_found(self, s: ZombicideState, who: int, card: int) -> Annotated[Steps, ALL]:
        """Return the steps after a search of the owner has found a card that is kept."""
        return NOTHING

    def opens_barehanded(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner opens doors without equipment, roll or noise."""
        return False

    def more_made(self, s: ZombicideState, who: int, face: str) -> Annotated[int, SUM]:
        """Return the number of additional cards when the owner combines two cards into this one."""
        return 0

    def rolled_again(self, s: ZombicideState, who: int) -> Annotated[None, EACH]:
        """Record that the owner has used this skill to re-roll dice."""

    def reloads_freely(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether reloading is free for the owner."""
        return False

    def counts_in_hand(self, s: ZombicideState, who: int, card: int) -> Annotated[bool, EACH]:
        """Return whether a card in another slot counts as being in hand; only the card's face may be read."""
        return False

    def more_room(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return how many more cards the owner may carry, if fewer are allowed than there are slots."""
        return 0

    def is_dual(self, s: ZombicideState, who: int, card: int) -> Annotated[bool, ANY]:
        """Return whether a card counts as dual."""
        return False

    # --- combat ----------------------------------------------------------------------------------

    def dice_instead(self, s: ZombicideState, attack: Attack, card: int) -> Annotated[int, MAX]:
        """Return the number of dice that may replace a weapon's own, or -1."""
        return -1

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> Annotated[int, SUM]:
        """Return the number of dice added to one weapon of the owner's attack."""
        return 0

    def attack_dice(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the number of dice added once to the owner's attack, regardless of its weapons."""
        return 0

    def die_bonus(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the bonus on each die of the owner's attack."""
        return 0

    def rerolls(self, s: ZombicideState, who: int, armour: bool) -> Annotated[bool, EACH]:
        """Return whether all dice of the owner's action or armour roll may be rolled again once."""
        return False

    def six_dice(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the number of dice that each 6 of the owner's attack adds."""
        return 0

    def six_damage(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the damage that each 6 of the owner's attack adds."""
        return 0

    def damage(self, s: ZombicideState, attack: Attack, card: int, damage: int) -> Annotated[int, CHAIN]:
        """Return the damage of a weapon in the owner's attack, given its damage before this skill."""
        return damage

    def farthest(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the number of zones added to the maximum range of ranged weapons and combat spells."""
        return 0

    def ignores_nearest(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the minimum range does not apply in the owner's own zone."""
        return False

    def aims_apart(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether two dual weapons may be aimed at different zones in one action."""
        return False

    def chooses_targets(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner assigns the hits of a shot freely."""
        return False

    def spares_friends(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner's misses hit no survivors."""
        return False

    def gains_by_wounds(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether wounds can be an advantage for the owner."""
        return False

    def spares_at_will(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner's misses spare the survivors that its player chooses (skill.steady_hand)."""
        return False

    def cannot_be_hit(self, s: ZombicideState, who: int, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether attacks of other survivors cannot hit the owner."""
        return False

    def reaps(self, s: ZombicideState, attack: Attack) -> Annotated[bool, EACH]:
        """Return whether one hit of the owner's action may kill a second, identical zombie."""
        return False

    def after_kill(self, s: ZombicideState, attack: Attack, kind: int) -> Annotated[Steps, ALL]:
        """Return the steps after a hit of the owner's attack kills a zombie of a kind."""
        return NOTHING

    def zone_cleared(self, s: ZombicideState, who: int, zone: int) -> Annotated[Steps, ALL]:
        """Return the steps after the owner kills the last zombie of a zone, by any means."""
        return NOTHING

    def after_attack(self, s: ZombicideState, attack: Attack, kills: int) -> Annotated[Steps, ALL]:
        """Return the steps after the owner's attack, given its number of kills."""
        return NOTHING

    def experience(self, s: ZombicideState, who: int, kind: int, points: int) -> Annotated[int, CHAIN]:
        """Return the experience for a zombie that the owner killed, given the value before this skill."""
        return points

    def casts_twice(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether each of the owner's enchantments may have a second target."""
        return False

    # --- zombies ---------------------------------------------------------------------------------

    def wounds(self, s: ZombicideState, who: int, kind: int, wounds: int) -> Annotated[int, CHAIN]:
        """Return the wounds of a zombie's attack on the owner, given the wounds before this skill."""
        return wounds

    def softens(self, s: ZombicideState, who: int, wounds: int) -> Annotated[int, CHAIN]:
        """Return how many wounds from zombies the owner suffers, given the number before this skill.

        It is called after the armour rolls, and before equipment is discarded to prevent wounds.
        """
        return wounds

    def shrugs_off(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner may discard any equipment to cancel wounds (skill.shrug_off)."""
        return False

    def keeps_cards(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether wounds cost the owner no equipment as long as there are free slots for them."""
        return False

    def armour(self, s: ZombicideState, who: int, needed: int) -> Annotated[int, CHAIN]:
        """Return the value that the owner's armour roll must reach (7: no roll), given the value before this skill."""
        return needed

    def is_ignored(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether zombies neither see, hear nor attack the owner."""
        return False

    def noise(self, s: ZombicideState, who: int, noise: int) -> Annotated[int, CHAIN]:
        """Return the noise that the owner itself counts as, given the value before this skill."""
        return noise

    def is_silent(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner's equipment never makes noise."""
        return False

    def after_spawn(self, s: ZombicideState, who: int, zone: int) -> Annotated[Steps, ALL]:
        """Return the steps after zombies appear in a zone."""
        return NOTHING


HOOKS: Final = hooks_in(Skill)
"""The names of all hooks of skills."""


def hooks_of(skill: Skill) -> list[str]:
    """Return the names of the hooks that a skill overrides."""
    return hooks_overridden(skill, Skill, HOOKS)


def bit_of(s: ZombicideState, skill: Skill) -> int:
    """Return a skill's bit in `skills`, `used` and `used_now`; its number depends on the edition."""
    return 1 << s.edition.skill_number[skill.name]


def mark_of(s: ZombicideState, who: int, skill: Skill) -> int:
    """Return the counter of a skill for a survivor; 0 if it is not set."""
    marks = s.marks.get(skill.name)
    return 0 if marks is None else marks[who]


def mark(s: ZombicideState, who: int, skill: Skill, value: int) -> None:
    """Set the counter of a skill for a survivor."""
    if mark_of(s, who, skill) != value:
        marks = s.marks.get(skill.name) or [0] * len(s.roster)
        s.marks = {**s.marks, skill.name: put(marks, who, value)}


def marks_of(s: ZombicideState) -> dict[str, dict[str, int]]:
    """Return the counters of skills that are not 0, by skill and survivor."""
    return {
        skill: {s.roster[who]: value for who, value in enumerate(marks) if value}
        for skill, marks in s.marks.items()
        if any(marks)
    }
