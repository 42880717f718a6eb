"""From the words of a mission's file to the conditions and effects that the rules ask and run."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from horda.games.zombicide.locating import nearest
from horda.games.zombicide.records import (
    At,
    ConditionRecord,
    CountedRecord,
    CountRecord,
    EffectRecord,
    ExperienceRecord,
    ExpertsRecord,
    HoldsRecord,
    SpawnRecord,
    SurvivorsAtRecord,
    TakenRecord,
    TokensRecord,
    TriggerRecord,
    WoundsRecord,
    ZombiesGoneRecord,
)
from horda.games.zombicide.rules import carrying
from horda.games.zombicide.rules import conditions as look
from horda.games.zombicide.rules import effects as act
from horda.games.zombicide.rules import people_conditions as people
from horda.games.zombicide.rules import turns_of_fate as fate
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.goals import (
    DOOR_OPENED,
    OBJECTIVE_TAKEN,
    SURVIVOR_LOST,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
    ZONE_SEARCHED,
    Condition,
    Effect,
    MissionRules,
    Trigger,
)
from horda.games.zombicide.trigger_names import branch_name, trigger_names

if TYPE_CHECKING:
    from horda.games.zombicide.missions import Reader

LEVELS = {"yellow": 1, "orange": 2, "red": 3}


def goals_of(reader: Reader) -> MissionRules:
    """The goals of a mission."""
    mission = reader.mission
    numbered = _parts(reader, mission.goals, "$.goals")
    if mission.win is None and not numbered:
        raise reader.locator.error(
            "$", "nothing wins it; list what is to be done under `goals`", "nothing_wins"
        )
    win = look.AllOf(numbered) if mission.win is None else condition_of(reader, mission.win, "$.win")
    lose = [(why, condition_of(reader, part, f"$.lose.{why}")) for why, part in mission.lose.items()]
    triggers = [_trigger(reader, part, f"$.when[{number}]") for number, part in enumerate(mission.when)]
    goals = MissionRules(win, lose, triggers, [token.order for token in mission.tokens])
    goals.mission = mission.id
    goals.branches = reader.branches
    goals.trigger_names = trigger_names(mission.when)
    goals.branch_names = [branch_name(path, goals.trigger_names) for path in reader.branch_paths]
    goals.numbered = numbered
    for number, token in enumerate(mission.tokens):
        if token.only_if is not None:
            goals.spawns_if[number] = condition_of(reader, token.only_if, f"$.tokens[{number}].only_if")
    goals.team = mission.survivors[0]
    if mission.lifts_if is not None:
        goals.lifts_if = condition_of(reader, mission.lifts_if, "$.lifts_if")
    for part in reader.words.parts.values():
        part.read(reader, goals)
    return goals


def _trigger(reader: Reader, record: TriggerRecord, path: str) -> Trigger:
    if record.event not in reader.words.happenings:
        hint = nearest(record.event, list(reader.words.happenings))
        told = f"nothing is called `{record.event}`; {hint}"
        raise reader.locator.error(f"{path}.event", told, "unknown_event", name=record.event, hint=hint)
    conditions: list[Condition] = []
    if record.round or record.every:
        conditions.append(look.RoundIs(record.round or record.every, record.every))
    if record.when is not None:
        conditions.append(condition_of(reader, record.when, f"{path}.if"))
    place = _maybe_place(reader, record.at, f"{path}.at")
    if record.name:
        _check_name(reader, record, f"{path}.name")
    return Trigger(
        record.event,
        colour=record.colour,
        zones=_laid_at(reader, place) if place else (),
        name=record.name,
        conditions=conditions,
        effects=[effect_of(reader, part, f"{path}.do[{number}]") for number, part in enumerate(record.do)],
        once=record.once,
    )


def _check_name(reader: Reader, record: TriggerRecord, path: str) -> None:
    """What an event may be about: a zombie, a door, a survivor."""
    if record.event in (ZOMBIE_KILLED, ZOMBIES_ENTERED):
        reader.kind(record.name, path)
    elif record.event == DOOR_OPENED:
        reader.gates(record.name, path)
    elif record.event in OF_PEOPLE:
        reader.person(record.name, path)


OF_PEOPLE = (OBJECTIVE_TAKEN, ZONE_ENTERED, SURVIVOR_LOST, ZONE_SEARCHED)
"""The events whose name is a survivor's."""


def _laid_at(reader: Reader, place: look.Place) -> tuple[int, ...]:
    """The zones of a trigger: those that are named, and those of the tokens when the mission begins."""
    tokens = [token.at for token in reader.mission.tokens if token.put in place.tokens]
    return (*place.fixed, *[reader.board.called[at] for at in tokens])


