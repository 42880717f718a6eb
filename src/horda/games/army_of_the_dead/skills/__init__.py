"""The skills of Army of the Dead: those of all Zombicide games, with changes, and its own."""
