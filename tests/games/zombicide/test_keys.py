"""Tests that every rule key cited by the family maps to a rule in the rulebook of each edition."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.green_horde.game import GreenHorde
from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR
from horda.rulebook import rulebook

FAMILY = files("horda.games.zombicide")
CITED = re.compile(r'cite\(\s*"([a-z_.]+)"(?: if [^"]*? else "([a-z_.]+)")?')


def cited_keys() -> set[str]:
    """Return the keys that some rule or skill of the family cites."""
    found: set[str] = set()
    for folder in ("rules", "skills"):
        for source in FAMILY.joinpath(folder).iterdir():
            if source.name.endswith(".py"):
                for keys in CITED.findall(source.read_text(encoding="utf-8")):
                    found.update(key for key in keys if key)
    return found


EDITIONS = [GreenHorde(), RueMorgue(), ArmyOfTheDead()]
ABSENT = {"armour", "barrier", "building", "door", "water"}
"""Keys without a rule in Army of the Dead, where nobody opens doors or reveals buildings."""
NO_ARMOUR_ROLLS = {"armour.roll", "armour.cancel", "armour.again"}
"""Keys without a rule in Rue Morgue, whose gear takes wounds without a roll (RM-FRF-03)."""
OTHERS_SKILLS = {"blitz", "destiny", "dice_instead", "link", "matching_set", "shrug_off"}


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.id)
def test_every_key_that_is_cited_is_known(game: Zombicide):
    unknown = cited_keys() - set(game.edition.keys)
    if game.id == "army_of_the_dead":
        skills = {f"skill.{name}" for name in OTHERS_SKILLS}
        unknown = {key for key in unknown if key.partition(".")[0] not in ABSENT} - skills
        printed = {name for one in game.people.values() for level in one.identity().track for name in level}
        assert not printed & {"destiny", "zombie_link", "matching_set", "is_that_all_youve_got", "barbarian"}
    if game.id == "rue_morgue":
        assert not any(gear.armour != NO_ARMOUR for gear in game.edition.gear.values())
        unknown -= NO_ARMOUR_ROLLS
    assert unknown == set()


def test_every_key_is_found_by_one_search_in_the_code():
    games = Path(str(FAMILY)).parent
    words = {
        word
        for source in games.rglob("*.py")
        for word in re.findall(r"[a-z_]+\.[a-z_]+", source.read_text(encoding="utf-8"))
    }
    known = {key for game in EDITIONS for key in game.edition.keys}
    # Keys of skills are looked up by the skill's name.
    assert {key for key in known - words if not key.startswith("skill.")} == set()


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.id)
def test_every_key_stands_for_a_rule_of_the_rulebook(game: Zombicide):
    book = rulebook(game.id)
    known = {rule.id for part in (*book.chapters, *book.missions) for rule in part.rules}
    known |= {skill.id for skill in book.skills}
    assert set(game.edition.keys.values()) - known == set()
