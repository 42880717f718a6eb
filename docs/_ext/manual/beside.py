"""The directive of what is told in both languages: its nodes are made at once, for docutils parses slowly."""

from __future__ import annotations

from docutils import nodes
from sphinx.domains.index import IndexDirective

NAME = "both-languages"
LANGUAGES = ("in-english", "in-spanish")


class Beside(IndexDirective):
    """A line in English and one in Spanish, both as they are; an argument is their entry in the index."""

    has_content = True
    required_arguments = 0
    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Both languages in a box of their own, within one box."""
        both = nodes.container(classes=[NAME])
        for language, words in zip(LANGUAGES, self.content, strict=True):
            both += nodes.container("", nodes.paragraph(words, words), classes=[language])
        self.set_source_info(both)
        return [*(super().run() if self.arguments else []), both]
