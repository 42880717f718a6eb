"""The WebSocket of a match: connections, handlers of clients' messages, and the welcome message.

Live matches, lessons and the `table` package import it.
"""
