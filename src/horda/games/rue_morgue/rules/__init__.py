"""Rules that only Rue Morgue has."""
