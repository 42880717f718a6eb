"""Equipment cards of an edition, read from the YAML of its content folder."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from horda.engine.content.typed_yaml import records
from horda.games.zombicide.box.content import folder_of
from horda.games.zombicide.rules.board.borders import MARK_NAMES
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR, Gear, Profile
from horda.games.zombicide.state import MAGIC, MELEE, RANGED

KINDS = {"melee": MELEE, "ranged": RANGED, "magic": MAGIC}
LEVELS = ("blue", "yellow", "orange", "red")


class ProfileRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of combat characteristics as printed."""

    kind: Literal["melee", "ranged", "magic"]
    reach: tuple[int, int]
    dice: int
    accuracy: int
    damage: int

    def profile(self) -> Profile:
        """Convert this record of the content file to the object that the rules use."""
        return Profile(
            KINDS[self.kind],
            nearest=self.reach[0],
            farthest=self.reach[1],
            dice=self.dice,
            accuracy=self.accuracy,
            damage=self.damage,
        )


class GearRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of equipment card. All fields are printed on it, except for the pile where it starts."""

    id: str
    figure: str
    """The name of its drawing in the sheet of figures."""
    type: Literal[
        "weapon", "spell", "enchantment", "armour", "shield", "item", "food", "trap", "explosive",
        "burden",
    ]  # fmt: skip
    origin: Literal["rulebook", "public", "horda"]
    slot: Literal["hand", "body", "pack", "any"] = "hand"
    count: int = 0
    """Number of copies in the equipment deck."""
    starting: int = 0
    vault: int = 0
    reserve: int = 0
    """Number of copies that only some rules and options bring into play."""
    fights: tuple[ProfileRecord, ...] = ()
    dual: bool = False
    opens_doors: Literal["never", "roll", "auto"] = "never"
    opens_far: bool = False
    noisy_door: bool = False
    noisy: bool = False
    reload: bool = False
    ammo: str = ""
    from_level: Literal["blue", "yellow", "orange", "red"] = "blue"
    armour: int = NO_ARMOUR
    lends_dice: int = 0
    lends_damage: int = 0
    pair: str = ""
    pair_dice: int = 0
    six_dice: int = 0
    six_damage: int = 0
    six_natural: bool = False
    six_effect: str = ""
    sees_through: tuple[str, ...] = ()
    rerolls: str = ""
    search_cards: int = 0
    effect: str = ""
    zombie: str = ""
    aims: bool = False
    made_of: tuple[str, ...] = ()
    keeps_parts: bool = False
    ammo_dice: int = 0
    explosive: int = 0
    from_pack: bool = False
    skill: str = ""
    specialty: str = ""
    names_target: bool = False
    unaided: bool = False
    """Whether skills do not apply to attacks with it."""

    def gear(self) -> Gear:
        """Convert this record of the content file to the object that the rules use."""
        made = Gear(self.id, type=self.type, slot=self.slot, profiles=[one.profile() for one in self.fights])
        made.dual = self.dual
        made.opens = self.opens_doors
        made.opens_far = self.opens_far
        made.noisy_door = self.noisy_door
        made.noisy = self.noisy
        made.reloads = self.reload
        made.ammo = self.ammo
        made.level = LEVELS.index(self.from_level)
        made.vault = bool(self.vault)
        made.armour = self.armour
        made.lends_dice = self.lends_dice
        made.lends_damage = self.lends_damage
        made.pair = self.pair
        made.pair_dice = self.pair_dice
        made.six_dice = self.six_dice
        made.six_damage = self.six_damage
        made.six_natural = self.six_natural
        made.six_effect = self.six_effect
        for mark in self.sees_through:
            made.through |= MARK_NAMES[mark]
        made.rerolls = self.rerolls
        made.search_cards = self.search_cards
        made.effect = self.effect
        made.zombie = self.zombie
        made.aims = self.aims
        made.made_of = self.made_of
        made.keeps_parts = self.keeps_parts
        made.reserve = bool(self.reserve)
        made.ammo_dice = self.ammo_dice
        made.explosive = self.explosive
        made.from_pack = self.from_pack
        made.skill = self.skill
        made.specialty = self.specialty
        made.names_target = self.names_target
        made.unaided = self.unaided
        return made


class Copies(NamedTuple):
    """How many cards of one face start in a pile."""

    face: str
    pile: str
    number: int


def gear_records(package: str) -> list[GearRecord]:
    """Return the kinds of equipment of an edition, in the order of its file."""
    return records(folder_of(package).joinpath("equipment.yaml"), list[GearRecord])


def equipment(package: str) -> list[Gear]:
    """Return the equipment of an edition as the rules use it."""
    return [record.gear() for record in gear_records(package)]


def copies(package: str) -> list[Copies]:
    """Return the equipment cards of the box: face, first pile and number of copies."""
    return [
        Copies(record.id, pile, count)
        for record in gear_records(package)
        for pile, count in (
            ("equipment", record.count),
            ("starting", record.starting),
            ("vault", record.vault),
            ("reserve", record.reserve),
        )
        if count
    ]
