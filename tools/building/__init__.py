"""What every command of the project stands on: the environment, Node, the client, a browser, stages.

It runs before anything is installed, by whatever Python the machine has: the standard library alone, and
nothing that a Python 3.8 could not read (it only has to find a newer one).
"""
