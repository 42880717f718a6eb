"""The WebSocket of a match: connections, handlers of clients' messages, and what a new connection is sent.

Live matches, lessons and the table's rooms import it.
"""
