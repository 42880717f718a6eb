"""Tables for the players' pages, made from the content; `python3 -m tests.docs.tables` updates the pages.

A page marks a table by two comments: `<!-- deck: zombiland resource -->` for the cards of a deck,
`<!-- names: zombiland location -->` for everything that has a text under that kind, `<!-- options: zombiland -->`
for the options of a match, `<!-- people: green_horde -->` for the danger tracks of survivors and
`<!-- skills: green_horde -->` for the skills on them; then `<!-- end -->`.
Tables of pages below `docs/es` are in Spanish. The same command updates the figures of `counts.py`.
"""

import re
from collections import Counter
from pathlib import Path

from tests.docs import counts

import horda
from horda.engine.game import Game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.records import Mission
from horda.locale import Words
from horda.locale.catalogue import kebab
from horda.locale.missions import MISSION, mission_page
from horda.locale.parsed import variables

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted([*DOCS.glob("players/*.md"), *DOCS.glob("es/players/*.md")])
WANTED = re.compile(
    r"(<!-- (deck|names|options|people|skills): (\w+) ?(\w*) -->\n).*?(<!-- end -->)", re.DOTALL
)

Rows = list[tuple[str, ...]]

HEADS = {
    "en": {
        "deck": ("Card", "Copies", "What it does"),
        "names": ("{kind}", "What it does"),
        "options": ("Option", "What it decides", "Values"),
        "people": ("Survivor", "Blue", "Yellow", "Orange, one of", "Red, one of", "On the body"),
        "skills": ("Skill", "What it does"),
    },
    "es": {
        "deck": ("Carta", "Copias", "Qué hace"),
        "names": ("{kind}", "Qué hace"),
        "options": ("Opción", "Qué decide", "Valores"),
        "people": ("Superviviente", "Azul", "Amarillo", "Naranja, una de", "Rojo, una de", "En el Cuerpo"),
        "skills": ("Habilidad", "Qué hace"),
    },
}
KINDS = {
    "mission": "Misión",
    "goal": "Objetivo personal",
    "zombie": "Zombi",
    "vault": "Carta de Cámara acorazada",
    "load": "Carga",
    "green_horde mission": "Aventura",
    "city_of_horror location": "Escenario",
    "zombiland location": "Locación",
    "who": "Personaje",
    "kind": "Casilla",
}
"""The Spanish names of the kinds of things in the tables, for one game or for all."""
BETWEEN = {"en": "`{0}` to `{1}`, usually `{2}`", "es": "de `{0}` a `{1}`; lo normal, `{2}`"}


def language_of(path: Path) -> str:
    """Return the language code (`en` or `es`) of a page of the manual."""
    return "es" if DOCS / "es" in path.parents else "en"


def fill_tables(page: str, lang: str = "en") -> str:
    """Return the page with every table made from the current content and texts."""
    return WANTED.sub(lambda wanted: _fill_table(wanted, lang), page)


def _fill_table(wanted: re.Match[str], lang: str) -> str:
    game = horda.game(wanted[3])
    words = Words.of(game, lang, strict=True)
    head = tuple(
        title.format(kind=_kind_heading(game.id, wanted[4], lang)) for title in HEADS[lang][wanted[2]]
    )
    rows = [head, *TABLES[wanted[2]](game, words, wanted[4])]
    return f"{wanted[1]}\n{_table(rows)}\n\n{wanted[5]}"


def _kind_heading(game: str, kind: str, lang: str) -> str:
    if lang == "en":
        return kind.capitalize()
    return KINDS.get(f"{game} {kind}") or KINDS.get(kind, "")


def _deck(game: Game, words: Words, back: str) -> Rows:
    deck = game.new(seats=game.min_seats).cards.deck
    count = Counter(deck.faces[card] for card in deck.numbers(back))
    return [(words.name("card", face), str(n), words.text("card", face)) for face, n in count.items()]


def _names(game: Game, words: Words, kind: str) -> Rows:
    if kind == MISSION and isinstance(game, Zombicide):
        return [
            (_mission_label(words, mission), mission_page(words, mission.id).text())
            for missions in game.mission_groups().values()
            for mission in missions
        ]
    values: list[str] = []
    for name in words.catalogues:
        mark = re.compile(rf"{kebab(name)}-{kind}-([a-z0-9-]+)\.text")
        values += [found[1] for id in variables("en", name) if (found := mark.fullmatch(id))]
    names = [value.replace("-", "_") for value in values]
    if kind == "zombie" and isinstance(game, Zombicide):
        # The family has words for zombies that are not in every box.
        names = [kind.name for kind in game.edition.kinds if kind.name in names]
    return [(words.name(kind, name), words.text(kind, name)) for name in names]


def _mission_label(words: Words, mission: Mission) -> str:
    """Return a mission's title, preceded by its number, or by the name of its group if it shows no number."""
    title = words.name(MISSION, mission.id)
    number = mission.shown_number
    return f"{number}. {title}" if number else f"{words.name('group', mission.group)}: {title}"


def _options(game: Game, words: Words, _: str) -> Rows:
    """Return each option of a game with its values as they are typed, the default first."""
    rows: Rows = []
    for option in game.options():
        values = sorted(option.values, key=lambda value: value != option.default)
        said = [f"`{value}`: {words.value(option.name, value)}" for value in values]
        if all(type(value) is int for value in option.values):
            said = [BETWEEN[words.lang].format(option.values[0], option.values[-1], option.default)]
        name = f"{words.option(option.name)} (`{option.name}`)"
        rows.append((name, words.text("option", option.name), "<br>".join(said)))
    return rows


def _people(game: Game, words: Words, _: str) -> Rows:
    """Return each survivor with the skills of each danger level."""
    assert isinstance(game, Zombicide)
    rows: Rows = []
    for one in game.people.values():
        track = [", ".join(words.name("skill", skill) for skill in level) for level in _track(game, one.id)]
        rows.append((words.name("survivor", one.id), *track, words.name("card", one.body_card)))
    return rows


def _track(game: Zombicide, name: str) -> list[tuple[str, ...]]:
    one = game.people[name]
    return [one.blue, one.yellow, one.orange, one.red]


def _skills(game: Game, words: Words, _: str) -> Rows:
    """Return every skill that a survivor of the game has or may gain, sorted by name."""
    assert isinstance(game, Zombicide)
    printed = {skill for name in game.people for level in _track(game, name) for skill in level}
    return sorted((words.name("skill", skill), words.text("skill", skill)) for skill in printed)


TABLES = {"deck": _deck, "names": _names, "options": _options, "people": _people, "skills": _skills}


def _table(rows: Rows) -> str:
    head, *body = rows
    lines = [head, tuple("---" for _ in head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(fill_tables(path.read_text(encoding="utf-8"), language_of(path)), encoding="utf-8")
    for path in counts.PAGES:
        path.write_text(
            counts.fill_counts(path.read_text(encoding="utf-8"), language_of(path)), encoding="utf-8"
        )
