"""Bots that play at the server: their driver, the worker processes, and training for custom missions."""
