"""The kernel: states, steps, choices, events, chance and cards. It knows no game."""
