"""The action that casts an enchantment (GH-MAG-03)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice, Refusal
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
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import ENCHANTMENT, ZombicideState


class EnchantAction(Action):
    """For one action a survivor casts an enchantment held in a hand (GH-MAG-03)."""

    verb: ClassVar[str] = "enchant"
    needs: ClassVar[str] = ENCHANTMENTS
    pays: ClassVar[Cost | None] = (ENCHANTMENT, 0)

    def verbs(self) -> tuple[str, ...]:
        """On a survivor, on a zone, or to push from one zone to another."""
        return ("enchant", "enchant_zone", "repulse")

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Every enchantment not yet cast this turn, on everything it may be cast on."""
        if can_pay(s, who, ENCHANTMENT):
            seen: list[str] = []
            for card in ready(s, who):
                name = s.cards.face(card)
                if name not in seen:
                    seen.append(name)
                    found.extend(targets(s, who, card))

    def refuse(self, s: ZombicideState, who: int, found: list[Refusal]) -> None:
        """What has been cast this turn already (GH-MAG-06)."""
        again = ready(s, who)
        for card in usable(s, who):
            if gear_of(s, card).type == ENCHANTMENTS and card not in again:
                found.extend(Refusal(choice, "GH-MAG-06") for choice in targets(s, who, card))

    def noise(self, s: ZombicideState, who: int, choice: Choice) -> bool:
        """Some spells have it printed on them (GH-Q-85)."""
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
