"""Lookahead: the value of positions, searching players, advice, and the analysis of matches.

Built on the bots, whose choices it starts from, and used by the lab and the server. A position is read into
`features` and judged by weights fitted on played matches (`learning`, `value`); choices are tried in sampled
worlds that are consistent with what the seat knows (`search`).
"""
