"""The core of the rules engine: states, steps, choices, events, randomness and cards, without code of any game."""
