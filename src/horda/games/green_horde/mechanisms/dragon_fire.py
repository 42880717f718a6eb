"""Dragon bile, torches and dragon fire (GH-DRG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.green_horde.mechanisms.trebuchet import TREBUCHET
from horda.games.green_horde.siege_events import ZoneBurnt
from horda.games.zombicide.events.events import TokenGone, TokenPut
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.dice import HIGHEST
from horda.games.zombicide.rules.combat.hits import EndAttack
from horda.games.zombicide.rules.combat.kills import kill_all
from horda.games.zombicide.rules.combat.targets import eyes
from horda.games.zombicide.rules.goals.goals import notify_mission
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import card_with, discard
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.rules.turns.experience import CheckLevels
from horda.games.zombicide.state import ZombicideState

BILE: Final = "bile"
ZONE_BURNT: Final = "zone_burnt"
"""The event of missions for a zone that burnt in Dragon Fire."""
LIGHT: Final = "light"
TOKENS: Final = 4
"""Number of Dragon Bile tokens in the box (GH-DRG-08)."""
REACH: Final = 1


class DragonFires(Mechanism):
    """Dragon Fire, which kills everybody in a zone."""

    name: ClassVar[str] = "dragon_fire"
    needs: ClassVar[tuple[str, ...]] = ("trebuchet",)
    """Dragon Fire destroys a trebuchet in its zone (GH-DRG-03)."""
    tokens: ClassVar[tuple[str, ...]] = (BILE,)
    pieces: ClassVar[tuple[str, ...]] = (BILE,)
    happenings: ClassVar[tuple[str, ...]] = (ZONE_BURNT,)

    def actions(self) -> list[Action]:
        return [ThrowBile(), ThrowTorch()]

    def resolve_roll(self, s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
        """Return the steps of Dragon Fire in the zone if the Lava Burst rolled a 6, instead of hits."""
        if HIGHEST in values and gear_of(s, attack.cards[0]).six_effect:
            return (DragonFire(attack.by, attack.zone), EndAttack(attack, 0))
        return None


def zones_near(s: ZombicideState, who: int) -> list[int]:
    """Return the zones at range 0-1 that a survivor sees."""
    ranges = s.paths.ranges(s.zone[who], eyes(s, who))
    return [zone for zone, distance in enumerate(ranges) if 0 <= distance <= REACH]


class ThrowBile(Action):
    """For one action Dragon Bile in hand becomes a token at range 0-1 in sight (GH-DRG-01)."""

    verb: ClassVar[str] = "throw_bile"
    needs: ClassVar[str] = BILE

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone in reach, if the survivor has Dragon Bile in hand."""
        if card_with(s, who, BILE) == NOWHERE:
            return []
        seat, names = s.seat_of[who], s.board.names
        return [Choice(seat, "throw_bile", (("zone", names[zone]),)) for zone in zones_near(s, who)]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Discard the card and put a token; if none is left, move one on the board (GH-DRG-08)."""
        discard(s, who, card_with(s, who, BILE))
        zone = s.board.called[choice.name("zone")]
        if len(s.tokens(BILE)) >= TOKENS:
            s.push(MoveBile(who, zone))
        else:
            s.add_token(BILE, zone)
            s.emit(TokenPut(BILE, s.board.names[zone], ""))


@dataclass
class MoveBile(Question):
    """The choice to move one of the Dragon Bile tokens, because all of them are on the board (GH-DRG-08)."""

    who: int
    zone: int

    def rule(self, s: ZombicideState) -> str:
        return "GH-DRG-08"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for leaving all tokens where they are."""
        return ("leave_bile",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one choice for each zone with tokens, and one to leave them all where they are."""
        seat = s.seat_of[self.who]
        zones = sorted({s.token_zone[token] for token in s.tokens(BILE)})
        found = [Choice(seat, "move_bile", (("zone", s.board.names[zone]),)) for zone in zones]
        found.append(Choice(seat, "leave_bile"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "move_bile":
            zone = s.board.called[choice.name("zone")]
            token = s.tokens(BILE, zone)[0]
            s.token_zone = put(s.token_zone, token, NOWHERE)
            s.emit(TokenGone(BILE, s.board.names[zone], ""))
            s.token_zone = put(s.token_zone, token, self.zone)
            s.emit(TokenPut(BILE, s.board.names[self.zone], ""))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the zone that the token would go to."""
        return Prompt("MoveBile", (("survivor", s.roster[self.who]), ("zone", s.board.names[self.zone])))


class ThrowTorch(Action):
    """For one action a Torch in hand lights a Dragon Bile token at range 0-1 in sight (GH-DRG-02)."""

    verb: ClassVar[str] = "throw_torch"
    needs: ClassVar[str] = LIGHT

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone in reach, if the survivor has a Torch in hand."""
        if card_with(s, who, LIGHT) == NOWHERE:
            return []
        seat, names = s.seat_of[who], s.board.names
        return [Choice(seat, "throw_torch", (("zone", names[zone]),)) for zone in zones_near(s, who)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against zones without a Dragon Bile token (GH-DRG-02)."""
        return None if s.tokens(BILE, s.board.called[choice.name("zone")]) else "GH-DRG-02"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Discard the card; one token burns and is gone (GH-DRG-06, GH-Q-51)."""
        discard(s, who, card_with(s, who, LIGHT))
        zone = s.board.called[choice.name("zone")]
        s.token_zone = put(s.token_zone, s.tokens(BILE, zone)[0], NOWHERE)
        s.emit(TokenGone(BILE, s.board.names[zone], ""))
        s.push(DragonFire(who, zone))


@dataclass
class DragonFire(Step):
    """Kill everybody in the zone and destroy every siege engine; in water nothing happens (GH-DRG-03).

    Armour does not help (GH-DRG-04), there is no noise (GH-DRG-05), and the survivor who lit it gains the experience
    for the zombies (GH-DRG-07).
    """

    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        """Kill the zombies first, so that their killer still gets the experience."""
        who, zone = self.who, self.zone
        # Whatever lit it (GH-DRG-09).
        if s.board.kinds[zone].water:
            return
        s.emit(ZoneBurnt(s.board.names[zone]))
        dead = kill_all(s, who, zone)
        for token in s.tokens(TREBUCHET, zone):
            s.token_zone = put(s.token_zone, token, NOWHERE)
            s.emit(TokenGone(TREBUCHET, s.board.names[zone], ""))
        s.push(*dead, CheckLevels(who))
        notify_mission(s, ZONE_BURNT, who=who, zone=zone)
