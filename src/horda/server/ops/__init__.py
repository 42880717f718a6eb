"""Running the server: start and stop, background tasks, health, metrics, logs and retention."""
