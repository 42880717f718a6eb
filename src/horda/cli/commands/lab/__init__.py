"""The commands of `horda lab`."""
