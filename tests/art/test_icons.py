"""Tests that the content of every piece names a symbol and that the symbol sheet contains this symbol."""

import re
from pathlib import Path

import pytest

import horda
from horda.art import figure_names
from horda.engine.content.verb_styles import verbs_of
from horda.locale import Words
from horda.locale.catalogue import kebab, source
from horda.server.http.catalogue import printed_figures

MORE = Path(__file__).parents[2] / "web" / "src" / "styles" / "more.svg"
BAR = MORE.parents[1] / "games" / "zombicide" / "index.ts"
SHEET = {*figure_names(), *re.findall(r'<symbol id="([^"]+)"', MORE.read_text(encoding="utf-8"))}
DRAWN = {"survivor", "zombie", "who", "location"}


@pytest.mark.parametrize("game", horda.games.games())
def test_every_piece_has_a_symbol_on_the_sheet(game: str):
    things = printed_figures(game)
    named = {
        (kind, name): str(figures["figure"]).replace("_", "-")
        for kind, all_of in things.items()
        for name, figures in all_of.items()
        if "figure" in figures
    }
    assert {place: figure for place, figure in named.items() if figure not in SHEET} == {}
    bare = [(kind, name) for kind in DRAWN for name in things.get(kind, ()) if (kind, name) not in named]
    assert bare == []


@pytest.mark.parametrize("game", horda.games.games())
def test_exactly_the_verbs_with_messages_have_an_appearance(game: str):
    what = horda.game(game)
    worded = {
        name
        for prefix in Words.of(what, "en").catalogues
        for name in re.findall(rf"^{kebab(prefix)}-do-([a-z0-9-]+) =", source("en", prefix), re.MULTILINE)
    }
    assert {kebab(name) for name in verbs_of(what)} == worded


def test_the_fixed_places_of_a_turn_are_those_that_verbs_name_and_have_drawings():
    told = re.findall(r'\{ name: "(\w+)", key: "\w", figure: "([\w-]+)" \}', BAR.read_text(encoding="utf-8"))
    places = {name for name, _ in told}
    assert {figure for _, figure in told} <= SHEET
    for game in ("green_horde", "rue_morgue", "army_of_the_dead"):
        named = {looks.button for looks in verbs_of(horda.game(game)).values() if looks.button}
        assert named == places - {"more"}
