"""Positions of real tables: their text, pieces and cards, their problems, pictures and links."""
