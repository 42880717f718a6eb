"""Action cards and abilities: playing them, what they need, cost and do."""
