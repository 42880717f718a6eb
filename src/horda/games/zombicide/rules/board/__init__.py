"""The board in play: its graph, borders, doors, noise, sight and paths."""
