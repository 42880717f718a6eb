"""Recordings of matches, playback, read-only matches and forks."""
