"""The table in the terminal: seats, screen, keys, saved matches, and a board for each game."""
