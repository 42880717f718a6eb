"""Lessons at the table of the browser: what the courses hold, and one pupil's lesson over the socket."""
