"""Personal objectives (AD-POB)."""
