"""Objectives that occupy slots (AD-POB-14, AD-Q-44)."""
