"""Breaking rules on purpose: the code that cites a rule, a change in it, the tests that have to notice."""
