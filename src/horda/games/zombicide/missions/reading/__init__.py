"""Reading of mission files: the text to a plan with its board and goals; errors name the line."""
