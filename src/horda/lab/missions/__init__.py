"""Experiments with missions: proposed changes, trial matches, differences, and whether bots read the goals.

Used by `horda.lab.run`, the reports and the `horda lab` commands.
"""
