"""Bots that play on the server: their driver, the worker processes, and training for custom missions.

The room match starts the driver; the room analysis runs its tasks in the same pool.
"""