def _the_word(reader: Reader, record: msgspec.Struct, path: str) -> str:
    """The one key that a condition or effect has."""
    said = [name for name in record.__struct_fields__ if getattr(record, name) is not None]
    if len(said) != 1:
        wrong = f"says {' and '.join(f'`{word}`' for word in said)}" if said else "says nothing"
        known = ", ".join(record.__struct_fields__)
        told = f"this {wrong}; write one word a line. Known: {known}"
        listed = ", ".join(f"`{word}`" for word in said)
        raise reader.locator.error(path, told, "one_word", count=len(said), name=listed, known=known)
    return said[0]


def place_of(reader: Reader, at: At, path: str) -> look.Place:
    """The place that a text or a list of texts means."""
    zones: list[int] = []
    tokens: list[str] = []
    board = reader.board
    for name in [at] if isinstance(at, str) else at:
        if name in reader.words.tokens:
            if not any(token.put == name for token in reader.mission.tokens):
                told = f"no token `{name}` lies on this map; add one to `tokens`"
                raise reader.locator.error(path, told, "no_token", name=name)
            tokens.append(name)
        elif name in board.called:
            zones.append(board.called[name])
        elif name.startswith("tile "):
            tile = name.removeprefix("tile ")
            if tile not in board.tile_names:
                known = ", ".join(board.tile_names)
                told = f"tile `{tile}` is not on this map; it has {known}"
                raise reader.locator.error(path, told, "tile_elsewhere", name=tile, known=known)
            number = board.tile_names.index(tile)
            zones.extend(zone for zone in range(board.size) if number in board.tiles[zone])
        elif name.startswith("floor "):
            found = board.on_floor(name.removeprefix("floor "))
            if not found:
                hint = nearest(name, [f"floor {one}" for one in reader.mission.floors])
                told = f"`{name}` is not of this map; {hint}"
                raise reader.locator.error(path, told, "unknown_floor", name=name, hint=hint)
            zones.extend(found)
        else:
            zones.append(reader.zone(name, path))
    return look.Place(tuple(zones), tuple(tokens))


def _maybe_place(reader: Reader, at: At, path: str) -> look.Place | None:
    return place_of(reader, at, path) if at else None


def condition_of(reader: Reader, record: ConditionRecord, path: str) -> Condition:
    """The condition that a record means."""
    word = _the_word(reader, record, path)
    here = f"{path}.{word}"
    if record.all_of is not None:
        return look.AllOf(_parts(reader, record.all_of, here))
    if record.any_of is not None:
        return look.AnyOf(_parts(reader, record.any_of, here))
    if record.unless is not None:
        return look.Unless(condition_of(reader, record.unless, here))
    for part in reader.words.parts.values():
        own = part.condition(reader, record, here)
        if own is not None:
            return own
    counted = _condition_of_tokens(reader, record, here) or _condition_of_people(reader, record, here)
    return counted or _condition_of_progress(record)


def _parts(reader: Reader, parts: tuple[ConditionRecord, ...], path: str) -> list[Condition]:
    return [condition_of(reader, part, f"{path}[{number}]") for number, part in enumerate(parts)]


def _condition_of_tokens(reader: Reader, record: ConditionRecord, here: str) -> Condition | None:
    if record.taken is not None:
        taken = record.taken if isinstance(record.taken, TakenRecord) else TakenRecord()
        return look.Taken(taken.colour, taken.count)
    if record.tokens_gone is not None:
        gone = (
            record.tokens_gone
            if isinstance(record.tokens_gone, TokensRecord)
            else TokensRecord(record.tokens_gone)
        )
        return look.TokensGone(gone.put, gone.colour)
    if record.token_at is not None:
        return look.TokenAt(record.token_at.put, place_of(reader, record.token_at.at, here))
    if record.gate_open is not None:
        return look.GateOpen(reader.gates(record.gate_open, here)[0])
    if record.sealed is not None:
        return look.Sealed(place_of(reader, record.sealed, here))
    return None


