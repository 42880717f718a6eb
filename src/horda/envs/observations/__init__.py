"""Observations: what a seat may know of a match, as tensors of small numbers, as a graph, or as text."""
