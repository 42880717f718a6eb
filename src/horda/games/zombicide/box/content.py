"""An edition's zombies, survivors, token counts and rule keys, read from the YAML of its content folder."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

import msgspec

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import records
from horda.games.zombicide.edition import Identity, ZombieKind
from horda.games.zombicide.missions.records import TokenCount
from horda.games.zombicide.skills.base import Skill


class ZombieRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of zombie as printed."""

    id: str
    actions: int
    wounds: int
    damage: int
    experience: int
    priority: int
    figures: int
    splits: bool = True
    armour: bool = True
    individual: bool = False
    for_all: bool = False
    alone: bool = False
    figure: str = ""
    """The drawing of the miniature, if its name differs from that of the kind."""

    def kind(self) -> ZombieKind:
        """Convert this record of the content file to the object that the rules use."""
        kind = ZombieKind(
            self.id,
            actions=self.actions,
            wounds=self.wounds,
            damage=self.damage,
            experience=self.experience,
            priority=self.priority,
            figures=self.figures,
            splits=self.splits,
            armour=self.armour,
            individual=self.individual,
        )
        kind.for_all = self.for_all
        kind.alone = self.alone
        kind.figure = self.figure or self.id
        return kind


class SurvivorRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor's ID card: the skills of each level, specialties, and starting cards."""

    id: str
    figure: str
    """The name of its drawing in the sheet of figures."""
    blue: tuple[str, ...]
    yellow: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]
    origin: str
    body_card: str = ""
    specialties: tuple[str, ...] = ()
    starts: tuple[tuple[str, ...], ...] = ()
    """The sets of starting equipment from which its player chooses one."""

    def identity(self) -> Identity:
        """Convert this record of the content file to the object that the rules use."""
        track = [list(self.blue), list(self.yellow), list(self.orange), list(self.red)]
        made = Identity(self.id, track, self.body_card)
        made.specialties = self.specialties
        made.starts = self.starts
        return made


def folder_of(package: str) -> Traversable:
    """Return the content folder of an edition's package."""
    return files(package).joinpath("content")


def zombie_kinds(package: str, file: str = "zombies.yaml") -> list[ZombieKind]:
    """Return the kinds of zombie of an edition, in the order of its file."""
    return [record.kind() for record in records(folder_of(package).joinpath(file), list[ZombieRecord])]


def survivors(package: str) -> list[SurvivorRecord]:
    """Return the survivors of an edition."""
    return records(folder_of(package).joinpath("survivors.yaml"), list[SurvivorRecord])


def rule_keys(package: str) -> dict[str, str]:
    """Return the rule of the edition's rulebook for each rule key that the three games share."""
    return records(folder_of(package).joinpath("keys.yaml"), dict[str, str])


def box(package: str) -> dict[str, TokenCount]:
    """Return how many tokens of each kind the edition's box holds."""
    return records(folder_of(package).joinpath("box.yaml"), dict[str, TokenCount])


def skills(*packages: str) -> list[Skill]:
    """Return the skills that the modules of these packages list, by name; a later package replaces an earlier."""
    found: dict[str, Skill] = {}
    for package in packages:
        for module in iter_modules(import_module(package).__path__):
            for skill in getattr(import_module(f"{package}.{module.name}"), "SKILLS", ()):
                if not isinstance(skill, Skill):
                    raise BadContent(f"{package}.{module.name}: `SKILLS` holds {skill!r}, which is no skill")
                found[skill.name] = skill
    return [found[name] for name in sorted(found)]
