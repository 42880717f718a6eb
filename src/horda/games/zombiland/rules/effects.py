"""The effects of cards: the steps for each effect verb of the content."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Step
from horda.games.zombiland.content import Effect
from horda.games.zombiland.events import CardInFront, FightEscaped
from horda.games.zombiland.rules.conflicts import Duel, MakePeace, Rob, Stroll, Swap
from horda.games.zombiland.rules.decks import Discard, DrawResources, Fumble, Salvage, Scout
from horda.games.zombiland.rules.health import Heal, LoseHealth, ReturnHealth
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import FRONTS, HANDS, ZombilandState


def frames_of(
    s: ZombilandState, effects: tuple[Effect, ...], *, seat: int, by: int, card: int
) -> list[Frame]:
    """Return the frames of a card's effects on a survivor (`seat`); `by` played or drew the card."""
    frames: list[Frame] = []
    for effect in effects:
        frames.extend(_frame(effect, affected, by, card) for affected in _affected_seats(s, effect, seat))
    return frames


def _affected_seats(s: ZombilandState, effect: Effect, seat: int) -> list[int]:
    """Return the seats that an effect applies to; the target `region` means the survivor's own one (ZL-REG-03)."""
    if effect.who == "self":
        return [seat]
    region = s.region_of(seat)
    there = [other for other in s.survivors() if region is not None and s.region_of(other) == region]
    if effect.who == "others_in_region":
        return [other for other in there if other != seat]
    return there if region is not None else [seat]


def _frame(effect: Effect, seat: int, by: int, card: int) -> Frame:
    n = effect.n
    match effect.do:
        case "draw":
            return DrawResources(seat, n)
        case "heal":
            return Heal(seat, n)
        case "discard":
            return Discard(seat, n)
        case "fumble":
            return Fumble(seat, n)
        case "lose_health":
            return LoseHealth(seat, n)
        case "return_health":
            return ReturnHealth(seat, n)
        case "salvage":
            return Salvage(seat)
        case "scout":
            return Scout(seat)
        case "rob":
            return Rob(seat)
        case "duel":
            return Duel(seat)
        case "swap":
            return Swap(seat)
        case "stroll":
            return Stroll(seat, n)
        case "peace":
            return MakePeace(by, seat)
        case "encounter":
            # Circular import: Encounters have effects, and effects may lead to an Encounter.
            from horda.games.zombiland.rules.encounters import Encounter

            return Encounter(seat)
        case "add":
            return AddPower(n)
        case "reroll":
            return RollAgain()
        case "escape":
            return Escape()
        case "hurry":
            return Hurry(n)
        case "nudge":
            return Nudge(seat, n)
        case "wear" | "keep":
            return LayInFront(seat, card)
        case "another_turn":
            return AgainByCard()


@dataclass
class AddPower(Step):
    """Add to the survivor's total in this fight (ZL-RSC-06)."""

    n: int

    def run(self, s: ZombilandState) -> None:
        s.added += self.n


@dataclass
class RollAgain(Step):
    """Roll the die of the fight again; the new roll replaces the old one."""

    def run(self, s: ZombilandState) -> None:
        # Circular import: fights have effects, and effects may roll for a fight again.
        from horda.games.zombiland.rules.fights import RollFight

        s.push(RollFight())


@dataclass
class Escape(Step):
    """End the fight without a winner: no bite, no reward, no penalty."""

    def run(self, s: ZombilandState) -> None:
        s.emit(FightEscaped(s.fighter, s.cards.face(s.source)))
        s.fighter = -1


@dataclass
class Hurry(Step):
    """Add to the next movement roll."""

    n: int

    def run(self, s: ZombilandState) -> None:
        s.hurry += self.n


@dataclass
class Nudge(HandQuestion):
    """Change the movement roll, up or down."""

    seat: int
    n: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-RSC-05"

    def options(self, s: ZombilandState) -> list[Choice]:
        steps = [s.roll + change for change in (-self.n, self.n) if s.roll + change > 0]
        return [Choice(self.seat, "walk", (("steps", count),)) for count in steps]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("Nudge", (("steps", s.roll),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        s.roll = choice.number("steps")


@dataclass
class LayInFront(Step):
    """Put the card in front of the survivor instead of discarding it; it is a bonus in every fight (ZL-TRN-03)."""

    seat: int
    card: int

    def run(self, s: ZombilandState) -> None:
        pile = "table" if self.card in s.cards.piles["table"] else HANDS[self.seat]
        s.cards.move(self.card, pile, FRONTS[self.seat])
        s.emit(CardInFront(self.seat, s.cards.face(self.card)))


@dataclass
class AgainByCard(Step):
    """The card grants another turn after this one."""

    def run(self, s: ZombilandState) -> None:
        s.again += 1
