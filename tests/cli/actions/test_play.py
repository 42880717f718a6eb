"""Tests of matches in the terminal, played by typed lines."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes
from horda.engine.saves.save_format import SAVE_VERSION
from horda.games import games
from horda.think.negotiation.speech import Clause, Speech
from horda.think.search import Search

pytestmark = pytest.mark.usefixtures("toy")

ALONE = ("play", "toy", "--seats", "2", "--seed", "5")
TWO = ("play", "toy", "--seats", "2", "--seat", "1=person:Ana", "--seat", "2=person:Luis", "--seed", "5")


def saved_matches(home: Path) -> list[Path]:
    return sorted(home.joinpath("matches").glob("*.json"))


def test_a_person_plays_a_match_to_its_end_against_a_bot(horda: Horda, home: Path):
    said = horda.well(*ALONE, "--option", "tricks=2", typed="1\n" * 8)
    assert "\nWhich card do you lay for trick 1?" in said
    assert "You draw " in said
    assert "Bot 2 draws a hidden card." in said
    assert " wins." in said or " win." in said
    (file,) = saved_matches(home)
    assert str(file) in said
    assert json.loads(file.read_text())["position"]["result"] is not None
    assert horda.badly("play", "--resume").startswith("There is no unfinished match")


def test_the_same_in_spanish(horda: Horda):
    said = horda.well(*ALONE, "--option", "tricks=2", "--lang", "es", typed="1\n" * 8)
    assert "\n¿Qué carta pones en la baza 1?" in said
    assert "Bot 2 roba una carta oculta." in said
    assert "Gana" in said


def test_a_match_is_kept_after_every_decision_and_taken_up_again(horda: Horda, home: Path):
    horda.well(*ALONE, typed="1\n")
    (file,) = saved_matches(home)
    before = json.loads(file.read_text())
    assert before["moves"]
    said = horda.well("play", "--resume", typed="q\n")
    assert "Going on with" in said
    assert json.loads(file.read_text()) == before
    horda.well("play", str(file), typed="1\nq\n")
    assert len(json.loads(file.read_text())["moves"]) > len(before["moves"])
    assert saved_matches(home) == [file]


def test_no_half_written_file_is_left(horda: Horda, home: Path):
    horda.well(*ALONE, typed="1\n1\nq\n")
    assert [path.suffix for path in home.joinpath("matches").iterdir()] == [".json"]


def test_a_curtain_falls_between_hidden_hands(horda: Horda):
    said = horda.well(*TWO, typed="\n1\n\n1\nq\n")
    first, second = " ".join(said.split()).split("Luis, press Enter:")[:2]
    assert first.startswith("Setting the table… The table is covered. Ana, please sit down")
    assert "hands, Luis a hidden card, a hidden card, a hidden card" in first
    assert "hands, Ana a hidden card" in second.split("Ana, press Enter:")[0]


def test_nobody_sees_what_the_other_laid_before_both_have(horda: Horda):
    said = horda.well(*TWO, typed="\n1\n\nq\n")
    assert "takes the trick" not in said


def test_a_choice_that_is_refused_is_dim_and_says_why(horda: Horda):
    said = horda.well(*ALONE, typed="3\n9\nq\n")
    assert "Not now (TOY-01): 3 Lay Middle" in said
    assert "“Lay Middle” is not open now; the rule says when." in said
    assert "There is no 9 here; numbers 1 to 2 choose." in said


def test_undo_takes_back_the_own_decision_with_what_bots_did_since(horda: Horda, home: Path):
    said = horda.well(*ALONE, typed="1\nu\nq\n")
    assert said.count("Which card do you lay for trick 1?") == 2
    (file,) = saved_matches(home)
    moves = json.loads(file.read_text())["moves"]
    assert [move["seat"] for move in moves] == [1]
    assert "Nobody has decided anything yet." in horda.well(*ALONE, typed="u\nq\n")


def test_undo_past_something_learnt_needs_the_table(horda: Horda, home: Path):
    both = "\n1\n\n1\n"
    horda.well(*TWO, typed=f"{both}\nu\nn\nq\n")
    (refused,) = saved_matches(home)
    assert len(json.loads(refused.read_text())["moves"]) == 2
    said = horda.well(*TWO, typed=f"{both}\nu\ny\n\nq\n")
    assert "Does the whole table agree" in said
    assert "The table took back your last decision." in said
    (agreed,) = {*saved_matches(home)} - {refused}
    assert len(json.loads(agreed.read_text())["moves"]) == 1


def test_a_standing_order_answers_until_it_is_ended(horda: Horda):
    tricks = "1\n\n1\n\n"
    said = horda.well(*TWO, "--lang", "es", typed=f"\n{tricks}2!!\n\no\no off\no\nq\n")
    assert "Para toda la partida: No robar nada" in said
    assert "Tus órdenes fijas quedan anuladas." in said
    assert said.rindex("No tienes órdenes fijas.") > said.index("quedan anuladas")


def test_a_standing_order_is_taken_where_it_is_marked_and_nowhere_else(horda: Horda):
    said = horda.well(*TWO, typed="\n1!\n1\n\n1\n\n1!!\n2!\nq\n")
    assert "  1 Lay " in said
    assert "“Lay Low” cannot be a standing order" in said or "“Lay High” cannot be a standing order" in said
    assert "  1 Draw a card" in said
    assert "  2! Draw nothing" in said
    assert "“Draw a card” cannot be a standing order, since it is asked each time" in said
    assert said.count("Draw a card?") == 1, "the refused order was not followed by a choice"


def test_the_keys_explain_the_table(horda: Horda, tmp_path: Path):
    copy = tmp_path / "copies" / "mine.json"
    said = horda.well(*ALONE, typed=f"h\ni\ni 1\nl\nl 2\no\nr\nr bite\ns\ns {copy}\nfoo\n\nq\n")
    assert "3!!     the same for the whole match" in said
    assert "  1 Lay High: Adds 5." in said
    assert "You have no standing orders." in said
    assert "This game has no rulebook here." in said
    assert "“foo” means nothing here." in said
    assert copy.exists()
    assert "cannot be used" in horda.well(*ALONE, typed=f"s {tmp_path}\nq\n")


def test_the_shelf_is_offered_and_everything_asked(horda: Horda, home: Path):
    number = list(games()).index("toy") + 1
    said = horda.well("play", "--seed", "5", typed=f"99\n{number}\n7\n3\nAna, Luis\n1\n\n\n1\nq\n")
    assert "Write a number from 1 to" in said
    assert "1 Tricks: 5" in said
    assert "1 Tricks: 2" in said
    assert "The table is covered. Ana" in said
    (file,) = saved_matches(home)
    save = json.loads(file.read_text())
    assert save["options"]["tricks"] == 2
    assert save["origin"]["table"] == ["person:Ana", "person:Luis", "random"]
    again = horda.well("play", typed="0\n\nq\n")
    assert "Go on with the match that was left: High card, round 1" in again


def test_input_that_ends_too_early_begins_nothing(horda: Horda, home: Path):
    assert horda.badly("play", "toy", typed="").startswith("The input ended")
    assert not home.joinpath("matches").exists()


def test_bots_alone_can_be_watched(horda: Horda):
    said = horda.well("play", "toy", "--seats", "3", "--seat", "all=random", "--seed", "3", typed="\n" * 30)
    assert "Press Enter to go on, or q to leave:" in said
    assert "hands, Bot 1 a hidden card" in " ".join(said.split())
    assert "win" in said.splitlines()[-2]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "not a whole save"),
        (lambda text: text.replace('"points":[', '"points":[1'), "changed or damaged"),
        (lambda text: "{}", "not a Horda save"),
        (lambda text: text.replace(f'"save":{SAVE_VERSION}', '"save":99'), "newer"),
    ],
)
def test_a_damaged_match_is_refused_with_what_is_wrong(horda: Horda, home: Path, damage, complaint: str):
    horda.well(*ALONE, typed="1\nq\n")
    (file,) = saved_matches(home)
    file.write_text(damage(file.read_text()))
    assert complaint in horda.badly("play", str(file), code=exit_codes.BAD_FILE)
    assert complaint in horda.badly("replay", str(file), code=exit_codes.BAD_FILE)
    assert "There is no unfinished match" in horda.badly("play", "--resume")


def test_bytes_that_are_no_text_are_refused(horda: Horda, tmp_path: Path):
    path = tmp_path / "photo.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in horda.badly("replay", str(path), code=exit_codes.BAD_FILE)


def test_who_plays_alone_may_ask_for_advice(horda: Horda):
    said = horda.well(*ALONE, typed="?\nq\n")
    assert "Games won of 100, if this is done now." in said
    assert " of 100, " in said
    assert "Everybody plays on as a careful bot does." in said
    assert "a guess" in said
    spanish = horda.well(*ALONE, "--lang", "es", typed="?\nq\n")
    assert "Partidas ganadas de cada 100, si se hace esto ahora." in spanish


def test_several_ask_for_advice_only_where_they_agreed_at_the_start(horda: Horda):
    refused = horda.well(*TWO, typed="\n?\nq\n")
    assert "Advice was not agreed to at this table." in refused
    assert "Games won of 100" not in refused
    assert "Games won of 100" in horda.well(*TWO, "--advice", typed="\n?\nq\n")
    assert "Games won of 100" in horda.well("play", "--resume", typed="\n?\nq\n")


def test_the_keys_are_told_by_h(horda: Horda):
    said = horda.well(*ALONE, typed="h\nnonsense\nq\n")
    assert "advice: what each choice is worth" in said
    assert "h shows the rest" in said


SAID = {
    "en": "Ana, give me an Antidote: with it I win 30 of 100, without it 10.",
    "es": "Ana, dame un Antídoto: con eso gano 30 de cada 100; sin eso, 10.",
}


@pytest.mark.parametrize("lang", SAID)
def test_a_bots_explanation_of_its_offer_is_printed(horda: Horda, monkeypatch: pytest.MonkeyPatch, lang: str):
    """A bot that looks ahead explains its deal once, in the language of the screen."""
    why = Clause("because-chance", {"given": 30, "without": 10})
    speeches = [Speech(0, (Clause("ask", {"part": "antidote"}),), (), why)]
    monkeypatch.setattr(Search, "speech_for", lambda *_: speeches.pop() if speeches else None)
    bots = [word for seat in (2, 3) for word in ("--seat", f"{seat}=abomination")]
    people = ("--seats", "3", "--seat", "1=person:Ana", *bots, "--playouts", "1", "--seed", "5")
    told = horda.well("play", "city_of_horror", *people, "--lang", lang, typed="1\n" * 12 + "q\n")
    lines = " ".join(told.split())
    assert lines.count(SAID[lang]) == 1
    assert f"Bot 2: {SAID[lang]}" in lines or f"Bot 3: {SAID[lang]}" in lines
