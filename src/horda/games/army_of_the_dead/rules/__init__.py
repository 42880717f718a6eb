"""What Army of the Dead has beside the rules of its family, a chapter a file."""
