"""Report pages by game: a module named after a game or its family, and `any_game` for all others.

`horda.lab.report.report_page` loads the module of a report's game and calls its `page_of`.
"""
