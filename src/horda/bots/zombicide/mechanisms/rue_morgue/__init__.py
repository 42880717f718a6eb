"""The bot's knowledge of the mechanisms of Rue Morgue."""
