"""Training of position values: sample matches, fit weights, store and cache them.

Used by `horda.think.value`, by the lab's training command and by the server's background trainer.
"""
