"""Positions as short text, both ways."""
