"""Records and messages exchanged between the server and its clients, and the projection of a state into them.

All packages of the server may import it. It imports only the engine, the log of `horda.locale` and other records.
"""
