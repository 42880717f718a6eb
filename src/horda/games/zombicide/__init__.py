"""The code that the three Zombicide games share: board, sight, paths, noise, turns and missions."""
