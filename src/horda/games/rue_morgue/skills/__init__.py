"""Skills as Rue Morgue has them, instead of or beside the family's."""
