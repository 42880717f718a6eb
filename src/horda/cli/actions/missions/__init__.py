"""What the commands do with missions: check, draw, list and play those of a file, and list the tiles they use."""
