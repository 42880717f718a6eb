"""Event triggers (RM-EVT)."""
