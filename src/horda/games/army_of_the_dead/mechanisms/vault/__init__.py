"""The vault: a card in its trap zone, dice, help (AD-VLT)."""
