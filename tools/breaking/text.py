"""Source text as bytes, with the positions of syntax tree nodes in it."""

from __future__ import annotations

import ast
import difflib
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True, order=True)
class Span:
    """A range of bytes."""

    start: int
    end: int

    def holds(self, other: Span) -> bool:
        """Return whether another span lies within this one."""
        return self.start <= other.start and other.end <= self.end

    def meets(self, other: Span) -> bool:
        """Return whether the two spans share a byte."""
        return self.start < other.end and other.start < self.end


class Lines:
    """A source text with conversion from the rows and columns of its tree to bytes."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.begins = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]

    def span(self, node: ast.AST) -> Span:
        """Return the position of a node; that of a function or class excludes its decorators."""
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

    def text_of(self, node: ast.AST) -> str:
        """Return the source text of a node."""
        span = self.span(node)
        return self.text[span.start : span.end].decode()

    def line_of(self, span: Span) -> int:
        """Return the line on which a span begins, counted from 1."""
        return self.text.count(b"\n", 0, span.start) + 1

    def with_(self, span: Span, new: str) -> bytes:
        """Return the text with a span replaced."""
        return self.text[: span.start] + new.encode() + self.text[span.end :]

    def change(self, span: Span, new: str) -> str:
        """Return the lines before and after a change."""
        before, after = (one.decode().splitlines() for one in (self.text, self.with_(span, new)))
        told = difflib.unified_diff(before, after, lineterm="", n=0)
        return "\n".join(line for line in told if not line.startswith(("---", "+++", "@@")))
