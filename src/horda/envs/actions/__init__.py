"""Actions of environments: every choice of a game is encoded as one or several integers of a fixed space."""
