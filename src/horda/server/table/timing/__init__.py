"""Time at the table: clocks of the seats, pause, and reaction windows with their shared timer.

The table and live matches import it.
"""
