"""Zombicide Season 3: Rue Morgue."""
