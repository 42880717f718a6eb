"""Kinds of equipment as printed: type, slot, combat profiles and special effects (equipment.kinds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState

HAND: Final = "hand"
BODY: Final = "body"
PACK: Final = "pack"
ANY: Final = "any"
"""The icon of a card that fits in every slot and works from any slot (inventory.support)."""

NEVER: Final = "never"
AUTO: Final = "auto"

NO_ARMOUR: Final = 7
"""The value of an armour roll that no die can reach."""

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
    """A kind of equipment card. Created once from the edition's content, shared and never changed."""

    opens: str = NEVER
    """How it opens doors: NEVER, by a `roll`, or AUTO."""
    opens_far: bool = False
    """Whether it opens doors at a distance, within its range."""
    noisy_door: bool = False
    noisy: bool = False
    made_of: tuple[str, ...] = ()
    """The cards that it is made from (inventory.combine)."""
    keeps_parts: bool = False
    """Whether the cards that it is made from stay under it until it is discarded."""
    level: int = 0
    """The minimum danger level to use it (equipment.gems)."""
    vault: bool = False
    armour: int = NO_ARMOUR
    dual: bool = False
    pair: str = ""
    """The card together with which it rolls more dice."""
    pair_dice: int = 0
    lends_dice: int = 0
    """Number of dice that it adds to the melee weapon in the other hand."""
    lends_damage: int = 0
    reloads: bool = False
    ammo: str = ""
    six_effect: str = ""
    """The effect of a 6 instead of a hit."""
    six_dice: int = 0
    """Number of dice that each 6 adds."""
    six_damage: int = 0
    """Damage that a 6 adds to its hit."""
    six_natural: bool = False
    """Whether only a rolled 6 counts, not a lower die raised to 6."""
    aims: bool = False
    """Whether its user chooses the targets of shots (target.choice)."""
    through: int = 0
    """Marks of borders that do not block sight for it, as bits."""
    rerolls: str = ""
    """The kind of ammunition for whose shots it allows a re-roll."""
    search_cards: int = 0
    """Number of cards that it adds to a search while it is in use."""
    effect: str = ""
    """The effect of using it: a word of the edition's vocabulary."""
    zombie: str = ""
    """The kind of zombie that it brings when drawn."""
    reserve: bool = False
    """Whether it starts in the reserve pile and is returned there."""
    ammo_dice: int = 0
    """Number of ammo dice that it rolls besides its own; if one shows a 1, it is empty (combat.ammo)."""
    explosive: int = 0
    """The damage of its explosion; 0 if it has no explosion icon."""
    from_pack: bool = False
    """Whether it may be used from the backpack too."""
    skill: str = ""
    """The skill that its owner has while it is in hand."""
    names_target: bool = False
    """Whether every attack with it must name one zombie as its target."""
    unaided: bool = False
    """Whether skills do not apply to attacks with it (combat.unaided)."""
    specialty: str = ""
    """The specialty that its owner has while it is in hand."""

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
