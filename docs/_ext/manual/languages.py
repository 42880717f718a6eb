"""Two versions of a page, English and Spanish, and the way from one to the other."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

HOMES = {"en": "", "es": "es"}
"""Where the pages of each language lie; English ones lie at the top."""
NAMES = {"en": "English", "es": "Español"}
SPANISH = "es/"
MARK = 'class="in-spanish docutils container"'


def other_version(page: str) -> tuple[str, str]:
    """The language that a page is not in, and the page's name in it."""
    if page.startswith(SPANISH):
        return "en", page.removeprefix(SPANISH)
    return "es", SPANISH + page


def add_switch(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Say what language a page is in, and lead from its top to the other version, if there is one."""
    if page.startswith(SPANISH):
        context["language"] = "es"
    if "body" not in context:
        return
    body = context["body"].replace(MARK, f'{MARK} lang="es"')
    lang, other = other_version(page)
    if other in app.env.all_docs:
        to = context["pathto"](other)
        switch = f'<a href="{to}" lang="{lang}" hreflang="{lang}">{NAMES[lang]}</a>'
        body = f'<p class="language-switch">{switch}</p>{body}'
    context["body"] = body
