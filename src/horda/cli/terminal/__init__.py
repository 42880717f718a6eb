"""The table in the terminal: seats, screen, keys, saves, and a board for each game."""
