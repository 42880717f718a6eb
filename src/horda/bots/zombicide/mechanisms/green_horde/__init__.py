"""The bot's knowledge of the mechanisms of Green Horde."""
