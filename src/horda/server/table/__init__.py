"""The table around the rules: seats, clocks, votes, undo, pause, chat, presence and reaction windows.

The packages `match`, `analysis` and `bots` and the HTTP routes import it.
"""
