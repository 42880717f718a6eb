"""What is printed in an edition's box: equipment, zombie cards and their numbers."""
