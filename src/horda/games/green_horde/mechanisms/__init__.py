"""The mechanisms of Green Horde."""
