"""Building a mission's board from its tiles and tokens."""
