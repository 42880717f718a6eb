"""From the words of a mission's file to the conditions that the rules ask."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.read_places import maybe_place, place_of, the_word
from horda.games.zombicide.missions.records import (
    ConditionRecord,
    CountedRecord,
    ExpertsRecord,
    HoldsRecord,
    SurvivorsAtRecord,
    TakenRecord,
    TokensRecord,
    ZombiesGoneRecord,
)
from horda.games.zombicide.missions.source_lines import nearest
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals import carrying_conditions
from horda.games.zombicide.rules.goals import conditions as look
from horda.games.zombicide.rules.goals import people_conditions as people
from horda.games.zombicide.rules.goals.goals import Condition

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reader import Reader

LEVELS = {"yellow": 1, "orange": 2, "red": 3}


def condition_of(reader: Reader, record: ConditionRecord, path: str) -> Condition:
    """The condition that a record means."""
    word = the_word(reader, record, path)
    here = f"{path}.{word}"
    if record.all_of is not None:
        return look.AllOf(conditions_of(reader, record.all_of, here))
    if record.any_of is not None:
        return look.AnyOf(conditions_of(reader, record.any_of, here))
    if record.unless is not None:
        return look.Unless(condition_of(reader, record.unless, here))
    for part in reader.words.parts.values():
        own = part.condition(reader, record, here)
        if own is not None:
            return own
    counted = _condition_of_tokens(reader, record, here) or _condition_of_people(reader, record, here)
    return counted or _condition_of_progress(record)


def conditions_of(reader: Reader, parts: tuple[ConditionRecord, ...], path: str) -> list[Condition]:
    """The conditions that a list of records means."""
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
        return look.ZombiesGone(kind, maybe_place(reader, meant.at, here))
    if record.zombies_at is not None:
        there_are = record.zombies_at
        kind = reader.kind(there_are.kind, here) if there_are.kind else NOWHERE
        usual = 1 if there_are.at_most is None else 0
        return look.ZombiesAt(
            kind,
            maybe_place(reader, there_are.at, here),
            least=usual if there_are.at_least is None else there_are.at_least,
            most=NOWHERE if there_are.at_most is None else there_are.at_most,
        )
    if record.holds is not None:
        held = record.holds if isinstance(record.holds, HoldsRecord) else HoldsRecord(record.holds)
        return carrying_conditions.Holds(reader.card(held.card, here), held.count)
    if record.carrier_at is not None:
        return carrying_conditions.CarrierAt(
            record.carrier_at.colour, place_of(reader, record.carrier_at.at, here)
        )
    if record.carried_out is not None:
        return carrying_conditions.CarriedOut(record.carried_out)
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
    beyond = maybe_place(reader, meant.apart_from, f"{here}.apart_from")
    return people.ExpertsGone(meant.specialty, meant.skill, beyond, acts=meant.acts)


def _condition_of_progress(record: ConditionRecord) -> Condition:
    if record.rounds is not None:
        return look.Rounds(record.rounds)
    if record.round is not None:
        return look.RoundIs(record.round, 0)
    if record.counted is not None:
        return _read_counter(record.counted)
    if record.danger is not None:
        return look.DangerIs(LEVELS[record.danger])
    return look.Never() if record.phase is None else look.PhaseIs(record.phase)


def _read_counter(record: CountedRecord) -> Condition:
    if record.exactly is not None:
        return look.Counted(record.name, _amount(record.exactly), _amount(record.exactly))
    least, most = _amount(record.at_least), _amount(record.at_most)
    return look.Counted(record.name, least if least or most else look.Amount(1, ""), most)


def _amount(meant: int | str | None) -> look.Amount | None:
    if meant is None:
        return None
    return look.Amount(meant, "") if isinstance(meant, int) else look.Amount(0, meant)
