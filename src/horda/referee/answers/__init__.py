"""Answers about a position: what happens next, what is allowed, odds, lines of sight and votes."""
