"""REST routes of matches, missions, the library and the network; other subjects have them in their own packages.

Each module exports a `router` that `horda.server.app` mounts.
"""
