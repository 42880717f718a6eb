"""Routes of the referee: positions of real tables, and answers by the rules. Nothing is stored."""
