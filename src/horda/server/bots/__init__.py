"""Bots that play on the server: their driver, the worker processes, and training for custom missions.

The package `match` starts the driver; the package `analysis` runs its tasks in the same pool.
"""
