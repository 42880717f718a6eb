"""The skills that several editions share; each module lists its own in `SKILLS`."""
