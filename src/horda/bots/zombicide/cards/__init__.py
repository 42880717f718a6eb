"""The value of cards, their distribution among survivors, and the choice of survivors."""
