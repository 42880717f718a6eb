"""Explosives: grenades, TNT, Booby traps, Gas cans (AD-EXP)."""
