"""Objectives that take room (AD-POB-14, AD-Q-44)."""
