"""Knowledge of the vault: who opens it, and how to roll the dice for its lock."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from horda.bots.zombicide.judgements import OBJECTIVE_VALUE, agree, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.assignments import free_of, nearest
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import Task
from horda.bots.zombicide.planning.team_abilities import has_specialty
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.rules.board.graph import NOWHERE

CRACK = "crack"
"""The task of opening the vault."""
TRAP = "trap"
SAFECRACKER = "safecracker"
VAULT_CREW = 2
"""The number of survivors sent to the vault."""
STRAIGHTS = (frozenset((1, 2, 3, 4, 5)), frozenset((2, 3, 4, 5, 6)))


def trap_zone(scene: Scene) -> int:
    """Return the zone of the trap token, or NOWHERE if there is none."""
    tokens = scene.tokens(TRAP)
    return tokens[0].zone if tokens else NOWHERE


def is_vault_shut(scene: Scene) -> bool:
    """Return whether the vault's door is still closed."""
    zone = trap_zone(scene)
    if zone == NOWHERE:
        return False
    board = scene.world.board
    return any(
        scene.shut >> gate & 1 and any(board.kinds[side].name == "vault" for side in board.gates[gate].zones)
        for gate in board.gates_of(zone, "door")
    )


def judge_try_vault(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value trying to open the vault: only if there is a task for it."""
    return OBJECTIVE_VALUE - here if any(task.verb == CRACK for task in plan.tasks) else -1.0


def judge_open_vault(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Open the vault as soon as possible."""
    return OBJECTIVE_VALUE


@lru_cache(maxsize=4096)
def chance(kept: tuple[int, ...], free: int, rolls: int) -> float:
    """Return the chance of a straight with `kept` set aside, `free` dice and `rolls` left, playing optimally."""
    if any(straight <= frozenset(kept) for straight in STRAIGHTS):
        return 1.0
    useful = tuple(sorted(set(kept)))
    if not rolls or not any(len(straight - frozenset(useful)) <= free for straight in STRAIGHTS):
        return 0.0
    total = 0.0
    for rolled in combinations_with_replacement(range(1, 7), free):
        ways = _orders_of(rolled)
        total += ways * best_chance_after(useful, rolled, rolls - 1)
    return total / float(6**free)


@lru_cache(maxsize=512)
def _orders_of(rolled: tuple[int, ...]) -> int:
    """Return the number of orders in which the same results can be rolled."""
    ways = 1
    for number in range(2, len(rolled) + 1):
        ways *= number
    for value in set(rolled):
        for number in range(2, rolled.count(value) + 1):
            ways //= number
    return ways


def best_chance_after(kept: tuple[int, ...], rolled: tuple[int, ...], rolls: int) -> float:
    """Return the chance of a straight after a roll if the dice of the better straight are set aside."""
    values = frozenset((*kept, *rolled))
    best = 0.0
    for straight in STRAIGHTS:
        if not frozenset(kept) <= straight:
            continue
        have = tuple(sorted(values & straight))
        free = len(kept) + len(rolled) - len(have)
        best = max(best, chance(have, free, rolls))
    return best


def judge_vault(plan: Plan, choice: Choice) -> float:
    """Value a decision about the dice: set aside the better straight, change dice only to complete a straight."""
    asked = plan.scene.view.asked
    dice, kept, left = asked["dice"], asked["kept"], asked["count"]
    assert isinstance(dice, tuple)
    assert isinstance(kept, tuple)
    assert isinstance(left, int)
    now = tuple(int(str(die)) for die in dice)
    aside = tuple(int(str(die)) for die in kept)
    if choice.verb == "stop":
        return -1.0
    if choice.verb == "extra_roll":
        return 1.0
    if choice.verb == "roll_again":
        return 0.5 if best_chance_after(aside, now, left) < 0.1 else -0.5
    if choice.verb in ("change_die", "shift_dice"):
        values = [*aside, *now]
        if choice.verb == "change_die":
            values.remove(choice.number("die"))
            values.append(choice.number("result"))
        else:
            values.remove(choice.number("up"))
            values.remove(choice.number("down"))
            values += [choice.number("up") + 1, choice.number("down") - 1]
        return 5.0 if any(straight <= frozenset(values) for straight in STRAIGHTS) else -0.5
    wanted = _wanted_results(aside, now, left)
    if choice.verb == "set_aside":
        return 2.0 if choice.number("die") in wanted else -0.5
    return 1.0


def _wanted_results(kept: tuple[int, ...], rolled: tuple[int, ...], rolls: int) -> frozenset[int]:
    """Return the results that the better straight still needs."""
    best, wanted = -1.0, frozenset[int]()
    for straight in STRAIGHTS:
        if frozenset(kept) <= straight:
            have = tuple(sorted(frozenset((*kept, *rolled)) & straight))
            value = chance(have, len(kept) + len(rolled) - len(have), rolls)
            if value > best:
                best, wanted = value, straight - frozenset(kept)
    return wanted


class VaultKnowledge(MechanismKnowledge):
    """Knowledge of the vault."""

    def judges(self) -> dict[str, Judge]:
        return {"try_vault": judge_try_vault, "open_vault": judge_open_vault}

    def answers(self) -> dict[str, Answer]:
        return {"CrackVault": judge_vault, "LendCard": agree, "WhoseCard": take_first}

    def openings(self, scene: Scene) -> list[Task]:
        """Return the task of opening the vault if it is closed."""
        return [Task(CRACK, (trap_zone(scene),))] if is_vault_shut(scene) else []

    def specialists(self, scene: Scene, tasks: list[Task], found: dict[str, Task]) -> None:
        """Send the nearest safecracker and one more survivor to the vault."""
        for task in tasks:
            if task.verb == CRACK:
                masters = [
                    survivor
                    for survivor in free_of(scene, found)
                    if has_specialty(scene, survivor, SAFECRACKER)
                ]
                for survivor in nearest(scene, masters, task)[:1]:
                    found[survivor.name] = task
                for survivor in nearest(scene, free_of(scene, found), task)[: VAULT_CREW - 1]:
                    found[survivor.name] = task


KNOWLEDGE = VaultKnowledge()
