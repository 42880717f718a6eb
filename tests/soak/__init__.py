"""The probe: what a hostile tester would do to Horda, by the hour. `make soak` runs it."""
