"""REST routes of matches, missions, the library and the network; people, clubs and lessons keep theirs themselves.

Each module exports a `router` that `horda.server.app` mounts.
"""