def _condition_of_people(reader: Reader, record: ConditionRecord, here: str) -> Condition | None:
    at = record.survivors_at
    if at is not None:
        there = at if isinstance(at, SurvivorsAtRecord) else SurvivorsAtRecord(at)
        if there.who:
            reader.person(there.who, here)
        if there.who or there.count == "everyone":
            return people.EveryoneAt(place_of(reader, there.at, here), there.who)
        count = 0 if there.count == "all" else int(there.count)
        where = place_of(reader, there.at, here)
        if there.specialty:
            reader.specialty(there.specialty, f"{here}.specialty")
            return people.SpecialistAt(where, there.specialty)
        return people.SurvivorsAt(where, count, alone=there.alone)
    if record.escaped == "everyone":
        return people.EveryoneEscaped()
    if record.escaped is not None:
        return people.Escaped(0 if record.escaped == "all" else int(record.escaped))
    lost = record.survivors_lost
    if lost is not None:
        named = reader.person(lost, here) if isinstance(lost, str) and lost != "all" else ""
        return people.SurvivorsLost(lost if isinstance(lost, int) else 0, named)
    if record.experts_gone is not None:
        return _experts_gone(reader, record.experts_gone, here)
    if record.zombies_gone is not None:
        gone = record.zombies_gone
        meant = gone if isinstance(gone, ZombiesGoneRecord) else ZombiesGoneRecord()
        kind = reader.kind(meant.kind, here) if meant.kind else NOWHERE
        return look.ZombiesGone(kind, _maybe_place(reader, meant.at, here))
    if record.zombies_at is not None:
        there_are = record.zombies_at
        kind = reader.kind(there_are.kind, here) if there_are.kind else NOWHERE
        usual = 1 if there_are.at_most is None else 0
        return look.ZombiesAt(
            kind,
            _maybe_place(reader, there_are.at, here),
            least=usual if there_are.at_least is None else there_are.at_least,
            most=NOWHERE if there_are.at_most is None else there_are.at_most,
        )
    if record.holds is not None:
        held = record.holds if isinstance(record.holds, HoldsRecord) else HoldsRecord(record.holds)
        return carrying.Holds(reader.card(held.card, here), held.count)
    if record.carrier_at is not None:
        return carrying.CarrierAt(record.carrier_at.colour, place_of(reader, record.carrier_at.at, here))
    if record.carried_out is not None:
        return carrying.CarriedOut(record.carried_out)
    if record.killed is not None:
        if record.killed.kind:
            reader.kind(record.killed.kind, here)
        return look.Killed(record.killed.kind, record.killed.count)
    return None


def _experts_gone(reader: Reader, meant: ExpertsRecord, here: str) -> Condition:
    if bool(meant.specialty) == bool(meant.skill):
        raise reader.locator.error(here, "write either `specialty` or `skill`, one of the two", "one_of_two")
    if meant.specialty:
        reader.specialty(meant.specialty, f"{here}.specialty")
    elif meant.skill not in reader.words.skills:
        hint = nearest(meant.skill, list(reader.words.skills))
        told = f"no survivor has the skill `{meant.skill}`; {hint}"
        raise reader.locator.error(f"{here}.skill", told, "unknown_skill", name=meant.skill, hint=hint)
    beyond = _maybe_place(reader, meant.apart_from, f"{here}.apart_from")
    return people.ExpertsGone(meant.specialty, meant.skill, beyond, acts=meant.acts)


def _condition_of_progress(record: ConditionRecord) -> Condition:
    if record.rounds is not None:
        return look.Rounds(record.rounds)
    if record.round is not None:
        return look.RoundIs(record.round, 0)
    if record.counted is not None:
        return _counted(record.counted)
    if record.danger is not None:
        return look.DangerIs(LEVELS[record.danger])
    return look.Never() if record.phase is None else look.PhaseIs(record.phase)


def _counted(record: CountedRecord) -> Condition:
    if record.exactly is not None:
        return look.Counted(record.name, _amount(record.exactly), _amount(record.exactly))
    least, most = _amount(record.at_least), _amount(record.at_most)
    return look.Counted(record.name, least if least or most else look.Amount(1, ""), most)


def _amount(meant: int | str | None) -> look.Amount | None:
    if meant is None:
        return None
    return look.Amount(meant, "") if isinstance(meant, int) else look.Amount(0, meant)


def effect_of(reader: Reader, record: EffectRecord, path: str) -> Effect:
    """The effect that a record means."""
    word = _the_word(reader, record, path)
    here = f"{path}.{word}"
    for part in reader.words.parts.values():
        own = part.effect(reader, record, here)
        if own is not None:
            return own
    return (
        _effect_on_board(reader, record, here)
        or _effect_that_leads_on(reader, record, here)
        or _effect_on_people(reader, record, here)
    )


FACES = re.compile(r"([1-6])(?:-([1-6]))?")


