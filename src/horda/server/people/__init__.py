"""People without an account: a personal link carries matches, lessons and settings to another device.

Imported by `app`; `passkeys` and `push` use the checks in `routes` and `PersonRow`.
"""
