"""The game Zombicide Season 3: Rue Morgue."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from horda.engine.choices import Plain
from horda.engine.game import BadOption, Option
from horda.engine.state import State
from horda.games.rue_morgue.camp import tent_figures, tent_records, tents
from horda.games.rue_morgue.edition import RueMorgueEdition
from horda.games.rue_morgue.guests import GUESTS, mixed_kinds
from horda.games.rue_morgue.mechanisms.distributing import LOOKED_AT
from horda.games.rue_morgue.mechanisms.helicopter.seats import STORED
from horda.games.rue_morgue.mechanisms.rivals.content import is_competitive
from horda.games.rue_morgue.mechanisms.teams.forming import (
    MAX_LED,
    MAX_TEAMS,
    fitting_teams,
    rival_teams,
    set_team_count,
)
from horda.games.rue_morgue.mechanisms.tents.cards import TENTS, TENTS_LAID, TENTS_OPEN
from horda.games.rue_morgue.mechanisms.tents.mechanism import Tents
from horda.games.rue_morgue.mechanisms.wounded_cards import wounds_astray
from horda.games.rue_morgue.rules.dead import CRAWLERS
from horda.games.zombicide.box.box_cards import HIDDEN_PILES, OPEN_PILES, Printed
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import SURVIVORS, Zombicide
from horda.games.zombicide.rules.inventory.slots import JOINED
from horda.games.zombicide.state import ZombicideState

FITTING = "fitting"
"""Value of the teams option for the mission's usual number of teams."""
FEWEST = 6
"""Minimum number of survivors, unless the mission needs fewer (RM-SET-07)."""
FOR_FRIENDS: list[dict[str, Plain]] = [
    {},
    {"survivors": 8, "team_actions": 2},
    {"survivors": 7, "team_actions": 1},
    {"survivors": 12, "teams": 2},
    {"survivors": 9, "teams": 3, "team_actions": 2},
    {"survivors": 10},
    {"survivors": 11, "team_actions": 2},
]
FOR_RIVALS: list[dict[str, Plain]] = [
    {},
    {"survivors": 8, "teams": 4, "team_actions": 2},
    {"survivors": 9, "team_actions": 1},
]
"""Options with which the tests play missions, alternating between cooperation and rivals."""


