"""Skills of Green Horde that replace or extend the family's."""
