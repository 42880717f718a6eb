"""Actions of environments: every choice of a game as one or several numbers of a fixed space."""
