"""The vault: its trap card, dice rolls and help (AD-VLT)."""
