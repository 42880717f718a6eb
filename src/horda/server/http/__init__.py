"""HTTP side of the server: routing, request checks, connection limits, errors, static files and the REST routes.

Other packages import `errors`, `responses`, `routing` and `request_checks`; the REST routes are in `routes`.
"""
