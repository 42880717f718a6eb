"""A match as all interfaces play it: numbers become choices, and it has rewards and seeds."""
