"""Goals of missions: the conditions to win or lose, the effects of triggers, and objectives."""
