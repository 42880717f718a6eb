"""The REST side: routing, request checks, connection limits, errors, static files and routes."""
