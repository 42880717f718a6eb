"""The value of cards to the bot: what they are worth, who carries them, which survivors to pick."""
