"""Effects of missions, which run when one of their triggers fires."""

from __future__ import annotations

from typing import Final

from horda.engine.lists import put
from horda.engine.steps import Frame
from horda.games.zombicide.events.events import (
    MissionCutShort,
    SpawnWoken,
    TokenGone,
    TokenMoved,
    TokenPut,
    TurningPoint,
)
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.gates import OpenGate, ShutGate
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import make_noise
from horda.games.zombicide.rules.combat.kills import all_perish
from horda.games.zombicide.rules.combat.wounds import DealWounds, heal
from horda.games.zombicide.rules.goals.conditions import ASLEEP, SPAWN, MissionPlace, tokens_of
from horda.games.zombicide.rules.goals.goals import Effect, lost_result, victory
from horda.games.zombicide.rules.goals.objectives import carry
from horda.games.zombicide.rules.turns.exits import LeaveBoard, MayLeave
from horda.games.zombicide.rules.turns.experience import gain_experience
from horda.games.zombicide.rules.turns.starting_equipment import card_given
from horda.games.zombicide.rules.zombies.miniatures import put_down
from horda.games.zombicide.rules.zombies.spawning import SpawnCards
from horda.games.zombicide.state import ZombicideState

CARD_WORK: Final = 4
"""Units of work of a zombie card that an effect draws: revealing it, and placing or activating zombies."""
MAX_TOKENS: Final = 400
"""Maximum number of tokens in a match, removed ones included: beyond it, a mission places none."""


def zones_in(s: ZombicideState, place: MissionPlace | None) -> int:
    """Return the units of work of an effect on the zones of a place, or on the zone of the event."""
    return 1 if place is None else 1 + len(place.zones(s))


class GiveExperience(Effect):
    """Experience for the survivor who triggered it, or for everybody on the board (experience.mission)."""

    def __init__(self, points: int, *, to_all: bool) -> None:
        self.points = points
        self.to_all = to_all

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        for one in s.in_play() if self.to_all else [who]:
            if one >= 0 and s.is_in_play(one):
                s.push(*gain_experience(s, one, self.points))

    def work(self, s: ZombicideState) -> int:
        return len(s.zone) if self.to_all else 1


class Unlock(Effect):
    """Doors of a colour may be opened from now on."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        if self.colour not in s.unlocked:
            s.unlocked = [*s.unlocked, self.colour]


class SetGates(Effect):
    """Gates open or close at once."""

    def __init__(self, gates: tuple[int, ...], *, shut: bool) -> None:
        self.gates = gates
        self.shut = shut

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.push(*[ShutGate(gate) if self.shut else OpenGate(gate, who) for gate in self.gates])

    def work(self, s: ZombicideState) -> int:
        return len(self.gates)


class Wake(Effect):
    """The spawn zones of a colour become active."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        for token in s.tokens(ASLEEP):
            if s.token_colour[token] == self.colour:
                s.token_kind = put(s.token_kind, token, SPAWN)
                s.emit(SpawnWoken(s.board.names[s.token_zone[token]], self.colour))


class Destroy(Effect):
    """Tokens of a kind (and colour) leave the board; `here` means only those in the zone of the event."""

    def __init__(self, kind: str, colour: str, *, here: bool) -> None:
        self.kind = kind
        self.colour = colour
        self.here = here

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        for token in tokens_of(s, self.kind, self.colour):
            if not self.here or s.token_zone[token] == zone:
                lay = s.board.names[s.token_zone[token]]
                s.token_zone = put(s.token_zone, token, NOWHERE)
                s.emit(TokenGone(self.kind, lay, s.token_colour[token]))


class PutToken(Effect):
    """A token is placed on the board."""

    def __init__(self, kind: str, colour: str, place: MissionPlace | None) -> None:
        self.kind = kind
        self.colour = colour
        self.place = place

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        place = self.place
        for at in [zone] if place is None else place.zones(s):
            if len(s.token_kind) >= MAX_TOKENS:
                s.emit(MissionCutShort())
                return
            s.add_token(self.kind, at, colour=self.colour)
            s.emit(TokenPut(self.kind, s.board.names[at], self.colour))

    def work(self, s: ZombicideState) -> int:
        return zones_in(s, self.place)


class CallSpawns(Effect):
    """Zombie cards are drawn for a place, or for every active spawn zone."""

    def __init__(self, place: MissionPlace | None, cards: int) -> None:
        self.place = place
        self.cards = cards

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        place = self.place
        zones = [s.token_zone[token] for token in s.tokens(SPAWN)] if place is None else place.zones(s)
        for at in reversed(zones):
            s.push(SpawnCards(at, self.cards))

    def work(self, s: ZombicideState) -> int:
        place = self.place
        zones = len(s.tokens(SPAWN)) if place is None else len(place.zones(s))
        return 1 + zones * self.cards * CARD_WORK


