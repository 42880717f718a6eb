"""Rules of Army of the Dead that are not mechanisms: the set-up of the team."""
