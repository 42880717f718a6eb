"""Spawn dice and locators (RM-SPN)."""
