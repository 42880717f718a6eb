"""The hooks of mechanisms: declarations, how return values are joined, and which mechanism overrides which.

Mechanisms and editions import this package. The rules call the functions of `rules.hooks`, generated from it.
"""
