"""Attacks and wounds: dice, targets, hits, kills, armour and friendly fire."""
