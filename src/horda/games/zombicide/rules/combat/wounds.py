"""Wounds of survivors: preventing, suffering and healing them, and elimination (wounds.attacks)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import Healed, Wounded
from horda.games.zombicide.events.events import SurvivorLost
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import SURVIVOR_LOST, SURVIVOR_WOUNDED, notify_mission
from horda.games.zombicide.rules.goals.objectives import drop_burdens
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import discard, equipment_of
from horda.games.zombicide.state import LOST, ZombicideState

PREVENTS = "prevent_wound"
"""The effect of a card that may be discarded instead of taking a wound."""
FRIEND = NOWHERE
"""Used instead of a kind of zombie if the wounds are from another survivor."""


@dataclass
class TakeWounds(Step):
    """A survivor suffers the wounds that armour did not stop (wounds.taken)."""

    who: int
    attackers: tuple[int, ...]
    wounds: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Add up the wounds; skills reduce those by zombies, and equipment may be discarded to prevent some."""
        who = self.who
        friends = 0
        bites = 0
        for place, kind in enumerate(self.attackers):
            if kind == FRIEND:
                friends += self.wounds[place]
            else:
                bites += self.wounds[place]
        if friends:
            friends = hooks.wounds_from_survivors(s, who, friends)
        if bites:
            bites = skill_hooks.softens(s, who, bites)
        wounds = friends + bites
        if not wounds:
            return
        s.push(ShrugOff(who, wounds) if cards_against_wounds(s, who) else DealWounds(who, wounds))


def cards_against_wounds(s: ZombicideState, who: int) -> list[int]:
    """Return the cards that a survivor may discard instead of taking a wound (skill.shrug_off)."""
    cards = equipment_of(s, who)
    if not cards or skill_hooks.shrugs_off(s, who):
        return cards
    return [card for card in cards if gear_of(s, card).effect == PREVENTS]


@dataclass
class ShrugOff(Question):
    """The player may discard equipment, one card for each wound, before taking the rest (skill.shrug_off)."""

    who: int
    wounds: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.shrug_off" if skill_hooks.shrugs_off(s, self.who) else "inventory.support")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for taking the wounds; discarding cards is asked each time."""
        return ("take_wounds",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every card that can prevent a wound, and taking the wounds."""
        seat = s.seat_of[self.who]
        found = [Choice(seat, "take_wounds")]
        offered: list[str] = []
        for card in cards_against_wounds(s, self.who):
            face = s.cards.face(card)
            if face not in offered:
                offered.append(face)
                found.append(Choice(seat, "shrug_off", (("card", face),)))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Discard a card and ask again, or take the remaining wounds."""
        who = self.who
        if choice.verb == "take_wounds":
            s.push(DealWounds(who, self.wounds))
            return
        face = choice.name("card")
        card = next(one for one in s.cards_of(who) if s.cards.face(one) == face)
        discard(s, who, card)
        left = self.wounds - 1
        if left:
            s.push(ShrugOff(who, left) if cards_against_wounds(s, who) else DealWounds(who, left))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ShrugOff", (("survivor", s.roster[self.who]), ("count", self.wounds)))


def life_of(s: ZombicideState, who: int) -> int:
    """Return the number of wounds that eliminates a survivor (wounds.dead)."""
    return hooks.life(s, who, s.edition.figures.max_wounds)


def mark_wounds(s: ZombicideState, who: int, wounds: int) -> Steps:
    """Add wounds that were not prevented, and return the steps that follow; the last one kills (wounds.dead)."""
    also = hooks.survivor_wounded(s, who, wounds)
    instead = hooks.wound(s, who, wounds)
    if instead is not None:
        return (*also, *instead)
    life = life_of(s, who)
    s.wounds = put(s.wounds, who, min(s.wounds[who] + wounds, life))
    return (*also, Eliminate(who)) if s.wounds[who] == life else also


def heal(s: ZombicideState, who: int, wounds: int) -> Steps:
    """Remove wounds from a survivor, as many as it has, and return the steps that follow (wounds.healed)."""
    instead = hooks.heal(s, who, wounds)
    if instead is not None:
        return instead
    gone = min(wounds, s.wounds[who])
    s.wounds = plus(s.wounds, who, -gone)
    s.emit(Healed(s.roster[who], gone))
    return ()


@dataclass
class DealWounds(Step):
    """The wounds are added; a survivor who reaches the maximum is eliminated (wounds.dead)."""

    who: int
    wounds: int

    def run(self, s: ZombicideState) -> None:
        if s.zone[self.who] >= 0:
            zone, name = s.zone[self.who], s.roster[self.who]
            then = mark_wounds(s, self.who, self.wounds)
            s.emit(Wounded(name, self.wounds))
            notify_mission(s, SURVIVOR_WOUNDED, who=self.who, zone=zone, name=name)
            s.push(*then)


@dataclass
class Eliminate(Step):
    """A survivor is eliminated: off the board, and all equipment is discarded (wounds.eliminated).

    Nobody gains experience for it (experience.no_survivors).
    """

    who: int

    def run(self, s: ZombicideState) -> None:
        who = self.who
        zone = s.zone[who]
        if zone < 0:
            return
        name = s.roster[who]
        s.zone = put(s.zone, who, LOST)
        s.actions = put(s.actions, who, 0)
        s.emit(SurvivorLost(name, s.board.names[zone]))
        for card in s.cards_of(who):
            discard(s, who, card)
        drop_burdens(s, who, zone)
        notify_mission(s, SURVIVOR_LOST, who=who, zone=zone, name=name)
        s.push(*hooks.survivor_eliminated(s, who))
