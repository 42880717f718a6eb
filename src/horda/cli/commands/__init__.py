"""The commands with their arguments and options.

Help and completion load these modules, so they import the implementations (`horda.cli.actions`) inside the
functions.
"""
