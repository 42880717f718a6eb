"""Goals of missions: conditions that look, effects that act, objectives."""
