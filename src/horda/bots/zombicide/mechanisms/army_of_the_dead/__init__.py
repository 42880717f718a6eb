"""The bot's knowledge of the mechanisms of Army of the Dead."""
