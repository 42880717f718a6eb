"""Fights: against Encounter cards and against zombie players."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Step
from horda.games.zombiland.content import ENCOUNTERS, ZOMBIES
from horda.games.zombiland.events import FightBegan, FightLost, FightRolled, FightWon
from horda.games.zombiland.rules.effects import frames_of
from horda.games.zombiland.rules.health import Bite
from horda.games.zombiland.rules.resources import holders, play_choices, play_refusals, play_resource
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import FRONTS, KILLED, PAWS, ZombilandState
from horda.games.zombiland.zombie_events import ZombieKilled


@dataclass
class BeginFight(Step):
    """Begin a survivor's fight against the power of an Encounter (`foe` -1) or of a zombie (ZL-ENC-02, ZL-ZCB-02)."""

    fighter: int
    foe: int
    card: int
    power: int

    def run(self, s: ZombilandState) -> None:
        if not s.is_alive(self.fighter):
            return
        s.fighter = self.fighter
        s.foe = self.foe
        s.source = self.card
        s.power = self.power
        s.added = 0
        s.die = 0
        s.emit(FightBegan(self.fighter, s.cards.face(self.card), self.power))
        s.push(FightCards(self.fighter))


def fight_prompt(s: ZombilandState, name: str) -> Prompt:
    """Return the prompt of a fight, with the survivor, the opponent and the bonus so far."""
    bonus = s.added + s.lasting_bonus(s.fighter)
    return Prompt(
        name, (("fighter", s.fighter), ("card", s.cards.face(s.source)), ("power", s.power), ("added", bonus))
    )


@dataclass
class FightCards(HandQuestion):
    """The survivor plays any number of cards, then rolls (ZL-FGT-01, ZL-Q-04)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-FGT-01"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that no card in hand can be played.
        return bool(s.hand(self.seat))

    def options(self, s: ZombilandState) -> list[Choice]:
        if s.fighter != self.seat:
            return []
        return [Choice(self.seat, "roll"), *play_choices(s, self.seat, "fight")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "fight") if seat == self.seat else []

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return fight_prompt(s, "FightCards")

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), self)
            return
        s.push(help_or_roll(holders(s, s.in_turn_order(self.seat))))


def help_or_roll(waiting: list[int]) -> Frame:
    """Return the question to the next player who may help, or the roll if there is none."""
    return HelpFight(tuple(waiting)) if waiting else RollFight()


@dataclass
class HelpFight(HandQuestion):
    """Before the roll the others may play cards marked any survivor, in turn order (ZL-RSC-03, ZL-TEA-08)."""

    waiting: tuple[int, ...]

    def rule(self, s: ZombilandState) -> str:
        return "ZL-RSC-03"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def options(self, s: ZombilandState) -> list[Choice]:
        helper = self.waiting[0]
        return [Choice(helper, "pass"), *play_choices(s, helper, "fight")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "fight") if seat == self.waiting[0] else []

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return fight_prompt(s, "HelpFight")

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), help_or_roll(holders(s, list(self.waiting))))
        else:
            s.push(help_or_roll(list(self.waiting[1:])))


@dataclass
class RollFight(Step):
    """Roll the survivor's die, and add the bonuses of cards, space and tokens (ZL-FGT-02, ZL-ZCB-01)."""

    def run(self, s: ZombilandState) -> None:
        s.die = s.d6()
        bonus = s.added + s.lasting_bonus(s.fighter)
        s.emit(FightRolled(s.fighter, s.die, bonus, s.die + bonus, s.power))
        s.push(JudgeFight())


@dataclass
class JudgeFight(Step):
    """Decide the fight: a total that reaches the power wins, and so does any 6 (ZL-FGT-03, ZL-FGT-04, ZL-Q-06)."""

    def run(self, s: ZombilandState) -> None:
        if s.fighter < 0:
            # A new roll has decided it already.
            return
        total = s.die + s.added + s.lasting_bonus(s.fighter)
        if s.die == 6 or total >= s.power:
            s.push(WinFight())
            return
        seats = holders(s, [s.fighter, *s.in_turn_order(s.fighter)])
        s.push(AfterRoll(tuple(seats)) if seats else LoseFight())


@dataclass
class AfterRoll(HandQuestion):
    """Cards that say so may be played after a roll that would lose (ZL-RSC-05, ZL-FGT-01)."""

    waiting: tuple[int, ...]

    def rule(self, s: ZombilandState) -> str:
        return "ZL-RSC-05"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def options(self, s: ZombilandState) -> list[Choice]:
        seat = self.waiting[0]
        return [Choice(seat, "pass"), *play_choices(s, seat, "after_fight")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "after_fight") if seat == self.waiting[0] else []

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        asked = fight_prompt(s, "AfterRoll")
        return Prompt(asked.name, (*asked.about, ("die", s.die)))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), JudgeFight())
            return
        rest = self.waiting[1:]
        s.push(AfterRoll(rest) if rest else LoseFight())


@dataclass
class WinFight(Step):
    """Take the reward, or kill the zombie if it stands in the same space (ZL-ENC-05, ZL-ZCB-04)."""

    def run(self, s: ZombilandState) -> None:
        fighter, foe, face = s.fighter, s.foe, s.cards.face(s.source)
        s.fighter = -1
        s.emit(FightWon(fighter, face))
        if foe < 0:
            s.push(*frames_of(s, ENCOUNTERS[face].win, seat=fighter, by=fighter, card=s.source))
        elif s.at[foe] == s.at[fighter]:
            s.push(KillZombie(foe, fighter))


@dataclass
class LoseFight(Step):
    """Apply the bites of the card (one by default), then its penalty (ZL-FGT-05, ZL-ZCB-03)."""

    def run(self, s: ZombilandState) -> None:
        fighter, face = s.fighter, s.cards.face(s.source)
        card = ENCOUNTERS[face] if s.foe < 0 else ZOMBIES[face]
        s.fighter = -1
        s.emit(FightLost(fighter, face))
        discard_cards_in_front(s, fighter)
        bites: list[Frame] = [Bite(fighter) for _ in range(card.bites)]
        s.push(*bites, *frames_of(s, card.lose, seat=fighter, by=fighter, card=s.source))


def discard_cards_in_front(s: ZombilandState, seat: int) -> None:
    """Discard the cards in front of a survivor, which help until a fight is lost."""
    backs = s.cards.deck.backs
    for card in list(s.cards.piles[FRONTS[seat]]):
        s.cards.move(card, FRONTS[seat], f"{backs[card]}_discard")


@dataclass
class KillZombie(Step):
    """Remove the piece from the board and discard its hand; nothing is drawn (ZL-ZCB-05 to ZL-ZCB-08)."""

    seat: int
    by: int

    def run(self, s: ZombilandState) -> None:
        s.status = put(s.status, self.seat, KILLED)
        s.at = put(s.at, self.seat, None)
        # All cards (ZL-ZCB-06), but not in hand order, which would reveal when each was drawn.
        for card in sorted(s.zombie_hand(self.seat)):
            s.cards.move(card, PAWS[self.seat], "zombie_discard")
        s.emit(ZombieKilled(self.seat, self.by))
