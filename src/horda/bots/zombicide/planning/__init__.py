"""What the team should do next: goals read from the mission, the plan, and who does what."""
