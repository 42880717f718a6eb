"""Tests of experience and of skills beyond the ID card: Ultrared, doubles, extra turns."""

import pytest
from tests.games.green_horde.conftest import GAME, place

from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.turns.experience import gain_experience
from horda.games.zombicide.rules.turns.rounds import BeginRound, SurvivorTurn
from horda.games.zombicide.rules.zombies.zombie_cards import ActivateAll
from horda.games.zombicide.state import ZombicideState
from horda.rulebook import rulebook


def seli(xp: int = 0, skills: str = "jump, plus_1_action, plus_1_free_melee_action") -> ZombicideState:
    """Return a position with Seli in Ultrared mode."""
    s = place(zones={"B1": f"seli[{skills}, xp={xp}]"}, phase="players")
    s.options = {**s.options, "ultrared": True}
    return s


def learn(s: ZombicideState, points: int) -> ZombicideState:
    """Give Seli `points` points and go on until she has to choose or act."""
    s.stack.clear()
    s.push(*gain_experience(s, 0, points), SurvivorTurn(0), BeginRound())
    s.advance()
    return s


def skills_of(s: ZombicideState, who: int = 0) -> set[str]:
    """Return the names of a survivor's skills."""
    return {skill.name for number, skill in enumerate(s.edition.skills) if s.skills[who] >> number & 1}


@pytest.mark.rule("GH-ULT-01", "GH-ULT-02", "GH-ULT-03")
def test_at_red_the_bar_begins_again_with_what_was_left_over():
    s = learn(seli(42), 4)
    play(s, "seli gain_skill plus_1_free_move_action")
    assert (s.xp[0], s.level[0], s.danger()) == (3, 3, 3)
    assert "jump" in skills_of(s)


@pytest.mark.rule("GH-ULT-02", "GH-ULT-03", "GH-ULT-04", "GH-ULT-05", "GH-ULT-06", "GH-ULT-07")
def test_seli_goes_round_the_bar_again_and_again():
    """GH-EX-45."""
    s = learn(seli(42), 1)
    play(s, "seli gain_skill plus_1_free_move_action")
    assert s.xp[0] == 0
    had = skills_of(s)
    s = learn(s, 18)
    assert skills_of(s) == had, "Blue and Yellow give nothing"
    s = learn(s, 1)
    assert "hit_and_run" in skills_of(s), "the Orange skill left is the only one"
    s = learn(s, 24)
    assert offered_lines(s) == ["seli gain_skill roll_6_plus_1_die_combat", "seli gain_skill zombie_link"]
    play(s, "seli gain_skill zombie_link")
    assert (s.xp[0], s.level[0]) == (0, 3)
    had = skills_of(s)
    s = learn(s, 42)
    assert skills_of(s) == had, "nothing until Red"
    s = learn(s, 1)
    assert "roll_6_plus_1_die_combat" in skills_of(s)
    assert s.xp[0] == 0
    s = learn(s, 19)
    assert "seli gain_skill lucky" in offered_lines(s)
    play(s, "seli gain_skill lucky")
    s = learn(s, 24)
    assert "seli gain_skill tough" in offered_lines(s)
    assert "seli gain_skill lucky" not in offered_lines(s)


@pytest.mark.rule("GH-ULT-07", "GH-ULT-08")
def test_any_skill_without_brackets_may_be_chosen():
    """GH-Q-17."""
    book = rulebook("green_horde")
    plain = [skill for skill in book.skills if "[" not in skill.name.en]
    everything = "jump, plus_1_action, plus_1_free_melee_action, hit_and_run, plus_1_free_move_action"
    s = seli(0, f"{everything}, roll_6_plus_1_die_combat, zombie_link")
    s = learn(s, 19)
    names = {line.split()[-1] for line in offered_lines(s)}
    assert len(names) == len(plain) - len(skills_of(s))
    assert not [
        name for name in names if name.startswith(("ironclad", "collector", "starts_with", "brother"))
    ]
    assert not [name for name in names if name.startswith("plus_1_damage")]


