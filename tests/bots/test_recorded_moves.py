"""Tests that the heuristic players decide as recorded, so that making them faster changes no decision."""

from __future__ import annotations

import pytest
from tests.bots.moves import picks_of_match, recorded_picks
from tests.properties.tables import Setting, every_setting, recorded_settings

import horda

RERECORD = "if the player was meant to change, or the rules were: python3 tools/record/players.py"


@pytest.mark.parametrize("setting", recorded_settings(), ids=str)
def test_the_heuristic_players_decide_as_recorded(setting: Setting):
    then, now = recorded_picks(setting.game)[str(setting)], picks_of_match(setting)
    first = next((at for at, (old, new) in enumerate(zip(then, now, strict=False)) if old != new), None)
    assert first is None, (
        f"decision {first}: choice {now[first]} instead of {then[first]}; {RERECORD} {setting.game}"
    )
    assert len(now) == len(then), f"the match has {len(now)} decisions instead of {len(then)}; {RERECORD}"


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_there_is_a_recording_of_every_table(name: str):
    wanted = {str(setting) for setting in every_setting() if setting.game == name}
    assert recorded_picks(name).keys() == wanted, f"{RERECORD} {name}"
