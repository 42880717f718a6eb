"""The commands for missions: check, draw, list and play mission files, and list tiles."""
