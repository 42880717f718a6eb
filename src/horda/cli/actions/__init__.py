"""What the commands do, a module for each; imported when a command runs, so that help and completion stay fast."""
