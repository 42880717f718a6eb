"""Training of position weights from many matches, and the files in which those matches are stored.

Used by `horda lab train`; the fitting itself is in `horda.think.learning`.
"""
