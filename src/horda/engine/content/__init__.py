"""Content files: YAML with size limits, typed records, and errors with file, line and remedy."""
