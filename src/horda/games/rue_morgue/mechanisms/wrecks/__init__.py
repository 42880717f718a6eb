"""Crashed helicopters (RM-CRH)."""
