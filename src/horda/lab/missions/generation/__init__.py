"""Generation: whole missions by a seed, which pass every check and are as hard as wanted.

`layout` lays tiles and finds places on them, `styles` makes goals, tokens and events, `stories` the texts in both
languages, `generate` puts them together; `horda.lab.missions.tuning` makes them as hard as wanted.
"""
