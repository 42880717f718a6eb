"""Notices by Web Push: a device is told that its person is asked, with the page closed."""
