"""Potentials of positions, for shaped rewards: a module for each family of games, found by its name."""
