"""The team's plan: tasks derived from the goals of the mission, and their assignment to survivors."""