@pytest.mark.rule("GH-ULT-01", "GH-EXP-07")
def test_without_ultrared_there_is_nothing_beyond_red():
    s = place(zones={"B1": "seli[xp=43]"}, phase="players")
    s = learn(s, 30)
    assert s.xp[0] == 43
    assert skills_of(s) == set()


@pytest.mark.rule("GH-EXP-08")
def test_a_skill_printed_twice_counts_twice():
    """Johannes's card has a free ranged action at Orange and at Red."""
    s = place(
        zones={"B1": "johannes[transmutation, plus_1_action, plus_1_free_ranged_action, xp=42]"},
        phase="players",
    )
    s = learn(s, 1)
    play(s, "johannes gain_skill plus_1_free_ranged_action_again")
    counted = len(skill_hooks.free_actions(s, 0))
    assert counted == 2


@pytest.mark.rule("GH-EXP-12", "GH-EXP-04", "GH-EXP-05", "GH-EXP-06", "GH-EXP-07")
def test_the_levels_of_the_danger_bar():
    for xp, level in ((0, 0), (6, 0), (7, 1), (18, 1), (19, 2), (42, 2), (43, 3)):
        s = place(zones={"B1": f"asim[xp={xp}]"}, phase="players")
        assert s.level[0] == level


@pytest.mark.rule("GH-EXP-06", "GH-EXP-07", "GH-INV-06", "GH-CMP-02")
def test_every_id_card_has_one_one_two_and_three_skills():
    assert list(GAME.people)[:6] == ["asim", "berin", "johannes", "megan", "rolf", "seli"]
    for person in GAME.people.values():
        assert [len(person.blue), len(person.yellow), len(person.orange), len(person.red)] == [1, 1, 2, 3]
        assert person.yellow == ("plus_1_action",)
        assert person.body_card in GAME.edition.gear


@pytest.mark.rule("GH-SKL-82")
def test_zombie_link_gives_a_turn_before_the_extra_activation():
    """GH-Q-59: the turn is played at once, even during another survivor's turn, which then continues."""
    s = place(zones={"A1": "rolf[actions=2]", "C3": "seli[zombie_link]"}, phase="players", active="rolf")
    link = s.edition.skills[s.edition.skill_number["zombie_link"]]
    s.push(*link.at_extra_activation(s, 1))
    s.advance()
    assert s.active == 1
    assert s.actions[1] == 3
    play(s, "seli end_turn")
    assert s.active == 0
    assert s.actions[0] == 2
    assert not s.acted >> 1 & 1


@pytest.mark.rule("GH-SKL-82")
def test_an_extra_activation_card_sets_it_off():
    s = place(
        zones={"A1": "rolf", "C3": "seli[zombie_link]", "C1": "spawn[red] walker"},
        decks={"zombies": [extra_activation()]},
    )
    assert s.active == 1
    assert type(s.question()).__name__ == "ActionQuestion"


def extra_activation() -> str:
    """Return the name of a zombie card that gives walkers an extra activation."""
    for face, card in GAME.edition.zombie_cards.items():
        if any(isinstance(deed, ActivateAll) for row in card.rows for deed in row):
            return face
    raise LookupError("no extra activation card")


@pytest.mark.rule("GH-SKG-01", "GH-SKG-03")
def test_every_skill_of_the_rulebook_is_there():
    """Skills with brackets exist with each value that the brackets may hold."""
    named = set(GAME.edition.skill_number)
    for skill in rulebook("green_horde").skills:
        name = skill.name.en.lower().replace("+1", "plus_1").replace("&", "and").replace("'", "")
        start = name.split("[")[0]
        slug = "_".join("".join(sign if sign.isalnum() or sign == "_" else " " for sign in start).split())
        found = [one for one in named if (one == slug if "[" not in name else one.startswith(f"{slug}_"))]
        assert found, skill.name.en
