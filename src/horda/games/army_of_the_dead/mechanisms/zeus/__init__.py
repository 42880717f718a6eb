"""Zeus and the other Abominations (AD-ABO)."""
