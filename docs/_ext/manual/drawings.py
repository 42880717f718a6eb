"""The page of drawings: everybody and everything that has a drawing, by game, made from the content."""

from __future__ import annotations

import re

from horda.art.contact_sheet import contact_sheet
from horda.games import games
from horda.locale import Words
from horda.rulebook import rulebook
from horda.server.http.catalogue import PrintedFigures, printed_figures

from .pages import Folder, page, plain, title

HEADINGS = {"en": "Drawings", "es": "Dibujos"}
INTRODUCTIONS = {
    "en": "See what everybody and everything in the five games looks like at the table. "
    "No two things of a game share a drawing; zombie cards without a name show the zombies that they bring.",
    "es": "Mira cómo son en la mesa todos los personajes y todas las cosas de los cinco juegos. "
    "En un juego no hay dos con el mismo dibujo; "
    "las cartas de Zombi sin nombre muestran los Zombis que traen.",
}
GROUPS = {
    "people": (("survivor", "who", "character"), ("drawing", "portrait", "risen")),
    "zombies": (("zombie",), ("drawing",)),
    "cards": (("card",), ("drawing",)),
    "places": (("location",), ("drawing",)),
}
"""Kinds of things under each heading, and which of their drawings are shown."""
TITLES = {
    "en": {"people": "People", "zombies": "Zombies", "cards": "Cards", "places": "Places"},
    "es": {"people": "Personajes", "zombies": "Zombis", "cards": "Cartas", "places": "Lugares"},
}
ALT = {
    "en": "{group} of {game}, each drawing with its name",
    "es": "{group} de {game}, cada dibujo con su nombre",
}
DECK_TITLE = re.compile(r"^\d\d:\d\d ")
"""The hour that begins the name of an invasion card."""


def write(folder: Folder, lang: str) -> None:
    """Write a page for each game, and the page that leads to them."""
    found = sorted(games().items())
    contents = "\n".join(f"   {id}" for id, _ in found)
    folder.write(
        "index.rst",
        page(
            title(HEADINGS[lang]),
            f"{plain(INTRODUCTIONS[lang])}\n",
            f".. toctree::\n   :maxdepth: 1\n\n{contents}\n",
        ),
    )
    for id, game in found:
        name = rulebook(id).title.in_language(lang)
        words = Words.of(game, lang, strict=True)
        figures = printed_figures(id)
        parts = [title(name)]
        for group in GROUPS:
            entries = _entries(figures, group, words)
            if not entries:
                continue
            label = ALT[lang].format(group=TITLES[lang][group], game=name)
            folder.write(f"sheets/{id}/{group}.svg", contact_sheet(entries, label=label).svg)
            parts += [
                title(TITLES[lang][group], "-"),
                f".. image:: sheets/{id}/{group}.svg\n   :alt: {label}\n",
            ]
        folder.write(f"{id}.rst", page(*parts))


def _entries(figures: PrintedFigures, group: str, words: Words) -> list[tuple[str, str]]:
    """Return the drawings of a group, each once, with the name of what is drawn."""
    kinds, parts = GROUPS[group]
    found = {
        str(printed[part]): DECK_TITLE.sub("", words.name(kind, thing))
        for kind in kinds
        for thing, printed in figures.get(kind, {}).items()
        for part in parts
        if part in printed
    }
    return list(found.items())
