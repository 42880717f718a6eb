"""What the manual makes from the games when it is built: rulebooks and their proofs, maps of missions, drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util import logging

from horda.rule_proofs import NoTests, project_tests, proofs_in

from . import drawings, gallery, languages, mission_words, proving, rulebooks
from .beside import NAME, Beside
from .margins import Margins
from .pages import Folder
from .stems import Stems

log = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Tell Sphinx when to make the pages, and how two versions of a page find each other."""
    app.connect("builder-inited", make_pages)
    app.connect("html-page-context", languages.add_switch)
    # Before the theme asks for the margin.
    app.connect("html-page-context", Margins().share, priority=100)
    app.add_directive(NAME, Beside)
    app.add_search_language(Stems)
    app.add_css_file("manual.css")
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def make_pages(app: Sphinx) -> None:
    """Write the pages made from the content into folders of their own, which git does not keep."""
    docs = Path(app.srcdir)
    tests = project_tests(None)
    if tests is None:
        raise NoTests("the manual is built in a clone of Horda's sources, where the proofs of the rules are")
    proofs, problem = proofs_in(tests)
    if problem:
        log.warning("some tests could not be read, so their proofs are missing: %s", problem)
    with Folder(docs / "rules") as folder:
        proving.write(folder, tests, proofs)
        rulebooks.write(folder, proofs)
    with Folder(docs / "mission_words") as folder:
        mission_words.write(folder)
    for lang, home in languages.HOMES.items():
        with Folder(docs / home / "missions") as folder:
            reports = docs.parent / "build" / "figures" / "reports" / lang
            gallery.write(folder, lang, docs / "designers" / "balance", reports)
        with Folder(docs / home / "drawings") as folder:
            drawings.write(folder, lang)
