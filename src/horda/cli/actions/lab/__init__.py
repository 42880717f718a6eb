"""The implementations of the commands of `horda lab`."""
