"""Conditions and effects of missions, and the triggers that combine them; winning and losing.

`horda.games.zombicide.missions.reading.goals` creates these objects from a mission's file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from horda.engine.choices import Plain
from horda.engine.state import Result
from horda.engine.steps import Step
from horda.games.zombicide.events.events import MissionCutShort, MissionRolled
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import LIFTS_STOPPED, NOWHERE
from horda.games.zombicide.rules.goals.hidden_tiles import HiddenTile, reveal_tiles
from horda.games.zombicide.rules.goals.marks import has_mark
from horda.games.zombicide.state import LOST, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

ROUND_ENDS: Final = "round_ends"
ROUND_BEGINS: Final = "round_begins"
END_PHASE: Final = "end_phase"
"""The end phase begins; `round_ends` follows when everything else of the phase is done."""
OBJECTIVE_TAKEN: Final = "objective_taken"
ZONE_ENTERED: Final = "zone_entered"
DOOR_OPENED: Final = "door_opened"
SURVIVOR_LOST: Final = "survivor_lost"
SURVIVOR_WOUNDED: Final = "survivor_wounded"
"""A survivor has suffered wounds, possibly the last ones."""
ZOMBIE_KILLED: Final = "zombie_killed"
TURN_ENDS: Final = "turn_ends"
ZOMBIES_ENTERED: Final = "zombies_entered"
"""Zombies walked into a zone."""
TILE_REVEALED: Final = "tile_revealed"
"""A survivor is the first to enter a hidden tile; the trigger's name is the tile's."""
ZONE_SEARCHED: Final = "zone_searched"
"""A survivor has searched, and has stowed the cards found."""

HAPPENINGS: Final = (
    ROUND_BEGINS,
    END_PHASE,
    ROUND_ENDS,
    TURN_ENDS,
    OBJECTIVE_TAKEN,
    ZONE_ENTERED,
    DOOR_OPENED,
    SURVIVOR_WOUNDED,
    SURVIVOR_LOST,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_SEARCHED,
    TILE_REVEALED,
)
"""The events that a mission's `when` may wait for, besides those of mechanisms (`Mechanism.happenings`)."""


MAX_MISSION_WORK: Final = 1_000
"""Maximum units of work of a mission after one decision.

One unit is a trigger or a condition that is checked, or a zone, survivor or card that an effect affects
(`Effect.work`). Effects beyond the maximum are skipped, so that a match always goes on. The missions of the boxes
need 230 at most; `mission check` refuses missions that may need more than the maximum.
"""


Facts = tuple[tuple[str, Plain], ...]
"""The values of a message: pairs of a name and a value."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A condition of a mission. Checking it never changes the state."""

    def holds(self, s: ZombicideState) -> bool:
        """Return whether it holds now."""
        raise TypeError(f"{type(self).__name__} has no holds")

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether a death has made the condition impossible for good (goal.out_of_reach)."""
        return False

    def lack(self, s: ZombicideState) -> Facts:
        """Return the values of the message why the condition is impossible."""
        return ()

    def facts(self, s: ZombicideState) -> Facts:
        """Return the values of the message about a match that is lost by this condition."""
        return ()


def lost_result(s: ZombicideState, why: str, about: Facts = ()) -> Result:
    """Return the result of a match without winners: all have lost together, unless they were rivals (goal.lose)."""
    return Result((), (0.0,) * s.seats, why, about, together=s.goals.together)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An effect of a mission, which runs when its trigger fires."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Apply the effect; `who` triggered it (NOWHERE: nobody), in `zone` (NOWHERE: nowhere)."""
        raise TypeError(f"{type(self).__name__} has no act")

    def work(self, s: ZombicideState) -> int:
        """Return the present units of work: the number of zones, survivors or cards that it affects."""
        return 1


class Trigger:
    """An event with its filters (colour, name, place), conditions, and the effects that follow."""

    def __init__(
        self,
        event: str,
        *,
        colour: str,
        zones: tuple[int, ...],
        name: str,
        conditions: list[Condition],
        effects: list[Effect],
        once: bool,
        work: int = 1,
        mark: str = "",
        least_die: int = 0,
    ) -> None:
        self.event = event
        self.colour = colour
        self.zones = zones
        self.name = name
        self.conditions = conditions
        self.effects = effects
        self.once = once
        self.work = work
        """Units of work to check whether this trigger fires: one, plus one for each condition."""
        self.mark = mark
        """The mark that the survivor who triggers it must have; empty for anybody."""
        self.least_die = least_die
        """The lowest successful value of the die that is rolled when all conditions hold; 0: no die."""

    def matches(self, s: ZombicideState, who: int, colour: str, name: str, zone: int) -> bool:
        """Return whether an event is the one that this trigger waits for."""
        if self.mark and (who < 0 or not has_mark(s, who, self.mark)):
            return False
        if self.colour and self.colour != colour:
            return False
        if self.name and self.name != name:
            return False
        if self.zones and zone not in self.zones:
            return False
        return all(condition.holds(s) for condition in self.conditions)


@mypyc_attr(allow_interpreted_subclasses=True)
class MechanismData:
    """A mission's data for one mechanism, as its rules use them."""


MechanismDataT = TypeVar("MechanismDataT", bound=MechanismData)


