"""Recordings of matches, playback, read-only matches and forks.

The rooms match and analysis and the HTTP routes import it.
"""
