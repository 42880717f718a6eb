"""The skills of Green Horde: those of all Zombicide games, with changes, and its own."""
