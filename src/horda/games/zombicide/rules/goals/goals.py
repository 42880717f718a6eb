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
"""The end phase begins; `round_ends` comes when all else of it is done."""
OBJECTIVE_TAKEN: Final = "objective_taken"
ZONE_ENTERED: Final = "zone_entered"
DOOR_OPENED: Final = "door_opened"
SURVIVOR_LOST: Final = "survivor_lost"
SURVIVOR_WOUNDED: Final = "survivor_wounded"
"""Somebody has taken wounds, the last ones included."""
ZOMBIE_KILLED: Final = "zombie_killed"
TURN_ENDS: Final = "turn_ends"
ZOMBIES_ENTERED: Final = "zombies_entered"
"""Zombies walked into a zone."""
TILE_REVEALED: Final = "tile_revealed"
"""Somebody is the first to enter a hidden tile; its name is the trigger's."""
ZONE_SEARCHED: Final = "zone_searched"
"""Somebody searched, and has put away what was found."""

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
"""What a mission's `when` may wait for, besides what mechanisms add (`Mechanism.happenings`)."""


MAX_MISSION_WORK: Final = 1_000
"""Units of work that a mission may do after one decision: each trigger and each condition that is asked is
one, and each zone, survivor or card that an effect is about (`Effect.work`). What is beyond does not happen,
so that a match always goes on. The missions of the boxes need 230 at most; `mission check` refuses those
that may need more than this."""


Facts = tuple[tuple[str, Plain], ...]
"""What a sentence names: a name for each, and its value."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not. It only looks."""

    def holds(self, s: ZombicideState) -> bool:
        """Return whether it holds now."""
        raise TypeError(f"{type(self).__name__} has no holds")

    def is_impossible(self, s: ZombicideState) -> bool:
        """Return whether a death has made it impossible for good (goal.out_of_reach)."""
        return False

    def lack(self, s: ZombicideState) -> Facts:
        """Return what it wants for, once it is out of reach: what the sentence about it names."""
        return ()

    def facts(self, s: ZombicideState) -> Facts:
        """Return what the sentence about a match that is lost by it names."""
        return ()


def lost_result(s: ZombicideState, why: str, about: Facts = ()) -> Result:
    """Return a match that nobody wins: all have lost together, unless they were rivals (goal.lose)."""
    return Result((), (0.0,) * s.seats, why, about, together=s.goals.together)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something a mission does when its trigger goes off."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Do it; `who` set it off (NOWHERE: nobody) and it happened in `zone` (NOWHERE: nowhere)."""
        raise TypeError(f"{type(self).__name__} has no act")

    def work(self, s: ZombicideState) -> int:
        """Return how much work it is now: the number of zones, survivors or cards that it is about."""
        return 1


class Trigger:
    """When this happens, with this colour, name or place, and these conditions hold, do that."""

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
        """Cost of checking whether this trigger fires, in units: one, plus one for each condition."""
        self.mark = mark
        """The state in which whoever sets it off has to be; empty for anybody."""
        self.least_die = least_die
        """What a die has to show at least, once all else holds; 0: none is rolled."""

    def matches(self, s: ZombicideState, who: int, colour: str, name: str, zone: int) -> bool:
        """Return whether what happened is what this trigger waits for."""
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
    """A mission's data for one mechanism, in the form that its rules use."""


MechanismDataT = TypeVar("MechanismDataT", bound=MechanismData)


class MissionRules:
    """The rules of a mission: how it is won and lost, and what it triggers."""

    def __init__(
        self,
        win: Condition,
        lose: list[tuple[str, Condition]],
        triggers: list[Trigger],
    ) -> None:
        self.win = win
        self.lose = lose
        """Each way to lose: a name from the words, and its condition."""
        self.triggers = triggers
        self.token_names: list[str] = []
        """What the mission's tokens are called, in the order in which they are laid out."""
        self.order: dict[str, int] = {}
        """The place of some of them in the order of objectives; all others are taken at any time."""
        self.mission = ""
        """The mission, as its words are called."""
        self.numbered: list[Condition] = []
        """The goals that its page lists, each ticked off while it holds."""
        self.spawns_if: dict[str, Condition] = {}
        """For some spawn zones, the condition under which they get a card."""
        self.mechanism_data: dict[str, MechanismData] = {}
        """What it says to mechanisms, by their names."""
        self.team = 0
        """How many survivors take part at least, in an edition whose players choose them at the table."""
        self.lifts_if: Condition | None = None
        """What must hold for the elevators to work; they always do where nothing is said."""
        self.hidden: list[HiddenTile] = []
        """The tiles that are revealed when somebody enters them."""
        self.together = True
        """Whether all win and lose it together."""
        self.branches: list[list[Effect]] = []
        """The effects that dice and choices of the mission lead to, list by list."""
        self.trigger_names = [str(number) for number in range(len(triggers))]
        self.branch_names: list[str] = []
        """What saves call the triggers and these lists, by their numbers."""
        self.by_event: dict[str, list[int]] = {}
        """The triggers that wait for an event, by their numbers."""
        for number, trigger in enumerate(triggers):
            self.by_event.setdefault(trigger.event, []).append(number)

    def mission_value(self, key: TypedKey[MechanismDataT]) -> MechanismDataT:
        """Return what the mission says to one mechanism."""
        return key.check(self.mechanism_data[key.name])


def victory(s: ZombicideState) -> Result:
    """Return who has won when the mission is fulfilled: all together (goal.win, goal.one_side)."""
    all_win = Result(tuple(range(s.seats)), (1.0,) * s.seats, "fulfilled", together=True)
    return hooks.victory(s, all_win)


@dataclass
class CheckGoals(Step):
    """The match ends as soon as the mission is fulfilled or lost (goal.win, goal.lose)."""

    def run(self, s: ZombicideState) -> None:
        """Look, and end the match if it is decided."""
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
    """Stop or start the elevators by the mission's condition for them (lift.works)."""
    condition = s.goals.lifts_if
    if condition is not None:
        s.shut = s.shut & ~LIFTS_STOPPED if condition.holds(s) else s.shut | LIFTS_STOPPED


CHECK_GOALS: Final = CheckGoals()
"""Asked for after every action; it has no fields, so one serves all."""


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
    """Let an effect of the mission act, if its work is within the bound (`MAX_MISSION_WORK`)."""
    if has_work_left(s, effect.work(s)):
        effect.act(s, who, zone)


def has_work_left(s: ZombicideState, work: int) -> bool:
    """Charge the mission for some work; False if that is more than may follow from this decision.

    The log says once for a decision that the rest does not happen.
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
    """Notify the mission of an event, and push the effects that it triggers onto the stack."""
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
    """Roll the die of a trigger that depends on chance, and return whether it is high enough."""
    if not trigger.least_die:
        return True
    die = s.d6()
    s.emit(MissionRolled(s.roster[who] if who >= 0 else "", die))
    return die >= trigger.least_die
