"""Views of a position: generic views for clients, short text, cases, forecasts and imagined positions."""
