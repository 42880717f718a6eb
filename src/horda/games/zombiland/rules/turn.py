"""The steps and questions of a survivor's turn, and the choice of the next player."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.state import Result
from horda.engine.steps import Prompt, Step
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.events import AnotherTurn, Moved, MoveRolled, TokenGained, TurnBegan
from horda.games.zombiland.rules.board import KIND, LOCATIONS, ZONE_0, survivor_destinations
from horda.games.zombiland.rules.decks import DrawResources
from horda.games.zombiland.rules.encounters import Encounter
from horda.games.zombiland.rules.health import Heal
from horda.games.zombiland.rules.resources import (
    free_play_choices,
    play_choices,
    play_refusals,
    play_resource,
)
from horda.games.zombiland.rules.showing import HandQuestion, has_unseen_card
from horda.games.zombiland.rules.team import OfferCard
from horda.games.zombiland.rules.zombie_turn import ZombieTurn
from horda.games.zombiland.state import ALIVE, DEAD, ZombilandState


@dataclass
class TakeTurn(Step):
    """A seat's turn, as a survivor or as a zombie (ZL-TRN-01, ZL-ZTU-01)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        s.begin_turn()
        s.active = self.seat
        s.hurry = 0
        s.emit(TurnBegan(self.seat, s.round))
        if s.status[self.seat] == ALIVE:
            s.push(BeforeRoll(self.seat), EndTurn(self.seat))
        else:
            s.push(ZombieTurn(self.seat), EndTurn(self.seat))


@dataclass
class EndTurn(Step):
    """Take another turn if one was granted, else continue with the next player clockwise (ZL-SPC-09, ZL-TRN-04)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        if s.again:
            s.again -= 1
            if s.status[self.seat] != DEAD:
                s.emit(AnotherTurn(self.seat))
                s.push(TakeTurn(self.seat))
                return
        s.again = 0
        seat = self.seat
        while True:
            seat = (seat + 1) % s.seats
            if seat == s.first:
                s.round += 1
            if s.status[seat] != DEAD:
                # A dead member of the Survivor Team takes no turn (ZL-Q-13).
                s.push(TakeTurn(seat))
                return


@dataclass
class BeforeRoll(HandQuestion):
    """Cards for the move and for the turn may be played before the movement roll (ZL-RSC-05, ZL-TRN-05)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TRN-01"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that no card in hand can be played.
        return has_unseen_card(s, self.seat)

    def options(self, s: ZombilandState) -> list[Choice]:
        return [Choice(self.seat, "roll"), *play_choices(s, self.seat, "move")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "move") if seat == self.seat else []

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "roll":
            s.push(RollMove(self.seat))
        else:
            s.push(*play_resource(s, choice), self)


@dataclass
class RollMove(Step):
    """Roll the die for the move (ZL-MOV-01)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        die = s.d6()
        s.roll = die + s.hurry
        s.emit(MoveRolled(self.seat, die, s.roll))
        s.push(ChooseWay(self.seat), LastCards(self.seat), PassCards(self.seat))


@dataclass
class ChooseWay(HandQuestion):
    """The player chooses the space where the move ends, by any exit and branch (ZL-MOV-02, ZL-MOV-03, ZL-MOV-04)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-MOV-01"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that no card in hand can be played.
        return has_unseen_card(s, self.seat)

    def options(self, s: ZombilandState) -> list[Choice]:
        space = s.at[self.seat]
        assert space is not None
        ends = [Choice(self.seat, "move", (("space", end),)) for end in survivor_destinations(space, s.roll)]
        return [*ends, *play_choices(s, self.seat, "after_move")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        if seat != self.seat:
            return []
        sewers = [space for sewer in BOARD.sewers for space in sewer.spaces]
        closed = [Refusal(Choice.of(seat, "move", space=space), "ZL-MOV-09") for space in sewers]
        return [*closed, *play_refusals(s, seat, "after_move")]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("ChooseWay", (("steps", s.roll),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), self)
            return
        walk(s, self.seat, choice.name("space"))
        s.push(Arrive(self.seat))


def walk(s: ZombilandState, seat: int, space: str) -> None:
    """Put a piece on another space; any number may share it (ZL-MOV-06)."""
    origin = s.at[seat]
    s.at = put(s.at, seat, space)
    s.emit(Moved(seat, origin or "", space))


@dataclass
class Arrive(Step):
    """Apply the effect of the space (ZL-MOV-05, ZL-SPC-01 to ZL-SPC-13)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        space = s.at[self.seat]
        assert space is not None
        kind = KIND[space]
        if kind == ZONE_0:
            # Immediately, and in any turn (ZL-WIN-02).
            if len(s.tokens[self.seat]) == len(LOCATIONS):
                win_the_race(s, self.seat)
        elif kind == "location":
            # One Encounter after the other; a survivor of both gets the token (ZL-SPC-10).
            s.push(Encounter(self.seat, space), Encounter(self.seat, space), GainToken(self.seat, space))
        elif kind == "resource":
            s.push(DrawResources(self.seat, 1), Encounter(self.seat))
        elif kind == "another_turn":
            s.push(Encounter(self.seat), GrantAnotherTurn(self.seat))
        # Unless the space says so (ZL-SPC-07); +1 and +2 are as any other (ZL-SPC-03, ZL-SPC-05).
        elif kind != "no_encounters":
            s.push(Encounter(self.seat))


def win_the_race(s: ZombilandState, seat: int) -> None:
    """End the match with the win of a survivor who is back in Zone 0 with all four tokens (ZL-WIN-01).

    The whole team wins, including its dead members (ZL-WIN-03, ZL-WIN-04).
    """
    winners = tuple(s.members()) if s.team else (seat,)
    scores = tuple(float(player in winners) for player in range(s.seats))
    s.finish(Result(winners, scores, "team_race" if s.team else "race", together=len(winners) == s.seats))


@dataclass
class GrantAnotherTurn(Step):
    """Grant another turn once the Encounter is resolved, even to a player who died in it (ZL-SPC-09, ZL-Q-27)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        s.again += 1


@dataclass
class GainToken(Step):
    """Give a survivor of both Encounters the token of the Location, unless they have one (ZL-SPC-11, ZL-Q-24)."""

    seat: int
    location: str

    def run(self, s: ZombilandState) -> None:
        held = s.tokens[self.seat]
        if not s.is_alive(self.seat) or s.at[self.seat] != self.location or self.location in held:
            return
        s.lying[self.location] -= 1
        s.tokens = put(s.tokens, self.seat, [*held, self.location])
        s.emit(TokenGained(self.seat, self.location))
        gift = BOARD.tokens[self.location]
        # The immediate benefit of a token is given only once (ZL-SPC-12).
        if gift.resources:
            s.push(DrawResources(self.seat, gift.resources))
        if gift.health:
            s.push(Heal(self.seat, gift.health))


@dataclass
class LastCards(HandQuestion):
    """At the end of the turn, cards that affect no roll may still be played (ZL-Q-39)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-RSC-02"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def options(self, s: ZombilandState) -> list[Choice]:
        return free_play_choices(s, self.seat, "end_turn")

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "turn") if seat == self.seat else []

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), self)


@dataclass
class PassCards(Step):
    """At the end of a member's turn the Survivor Team may pass one card (ZL-TEA-07, ZL-Q-12)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        if s.team and s.status[self.seat] in (ALIVE, DEAD):
            members = s.members()
            givers = tuple(seat for seat in (self.seat, *s.in_turn_order(self.seat)) if seat in members)
            s.push(OfferCard(givers))
