"""The list of the conditions that every edition has."""

from __future__ import annotations

from horda.games.zombicide.missions.conditions import board, carrying, people, progress, zombies
from horda.games.zombicide.missions.words import AnyCondition

CONDITIONS: tuple[AnyCondition, ...] = (
    board.TakenWord,
    people.SurvivorsAtWord,
    people.EscapedWord,
    people.SurvivorsLostWord,
    people.ExpertsGoneWord,
    progress.RoundsWord,
    progress.RoundWord,
    board.TokensGoneWord,
    board.TokenAtWord,
    zombies.ZombiesGoneWord,
    zombies.ZombiesAtWord,
    zombies.KilledWord,
    board.GateOpenWord,
    board.SealedWord,
    carrying.HoldsWord,
    carrying.CarrierAtWord,
    carrying.CarriedOutWord,
    progress.CountedWord,
    progress.DangerWord,
    progress.PhaseWord,
    progress.NeverWord,
    progress.ChanceWord,
    people.MarkedWord,
)
"""The conditions of every edition; error messages list them in this order, before `all_of` and those of mechanisms."""
