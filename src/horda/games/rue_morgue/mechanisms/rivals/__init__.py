"""Competitive mode (RM-CPV, RM-VES)."""
