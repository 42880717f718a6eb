"""Lookahead: the value of positions, searching players, advice, and the analysis of matches.

It uses the bots of `horda.bots` to propose choices, and is used by the lab and the server. A position is
converted to `features` and evaluated by weights fitted on played matches (`learning`, `value`). Choices are tried
in sampled worlds (`search`): states that agree with what a seat knows and are random otherwise.
"""
