"""What the three Zombicide games share: board, sight, paths, noise, turns, missions. It is no game itself."""
