"""Lessons: short positions with a goal that teach one rule each, played by terminal and server alike.

A lesson is a YAML file in the folder `lessons` of its game, found by being there (`course`). What it holds
is in `record`, how it is played in `playing`, and whether it can be used in `checking`.
"""
