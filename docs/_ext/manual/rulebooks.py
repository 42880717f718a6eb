"""The rulebooks as pages: every id a section, with its text in both languages, its proofs and its rulings."""

from __future__ import annotations

from typing import NamedTuple

from horda.rule_proofs import Proofs
from horda.rulebook import Rulebook, RulebookEntry, Text, rulebook, rulebooks

from . import lessons
from .pages import Folder, anchor, beside, both, link, page, plain, title
from .proving import proof_link

UNPROVEN = Text(
    "Nothing to prove: it describes the box, or lies outside the game.",
    "Nada que probar: describe la caja o queda fuera de la partida.",
)
SEE = "See also · Véase también"
PROOFS = "Proven by · Lo prueba"
RULEBOOKS = Text("Rulebooks", "Reglamentos")
INTRODUCTION = Text(
    "Look up any rule by its id, with the cases and tests that prove it. "
    "A case is a position, the choices made in it, and what must hold afterwards.",
    "Consulta cualquier regla por su código, con los casos y las pruebas que la comprueban. "
    "Un caso es una posición, lo que se elige en ella y lo que debe cumplirse después.",
)
PROVEN = Text("{proven} of {all} rules proven", "{proven} de {all} reglas probadas")
BESIDE = {
    "skills": Text("Skills and abilities", "Habilidades"),
    "missions": Text("Rules of single missions", "Reglas de cada misión"),
    "examples": Text("Worked examples", "Ejemplos resueltos"),
    "rulings": Text("Open questions, and what holds here", "Dudas del reglamento, y lo que vale aquí"),
}


class Part(NamedTuple):
    """A page of a rulebook: a chapter, or what stands behind the chapters."""

    name: str
    title: Text
    entries: list[RulebookEntry]


def write(folder: Folder, proofs: Proofs) -> None:
    """All rulebooks, and the page that leads to them."""
    contents = "\n".join(f"   {game}/index" for game in rulebooks())
    toctree = f".. toctree::\n   :maxdepth: 1\n\n{contents}\n"
    folder.write("index.rst", page(title(both(RULEBOOKS)), beside(INTRODUCTION), toctree))
    for game in rulebooks():
        _write_book(folder, rulebook(game), proofs)


def parts_of(book: Rulebook) -> list[Part]:
    """The pages of a rulebook, in the order of the book; together they hold every id once."""
    entries = {one.id: one for one in book.entries()}
    parts = [
        Part(chapter.id.lower(), chapter.title, [entries[rule.id] for rule in chapter.rules])
        for chapter in book.chapters
    ]
    found = {
        "skills": [one.id for one in book.skills],
        "missions": [rule.id for one in book.missions for rule in one.rules],
        "examples": [one.id for one in book.examples],
        "rulings": [one.id for one in book.rulings],
    }
    parts += [Part(name, BESIDE[name], [entries[id] for id in ids]) for name, ids in found.items() if ids]
    return parts


def _write_book(folder: Folder, book: Rulebook, proofs: Proofs) -> None:
    parts = parts_of(book)
    provable = book.provable()
    homes = {entry.id: part.name for part in parts for entry in part.entries}
    proven = sum(id in proofs for id in provable)
    figures = Text(*(text.format(proven=proven, all=len(provable)) for text in (PROVEN.en, PROVEN.es)))
    contents = [f"- {link(both(part.title), f'{part.name}.html')}" for part in parts]
    name = both(book.title)
    if learning := lessons.write(folder, book.game, name, homes):
        contents.append(f"- {learning}")
    index = [title(name), beside(book.summary), f"{plain(both(figures))}\n", "\n".join(contents) + "\n"]
    folder.write(f"{book.game}/index.rst", page(*index))
    for number, part in enumerate(parts):
        around = [f"{link(name, 'index.html')}"]
        if number:
            around.append(link(f"← {both(parts[number - 1].title)}", f"{parts[number - 1].name}.html"))
        if number + 1 < len(parts):
            around.append(link(f"{both(parts[number + 1].title)} →", f"{parts[number + 1].name}.html"))
        sections = [_section(entry, part, book, homes, proofs) for entry in part.entries]
        # The contents of a rulebook stand on its first page; in every page's margin they would be too long.
        text = page(title(both(part.title)), " · ".join(around) + "\n", *sections, fields=("orphan",))
        folder.write(f"{book.game}/{part.name}.rst", text)


def _section(entry: RulebookEntry, part: Part, book: Rulebook, homes: dict[str, str], proofs: Proofs) -> str:
    lines = [title(entry.id, "-")]
    if entry.title is not None and entry.title != part.title:
        lines.append(f"**{plain(both(entry.title))}**\n")
    # A main entry of the index is what a search for the id finds first.
    lines.append(beside(entry.text, f"! {entry.id}"))
    if entry.see:
        see = ", ".join(link(id, f"{homes[id]}.html#{anchor(id)}") for id in entry.see)
        lines.append(f"{SEE}\\: {see}\n")
    if learning := lessons.lesson_links(book.game, entry.id):
        lines.append(learning)
    if entry.id in proofs:
        found = ", ".join(proof_link(proof, "../") for proof in proofs[entry.id])
        lines.append(f"{PROOFS}\\: {found}\n")
    elif entry.id not in book.provable() and part.name not in BESIDE:
        lines.append(beside(UNPROVEN))
    return "\n".join(lines)
