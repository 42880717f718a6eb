"""Tuning: find values of a mission's knobs with which it is won as often as wanted.

`knobs` changes missions, `dial` orders the changed missions from easy to hard, `search` selects which to play next and
finds the wanted one, `local` plays the matches in processes of this machine. Used by the server and the command line.
"""
