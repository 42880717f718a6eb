"""Set-up of a heist: the team, its players, its equipment and its starting zones (AD-SET-08 to AD-SET-21)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import SurvivorChosen, SurvivorShared
from horda.games.army_of_the_dead.mechanisms.specialties.content import required_specialties
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.slots import LOOSE, first_free, stow
from horda.games.zombicide.rules.inventory.trade import Arrange
from horda.games.zombicide.state import WAITING, ZombicideState

DECK = "equipment"


def team_size(s: ZombicideState) -> int:
    """Return six, or the mission's number of survivors; at least one for every player (AD-SET-01, AD-MIS-02)."""
    return max(s.goals.team, s.seats)


def unchosen_survivors(s: ZombicideState) -> list[str]:
    """Return the survivors of the box who are not in the team."""
    return [name for name in s.edition.identities if name not in s.roster]


def specialties_missing(s: ZombicideState, names: list[str]) -> list[str]:
    """Return the required specialties that none of these survivors has (AD-SET-30)."""
    identities = s.edition.identities
    return [
        one
        for one in required_specialties(s.goals)
        if not any(one in identities[n].specialties for n in names)
    ]


def specialists_needed(s: ZombicideState, names: list[str]) -> int:
    """Return the minimum number of further survivors with which a team has every required specialty."""
    identities = s.edition.identities
    missing = specialties_missing(s, names)
    if not missing:
        return 0
    candidates = [n for n in identities if n not in names and missing[0] in identities[n].specialties]
    return 1 + min((specialists_needed(s, [*names, one]) for one in candidates), default=team_size(s))


def why_not_choose(s: ZombicideState, name: str) -> str | None:
    """Return the rule that excludes a survivor from the team, because others must have specialties (AD-SET-30)."""
    chosen = [*s.roster, name]
    return "AD-SET-30" if specialists_needed(s, chosen) > team_size(s) - len(chosen) else None


@dataclass
class ChooseTeam(Question):
    """The players choose the survivors together, for a known mission (AD-SET-08)."""

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-08"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors whose choice leaves room for the required specialists."""
        if len(s.roster) >= team_size(s):
            return []
        return [self._choose(s, name) for name in unchosen_survivors(s) if why_not_choose(s, name) is None]

    def _choose(self, s: ZombicideState, name: str) -> Choice:
        return Choice(s.speaker, "choose_survivor", (("survivor", name),))

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse survivors whose choice would leave the team without a specialist (AD-SET-30, AD-Q-95)."""
        if seat != s.speaker:
            return []
        rules = [(name, why_not_choose(s, name)) for name in unchosen_survivors(s)]
        return [Refusal(self._choose(s, name), rule) for name, rule in rules if rule is not None]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Add the survivor to the team with the blue skill and no adrenaline (AD-SET-17, AD-SET-19)."""
        name = choice.name("survivor")
        who = s.add_survivor(name, seat=0, zone=WAITING)
        for skill in s.edition.identities[name].track[0]:
            s.give_skill(who, skill)
        s.emit(SurvivorChosen(name))
        if len(s.roster) < team_size(s):
            s.push(ChooseTeam())

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return how many are still to be chosen, and the required specialties that are missing."""
        needed = tuple(specialties_missing(s, s.roster))
        return Prompt("ChooseTeam", (("count", team_size(s) - len(s.roster)), ("needed", needed)))


@dataclass
class ShareTeam(Question):
    """The players divide the survivors among themselves freely, at least one each (AD-SET-01, AD-SET-08)."""

    seats: tuple[int, ...] = ()
    """The seats of the survivors assigned so far."""

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-01"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every seat, or only seats without a survivor if these need all that are left."""
        left = len(s.roster) - len(self.seats)
        if not left:
            return []
        empty = [seat for seat in range(s.seats) if seat not in self.seats]
        seats = empty if left <= len(empty) else list(range(s.seats))
        name = ("survivor", s.roster[len(self.seats)])
        return [Choice(s.speaker, "share_survivor", (name, ("player", seat))) for seat in seats]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign the survivor to the seat; after the last one every survivor has a player."""
        seat = choice.number("player")
        s.emit(SurvivorShared(choice.name("survivor"), seat))
        given = (*self.seats, seat)
        if len(given) < len(s.roster):
            s.push(ShareTeam(given))
        else:
            s.seat_of = list(given)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        at = min(len(self.seats), len(s.roster) - 1)
        return Prompt("ShareTeam", (("survivor", s.roster[at]),))


@dataclass
class TakeStarts(Step):
    """Each survivor takes a starting set and is placed in its starting zone (AD-SET-11, AD-SET-15)."""

    def run(self, s: ZombicideState) -> None:
        """Ask each survivor in turn for a starting zone and a starting set."""
        frames: list[Frame] = []
        for who in range(len(s.roster)):
            frames.append(ChooseStart(who))
            frames.append(ChooseSet(who))
        s.push(*frames, ShuffleDeck())


def starting_zones(s: ZombicideState) -> list[int]:
    """Return the zones with a start token of the mission."""
    return [s.token_zone[token] for token in s.tokens("start")]


@dataclass
class ChooseStart(Question):
    """The player of a survivor chooses its starting zone, if there are several (AD-SET-15)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-15"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the starting zones."""
        names = sorted({s.board.names[zone] for zone in starting_zones(s)})
        return [Choice(s.seat_of[self.who], "begin_in", (("zone", name),)) for name in names]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the survivor into the chosen zone."""
        s.zone = put(s.zone, self.who, s.board.called[choice.name("zone")])

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseStart", (("survivor", s.roster[self.who]),))


@dataclass
class ChooseSet(Question):
    """The player of a survivor takes one of the two sets on the back of the ID card (AD-SET-11)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-11"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return each set whose cards are all still in the deck."""
        seat = s.seat_of[self.who]
        starts = s.edition.identities[s.roster[self.who]].starts
        there = s.cards.faces(DECK)
        return [
            Choice(seat, "take_set", (("card", cards),))
            for cards in starts
            if all(there.count(card) >= cards.count(card) for card in cards)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Take the set's cards from the deck and put them into slots (AD-SET-13, AD-SET-21)."""
        who = self.who
        faces = choice["card"]
        assert isinstance(faces, tuple)
        for face in faces:
            card = s.cards.find(DECK, str(face))
            s.cards.move(card, DECK, LOOSE)
            stow(s, who, card, first_free(s, who, card))
        s.push(Arrange(who, NOWHERE, (), (), False))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseSet", (("survivor", s.roster[self.who]),))


@dataclass
class ShuffleDeck(Step):
    """Shuffle the equipment deck after the starting sets were taken from it (AD-SET-12, AD-SET-13)."""

    def run(self, s: ZombicideState) -> None:
        s.shuffle(DECK)


@dataclass
class LayNoise(Question):
    """The Noise token is placed in a starting zone, which the players choose if there are several (AD-SET-16)."""

    def rule(self, s: ZombicideState) -> str:
        return "AD-SET-16"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the starting zones."""
        names = sorted({s.board.names[zone] for zone in starting_zones(s)})
        return [Choice(s.speaker, "lay_noise", (("zone", name),)) for name in names]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Place the token, which wakes no sleepers (AD-Q-18)."""
        s.noise = put(s.noise, s.board.called[choice.name("zone")], 1)
