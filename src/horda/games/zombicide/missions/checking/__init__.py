"""Checks of missions for their designers: what makes one unplayable, and what may be a mistake."""
