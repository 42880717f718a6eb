"""The commands for rulebooks: print and search rules, run worked examples, and ask the referee."""
