"""Analysis of a finished match: the win chance by round, and which decisions, dice and cards changed it.

Used by the server's post-match page.
"""
