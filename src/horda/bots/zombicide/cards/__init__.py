"""Cards as the bot judges them: what they are worth, who carries them, whom to pick."""
