"""The family's rules, one module a chapter."""
