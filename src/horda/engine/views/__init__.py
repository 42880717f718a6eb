"""A position as others see it: plain views, short text, cases, forecasts and imagined positions."""
