"""Sleepers (AD-SLP)."""
