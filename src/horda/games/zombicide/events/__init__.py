"""Events of the family's games, in the past tense."""
