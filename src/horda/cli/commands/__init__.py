"""The commands with their arguments and options.

Help and completion load these modules, so they import what a command does (`horda.cli.actions`) inside its
function.
"""
