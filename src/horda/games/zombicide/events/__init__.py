"""The events that Zombicide games log."""
