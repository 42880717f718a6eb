"""Records and messages exchanged between the server and its clients, and the projection of a state into them.

Every other room may import it. It imports only the engine, the log of `horda.locale`, and records of other rooms.
"""
