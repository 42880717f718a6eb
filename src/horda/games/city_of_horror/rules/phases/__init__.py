"""Set-up, the round and its phases, the windows between them, and the end."""
