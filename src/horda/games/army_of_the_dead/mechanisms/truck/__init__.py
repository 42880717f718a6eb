"""The taco truck (AD-TRK)."""
