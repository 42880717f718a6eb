"""Necromancers (GH-NEC, GH-CAB)."""
