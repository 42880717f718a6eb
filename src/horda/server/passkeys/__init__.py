"""Passkeys (WebAuthn): a person with a personal link may sign in on any device without it.

Imported by `app`; `people` uses its repository for export and erasure.
"""
