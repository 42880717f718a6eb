"""Looking ahead: what a position is worth, players that search, advice, the course of a match.

Above the bots, whose judgement it begins with, and below lab and server, which use it. A position is read by
what all at the table see (`features`) and judged by weights that were fitted on played matches (`learning`,
`value`); choices are tried in worlds that a seat must hold possible (`search`).
"""
