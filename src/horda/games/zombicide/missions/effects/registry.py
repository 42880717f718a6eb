"""The list of the effects that every edition has."""

from __future__ import annotations

from horda.games.zombicide.missions.effects import (
    board,
    branching,
    carrying,
    counters,
    endings,
    people,
    survivors,
    zombies,
)
from horda.games.zombicide.missions.words import AnyEffect

EFFECTS: tuple[AnyEffect, ...] = (
    people.ExperienceWord,
    board.UnlockWord,
    board.OpenWord,
    board.ShutWord,
    board.WakeWord,
    board.DestroyWord,
    board.PutWord,
    zombies.SpawnWord,
    zombies.ZombiesWord,
    board.FloodWord,
    people.GiveWord,
    carrying.CarryWord,
    counters.CountWord,
    board.NoiseWord,
    people.LeaveWord,
    counters.SetWord,
    board.MoveWord,
    people.WoundWord,
    people.HealWord,
    endings.SayWord,
    endings.WinWord,
    endings.LoseWord,
    branching.RollWord,
    branching.ChooseWord,
    branching.PayWord,
    survivors.MoveSurvivorsWord,
    survivors.MarkWord,
    survivors.UnmarkWord,
    survivors.FogWord,
    survivors.LiftFogWord,
)
"""The effects of every edition; error messages list them in this order, before those of mechanisms."""
