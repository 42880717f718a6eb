"""Live matches: loading and storing them, applying choices, broadcasting updates, and the WebSocket.

The sibling packages `table`, `replay`, `analysis` and `bots` and the HTTP routes import this package; the store and
the protocol records do not.
"""
