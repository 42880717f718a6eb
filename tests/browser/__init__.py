"""Browser tests in a real Chromium; a package, so that all its modules share one browser."""
