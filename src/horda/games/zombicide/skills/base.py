"""Skills and their hooks: where the rules ask a skill, with what, and how answers are joined (`hooks.joins`).

Which skills answer which hook is found once, when the edition is made (`hooks_of`). In play only the skills that a
survivor has and that answer the hook are asked, by the functions of `rules.skill_hooks`. Hooks whose answers are not
joined (`EACH`) are asked of each of `skills.listeners`. After a change, run `make hooks`.
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
"""What a skill wants to happen: steps and questions, the first first."""

NOTHING: Final[Steps] = ()

Cost = tuple[int, int]
"""What an action costs: one of a kind, which a free action may pay for, and general ones on top."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill of an ID card. It has no state: what it must remember is in the state.

    Subclasses override the hooks they answer. One class may serve several skills that differ in a
    parameter: make one object for each and list them in the module's `SKILLS`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """Its id in the data: `free_move_action`, `reaper_combat`."""
        self.lends = ""
        """The skill that all survivors in the owner's zone have while there are several."""
        self.open = True
        """Whether it may be chosen freely when an ID card has no more to give."""

    # --- turns -----------------------------------------------------------------------------------

    def extra_actions(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the general actions added to each turn."""
        return 0

    def free_actions(self, s: ZombicideState, who: int) -> Annotated[tuple[int, ...], ALL]:
        """Return the kinds of free action (MOVE, SEARCH...) added to each turn."""
        return ()

    def turn_begins(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return what is done at the beginning of the owner's turn."""
        return NOTHING

    def turn_ends(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return what is done at the end of the owner's turn."""
        return NOTHING

    def round_ends(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return what is done in the end phase."""
        return NOTHING

    def acts_anytime(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner's turn may come between other seats' turns."""
        return False

    def at_extra_activation(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return what is done when an extra activation card is drawn, before the zombies act."""
        return NOTHING

    def set_up(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return what is done at set-up if the owner has the skill from the start."""
        return NOTHING

    def zombies_done(self, s: ZombicideState, who: int) -> Annotated[Steps, ALL]:
        """Return what is done at the end of the zombies' phase."""
        return NOTHING

    def acts(self, s: ZombicideState, who: int, verb: str) -> Annotated[None, EACH]:
        """Note that the owner begins something in its turn, before it is done."""

    def action_done(self, s: ZombicideState, who: int) -> Annotated[Steps, LAST_FIRST]:
        """Return what follows when an action of the owner's turn is resolved."""
        return NOTHING

    # --- actions ---------------------------------------------------------------------------------

    def offers(self, s: ZombicideState, who: int) -> Annotated[list[Choice], EACH]:
        """Return what the owner may do with this skill now; each choice's verb is the skill's name."""
        return []

    def spends(self, kind: int) -> Annotated[bool, EACH]:
        """Return whether what the skill offers is an action of a kind, for which a free one pays (action.free)."""
        return False

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Annotated[Cost | None, EACH]:
        """Return what it costs to do what was offered, or None if it is free."""
        return None

    def does(self, s: ZombicideState, who: int, choice: Choice) -> Annotated[None, EACH]:
        """Do what was offered; it has been paid for."""

    def zones_per_move(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the zones added to each move action."""
        return 0

    def leaves_freely(self, s: ZombicideState, who: int, zone: int) -> Annotated[bool, ANY]:
        """Return whether zombies do not make leaving a zone cost more."""
        return False

    def passes_zombies(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether zombies in a zone that is entered do not end the owner's move."""
        return False

    def searches_anywhere(self, s: ZombicideState, who: int, zone: int) -> Annotated[bool, ANY]:
        """Return whether the owner may search outside of buildings."""
        return False

    def searches_again(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner may search more than once a turn."""
        return False

    def search_cards(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the cards added to each search."""
        return 0

    def card_drawn(self, s: ZombicideState, who: int, card: int) -> Annotated[Steps, FIRST]:
        """Return what follows when the owner draws an equipment card, before anything is done with it."""
        return NOTHING

    def card_found(self, s: ZombicideState, who: int, card: int) -> Annotated[Steps, ALL]:
        """Return what follows when a search of the owner has brought a card that is kept."""
        return NOTHING

    def opens_barehanded(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner opens doors without equipment, roll or noise."""
        return False

    def more_made(self, s: ZombicideState, who: int, face: str) -> Annotated[int, SUM]:
        """Return the cards added to what the owner makes of two others."""
        return 0

    def rolled_again(self, s: ZombicideState, who: int) -> Annotated[None, EACH]:
        """Note that the owner has used this skill to roll dice again."""

    def reloads_freely(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner reloads at no cost."""
        return False

    def counts_in_hand(self, s: ZombicideState, who: int, card: int) -> Annotated[bool, EACH]:
        """Return whether a card in another slot counts as held in a hand; it may ask what card it is, no more."""
        return False

    def more_room(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the slots added to what the owner may carry, where that is less than there are slots."""
        return 0

    def is_dual(self, s: ZombicideState, who: int, card: int) -> Annotated[bool, ANY]:
        """Return whether a card counts as dual."""
        return False

    # --- combat ----------------------------------------------------------------------------------

    def dice_instead(self, s: ZombicideState, attack: Attack, card: int) -> Annotated[int, MAX]:
        """Return the dice that may replace a weapon's own, or -1."""
        return -1

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> Annotated[int, SUM]:
        """Return the dice added to one weapon of the owner's attack."""
        return 0

    def attack_dice(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the dice added once to the owner's attack, however many weapons it uses."""
        return 0

    def die_bonus(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return what is added to each die of the owner's attack."""
        return 0

    def rerolls(self, s: ZombicideState, who: int, armour: bool) -> Annotated[bool, EACH]:
        """Return whether all dice of an action, or of an armour roll, of the owner may be rolled again once."""
        return False

    def six_dice(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the dice that each 6 of the owner's attack adds."""
        return 0

    def six_damage(self, s: ZombicideState, attack: Attack) -> Annotated[int, SUM]:
        """Return the damage that each 6 of the owner's attack adds."""
        return 0

    def damage(self, s: ZombicideState, attack: Attack, card: int, damage: int) -> Annotated[int, CHAIN]:
        """Return the damage of a weapon in the owner's attack, given its damage before this skill."""
        return damage

    def farthest(self, s: ZombicideState, who: int) -> Annotated[int, SUM]:
        """Return the zones added to the maximum range of ranged weapons and combat spells."""
        return 0

    def ignores_nearest(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the minimum range does not bind the owner in its own zone."""
        return False

    def aims_apart(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether two dual weapons may be aimed at different zones in one action."""
        return False

    def chooses_targets(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner assigns the hits of a shot freely."""
        return False

    def spares_friends(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner's misses hit no survivor."""
        return False

    def gains_by_wounds(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether the owner may want to be wounded."""
        return False

    def spares_at_will(self, s: ZombicideState, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner's misses spare the survivors that its player chooses (skill.steady_hand)."""
        return False

    def cannot_be_hit(self, s: ZombicideState, who: int, attack: Attack) -> Annotated[bool, ANY]:
        """Return whether the owner is no target of another's attack."""
        return False

    def reaps(self, s: ZombicideState, attack: Attack) -> Annotated[bool, EACH]:
        """Return whether one hit of the owner's action may kill a second, identical zombie."""
        return False

    def after_kill(self, s: ZombicideState, attack: Attack, kind: int) -> Annotated[Steps, ALL]:
        """Return what follows when a hit of the owner's attack has killed a zombie of a kind."""
        return NOTHING

    def zone_cleared(self, s: ZombicideState, who: int, zone: int) -> Annotated[Steps, ALL]:
        """Return what follows when the owner has killed the last zombie of a zone, in whatever way."""
        return NOTHING

    def after_attack(self, s: ZombicideState, attack: Attack, kills: int) -> Annotated[Steps, ALL]:
        """Return what follows when the owner's attack is over, by its number of kills."""
        return NOTHING

    def experience(self, s: ZombicideState, who: int, kind: int, points: int) -> Annotated[int, CHAIN]:
        """Return the points for a zombie that the owner killed, given the points before this skill."""
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
        """Return whether wounds cost the owner no equipment as long as there is room for them."""
        return False

    def armour(self, s: ZombicideState, who: int, needed: int) -> Annotated[int, CHAIN]:
        """Return what the owner's armour roll must reach (7: no roll), given the value before this skill."""
        return needed

    def is_ignored(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether zombies neither see, hear nor attack the owner."""
        return False

    def noise(self, s: ZombicideState, who: int, noise: int) -> Annotated[int, CHAIN]:
        """Return how much noise the owner's figure counts for, given the noise before this skill."""
        return noise

    def is_silent(self, s: ZombicideState, who: int) -> Annotated[bool, ANY]:
        """Return whether nothing that the owner does with equipment makes noise."""
        return False

    def after_spawn(self, s: ZombicideState, who: int, zone: int) -> Annotated[Steps, ALL]:
        """Return what follows when zombies have come onto the board in a zone."""
        return NOTHING


HOOKS: Final = hooks_in(Skill)
"""The names of all hooks of skills."""


def hooks_of(skill: Skill) -> list[str]:
    """Return the hooks that a skill answers."""
    return hooks_overridden(skill, Skill, HOOKS)


def bit_of(s: ZombicideState, skill: Skill) -> int:
    """Return a skill's bit in `skills`, `used` and `used_now`: editions share skills, not their numbers."""
    return 1 << s.edition.skill_number[skill.name]


def mark_of(s: ZombicideState, who: int, skill: Skill) -> int:
    """Return what a skill remembers of a survivor; 0 for nothing."""
    marks = s.marks.get(skill.name)
    return 0 if marks is None else marks[who]


def mark(s: ZombicideState, who: int, skill: Skill, value: int) -> None:
    """Set what a skill remembers of a survivor."""
    if mark_of(s, who, skill) != value:
        marks = s.marks.get(skill.name) or [0] * len(s.roster)
        s.marks = {**s.marks, skill.name: put(marks, who, value)}


def marks_of(s: ZombicideState) -> dict[str, dict[str, int]]:
    """Return what skills remember, by skill and survivor, wherever there is anything."""
    return {
        skill: {s.roster[who]: value for who, value in enumerate(marks) if value}
        for skill, marks in s.marks.items()
        if any(marks)
    }
