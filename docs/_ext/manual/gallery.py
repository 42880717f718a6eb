"""The gallery: every mission with its map, its text, and how often the bots win it; in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from horda.art import mission as drawn
from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.locale import Words
from horda.locale.missions import MissionPage, floor_names, mission_page
from horda.rulebook import rulebook

from .pages import Folder, anchor, indent, link, page, plain, title

HEADINGS = {"en": "Missions", "es": "Misiones"}
INTRODUCTIONS = {
    "en": "Choose a mission by its map. Its page has the text, the difficulty and how often the heuristic bot "
    "wins it with all survivors.",
    "es": "Elige una misión por su mapa. Su página tiene el texto, la dificultad y cuántas veces la gana "
    "el bot heurístico con todos los Supervivientes.",
}
WITHOUT = {
    "en": "Survivor Zombiland and City of Horror have no missions: each has one board for all matches.",
    "es": "Survivor Zombiland y City of Horror no tienen misiones: "
    "cada uno tiene un tablero para todas las partidas.",
}
PLAYERS = {"en": "{game}, {count} players", "es": "{game}, {count} jugadores"}
REPORTS = {"en": "The lab's report of it", "es": "El informe del laboratorio"}
ALT = {"en": "Map of {name}", "es": "Mapa de {name}"}
FACTS = {
    "en": {
        "difficulty": "Difficulty",
        "minutes": "Minutes",
        "survivors": "Survivors",
        "range": "{0} to {1}",
        "tiles": "Tiles",
        "origin": "From",
        "rulebook": "the rulebook",
        "public": "a published mission",
        "horda": "Horda",
        "heuristic bot wins, of 100": "The bot wins, of 100 matches",
        "matches": "Matches played",
        "rounds p10 / p50 / p90": "Rounds in 10, 50 and 90 of 100 matches, at most",
        "first team wins, of 100": "The first team wins, of 100 matches",
        "second team wins, of 100": "The second team wins, of 100 matches",
        "all dead, of 100": "All dead, of 100 matches",
    },
    "es": {
        "difficulty": "Dificultad",
        "minutes": "Minutos",
        "survivors": "Supervivientes",
        "range": "de {0} a {1}",
        "tiles": "Losetas",
        "origin": "Origen",
        "rulebook": "el reglamento",
        "public": "una misión publicada",
        "horda": "Horda",
        "heuristic bot wins, of 100": "Gana el bot, de 100 partidas",
        "matches": "Partidas jugadas",
        "rounds p10 / p50 / p90": "Rondas en 10, 50 y 90 de cada 100 partidas, como mucho",
        "first team wins, of 100": "Gana el primer equipo, de 100 partidas",
        "second team wins, of 100": "Gana el segundo equipo, de 100 partidas",
        "all dead, of 100": "Mueren todos, de 100 partidas",
    },
}
ROW = re.compile(r"^\|(.+)\|$", re.MULTILINE)
CELLS_OF_A_TILE = 3


def write(folder: Folder, lang: str, balance: Path, reports: Path) -> None:
    """A page for each game with missions, and the page that leads to them.

    `reports` has what `make figures` wrote of them, as far as it was run here.
    """
    found = {id: game for id, game in sorted(games().items()) if isinstance(game, Zombicide)}
    contents = "\n".join(f"   {id}" for id in found)
    toctree = f".. toctree::\n   :hidden:\n   :maxdepth: 2\n\n{contents}\n"
    without = f"{plain(WITHOUT[lang])}\n\n{_reports_of_players(folder, lang, reports)}"
    grids = [_map_grid(id, game, lang) for id, game in found.items()]
    text = page(title(HEADINGS[lang]), f"{plain(INTRODUCTIONS[lang])}\n", *grids, without, toctree)
    folder.write("index.rst", text)
    for id, game in found.items():
        words = Words.of(game, lang, strict=True)
        told = figures_in(balance.joinpath(f"{id}.md").read_text(encoding="utf-8"))
        parts = [title(rulebook(id).title.in_language(lang))]
        for name, plan in game.plans.items():
            folder.write(
                f"maps/{id}/{name}.svg", drawn(plan, floors=floor_names(words, plan.mission.floors)).svg
            )
            parts.append(_mission(id, plan, words, lang, told.get(name, {})))
            report = reports / id / f"{name}.html"
            if report.is_file():
                folder.write(f"reports/{id}/{name}.html", report.read_text(encoding="utf-8"))
                parts.append(f":download:`{REPORTS[lang]} <reports/{id}/{name}.html>`\n")
        folder.write(f"{id}.rst", page(*parts))


def _map_grid(id: str, game: Zombicide, lang: str) -> str:
    """Return the maps of a game as small pictures with names, each a link to its mission."""
    words = Words.of(game, lang, strict=True)
    parts = [title(rulebook(id).title.in_language(lang), "-"), ".. container:: map-grid\n"]
    for name in game.plans:
        label = words.name("mission", name)
        address = f"{id}.html#{anchor(_label(lang, id, name))}"
        picture = (
            f".. figure:: maps/{id}/{name}.svg\n   :alt: {ALT[lang].format(name=label)}\n"
            f"   :target: {address}\n   :loading: lazy\n\n   {link(label, address)}\n"
        )
        parts.append(indent(picture))
    return "\n".join((*parts, ""))


def _label(lang: str, game: str, mission: str) -> str:
    """Return the label of a mission's section, which does not depend on its name in a language."""
    return f"{lang}-{game}-{mission}"


