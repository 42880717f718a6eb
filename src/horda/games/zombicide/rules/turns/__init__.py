"""Rounds and turns: set-up, actions, movement, experience and leaving the board."""
