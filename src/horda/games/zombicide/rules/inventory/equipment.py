"""Equipment as printed: what a card is, where it goes, how it fights (equipment.kinds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

HAND: Final = "hand"
BODY: Final = "body"
PACK: Final = "pack"
ANY: Final = "any"
"""The icon of a card that fits everywhere and works from anywhere (inventory.support)."""

NEVER: Final = "never"
AUTO: Final = "auto"

NO_ARMOUR: Final = 7
"""What no die reaches."""

ARTEFACT_PILE: Final = "aside"


class Profile:
    """One way of fighting with a card: a row of combat characteristics (equipment.combat)."""

    def __init__(
        self, kind: int, *, nearest: int, farthest: int, dice: int, accuracy: int, damage: int
    ) -> None:
        self.kind = kind
        """MELEE, RANGED or MAGIC: the action it is used with."""
        self.nearest = nearest
        self.farthest = farthest
        self.dice = dice
        self.accuracy = accuracy
        self.damage = damage


class Gear:
    """A kind of equipment card. Made once from the edition's content, shared and never changed."""

    opens: str = NEVER
    """How it opens doors: NEVER, by a `roll`, or AUTO."""
    opens_far: bool = False
    """Whether it opens doors at its range."""
    noisy_door: bool = False
    noisy: bool = False
    made_of: tuple[str, ...] = ()
    """The cards that it is made from (inventory.combine)."""
    keeps_parts: bool = False
    """Whether those stay with it until it is discarded."""
    level: int = 0
    """The danger level from which it may be used (equipment.gems)."""
    vault: bool = False
    armour: int = NO_ARMOUR
    dual: bool = False
    pair: str = ""
    """The card that it fights better with, and how many dice that adds."""
    pair_dice: int = 0
    lends_dice: int = 0
    """Dice for the melee weapon in the other hand."""
    lends_damage: int = 0
    reloads: bool = False
    ammo: str = ""
    six_effect: str = ""
    """What a 6 does instead of hitting."""
    six_dice: int = 0
    """Dice that each 6 adds."""
    six_damage: int = 0
    """Damage that a hit of 6 adds."""
    six_natural: bool = False
    """Whether only a rolled 6 counts, not a die that is raised to 6."""
    aims: bool = False
    """Whether who fires it picks the targets (target.choice)."""
    through: int = 0
    """Marks of borders that do not hide the target."""
    rerolls: str = ""
    """The ammunition whose shots it lets one roll again."""
    search_cards: int = 0
    """Cards added to a search while it is in use."""
    effect: str = ""
    """What using it does: a word of the edition's vocabulary."""
    zombie: str = ""
    """The zombie that it brings when it is drawn."""
    reserve: bool = False
    """Whether it lies in reserve and goes back there."""
    ammo_dice: int = 0
    """Ammo dice that it rolls besides its own; one that shows a 1 leaves it empty (combat.ammo)."""
    explosive: int = 0
    """The damage of its explosion; 0 if it has no such icon."""
    from_pack: bool = False
    """Whether it may be used from the backpack too."""
    skill: str = ""
    """The skill that its wielder has while it is in a hand."""
    names_target: bool = False
    """Whether it is aimed at one zombie that its user names, and at nothing else."""
    unaided: bool = False
    """Whether skills do not apply to attacks with it (combat.unaided)."""
    specialty: str = ""
    """The specialty that its wielder counts as while it is in a hand."""

    def __init__(self, name: str, *, type: str, slot: str, profiles: list[Profile]) -> None:
        self.name = name
        self.type = type
        """`weapon`, `spell`, `enchantment`, `armour`, `shield`, `item`, `food`, `trap` or `explosive`."""
        self.slot = slot
        """The icon on the card: HAND, BODY, PACK or ANY."""
        self.profiles = profiles

    @property
    def is_spell(self) -> bool:
        """Return whether it is a spell of any kind."""
        return self.type in ("spell", "enchantment")

    @property
    def is_weapon(self) -> bool:
        """Return whether it can be used for a combat action (equipment.combat)."""
        return bool(self.profiles)

    def profile(self, kind: int) -> Profile | None:
        """Return the characteristics of the card in melee, ranged or magic actions, or None."""
        for one in self.profiles:
            if one.kind == kind:
                return one
        return None


def gear_of(s: ZombicideState, card: int) -> Gear:
    """Return what is printed on an equipment card."""
    return s.edition.gear[s.cards.deck.faces[card]]
