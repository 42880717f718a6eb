"""Time at the table: clocks of the seats, pause, and reaction windows with their shared timer.

The modules of `table` and live matches import this package.
"""
