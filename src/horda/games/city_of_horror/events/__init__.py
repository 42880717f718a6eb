"""The events of City of Horror."""
