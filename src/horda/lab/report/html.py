"""Render a report as one HTML file with styles, drawings, data and a short script."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

import msgspec

from horda.art.figures import symbols_used_in
from horda.art.theme import Theme, tokens
from horda.lab.report.elements import Page, Section, data_table
from horda.lab.report.style import STYLE

if TYPE_CHECKING:
    from horda.lab.report.subject import Subject

SCRIPT = """\
document.getElementById("print").addEventListener("click", () => window.print());
document.getElementById("data").addEventListener("click", () => {
  const text = document.getElementById("figures").textContent;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = document.title.replace(/[^\\p{L}\\p{N}]+/gu, "-") + ".json";
  link.click();
  URL.revokeObjectURL(link.href);
});
"""


def render_page(subject: Subject, page: Page) -> str:
    """Return the whole HTML file."""
    text = subject.text
    sections = "".join(
        _render_section(number, one, text("data")) for number, one in enumerate(page.sections, 1)
    )
    key_figures = "".join(
        f"<div><b>{escape(value)}<small> {escape(unit)}</small></b><span>{escape(told)}</span></div>"
        for value, unit, told in page.key_figures
    )
    data_of_map = "" if page.map_data is None else data_table(page.map_data, text("data"))
    drawn = (
        f'<figure class="map" id="way">{page.map}<figcaption>{escape(page.caption)}</figcaption>'
        f"{data_of_map}</figure>"
    )
    hero = f'<div><p class="verdict">{page.verdict}</p><div class="three">{key_figures}</div></div>'
    foot = "".join(f"<p>{one}</p>" for one in _footer_lines(subject, page))
    body = (
        f'<header class="h"><div><h1>{escape(page.title)}</h1><p>{escape(page.about)}</p></div>'
        f'<div class="acts"><button class="btn" id="print">{escape(text("print"))}</button>'
        f'<button class="btn" id="data">{escape(text("data"))}</button></div></header>'
        f'<section class="hero{"" if page.map else " alone"}">{hero}{drawn if page.map else ""}</section>'
        f'{sections}<footer class="foot">{foot}</footer>'
    )
    title = escape(text("page-title", title=page.title))
    data = msgspec.json.encode(page.data()).decode().replace("<", "\\u003c")
    symbols = symbols_used_in(body)
    icons = f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{symbols}</svg>'
    return (
        f'<!doctype html>\n<html lang="{subject.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{_theme_css()}{STYLE}</style>\n</head>\n<body>\n{icons}{page.symbols}\n"
        f'<main class="r">{body}</main>\n'
        f'<script type="application/json" id="figures">{data}</script>\n<script>\n{SCRIPT}</script>\n'
        f"</body>\n</html>\n"
    )


def _render_section(number: int, section: Section, data_word: str) -> str:
    figures = "".join(one.html(data_word) for one in section.figures)
    heading = f"<h2><i>{number}</i>{escape(section.heading)}</h2>"
    return f'<section class="sec">{heading}{figures}{section.after}</section>'


def _footer_lines(subject: Subject, page: Page) -> list[str]:
    """Return the notes on accuracy, bots and reproduction."""
    shown = sum(len(one.data.rows) for section in page.sections for one in section.figures)
    identity = subject.folder.read_plan().identity
    matches = subject.tables["matches"].height
    lacking = subject.folder.series.matches * len(subject.settings) - matches
    lines = [
        subject.text("foot-intervals", count=shown),
        subject.text("foot-players"),
        subject.text(
            "foot-again",
            version=identity.horda,
            rules=", ".join(f"{name} {version}" for name, version in identity.rules.items()),
            sources=identity.sources,
            seed=str(identity.seed),
        ),
    ]
    return [*lines, subject.text("foot-lacking", count=lacking)] if lacking else lines


def _theme_css() -> str:
    """Return the design tokens as CSS: paper for light screens and print, night for dark mode."""

    def values(theme: Theme) -> str:
        named = {name: getattr(token, theme) for name, token in tokens().items()}
        return "".join(f"--{name}:{value};" for name, value in {**named, "fig-ink": named["ink"]}.items())

    return (
        f":root{{color-scheme:light dark;{values('paper')}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{values('night')}}}}}\n"
    )
