"""Mission files: their records and vocabulary, reading and checking, and the set-up of the board."""
