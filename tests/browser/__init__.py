"""Browser tests in a real Chromium and their helpers; this is a package so that all its folders share one browser.

`table` tests what one person does at a table, `people` what several do together, `pages` the pages around a match,
`games` what single games add, and `connection` what happens while the server cannot be reached.
"""
