"""The helicopter (RM-HEL)."""
