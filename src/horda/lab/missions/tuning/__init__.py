"""Tuning: find values of a mission's knobs with which it is won as often as wanted.

`knobs` changes missions, `dial` orders the changed missions from easy to hard, `search` looks for the wanted one by
matches that somebody else plays, `local` plays them in processes of this machine. Used by the server and the command
line.
"""
