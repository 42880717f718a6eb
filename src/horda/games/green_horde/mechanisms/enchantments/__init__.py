"""Enchantments (GH-MAG-03)."""
