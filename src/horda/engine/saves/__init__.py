"""Saves of matches: their format, writing and reading them, and checking a replay against one."""