class RueMorgue(Zombicide):
    """Skinners, a hospital, a camp and a helicopter; 6 to 12 survivors in 1 to 4 teams."""

    id: ClassVar[str] = "rue_morgue"
    title: ClassVar[str] = "Zombicide Season 3: Rue Morgue"
    version: ClassVar[int] = 2
    max_seats: ClassVar[int] = 12
    shelf_rank: ClassVar[int] = 2
    minutes: ClassVar[int] = 120
    difficulty: ClassVar[str] = "hard"
    colour: ClassVar[str] = "#1c2536"
    living: ClassVar[tuple[str, ...]] = ("pose-gun", "pose-medic")
    dead: ClassVar[tuple[str, ...]] = ("skinner-walker", "crawler")
    hidden_piles: ClassVar[tuple[str, ...]] = (*HIDDEN_PILES, TENTS, TENTS_LAID)
    open_piles: ClassVar[tuple[str, ...]] = (*OPEN_PILES, TENTS_OPEN, JOINED, STORED, LOOKED_AT)

    def make_edition(self) -> Edition:
        """Return the edition made from the package's content, tents included."""
        return self._with_tents(self.edition_of(RueMorgueEdition))

    def _with_tents(self, edition: Edition) -> Edition:
        edition.mechanism(Tents).cards = tents(self.package)
        return edition

    @cached_property
    def mixed_edition(self) -> Edition:
        """The edition that also has zombies of other boxes (RM-XTP-01)."""
        return self._with_tents(self.edition_of(RueMorgueEdition, mixed_kinds(self.package)))

    def edition_for(self, options: Mapping[str, Plain]) -> Edition:
        """Return the edition, with zombies of other boxes only if a position needs them."""
        return self.mixed_edition if options.get(GUESTS) is True else self.edition

    @cached_property
    def printed_cards(self) -> list[Printed]:
        """The cards of the box, including the tents of the camp (RM-CAM-04)."""
        return [
            *super().printed_cards,
            *(Printed("tent", tent.id, TENTS) for tent in tent_records(self.package)),
        ]

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        """Return the values printed on cards and kinds of zombie, as in all Zombicide games, and on tents."""
        return super().figures(kind, name) or tent_figures(self.package, name)

    def options(self) -> tuple[Option, ...]:
        """Return the options: survivors, teams, team actions, Crawlers or none (RM-SET-02, RM-TEA-02, RM-CRW-13)."""
        mission, survivors = super().options()
        fewest = min(plan.mission.survivors[0] for plan in self.plans.values())
        return (
            mission,
            Option(SURVIVORS, tuple(range(fewest, self.most_survivors + 1)), survivors.default),
            Option("teams", (FITTING, *range(1, MAX_TEAMS + 1)), FITTING),
            Option("team_actions", (0, 1, 2), 0),
            Option(CRAWLERS, (True, False), True),
        )

    def variants(self) -> list[dict[str, Plain]]:
        """Return variants of all missions and team sizes, one to four teams, with and without team actions."""
        rivals = [name for name, plan in self.plans.items() if is_competitive(plan.mission)]
        friends = [name for name in self.plans if name not in rivals]
        found: list[dict[str, Plain]] = []
        for missions, spread in ((friends, FOR_FRIENDS), (rivals, FOR_RIVALS)):
            for number, mission in enumerate(missions):
                found.append({"mission": mission, **spread[number % len(spread)]})
        return found

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, int]:
        """Return the minimum and maximum of players: each leads 1 to 6 survivors, rivals are 2 or more (RM-GEN-02)."""
        chosen = self.options_with_defaults(options)
        survivors, teams = chosen[SURVIVORS], chosen["teams"]
        assert isinstance(survivors, int)
        most = survivors if SURVIVORS in options else max(survivors, FEWEST)
        fewest = -(-survivors // MAX_LED)
        if isinstance(teams, int):
            fewest = max(fewest, teams)
        elif is_competitive(self.plan(chosen).mission):
            fewest = max(fewest, min(rival_teams(survivors), default=2))
        return fewest, most

    def _check_options(self, given: Mapping[str, Plain], seats: int) -> dict[str, Plain]:
        chosen = super()._check_options(given, seats)
        mission = self.plan(chosen).mission
        survivors, (low, high) = chosen[SURVIVORS], mission.survivors
        if survivors not in range(low, high + 1):
            allowed = f"for {low} to {high} survivors, not for {survivors}"
            raise BadOption(f"{self.title}: the mission `{mission.id}` is {allowed}")
        return chosen

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> State:
        """Return the new match with its board and teams; survivors are picked during the set-up."""
        s = super().start(seats, options, chance)
        assert isinstance(s, ZombicideState)
        set_team_count(s, self.team_count(seats, options))
        return s

    def team_count(self, seats: int, options: Mapping[str, Plain]) -> int:
        """Return the number of teams; all have the same number of survivors (RM-SET-06, RM-CPV-05)."""
        survivors, teams = options[SURVIVORS], options.get("teams", FITTING)
        competitive = is_competitive(self.plan(options).mission)
        assert isinstance(survivors, int)
        if not isinstance(teams, int):
            teams = fitting_teams(seats, survivors, competitive=competitive)
        if survivors % teams:
            raise BadOption(f"{self.title}: {survivors} survivors do not make {teams} equal teams")
        if competitive and teams < 2:
            raise BadOption(
                f"{self.title}: this mission is for rival teams; `teams` must be 2 to {MAX_TEAMS}"
            )
        return teams

    def add_survivors(self, s: ZombicideState, options: dict[str, Plain]) -> None:
        """Add no survivors: the players pick them (RM-SET-03)."""

    def violations(self, s: State) -> list[str]:
        """Return the violations of the shared rules, and survivors whose wounds do not match their Wounded cards."""
        assert isinstance(s, ZombicideState)
        return [*super().violations(s), *wounds_astray(s)]
