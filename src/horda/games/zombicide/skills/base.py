"""What a skill is: the moments at which it may speak. The base answers "nothing" to each.

Which skills speak at which moment is worked out once, when the edition is made (`moments_of`); in play
only those that a survivor has and that speak there are asked (`speakers`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.steps import Frame
from horda.games.zombicide.rules.attack import Attack

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table

Steps = tuple["Frame", ...]
"""What a skill wants to happen: steps and questions, the first first."""

NOTHING: Final[Steps] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill of an ID card. It has no state: what it must remember is in the Table.

    Subclasses override the moments they speak at. One class may serve several skills that differ in a
    parameter: make one object for each and list them in the module's `SKILLS`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """Its id in the data: `free_move_action`, `reaper_combat`."""
        self.number = 0
        """Its bit in `Table.skills`, given by the edition."""

    # --- turns -----------------------------------------------------------------------------------

    def extra_actions(self, s: Table, who: int) -> int:
        """General actions added to each turn."""
        return 0

    def free_actions(self, s: Table, who: int) -> tuple[int, ...]:
        """Kinds of free action (MOVE, SEARCH...) added to each turn."""
        return ()

    def turn_begins(self, s: Table, who: int) -> Steps:
        """At the beginning of the owner's turn."""
        return NOTHING

    def turn_ends(self, s: Table, who: int) -> Steps:
        """At the end of the owner's turn."""
        return NOTHING

    def round_ends(self, s: Table, who: int) -> Steps:
        """In the end phase."""
        return NOTHING

    def acts_anytime(self, s: Table, who: int) -> bool:
        """Whether the owner's turn may come between other seats' turns."""
        return False

    def at_extra_activation(self, s: Table, who: int) -> Steps:
        """When an extra activation card is drawn, before the zombies act."""
        return NOTHING

    def set_up(self, s: Table, who: int) -> Steps:
        """When the match is set up and the owner has the skill from the start."""
        return NOTHING

    def gained(self, s: Table, who: int) -> Steps:
        """When the owner gains the skill in play."""
        return NOTHING

    # --- actions ---------------------------------------------------------------------------------

    def offers(self, s: Table, who: int) -> list[Choice]:
        """What the owner may do by this skill now; each choice's verb is the skill's name."""
        return []

    def does(self, s: Table, who: int, choice: Choice) -> None:
        """Do what was offered."""

    def zones_per_move(self, s: Table, who: int) -> int:
        """Zones added to each move action."""
        return 0

    def leaves_freely(self, s: Table, who: int, zone: int) -> bool:
        """Whether zombies do not make leaving a zone cost more."""
        return False

    def searches_anywhere(self, s: Table, who: int, zone: int) -> bool:
        """Whether the owner may search outside of buildings."""
        return False

    def search_cards(self, s: Table, who: int) -> int:
        """Cards added to each search."""
        return 0

    def card_drawn(self, s: Table, who: int, card: int) -> Steps:
        """When the owner draws an equipment card, before anything is done with it."""
        return NOTHING

    def opens_barehanded(self, s: Table, who: int) -> bool:
        """Whether the owner opens doors without equipment, roll or noise."""
        return False

    def reloads_freely(self, s: Table, who: int) -> bool:
        """Whether the owner reloads at no cost."""
        return False

    def counts_in_hand(self, s: Table, who: int, card: int) -> bool:
        """Whether a card in another slot counts as held in a hand."""
        return False

    def is_dual(self, s: Table, who: int, card: int) -> bool:
        """Whether a card counts as dual."""
        return False

    # --- combat ----------------------------------------------------------------------------------

    def dice_instead(self, s: Table, attack: Attack, card: int) -> int:
        """Dice that may replace a weapon's own; -1 for none."""
        return -1

    def dice(self, s: Table, attack: Attack, card: int) -> int:
        """Dice added to one weapon of the owner's attack."""
        return 0

    def attack_dice(self, s: Table, attack: Attack) -> int:
        """Dice added once to the owner's attack, however many weapons it uses."""
        return 0

    def die_bonus(self, s: Table, attack: Attack) -> int:
        """What is added to each die of the owner's attack."""
        return 0

    def rerolls(self, s: Table, attack: Attack) -> int:
        """How often all dice of the owner's attack may be rolled again."""
        return 0

    def rolls_on_six(self, s: Table, attack: Attack) -> bool:
        """Whether each 6 of the owner's attack gives one more die."""
        return False

    def damage(self, s: Table, attack: Attack, card: int, damage: int) -> int:
        """The damage of a weapon in the owner's attack, given what it is so far."""
        return damage

    def farthest(self, s: Table, attack: Attack, card: int) -> int:
        """Zones added to a weapon's maximum range."""
        return 0

    def ignores_nearest(self, s: Table, attack: Attack, card: int) -> bool:
        """Whether a weapon's minimum range does not bind the owner in its own zone."""
        return False

    def sees_through(self, s: Table, who: int) -> int:
        """Marks of borders (HEDGE, WALL...) that do not hide anything from the owner."""
        return 0

    def chooses_targets(self, s: Table, attack: Attack) -> bool:
        """Whether the owner assigns the hits of a shot freely."""
        return False

    def spares_friends(self, s: Table, attack: Attack) -> bool:
        """Whether the owner's misses may pass survivors by."""
        return False

    def cannot_be_hit(self, s: Table, who: int, attack: Attack) -> bool:
        """Whether the owner is no target of another's attack."""
        return False

    def after_kill(self, s: Table, attack: Attack, kind: int) -> Steps:
        """When the owner's attack has killed one zombie of a kind."""
        return NOTHING

    def after_attack(self, s: Table, attack: Attack, kills: int) -> Steps:
        """When the owner's attack is over."""
        return NOTHING

    def experience(self, s: Table, who: int, kind: int, points: int) -> int:
        """The points for a zombie of a kind that the owner killed, given what they are so far."""
        return points

    # --- zombies ---------------------------------------------------------------------------------

    def wounds(self, s: Table, who: int, kind: int, wounds: int) -> int:
        """The wounds of a zombie's attack on the owner, given what they are so far."""
        return wounds

    def before_wounds(self, s: Table, who: int, wounds: int) -> Steps:
        """When the owner is about to suffer wounds."""
        return NOTHING

    def armour(self, s: Table, who: int, needed: int) -> int:
        """What the owner's armour roll must reach (7: no roll), given what it is so far."""
        return needed

    def is_ignored(self, s: Table, who: int) -> bool:
        """Whether zombies neither see, hear nor attack the owner."""
        return False

    def noise(self, s: Table, who: int, noise: int) -> int:
        """How much noise the owner's figure counts for, given what it is so far."""
        return noise

    def after_spawn(self, s: Table, who: int, zone: int) -> Steps:
        """When zombies have come onto the board in a zone."""
        return NOTHING


MOMENTS: Final = tuple(
    name for name, value in vars(Skill).items() if callable(value) and not name.startswith("_")
)
"""The names of all moments."""


def moments_of(skill: Skill) -> list[str]:
    """The moments at which a skill speaks: those that its class, or one above it, overrides."""
    said: list[str] = []
    for kind in type(skill).__mro__:
        if kind is Skill:
            break
        said.extend(name for name in vars(kind) if name in MOMENTS and name not in said)
    return said


def speakers(s: Table, who: int, moment: str) -> list[Skill]:
    """The skills of a survivor that speak at a moment."""
    mask = s.skills[who] & s.edition.speaking[moment]
    if not mask:
        return SILENCE
    found: list[Skill] = []
    while mask:
        lowest = mask & -mask
        found.append(s.edition.skills[lowest.bit_length() - 1])
        mask ^= lowest
    return found


SILENCE: Final[list[Skill]] = []
