"""Skills of Rue Morgue that replace or extend the family's."""
