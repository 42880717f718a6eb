"""The contents of an edition's box: equipment, zombie cards and their numbers."""
