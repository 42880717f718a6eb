"""The rules that all Zombicide games share."""
