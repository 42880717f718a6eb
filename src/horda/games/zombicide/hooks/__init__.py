"""The hooks of mechanisms: their declarations, how answers are joined, and who listens to which.

Mechanisms and editions import it. The rules call the functions of `rules.hooks`, which are made from it.
"""
