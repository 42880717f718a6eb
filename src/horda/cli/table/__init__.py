"""A table in the terminal: who sits where, what is on the screen, what the keys do, what is kept."""
