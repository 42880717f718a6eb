"""Soak tests, which play, kill, damage and attack Horda for minutes or hours; `make soak` runs them."""
