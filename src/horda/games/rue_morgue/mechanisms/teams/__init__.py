"""Teams (RM-SET-02 to RM-SET-07)."""
