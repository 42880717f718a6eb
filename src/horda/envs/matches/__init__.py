"""The match behind all interfaces, with action numbers, rewards and seeds."""
