"""Lessons over the socket and REST: the courses, and one pupil's session. Nothing is stored.

Imported by `app` and by `match.websocket`.
"""
