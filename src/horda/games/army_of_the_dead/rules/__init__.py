"""Rules that Army of the Dead adds to those of its family, one file for each chapter."""
