"""Advice, odds and forecasts during a match, and the summary and analysis after it.

The WebSocket handlers in `horda.server.match` and the HTTP routes import this package.
"""
