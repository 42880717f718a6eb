"""The rules engine's core: states, steps, choices, events, randomness and cards. It knows no game."""
