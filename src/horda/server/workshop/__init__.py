"""The workshop: requests of the visual mission editor.

The editor needs the kit of a game, checks of a draft, and matches played with the draft.
"""
