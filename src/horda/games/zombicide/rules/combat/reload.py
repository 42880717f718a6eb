"""Reloading of weapons that are empty after a shot (reload.action)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.lists import without
from horda.engine.steps import Step
from horda.games.zombicide.events.combat_events import Reloaded
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.combat.attack_actions import is_dual
from horda.games.zombicide.rules.inventory.slots import in_hand
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import GENERAL, ZombicideState


class ReloadAction(Action):
    """For one action a survivor reloads a weapon in hand, or two dual ones of the same name.

    reload.action, reload.both. The card stays empty when it changes hands (reload.handed).
    """

    verb: ClassVar[str] = "reload"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each name of an empty weapon in hand."""
        names: list[str] = []
        if s.unloaded:
            for card in in_hand(s, who):
                name = s.cards.deck.faces[card]
                if card in s.unloaded and name not in names:
                    names.append(name)
        return [Choice(s.seat_of[who], "reload", (("weapon", name),)) for name in names]

    def can_afford(self, s: ZombicideState, who: int) -> bool:
        """Return whether the survivor has an action left or reloads for free."""
        return can_pay(s, who, GENERAL) or skill_hooks.reloads_freely(s, who)

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return an action, or None if a skill reloads for free."""
        return None if skill_hooks.reloads_freely(s, who) else (GENERAL, 0)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Reload one weapon, or both of a dual pair."""
        name = choice.name("weapon")
        empty = [card for card in in_hand(s, who) if card in s.unloaded and s.cards.deck.faces[card] == name]
        for card in empty if is_dual(s, who, empty[0]) else empty[:1]:
            s.unloaded = without(s.unloaded, card)
        s.emit(Reloaded(s.roster[who], name))


@dataclass
class ReloadAll(Step):
    """In the end phase all weapons are reloaded, for free (reload.end, reload.free)."""

    def run(self, s: ZombicideState) -> None:
        """Reload every weapon."""
        s.unloaded = []
