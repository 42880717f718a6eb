"""Source text as bytes, and where the parts of its syntax tree stand in it."""

from __future__ import annotations

import ast
import difflib
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True, order=True)
class Span:
    """A stretch of bytes."""

    start: int
    end: int

    def holds(self, other: Span) -> bool:
        """Whether another lies within this one."""
        return self.start <= other.start and other.end <= self.end

    def meets(self, other: Span) -> bool:
        """Whether the two share a byte."""
        return self.start < other.end and other.start < self.end


class Lines:
    """A source text whose tree counts rows and columns."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.begins = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]

    def span(self, node: ast.AST) -> Span:
        """Where a node stands; a function or class without its decorators."""
        if (
            not isinstance(node, ast.expr | ast.stmt)
            or node.end_lineno is None
            or node.end_col_offset is None
        ):
            raise TypeError(f"{type(node).__name__} has no place in the text")
        return Span(
            self.begins[node.lineno - 1] + node.col_offset,
            self.begins[node.end_lineno - 1] + node.end_col_offset,
        )

    def said(self, node: ast.AST) -> str:
        """The text of a node."""
        span = self.span(node)
        return self.text[span.start : span.end].decode()

    def line_of(self, span: Span) -> int:
        """The line that a span begins on, counted from 1."""
        return self.text.count(b"\n", 0, span.start) + 1

    def with_(self, span: Span, new: str) -> bytes:
        """The text with other words in a place."""
        return self.text[: span.start] + new.encode() + self.text[span.end :]

    def change(self, span: Span, new: str) -> str:
        """What the change looks like: the lines before and after."""
        before, after = (one.decode().splitlines() for one in (self.text, self.with_(span, new)))
        told = difflib.unified_diff(before, after, lineterm="", n=0)
        return "\n".join(line for line in told if not line.startswith(("---", "+++", "@@")))