class PutZombies(Effect):
    """Zombies of a kind are placed at a place, or where the event happened."""

    def __init__(self, kind: int, count: int, place: MissionPlace | None) -> None:
        self.kind = kind
        self.count = count
        self.place = place

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        place = self.place
        for at in [zone] if place is None else place.zones(s):
            instead = hooks.bring_zombies(s, at, self.kind, self.count)
            if instead is None:
                put_down(s, at, self.kind, self.count)
            else:
                s.push(*instead)

    def work(self, s: ZombicideState) -> int:
        return zones_in(s, self.place)


class Flood(Effect):
    """Water floods a place: zombies there die without a killer, survivors are eliminated."""

    def __init__(self, place: MissionPlace) -> None:
        self.place = place

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        drowned: list[Frame] = []
        for at in self.place.zones(s):
            drowned.extend(all_perish(s, at))
        s.push(*drowned)

    def work(self, s: ZombicideState) -> int:
        return zones_in(s, self.place)


class HandCard(Effect):
    """The survivor who triggered it gets a card that was set aside; a random one if none is named."""

    def __init__(self, face: str) -> None:
        self.face = face

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Give a card that was set aside, or else one of the vault."""
        if who >= 0 and s.is_in_play(who):
            s.push(card_given(s, who, self.face))


class Carry(Effect):
    """The survivor who took the objective carries it from now on."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        carry(s, self.colour, who)


class Count(Effect):
    """A counter of the mission changes."""

    def __init__(self, name: str, add: int) -> None:
        self.name = name
        self.add = add

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.tallies = {**s.tallies, self.name: s.tallies.get(self.name, 0) + self.add}


class SetCounter(Effect):
    """A counter of the mission is set to a number."""

    def __init__(self, name: str, to: int) -> None:
        self.name = name
        self.to = to

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.tallies = {**s.tallies, self.name: self.to}


class MoveToken(Effect):
    """Tokens of a kind (and colour) move to another place; `here` means only those in the zone of the event."""

    def __init__(self, kind: str, colour: str, place: MissionPlace, *, here: bool) -> None:
        self.kind = kind
        self.colour = colour
        self.place = place
        self.here = here

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Move the tokens to the zone of the place, determined before the first one moves."""
        found = self.place.zones(s)
        if not found:
            return
        for token in tokens_of(s, self.kind, self.colour):
            start = s.token_zone[token]
            if start != found[0] and (not self.here or start == zone):
                names = s.board.names
                s.token_zone = put(s.token_zone, token, found[0])
                s.emit(TokenMoved(self.kind, names[start], names[found[0]], s.token_colour[token]))


def recipients_of(s: ZombicideState, to: str, who: int, zone: int) -> list[int]:
    """Return the survivors of an effect: who triggered it, all in the zone of the event, or all on the board."""
    if to == "taker":
        return [who] if who >= 0 and s.is_in_play(who) else []
    return [one for one in s.in_play() if to == "all" or s.zone[one] == zone]


class Wound(Effect):
    """Survivors suffer wounds that armour cannot prevent."""

    def __init__(self, wounds: int, to: str) -> None:
        self.wounds = wounds
        self.to = to

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.push(*[DealWounds(one, self.wounds) for one in recipients_of(s, self.to, who, zone)])

    def work(self, s: ZombicideState) -> int:
        return 1 if self.to == "taker" else len(s.zone)


class Heal(Effect):
    """Survivors heal wounds, as many as they have at most."""

    def __init__(self, wounds: int, to: str) -> None:
        self.wounds = wounds
        self.to = to

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        for one in recipients_of(s, self.to, who, zone):
            if s.wounds[one]:
                s.push(*heal(s, one, self.wounds))

    def work(self, s: ZombicideState) -> int:
        return 1 if self.to == "taker" else len(s.zone)


class Noise(Effect):
    """A noise at a place, or where the event happened."""

    def __init__(self, place: MissionPlace | None) -> None:
        self.place = place

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        place = self.place
        for at in [zone] if place is None else place.zones(s):
            make_noise(s, at)

    def work(self, s: ZombicideState) -> int:
        return zones_in(s, self.place)


class Say(Effect):
    """Everybody reads the text of a turning point."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.emit(TurningPoint(self.number, f"{s.goals.mission}.turn_{self.number}"))


class Leave(Effect):
    """The survivor who triggered it leaves the board alive, or may do so."""

    def __init__(self, *, asked: bool) -> None:
        self.asked = asked

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Take the survivor off the board, or ask its player."""
        if who >= 0 and s.is_in_play(who):
            s.push(MayLeave(who) if self.asked else LeaveBoard(who))


class End(Effect):
    """The match ends at once, as won or lost."""

    def __init__(self, why: str, *, won: bool) -> None:
        self.why = why
        self.won = won

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        s.finish(victory(s) if self.won else lost_result(s, self.why))
