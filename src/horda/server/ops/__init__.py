"""Running the server: start and stop, background tasks, health, metrics, logs and retention.

All packages of the server may import `metrics`, `json_logging` and `background_tasks`; `run` is for the command line.
"""
