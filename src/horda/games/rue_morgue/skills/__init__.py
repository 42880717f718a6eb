"""The skills of Rue Morgue: those of all Zombicide games, with changes, and its own."""
