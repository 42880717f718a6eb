"""The rules for playing Resource cards: allowed cards, moments and targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Frame
from horda.games.zombiland.content import RESOURCES, Resource
from horda.games.zombiland.events import ResourcePlayed
from horda.games.zombiland.rules.effects import frames_of
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import ALIVE, DEAD, HANDS, ZombilandState

BEFORE_A_ROLL: Final = ("move", "fight", "turn", "threat")
"""The moments that do not lie between a roll and its result (ZL-Q-39)."""


class Printed:
    """The fields of a Resource card that rules read often, in a class that compiled code reads fastest."""

    def __init__(self, card: Resource) -> None:
        self.when: tuple[str, ...] = card.when
        self.in_turn: bool = "turn" in card.when
        self.any: bool = card.any
        self.own_turn: bool = card.own_turn
        self.verb: str = card.do[0].do


PRINTED: Final = {face: Printed(card) for face, card in RESOURCES.items()}


def why_not_play(s: ZombilandState, seat: int, card: Printed, moment: str) -> str | None:
    """Return the rule that keeps a player from playing a Resource card at this moment, if any."""
    mine = s.active == seat
    in_turn = card.in_turn and mine and moment in BEFORE_A_ROLL
    if moment not in card.when and not in_turn:
        return _rule_of_moment(s, seat, card)
    if card.own_turn and not mine:
        return "ZL-RSC-07"
    concerned = seat == s.fighter if moment in ("fight", "after_fight") else mine
    return None if concerned or card.any else "ZL-RSC-02"


def _rule_of_moment(s: ZombilandState, seat: int, card: Printed) -> str:
    """Return the rule to cite for a card that may not be played at this moment."""
    if card.when == ("threat",):
        return "ZL-TEA-09"
    if card.any or s.active == seat:
        return "ZL-RSC-05"
    if s.fighter == seat:
        return "ZL-RSC-07" if card.in_turn else "ZL-RSC-05"
    return "ZL-RSC-02"


def targets_of(s: ZombilandState, seat: int, card: Printed, moment: str) -> list[int]:
    """Return the survivors on whom a card may be played: its owner, or any that it can affect (ZL-RSC-03, ZL-Q-44)."""
    if card.verb == "peace":
        return s.survivors_at(s.at[s.foe])
    if moment in ("fight", "after_fight") and card.verb in ("add", "reroll", "escape", "wear"):
        return [s.fighter]
    return s.survivors() if card.any else [seat]


def play_choices(s: ZombilandState, seat: int, moment: str) -> list[Choice]:
    """Return the choices to play a Resource card at a moment, one for each card and each possible target."""
    choices: list[Choice] = []
    for face in s.faces_in(HANDS[seat]):
        card = PRINTED[face]
        if why_not_play(s, seat, card, moment) is None:
            choices.extend(
                Choice(seat, "play", (("card", face), ("target", target)))
                for target in targets_of(s, seat, card, moment)
            )
    return choices


def free_play_choices(s: ZombilandState, seat: int, otherwise: str) -> list[Choice]:
    """Return the choices to play cards in one's own turn outside a roll, with `otherwise` to play none (ZL-TRN-05)."""
    if not s.is_alive(seat) or not s.hand(seat):
        return []
    return [Choice(seat, otherwise), *play_choices(s, seat, "turn")]


def play_refusals(s: ZombilandState, seat: int, moment: str) -> list[Refusal]:
    """Return refusals for the Resource cards in hand that may not be played at a moment, each with its rule."""
    refused: list[Refusal] = []
    for face in s.faces_in(HANDS[seat]):
        rule = why_not_play(s, seat, PRINTED[face], moment)
        if rule is not None:
            refused.append(Refusal(Choice(seat, "play", (("card", face), ("target", seat))), rule))
    return refused


def play_resource(s: ZombilandState, choice: Choice) -> list[Frame]:
    """Play a card: it goes to the discard pile, unless it says otherwise, and takes effect (ZL-TRN-03)."""
    face, target = choice.name("card"), choice.number("target")
    card = s.cards.find(HANDS[choice.seat], face)
    effects = RESOURCES[face].do
    s.emit(ResourcePlayed(choice.seat, face, target))
    if effects[0].do != "wear":
        s.cards.move(card, HANDS[choice.seat], "resource_discard")
    return frames_of(s, effects, seat=target, by=choice.seat, card=card)


def holders(s: ZombilandState, seats: list[int]) -> list[int]:
    """Return the seats that hold Resource cards to play: living survivors and dead members (ZL-Q-13)."""
    return [seat for seat in seats if s.status[seat] in (ALIVE, DEAD) and s.hand(seat)]


@dataclass
class MidTurn(HandQuestion):
    """Cards that affect no roll may be played at any moment of their owner's turn (ZL-TRN-05, ZL-Q-39).

    The question comes before an Encounter is turned up, and before one without a fight takes effect (`otherwise`
    tells which); fights and the beginning and end of the turn have questions of their own.
    """

    seat: int
    otherwise: str

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TRN-05"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("turn_up", "go_on")

    def options(self, s: ZombilandState) -> list[Choice]:
        return free_play_choices(s, self.seat, self.otherwise)

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "turn") if seat == self.seat else []

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), self)
