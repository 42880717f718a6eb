"""Tests of the texts at the end of a match, which name the dead or lost and give the result once."""

from collections.abc import Iterator

import pytest

import horda
from horda.engine.game import Game
from horda.engine.state import Result
from horda.games.zombicide.rules.goals.goals import CheckGoals
from horda.games.zombicide.state import AWAY, LOST, ZombicideState
from horda.locale.catalogue import kebab
from horda.locale.languages import LANGUAGES
from horda.locale.parsed import variables
from horda.locale.words import Words


def result_after(game: str, given: dict[str, object], *, lost: str = "", away: str = "") -> Result:
    """Return the result of a position after somebody has died or left."""
    s = horda.game(game).place(given)
    assert isinstance(s, ZombicideState)
    for name, place in ((lost, LOST), (away, AWAY)):
        for one in name.split():
            s.zone[s.roster.index(one)] = place
    s.push(CheckGoals())
    s.offer = None
    s.advance()
    assert s.result is not None
    return s.result


def last_lines(game: str, result: Result) -> list[str]:
    """Return the text of the match's result in each language."""
    return [Words.of(horda.game(game), lang, strict=True).result(result) for lang in LANGUAGES]


ARMY = "army_of_the_dead"


def test_the_owner_of_a_personal_objective_is_named_with_it():
    result = result_after(ARMY, {"zones": {"B1": "dieter[goal] kate"}}, lost="dieter")
    assert last_lines(ARMY, result) == [
        "Dieter, who had the personal objective “Aim for the head”, is dead. You lose.",
        "Ha muerto Dieter, que tenía el Objetivo personal «Apunta a la cabeza». Habéis perdido.",
    ]


def test_a_companion_is_named():
    result = result_after(ARMY, {"zones": {"B1": "kate guzman[companion]"}}, lost="guzman")
    assert last_lines(ARMY, result) == [
        "Guzmán, a companion, is dead. You lose.",
        "Ha muerto Guzmán, que os acompañaba. Habéis perdido.",
    ]


def test_what_was_lost_is_named_with_who_had_it():
    given = {
        "zones": {"B1": "scott kate[wounds=2] shambler*2"},
        "loads": [{"colour": "blue", "slots": 1}],
        "win": {"carried_out": "blue"},
        "lost_with": {"blue": "kate"},
    }
    s = horda.game(ARMY).place(given)
    assert isinstance(s, ZombicideState)
    s.zone[1] = LOST
    s.push(CheckGoals())
    s.offer = None
    s.advance()
    assert s.result is not None
    assert last_lines(ARMY, s.result) == [
        "The blue objective is lost with Kate. You lose.",
        "El Objetivo azul se ha perdido con Kate. Habéis perdido.",
    ]


@pytest.mark.parametrize(
    ("win", "lost", "english", "spanish"),
    [
        (
            {"survivors_at": {"at": "exit", "count": "everyone"}},
            "rolf",
            "Rolf is dead, and everybody was needed.",
            "Ha muerto Rolf, y hacíais falta todos.",
        ),
        (
            {"escaped": "everyone"},
            "rolf asim",
            "Asim and Rolf are dead, and everybody was needed.",
            "Han muerto Asim y Rolf, y hacíais falta todos.",
        ),
        (
            {"survivors_at": {"at": "exit", "who": "rolf"}},
            "rolf",
            "Rolf is dead, and nobody else will do.",
            "Ha muerto Rolf, y no sirve nadie más.",
        ),
        (
            {"escaped": 3},
            "rolf",
            "Only 2 of you are left, and 3 are needed.",
            "Solo quedáis 2, y hacen falta 3.",
        ),
        (
            {"survivors_at": {"at": "exit", "count": 2}},
            "rolf asim",
            "Only one of you is left, and 2 are needed.",
            "Solo queda uno de vosotros, y hacen falta 2.",
        ),
    ],
)
def test_a_goal_out_of_reach_says_who_is_missing(
    win: dict[str, object], lost: str, english: str, spanish: str
):
    given = {"zones": {"A1": "asim rolf megan"}, "tokens": [{"put": "exit", "at": "C3"}], "win": win}
    result = result_after("green_horde", given, lost=lost)
    assert last_lines("green_horde", result) == [f"{english} You lose.", f"{spanish} Habéis perdido."]


def test_the_dead_who_were_too_many_are_named():
    zones = {"F6": "jane parker travis dan bear joe"}
    result = result_after("rue_morgue", {"mission": "black_box", "zones": zones}, lost="jane dan joe")
    assert last_lines("rue_morgue", result) == [
        "Jane, Dan and Joe are dead: too many of you to go on. You lose.",
        "Han muerto Jane, Dan y Joe: demasiados para seguir. Habéis perdido.",
    ]


def outcomes(game: Game) -> Iterator[str]:
    """Yield the names of all endings in the catalogues of a game."""
    for catalogue in Words.of(game, "en").catalogues:
        prefix = f"{kebab(catalogue)}-why-"
        for message in variables("en", catalogue):
            if message.startswith(prefix) and "." not in message:
                yield message.removeprefix(prefix).replace("-", "_")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", horda.games.games())
def test_every_ending_can_be_told_in_general_and_never_gives_the_verdict(game: str, lang: str):
    words = Words.of(horda.game(game), lang, strict=True)
    verdicts = ("You win", "You lose", "Nobody wins", "Habéis", "No gana nadie")
    for why in outcomes(horda.game(game)):
        sentence = words.outcome(why)
        assert not sentence.endswith(".") or not any(one in sentence for one in verdicts), why
