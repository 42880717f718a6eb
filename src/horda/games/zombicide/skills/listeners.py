"""The skills of a survivor that override a hook, cached for each set of skills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.games.zombicide.skills.base import HOOKS, Skill

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


def listeners(s: ZombicideState, who: int, hook: str) -> list[Skill]:
    """Return the skills of a survivor that override a hook. The list is shared and must not be changed."""
    mask = s.skills[who]
    if s.lenders:
        mask |= skills_lent_to(s, who)
    by_hook = s.edition.skills_by_hook.get(mask) or skills_by_hook(s.edition, mask)
    return by_hook[hook]


def attack_listeners(s: ZombicideState, attack: Attack, hook: str) -> list[Skill]:
    """Return the attacker's skills that override a hook; empty if skills do not apply (combat.unaided)."""
    unaided = s.edition.unaided
    if unaided and s.cards.deck.faces[attack.cards[0]] in unaided:
        return NOBODY
    return listeners(s, attack.by, hook)


def skills_by_hook(edition: Edition, mask: int) -> dict[str, list[Skill]]:
    """Return the skills in `mask` (as bits) that override each hook, from the edition's cache if possible."""
    by_hook = edition.skills_by_hook.get(mask)
    if by_hook is None:
        if len(edition.skills_by_hook) >= MAX_SKILL_SETS:
            edition.skills_by_hook.clear()
        by_hook = {hook: _among(edition, mask & edition.answering[hook]) for hook in HOOKS}
        edition.skills_by_hook[mask] = by_hook
    return by_hook


def _among(edition: Edition, mask: int) -> list[Skill]:
    return [skill for number, skill in enumerate(edition.skills) if mask >> number & 1] if mask else NOBODY


NOBODY: Final[list[Skill]] = []
MAX_SKILL_SETS: Final = 4096
"""Maximum number of sets of skills in an edition's cache; when it is full, it is emptied."""


def skills_lent_to(s: ZombicideState, who: int) -> int:
    """Return the skills lent to a survivor by others in its zone, as bits (skill.lent)."""
    zone = s.zone[who]
    if zone < 0 or s.zone.count(zone) < 2:
        return 0
    found = 0
    for lender, place in enumerate(s.zone):
        if place == zone and s.lenders >> lender & 1:
            for skill, lent in s.edition.lent.items():
                if s.skills[lender] >> skill & 1:
                    found |= 1 << lent
    return found
