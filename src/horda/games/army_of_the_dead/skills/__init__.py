"""Skills that only Army of the Dead has, or words differently from its family."""
