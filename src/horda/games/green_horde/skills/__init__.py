"""Skills as Green Horde has them, instead of or beside the family's."""
