"""The effects that the missions of every edition can use, one class for each key; `registry` lists them.

The readers, the checks and the bots may import them. The rules may not: they use only the results of `read`.
"""
