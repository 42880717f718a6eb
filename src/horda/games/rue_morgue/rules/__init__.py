"""Rules of Rue Morgue that several of its mechanisms use."""
