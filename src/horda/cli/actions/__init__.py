"""The implementations of the commands, one module each, imported when a command runs so that help stays fast."""
