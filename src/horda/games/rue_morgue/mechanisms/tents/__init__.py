"""The tents of a camp (RM-CAM)."""
