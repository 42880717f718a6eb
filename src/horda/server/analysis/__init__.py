"""Advice, odds and forecasts during a match, and the summary and analysis after it.

The handlers of the package `match` and the HTTP routes import it.
"""