def _effect_that_leads_on(reader: Reader, record: EffectRecord, here: str) -> Effect | None:
    if record.roll is not None:
        branches = [NOWHERE] * 6
        for face, parts in record.roll.items():
            path = f"{here}.{face}"
            found = FACES.fullmatch(str(face))
            low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
            if low > high:
                told = f"`{face}` is no face of a die; write `6`, or `1-3`"
                raise reader.locator.error(path, told, "no_face", name=str(face)[:40])
            branch = _branch(reader, parts, path)
            for die in range(low, high + 1):
                if branches[die - 1] != NOWHERE:
                    raise reader.locator.error(
                        path, f"the face {die} stands here twice", "face_twice", count=die
                    )
                branches[die - 1] = branch
        return fate.Roll(branches)
    if record.choose is not None:
        ways = record.choose.ways
        if not 2 <= len(ways) <= MOST_WAYS:
            told = f"a choice has 2 to {MOST_WAYS} ways, not {len(ways)}"
            raise reader.locator.error(f"{here}.ways", told, "how_many_ways", count=len(ways), most=MOST_WAYS)
        taken = tuple(_branch(reader, way, f"{here}.ways[{at}]") for at, way in enumerate(ways))
        return fate.Ask(record.choose.ask, taken, by_first=record.choose.by == "first")
    return None


MOST_WAYS = 6


def _branch(reader: Reader, parts: tuple[EffectRecord, ...], path: str) -> int:
    """The number of a list of effects that a die or a choice leads to."""
    effects = [effect_of(reader, part, f"{path}[{number}]") for number, part in enumerate(parts)]
    reader.branches.append(effects)
    reader.branch_paths.append(path)
    return len(reader.branches) - 1


def _effect_on_board(reader: Reader, record: EffectRecord, here: str) -> Effect | None:
    if record.unlock is not None:
        reader.gates(record.unlock, here)
        return act.Unlock(record.unlock)
    if record.open is not None:
        return act.SetGates(reader.gates(record.open, here), shut=False)
    if record.shut is not None:
        return act.SetGates(reader.gates(record.shut, here), shut=True)
    if record.wake is not None:
        if not any(token.put == "spawn" and token.colour == record.wake for token in reader.mission.tokens):
            told = f"no spawn zone is {record.wake}; `wake` names the colour of one"
            raise reader.locator.error(here, told, "no_spawn_zone", colour=record.wake)
        return act.Wake(record.wake)
    if record.destroy is not None:
        gone = record.destroy if isinstance(record.destroy, TokensRecord) else TokensRecord(record.destroy)
        return act.Destroy(gone.put, gone.colour, here=gone.here)
    if record.put is not None:
        kind = reader.token(record.put.put, f"{here}.put")
        return act.PutToken(kind, record.put.colour, _maybe_place(reader, record.put.at, here))
    if record.spawn is not None:
        spawn = record.spawn if isinstance(record.spawn, SpawnRecord) else SpawnRecord()
        return act.SpawnCards(
            None if spawn.zones == "all" else place_of(reader, spawn.zones, here), spawn.cards
        )
    if record.zombies is not None:
        dead = record.zombies
        return act.PutZombies(reader.kind(dead.kind, here), dead.count, _maybe_place(reader, dead.at, here))
    if record.flood is not None:
        return act.Flood(place_of(reader, record.flood, here))
    if record.noise is not None:
        return act.Noise(_maybe_place(reader, record.noise, here))
    if record.say is not None:
        return act.Say(record.say)
    if record.move is not None:
        move = record.move
        return act.MoveToken(move.put, move.colour, place_of(reader, move.to, here), here=move.here)
    return None


def _effect_on_people(reader: Reader, record: EffectRecord, here: str) -> Effect:
    if record.experience is not None:
        gain = record.experience
        given = gain if isinstance(gain, ExperienceRecord) else ExperienceRecord(gain)
        return act.GiveExperience(given.points, to_all=given.to == "all")
    if record.give is not None:
        return act.GiveCard("" if record.give == "vault" else reader.card(record.give, here))
    if record.carry is not None:
        return act.Carry(record.carry)
    if record.count is not None:
        change = record.count if isinstance(record.count, CountRecord) else CountRecord(record.count)
        return act.Count(change.name, change.add)
    if record.set is not None:
        return act.SetCounter(record.set.name, record.set.to)
    if record.wound is not None:
        hurt = record.wound if isinstance(record.wound, WoundsRecord) else WoundsRecord(record.wound)
        return act.Wound(hurt.wounds, hurt.to)
    if record.heal is not None:
        cured = record.heal if isinstance(record.heal, WoundsRecord) else WoundsRecord(record.heal)
        return act.Heal(cured.wounds, cured.to)
    if record.leave is not None:
        return act.Leave(asked=record.leave == "may")
    return act.End(record.lose or "", won=record.lose is None)
