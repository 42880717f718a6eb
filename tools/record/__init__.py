"""Scripts that record matches, moves of players and saves, which later versions are compared with."""