class MissionRules:
    """The rules of a mission: goals, ways to lose, and triggers."""

    def __init__(
        self,
        win: Condition,
        lose: list[tuple[str, Condition]],
        triggers: list[Trigger],
    ) -> None:
        self.win = win
        self.lose = lose
        """The ways to lose: the id of its text, and its condition."""
        self.triggers = triggers
        self.token_names: list[str] = []
        """The save names of the mission's tokens, in the order of placement."""
        self.order: dict[str, int] = {}
        """The rank of some tokens in the order of objectives; all others can be taken at any time."""
        self.mission = ""
        """The id by which the mission's texts are found."""
        self.numbered: list[Condition] = []
        """The goals listed on the mission's page; each is marked as reached while it holds."""
        self.spawns_if: dict[str, Condition] = {}
        """By token name, the condition under which a spawn zone gets a card; most have none."""
        self.mechanism_data: dict[str, MechanismData] = {}
        """The mission's data for mechanisms, by mechanism."""
        self.team = 0
        """The minimum number of survivors, in an edition whose players choose them at the table."""
        self.lifts_if: Condition | None = None
        """The condition for the elevators to run; None: always."""
        self.hidden: list[HiddenTile] = []
        """The tiles that are revealed when somebody enters them."""
        self.together = True
        """Whether all players win and lose together."""
        self.branches: list[list[Effect]] = []
        """The effects in branches of dice and choices, list by list."""
        self.trigger_names = [str(number) for number in range(len(triggers))]
        self.branch_names: list[str] = []
        """The save names of the lists in `branches`, by number; `trigger_names` has those of the triggers."""
        self.by_event: dict[str, list[int]] = {}
        """The numbers of the triggers that wait for each event."""
        for number, trigger in enumerate(triggers):
            self.by_event.setdefault(trigger.event, []).append(number)

    def mission_value(self, key: TypedKey[MechanismDataT]) -> MechanismDataT:
        """Return the mission's data for a mechanism, by its key."""
        return key.check(self.mechanism_data[key.name])


def victory(s: ZombicideState) -> Result:
    """Return who has won when the mission is fulfilled: all together (goal.win, goal.one_side)."""
    all_win = Result(tuple(range(s.seats)), (1.0,) * s.seats, "fulfilled", together=True)
    return hooks.victory(s, all_win)


@dataclass
class CheckGoals(Step):
    """The match ends as soon as the mission is fulfilled or lost (goal.win, goal.lose)."""

    def run(self, s: ZombicideState) -> None:
        """End the match if it is won or lost."""
        goals = s.goals
        if goals.lifts_if is not None:
            tend_lifts(s)
        if goals.win.holds(s) and not hooks.is_unfinished(s):
            s.finish(victory(s))
            return
        for why, condition in goals.lose:
            if condition.holds(s):
                s.finish(lost_result(s, why, condition.facts(s)))
                return
        if goals.win.is_impossible(s):
            s.finish(lost_result(s, "out_of_reach", goals.win.lack(s)))
            return
        defeat = hooks.why_lost(s)
        if defeat is not None:
            s.finish(defeat)
            return
        if not any(zone >= 0 for zone in s.zone):
            escaped = any(zone != LOST for zone in s.zone)
            s.finish(lost_result(s, "nobody_left" if escaped else "all_lost"))


def tend_lifts(s: ZombicideState) -> None:
    """Stop or start the elevators, depending on the mission's condition (lift.works)."""
    condition = s.goals.lifts_if
    if condition is not None:
        s.shut = s.shut & ~LIFTS_STOPPED if condition.holds(s) else s.shut | LIFTS_STOPPED


CHECK_GOALS: Final = CheckGoals()
"""The step that checks the goals after every action; it has no fields, so one instance serves all."""


@dataclass
class RunEffect(Step):
    """One effect of one of the mission's triggers."""

    trigger: int
    effect: int
    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        run_effect(s, s.goals.triggers[self.trigger].effects[self.effect], self.who, self.zone)


def run_effect(s: ZombicideState, effect: Effect, who: int, zone: int) -> None:
    """Apply an effect of the mission, if its work is within the limit (`MAX_MISSION_WORK`)."""
    if has_work_left(s, effect.work(s)):
        effect.act(s, who, zone)


def has_work_left(s: ZombicideState, work: int) -> bool:
    """Add units of work to the present decision's total; return False if that exceeds the limit.

    The log says once for each decision that the remaining effects are skipped.
    """
    if s.charged > MAX_MISSION_WORK:
        return False
    s.charge(work)
    if s.charged <= MAX_MISSION_WORK:
        return True
    s.emit(MissionCutShort())
    return False


def notify_mission(
    s: ZombicideState,
    event: str,
    *,
    who: int = NOWHERE,
    zone: int = NOWHERE,
    colour: str = "",
    name: str = "",
) -> None:
    """Report an event to the mission's triggers, and push the effects that they cause onto the stack."""
    if event == ZONE_ENTERED and s.goals.hidden:
        for tile in reveal_tiles(s, zone):
            notify_mission(s, TILE_REVEALED, who=who, zone=zone, name=tile)
    numbers = s.goals.by_event.get(event)
    if numbers is None:
        return
    steps: list[Step] = []
    for number in numbers:
        trigger = s.goals.triggers[number]
        if trigger.once and s.fired >> number & 1:
            continue
        if not has_work_left(s, trigger.work):
            break
        if trigger.matches(s, who, colour, name, zone) and is_lucky(s, trigger, who):
            s.fired |= 1 << number
            steps.extend(RunEffect(number, effect, who, zone) for effect in range(len(trigger.effects)))
    s.push(*steps)


def is_lucky(s: ZombicideState, trigger: Trigger, who: int) -> bool:
    """Roll the die of a trigger with a chance, and return whether it succeeds."""
    if not trigger.least_die:
        return True
    die = s.d6()
    s.emit(MissionRolled(s.roster[who] if who >= 0 else "", die))
    return die >= trigger.least_die
