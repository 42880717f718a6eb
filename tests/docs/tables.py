"""Fills the tables in the players' pages from the content: `python -m tests.docs.tables` writes them anew.

A page says what it wants between two comments: `<!-- deck: zombiland resource -->` for the cards of a deck,
`<!-- names: zombiland location -->` for all that has a text under that kind, `<!-- options: zombiland -->`
for what may be decided before a match; then `<!-- end -->`.
"""

import re
from collections import Counter
from pathlib import Path

import horda
from horda.engine.game import Game
from horda.locale import Words
from horda.locale.catalogue import kebab, variables

PAGES = sorted((Path(__file__).resolve().parents[2] / "docs" / "players").glob("*.md"))
WANTED = re.compile(r"(<!-- (deck|names|options): (\w+) ?(\w*) -->\n).*?(<!-- end -->)", re.DOTALL)

Rows = list[tuple[str, ...]]


def filled(page: str) -> str:
    """The page with every table as the content and the words have it now."""
    return WANTED.sub(_filled_one, page)


def _filled_one(wanted: re.Match[str]) -> str:
    game = horda.game(wanted[3])
    words = Words.of(game, "en", strict=True)
    rows = {"deck": _deck, "names": _names, "options": _options}[wanted[2]](game, words, wanted[4])
    return f"{wanted[1]}\n{_table(rows)}\n\n{wanted[5]}"


def _deck(game: Game, words: Words, back: str) -> Rows:
    deck = game.new(seats=game.min_seats).cards.deck
    count = Counter(deck.faces[card] for card in deck.numbers(back))
    rows = [(words.name("card", face), str(n), words.text("card", face)) for face, n in count.items()]
    return [("Card", "Copies", "What it does"), *rows]


def _names(game: Game, words: Words, kind: str) -> Rows:
    mark = re.compile(rf"{kebab(game.id)}-{kind}-([a-z0-9-]+)\.text")
    values = [found[1] for id in variables("en", game.id) if (found := mark.fullmatch(id))]
    rows = [(words.name(kind, value), words.text(kind, value)) for value in values]
    return [(kind.capitalize(), "What it does"), *rows]


def _options(game: Game, words: Words, _: str) -> Rows:
    """Each option with its values as they are typed, the usual one first."""
    rows: Rows = [("Option", "What it decides", "Values")]
    for option in game.options():
        values = sorted(option.values, key=lambda value: value != option.default)
        said = [f"`{value}`: {words.value(option.name, value)}" for value in values]
        name = f"{words.option(option.name)} (`{option.name}`)"
        rows.append((name, words.text("option", option.name), "<br>".join(said)))
    return rows


def _table(rows: Rows) -> str:
    head, *body = rows
    lines = [head, tuple("---" for _ in head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
