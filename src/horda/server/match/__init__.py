"""A live match: loading it, applying choices, broadcasting changes, and its WebSocket."""
