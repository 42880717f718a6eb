"""The rules behind an answer: those that explain an event, and those that a search finds."""