def _reports_of_players(folder: Folder, lang: str, reports: Path) -> str:
    """The reports of the games without missions, one for each number of players, as far as there are any."""
    items: list[str] = []
    for id, game in sorted(games().items()):
        if isinstance(game, Zombicide):
            continue
        for count in range(game.min_seats, game.max_seats + 1):
            report = reports / id / f"{count}.html"
            if report.is_file():
                folder.write(f"reports/{id}/{count}.html", report.read_text(encoding="utf-8"))
                told = PLAYERS[lang].format(game=rulebook(id).title.in_language(lang), count=count)
                items.append(f"* :download:`{told}: {REPORTS[lang]} <reports/{id}/{count}.html>`")
    return "\n".join(items) + "\n" if items else ""


def figures_in(text: str) -> dict[str, dict[str, str]]:
    """The figures of each mission in the tables of a balance page, by the heading of their column."""
    found: dict[str, dict[str, str]] = {}
    head: list[str] = []
    for row in ROW.finditer(text):
        cells = [cell.strip() for cell in row[1].split("|")]
        if cells[0].startswith("`"):
            found.setdefault(cells[0].strip("` *"), {}).update(zip(head, cells, strict=True))
        elif not cells[0].startswith("-"):
            head = cells
    return found


def _mission(game: str, plan: MissionPlan, words: Words, lang: str, told: dict[str, str]) -> str:
    mission, said = plan.mission, FACTS[lang]
    name = words.name("mission", mission.id)
    low, high = mission.survivors
    facts = {
        "difficulty": Words(lang, "web").say(f"web-difficulty-{mission.difficulty}"),
        "minutes": str(mission.minutes),
        "survivors": str(low) if low == high else said["range"].format(low, high),
        "tiles": f"{plan.board.width // CELLS_OF_A_TILE} × {plan.board.height // CELLS_OF_A_TILE}",
        "origin": said[mission.origin],
    }
    facts |= {head: figure for head, figure in told.items() if head in said and head not in facts}
    table = "\n".join(f"* - {plain(said[head])}\n  - {plain(fact)}" for head, fact in facts.items())
    alt = ALT[lang].format(name=name)
    image = f".. image:: maps/{game}/{mission.id}.svg\n   :alt: {alt}\n   :class: mission-map\n"
    figures = f".. list-table::\n   :class: mission-facts\n\n{indent(table)}\n"
    text = _page(mission_page(words, mission.id), words)
    return "\n".join([f".. _{_label(lang, game, mission.id)}:\n", title(name, "-"), image, text, figures])


def _page(page: MissionPage, words: Words) -> str:
    """What a mission says of itself: scene, numbered goals, ways to lose, rules, turning points."""
    goals = "\n".join(f"{number}. {plain(goal)}" for number, goal in enumerate(page.goals, 1))
    parts = [plain(page.scene), goals, plain(" ".join(page.lose))]
    for heading, lines in (("rules", page.rules), ("turns", page.turns)):
        if lines:
            parts += [
                f"**{plain(words.name('page', heading))}**",
                "\n".join(f"* {plain(one)}" for one in lines),
            ]
    return "\n\n".join(part for part in parts if part) + "\n"
