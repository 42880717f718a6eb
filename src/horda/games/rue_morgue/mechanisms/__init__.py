"""The mechanisms of Rue Morgue."""
