"""The club: open tables, people who look for a game, rooms with a password, and moderation.

Imported by `app`; `config` uses only `club.settings`.
"""
