"""Votes, what is at stake in them, and what they lead to."""
