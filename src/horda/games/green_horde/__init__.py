"""Zombicide: Green Horde."""
