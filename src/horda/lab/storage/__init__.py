"""The folder of a series on disk: its plan, the rows of each match, and the Parquet tables made from them.

Only modules of the lab, the command line and benchmarks import it.
"""
