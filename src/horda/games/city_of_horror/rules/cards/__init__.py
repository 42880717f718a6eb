"""Action cards and abilities: playing and using them, their targets, costs and effects."""
