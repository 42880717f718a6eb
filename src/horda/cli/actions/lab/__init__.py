"""What the commands of `horda lab` do."""
