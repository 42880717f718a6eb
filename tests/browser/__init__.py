"""Browser tests in a real Chromium, and what they share; a package, so that all its folders share one browser.

`table` has what one person does at a table, `people` what several do together, `pages` the pages around a match,
`games` what single games add, and `connection` what happens without a line to the server.
"""
