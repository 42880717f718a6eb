"""The rules of Survivor Zombiland, one module a chapter of its rulebook."""
