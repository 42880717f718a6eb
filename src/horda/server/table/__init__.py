"""What happens at a table beside the rules: seats, clocks, votes, undo, pause, chat and presence."""
