"""People without an account: a personal link carries matches, lessons and settings to another device."""
