"""From the words of a mission's file to the effects that the rules run."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from horda.games.zombicide.missions.read_places import maybe_place, place_of, the_word
from horda.games.zombicide.missions.records import (
    CountRecord,
    EffectRecord,
    ExperienceRecord,
    SpawnRecord,
    TokensRecord,
    WoundsRecord,
)
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals import branching_effects as fate
from horda.games.zombicide.rules.goals import effects as act
from horda.games.zombicide.rules.goals.goals import Effect

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reader import Reader


def effect_of(reader: Reader, record: EffectRecord, path: str) -> Effect:
    """The effect that a record means."""
    word = the_word(reader, record, path)
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
        return act.PutToken(kind, record.put.colour, maybe_place(reader, record.put.at, here))
    if record.spawn is not None:
        spawn = record.spawn if isinstance(record.spawn, SpawnRecord) else SpawnRecord()
        return act.CallSpawns(
            None if spawn.zones == "all" else place_of(reader, spawn.zones, here), spawn.cards
        )
    if record.zombies is not None:
        dead = record.zombies
        return act.PutZombies(reader.kind(dead.kind, here), dead.count, maybe_place(reader, dead.at, here))
    if record.flood is not None:
        return act.Flood(place_of(reader, record.flood, here))
    if record.noise is not None:
        return act.Noise(maybe_place(reader, record.noise, here))
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
        return act.HandCard("" if record.give == "vault" else reader.card(record.give, here))
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
