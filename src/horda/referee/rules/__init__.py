"""The rules behind an answer: those that explain an event, and search of the rulebook."""
