"""Generation of whole missions from a seed, which pass every check and are as hard as wanted.

`layout` places tiles and finds zones for tokens, `styles` makes goals, tokens and events, `stories` writes the texts in
both languages, and `generate` combines them; `horda.lab.missions.tuning` adjusts the difficulty.
"""
