"""Web Push notices: a device is notified that its person must decide, even with the page closed.

Imported by `app`; `config` uses only `push.settings`, and `people` the repository for its export.
"""
