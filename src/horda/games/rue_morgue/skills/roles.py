"""Skills that other rules ask for by name: who flies, who ropes down, who leads, who shares out the dead."""

from __future__ import annotations

from horda.games.zombicide.skills.base import Skill

FAST_ROPING = Skill("fast_roping")
HELICOPTER_PILOT = Skill("helicopter_pilot")
MORE_TEAM_ACTIONS = Skill("plus_1_free_team_action")
DISTRIBUTOR = Skill("distributor")

SKILLS: list[Skill] = [FAST_ROPING, HELICOPTER_PILOT, MORE_TEAM_ACTIONS, DISTRIBUTOR]
