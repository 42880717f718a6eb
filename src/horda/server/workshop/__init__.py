"""The workshop: what the visual mission editor asks of the server.

The kit of a game, the check of a draft, and matches played with it.
"""
