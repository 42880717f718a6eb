"""Bots that play at the server: the driver, the pool of worker processes, and training for custom missions."""
