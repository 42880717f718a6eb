"""Content files: YAML within bounds, typed records, and errors with file, line and remedy."""
