"""The commands of `horda`, a module each, imported when their command runs."""
