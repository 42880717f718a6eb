"""Soak tests: what a hostile tester would do to Horda, for hours. `make soak` runs them."""
