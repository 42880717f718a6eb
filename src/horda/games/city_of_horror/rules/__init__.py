"""The rules of City of Horror, one module a chapter or two of the rulebook."""
