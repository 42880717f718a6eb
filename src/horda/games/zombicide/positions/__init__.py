"""Conversion of positions between states and short text."""
