"""Every key that the family cites stands for a rule of the edition's rulebook."""

import re
from importlib.resources import files

from horda.games.green_horde.game import GreenHorde
from horda.rulebook import rulebook

FAMILY = files("horda.games.zombicide")
CITED = re.compile(r'cite\(\s*"([a-z_.]+)"(?: if [^"]*? else "([a-z_.]+)")?')


def cited() -> set[str]:
    """The keys that some rule or skill of the family cites."""
    found: set[str] = set()
    for folder in ("rules", "skills"):
        for source in FAMILY.joinpath(folder).iterdir():
            if source.name.endswith(".py"):
                for keys in CITED.findall(source.read_text(encoding="utf-8")):
                    found.update(key for key in keys if key)
    return found


def test_every_key_that_is_cited_is_known():
    assert cited() - set(GreenHorde().edition.keys) == set()


def test_every_key_stands_for_a_rule_of_the_rulebook():
    book = rulebook("green_horde")
    known = {rule.id for chapter in book.chapters for rule in chapter.rules} | {
        skill.id for skill in book.skills
    }
    assert set(GreenHorde().edition.keys.values()) - known == set()
