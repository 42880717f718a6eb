"""Team actions (RM-TEA)."""
