"""Equipment as printed: what a card is, where it goes, how it fights (equipment.kinds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table

HAND: Final = "hand"
BODY: Final = "body"
PACK: Final = "pack"

NEVER: Final = "never"
ROLL: Final = "roll"
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

    def __init__(self, name: str, *, type: str, slot: str, profiles: list[Profile]) -> None:
        self.name = name
        self.type = type
        """`weapon`, `spell`, `enchantment`, `armour`, `shield`, `item`, `food`, `trap` or `explosive`."""
        self.slot = slot
        """The icon on the card: HAND, BODY or PACK."""
        self.profiles = profiles
        self.dual = False
        self.opens = NEVER
        """How it opens doors: NEVER, ROLL or AUTO."""
        self.opens_far = False
        """Whether it opens doors at its range."""
        self.noisy_door = False
        self.noisy = False
        self.reloads = False
        self.ammo = ""
        self.level = 0
        """The danger level from which it may be used (equipment.gems)."""
        self.vault = False
        self.armour = NO_ARMOUR
        self.lends_dice = 0
        """Dice for the melee weapon in the other hand."""
        self.lends_damage = 0
        self.pair = ""
        """The card that it fights better with, and how many dice that adds."""
        self.pair_dice = 0
        self.six_dice = 0
        """Dice that each 6 adds."""
        self.six_damage = 0
        """Damage that a hit of 6 adds."""
        self.six_effect = ""
        """What a 6 does instead of hitting."""
        self.through = 0
        """Marks of borders that do not hide the target."""
        self.rerolls = ""
        """The ammunition whose shots it lets one roll again."""
        self.search_cards = 0
        """Cards added to a search while it is in use."""
        self.effect = ""
        """What using it does: a word of the edition's vocabulary."""
        self.zombie = ""
        """The zombie that it brings when it is drawn."""
        self.ammo_dice = 0
        """Ammo dice that it rolls besides its own; one that shows a 1 leaves it empty (combat.ammo)."""
        self.explosive = 0
        """The damage of its explosion; 0 if it has no such icon."""
        self.from_pack = False
        """Whether it may be used from the backpack too (inventory.support)."""
        self.skill = ""
        """The skill that its wielder has while it is in a hand."""
        self.specialty = ""
        """The specialty that its wielder counts as while it is in a hand."""

    @property
    def is_spell(self) -> bool:
        """Whether it is a spell of any kind."""
        return self.type in ("spell", "enchantment")

    @property
    def is_weapon(self) -> bool:
        """Whether it can be used for a combat action (equipment.combat)."""
        return bool(self.profiles)

    def profile(self, kind: int) -> Profile | None:
        """Its characteristics for melee, ranged or magic actions, if it has any."""
        for one in self.profiles:
            if one.kind == kind:
                return one
        return None


def gear_of(s: Table, card: int) -> Gear:
    """What is printed on an equipment card."""
    return s.edition.gear[s.cards.deck.faces[card]]
