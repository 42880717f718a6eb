"""Reading of mission files: from the text to a plan with its board and goals; errors name the line."""
