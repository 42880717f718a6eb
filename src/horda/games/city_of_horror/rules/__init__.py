"""The rules of City of Horror, one module per chapter or two of the rulebook."""
