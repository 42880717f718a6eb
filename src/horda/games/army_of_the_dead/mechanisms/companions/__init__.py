"""Companions, who follow a survivor (AD-CPN)."""
