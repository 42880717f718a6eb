"""A club's front door: open tables, those who wait, rooms by a word, and whoever keeps order."""
