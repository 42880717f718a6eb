"""Lessons over the WebSocket and REST: the courses and a pupil's session, which is never stored.

Imported by `app` and by `match.websocket`.
"""
