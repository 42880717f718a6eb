"""Tiles and tokens, and how they become the board of a mission."""
