"""Live matches: loading and storing them, applying choices, broadcasting updates, and the WebSocket.

The rooms beside this one (table, replay, analysis, bots) and the HTTP routes import it; the store and the protocol
records do not.
"""
