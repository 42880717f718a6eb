"""Passkeys (WebAuthn): a person with a personal link may come back on any device without it."""
