"""Mutation testing of rules: break the code that cites a rule, and check that the rule's tests fail."""
