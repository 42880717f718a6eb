"""Mission files: their records and vocabulary, reading and checking them, and setting them out."""
