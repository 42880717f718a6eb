"""The rules that only Green Horde has."""
