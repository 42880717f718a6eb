"""Positions of real tables: their text, pieces and cards, what is wrong with them, pictures and links."""
