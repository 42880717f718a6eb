"""Specialties (AD-SPE)."""
