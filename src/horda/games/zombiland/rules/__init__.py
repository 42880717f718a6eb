"""The rules of Survivor Zombiland, one module per chapter of the rulebook."""
