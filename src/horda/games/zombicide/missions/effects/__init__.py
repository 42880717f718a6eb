"""The words for effects that every edition knows, one class a word; `registry` lists them.

The readers, the check and the bots may import them. The rules may not: they know only what `read` makes.
"""
