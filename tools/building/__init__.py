"""Common parts of the project's commands: the environment, Node, the client, Chromium, stages of a run.

These modules run before anything is installed, on any Python of the machine. They use only the standard
library and syntax that Python 3.8 can parse, since an old Python has to find a newer one.
"""
