"""Combat as the bot values it: attacks, odds and threats."""
