"""Votes, their stakes and their results."""
