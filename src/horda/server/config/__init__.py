"""Server settings: where they come from, their limits, and what the public address is."""
