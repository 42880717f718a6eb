"""What happens in City of Horror, in the past tense."""
