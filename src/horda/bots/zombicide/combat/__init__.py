"""Fights as the bot judges them: attacks, odds and threats."""
