"""What the commands do with rulebooks: print and search rules, run worked examples, and ask the referee."""
