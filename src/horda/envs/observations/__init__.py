"""Observations of a seat: as tensors of small integers, as a graph, or as text."""
