"""Recordings of matches, playback, read-only matches and forks.

The packages `match` and `analysis` and the HTTP routes import it.
"""
