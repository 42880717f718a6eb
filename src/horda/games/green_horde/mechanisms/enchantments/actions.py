"""The action that casts an enchantment (GH-MAG-03)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.games.green_horde.mechanisms.enchantments.casting import Cast, SecondTarget
from horda.games.green_horde.mechanisms.enchantments.targets import (
    ENCHANTMENTS,
    cast_bit,
    push_of,
    ready,
    target_of,
    targets,
)
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.noise import make_noise
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import usable
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import ENCHANTMENT, ZombicideState


class EnchantAction(Action):
    """For one action a survivor casts an enchantment held in a hand (GH-MAG-03)."""

    verb: ClassVar[str] = "enchant"
    needs: ClassVar[str] = ENCHANTMENTS
    pays: ClassVar[Cost | None] = (ENCHANTMENT, 0)

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs for casting on a survivor, on a zone, and for pushing zombies to another zone."""
        return ("enchant", "enchant_zone", "repulse")

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every enchantment in hand on everything that it may be cast on, each name once."""
        cards = {s.cards.face(card): card for card in usable(s, who) if gear_of(s, card).type == ENCHANTMENTS}
        return [choice for card in cards.values() for choice in targets(s, who, card)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against casting an enchantment twice in a turn (GH-MAG-06)."""
        name = choice.name("card")
        return None if any(s.cards.face(card) == name for card in ready(s, who)) else "GH-MAG-06"

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Return whether noise is printed on the spell (GH-Q-85)."""
        return s.edition.gear[choice.name("card")].noisy

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make its noise, name a second target if a skill allows one, and cast."""
        name = choice.name("card")
        card = next(one for one in ready(s, who) if s.cards.face(one) == name)
        s.used = with_bits(s.used, who, cast_bit(s, card))
        if self.noise(s, who, choice):
            make_noise(s, s.zone[who], who)
        cast = Cast(who, card, choice.verb, target_of(s, choice), push_of(s, choice))
        if skill_hooks.casts_twice(s, who):
            s.push(SecondTarget(who, card, cast.verb, cast.target, cast.to))
        else:
            s.push(cast)
