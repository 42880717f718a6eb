"""The REST side: routing, request checks, connection limits, errors, static files and the library's routes."""
