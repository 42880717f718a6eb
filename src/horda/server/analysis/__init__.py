"""Advice, odds and forecasts during a match, and the analysis after it."""
