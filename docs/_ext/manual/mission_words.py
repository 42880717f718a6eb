"""The reference of what a mission's file can say: every word, event, token and tile, made from the games."""

from __future__ import annotations

from collections.abc import Iterable

from horda.art import tile_sheet
from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.introspection import (
    Argument,
    EventInfo,
    VocabularyInfo,
    WordInfo,
    vocabulary_of,
)
from horda.locale import Words

from .pages import Folder, link, page, plain, title

ROW = "   * - {0}\n     - {1}\n     - {2}"
KINDS = {
    "place": "a place: a cell (``E4``), a kind of token (``exit``), ``tile 14R``, ``floor hotel``",
    "border": "two cells side by side",
    "token": "a kind of token",
    "zombie": "a kind of zombie",
    "card": "a card",
    "survivor": "a survivor",
    "specialty": "a specialty",
    "skill": "a skill",
    "colour": "a colour",
    "counter": "a counter, by a name of yours",
    "mark": "a mark of survivors, by a name of yours",
    "tile": "a tile",
    "gate": "a door or barrier: ``E2-F2``, or the colour of doors",
    "number": "a number",
    "amount": "a number, or the name of a counter",
    "flag": "``true``",
    "reason": "a way to lose, by its name",
    "turn_text": "the number of a text under ``turns``",
    "choice_text": "the number of a text under ``choices``",
    "effects": "a list of effects",
    "branches": "a list of effects for each answer",
    "faces": "faces of a die (``6``, ``1-3``) with their effects",
    "conditions": "a condition",
    "text": "a text",
    "choice": "one of",
}
USES = {
    "goal": "Conditions to work towards",
    "loss": "Conditions to avoid",
    "moment": "Conditions for `if`",
    "effect": "Effects",
}
"""The headings of the words, by what they are for."""


def write(folder: Folder) -> None:
    """Write a page for each game with missions, and the page that leads to them."""
    found = {id: game for id, game in sorted(games().items()) if isinstance(game, Zombicide)}
    for id, game in found.items():
        folder.write(f"{id}.rst", page_of(game))
        folder.write(f"{id}.svg", tile_sheet(game.tiles, label=game.title, theme="paper").svg)
    contents = "\n".join(f"   {id}" for id in found)
    folder.write(
        "index.rst",
        page(
            title("Words of missions"),
            "Everything that the file of a mission can say, game by game: conditions, effects, events, tokens and"
            " tiles. The pages are made from the games themselves. "
            f"{link('Mission files', '../designers/mission_files.html')} shows how to use it.\n",
            f".. toctree::\n   :maxdepth: 1\n\n{contents}\n",
        ),
    )


def page_of(game: Zombicide) -> str:
    """Return the page of one game."""
    found = vocabulary_of(game.words)
    words = Words.of(game, "en")
    return page(
        title(game.title),
        "A trigger waits for an event and does effects: "
        "``{event: zone_entered, at: E4, if: {danger: yellow}, do: [{noise: E4}]}``. With ``round: 3`` it happens in"
        " that round only, with ``until: 5`` up to that one, with ``every: 2`` every other round: ``every: 2`` alone"
        " means rounds 2, 4, 6; with ``round: 3`` beside it, rounds 3, 5, 7. With ``once: true`` it happens once.\n",
        *(_section(heading, [one for one in _all(found) if one.use == use]) for use, heading in USES.items()),
        title("Conditions of conditions", "-"),
        "``all_of`` and ``any_of`` hold a list of conditions, ``unless`` one that must not hold.\n",
        title("Events", "-"),
        _table(
            ("event", "may be limited to", ""),
            [(f"``{one.key}``", _filters(one), "") for one in found.events],
        ),
        title("Tokens", "-"),
        _table(
            ("token", "name", ""),
            [(f"``{kind}``", plain(words.name("token", kind)), "") for kind in found.values["token"]],
        ),
        "What a token may say: " + "; ".join(map(_argument, found.token_fields)) + ".\n",
        "What an edge may say: " + "; ".join(map(_argument, found.edge_fields)) + ".\n",
        title("Tiles", "-"),
        f".. image:: {game.id}.svg\n   :alt: The tiles of {plain(game.title)}\n",
    )


def _all(found: VocabularyInfo) -> Iterable[WordInfo]:
    return (*found.conditions, *found.effects)


def _section(heading: str, words: list[WordInfo]) -> str:
    rows = [(f"``{one.key}``", plain(one.summary), _written(one)) for one in words if one.key != "never"]
    return "\n".join(
        [title(heading, "-"), _table(("word", "what it means", "what is written after it"), rows)]
    )


def _table(head: tuple[str, str, str], rows: Iterable[tuple[str, str, str]]) -> str:
    lines = [".. list-table::", "   :header-rows: 1", "", ROW.format(*head)]
    return "\n".join([*lines, *(ROW.format(*row).rstrip() for row in rows), ""])


def _written(word: WordInfo) -> str:
    """Return what may be written after a word, in words."""
    bare = " or ".join(_value(one) for one in word.bare)
    if not word.fields:
        return bare
    fields = "; ".join(map(_argument, word.fields))
    return f"{bare}; or {fields}" if bare else fields


def _argument(argument: Argument) -> str:
    needed = "" if argument.is_required else " (if wanted)"
    return f"``{argument.name}``: {_value(argument)}{needed}"


def _value(argument: Argument) -> str:
    """Return what may be written for an argument."""
    options = ", ".join(f"``{one}``" for one in argument.options)
    if argument.kind == "choice":
        return f"{KINDS['choice']} {options}"
    text = KINDS[argument.kind] + (", or several" if argument.is_list else "")
    return f"{text}, or {options}" if options else text


def _filters(event: EventInfo) -> str:
    return ", ".join(f"``{one.name}``" for one in event.filters)
