"""Tests of the printed equipment cards, how they are dealt, and where discarded cards go."""

from collections import Counter

import pytest
from tests.games.green_horde.conftest import GAME, place, zones

from horda.engine.chance import initial_state
from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.rules.inventory.equipment import Gear
from horda.games.zombicide.rules.inventory.search import DECK, DISCARDS, DrawEquipment, refill_deck
from horda.games.zombicide.rules.inventory.slots import discard, in_hand, supports, usable
from horda.games.zombicide.rules.turns.rounds import BeginRound
from horda.games.zombicide.rules.turns.starting_equipment import HandOut, card_given
from horda.games.zombicide.state import LOST, MAGIC, MELEE, RANGED, ZombicideState

STARTING = ("short_sword", "short_sword", "short_sword", "norse_sword", "spiked_bow", "telekinetic_blast")
VAULT = ("bone_kukri", "bone_sword", "dwarven_axe", "lava_burst", "steel_bow", "war_cleaver")


def gear(name: str) -> Gear:
    """Return the record of an equipment card of the box."""
    return GAME.edition.gear[name]


def kinds(name: str) -> list[int]:
    """Return the kinds of attack that a card can be used for."""
    return [profile.kind for profile in gear(name).profiles]


def piles() -> dict[str, list[str]]:
    """Return the equipment cards of the box by their pile at the start of a match."""
    found: dict[str, list[str]] = {"equipment": [], "starting": [], "vault": []}
    for card in GAME.printed_cards:
        if card.back == "equipment" and card.pile in found:
            found[card.pile].append(card.face)
    return found


def run_steps(s: ZombicideState, *steps) -> ZombicideState:
    """Run these steps until they end or a question is asked; return the state."""
    s.stack.clear()
    s.push(*steps, BeginRound())
    s.advance()
    return s


@pytest.mark.rule("GH-CMP-15", "GH-CMP-16", "GH-SET-06", "GH-SET-07", "GH-SET-14", "GH-CMP-11")
def test_the_box_has_seventy_eight_equipment_cards():
    cards = piles()
    assert sorted(cards["starting"]) == sorted(STARTING)
    assert sorted(cards["vault"]) == sorted(VAULT)
    assert len(cards["equipment"]) == 66
    by_count: dict[int, set[str]] = {}
    for face, count in Counter(cards["equipment"]).items():
        by_count.setdefault(count, set()).add(face)
    assert by_count[4] == {"aaahh_orc_walker", "curved_dagger", "dragon_bile", "torch"}
    assert by_count[3] == {"plenty_of_arrows", "plenty_of_bolts"}
    assert by_count[2] == {
        "apples", "axe", "chainmail_armor", "crossbow", "death_gale", "dwarven_hammer", "falchion",
        "great_axe", "hand_crossbow", "lightning_ball", "longbow", "norse_shield", "repeating_crossbow",
        "salted_meat",
        "scimitar", "shield", "water",
    }  # fmt: skip
    assert by_count[1] == {
        "ghost_sight", "healing", "norse_sword", "plate_armor", "repulse", "short_sword", "speed",
        "spiked_bow", "telekinetic_blast", "tremor",
    }  # fmt: skip


@pytest.mark.rule("GH-EQP-01", "GH-EQP-02", "GH-EQP-03", "GH-EQP-05", "GH-EQP-07")
def test_the_kind_of_each_card():
    """GH-EX-02."""
    assert kinds("dwarven_hammer") == kinds("norse_sword") == [MELEE]
    assert kinds("steel_bow") == kinds("crossbow") == [RANGED]
    assert kinds("lightning_ball") == kinds("telekinetic_blast") == [MAGIC]
    assert kinds("spiked_bow") == [MELEE, RANGED]
    for card in GAME.edition.gear.values():
        for profile in card.profiles:
            assert (profile.kind == MELEE) == (profile.farthest == 0)
            assert profile.kind == MELEE or profile.farthest >= 1


@pytest.mark.rule("GH-DOR-05", "GH-EQP-09", "GH-CBT-02", "GH-INV-04")
def test_the_symbols_of_the_axe():
    """GH-EX-03: a dual hand card, silent in melee, noisy on doors, which it opens without a roll."""
    axe = gear("axe")
    assert (axe.slot, axe.dual, axe.opens, axe.noisy_door, axe.noisy) == ("hand", True, "auto", True, False)


@pytest.mark.rule("GH-EQP-03", "GH-RNG-03", "GH-CBT-01", "GH-CBT-03", "GH-CBT-04")
def test_the_symbols_of_the_long_bow():
    """GH-EX-04: a silent ranged weapon that goes in a hand, range 1-3 (GH-Q-12)."""
    bow = gear("longbow")
    profile = bow.profile(RANGED)
    assert (bow.slot, bow.noisy, kinds("longbow")) == ("hand", False, [RANGED])
    assert profile is not None
    assert (profile.nearest, profile.farthest) == (1, 3)


@pytest.mark.rule("GH-CBT-02", "GH-EQP-14", "GH-EQP-16", "GH-NOI-04")
def test_the_symbols_of_telekinetic_blast():
    """GH-EX-05."""
    blast = gear("telekinetic_blast")
    profile = blast.profile(MAGIC)
    assert profile is not None
    assert (profile.nearest, profile.farthest, profile.dice, profile.accuracy, profile.damage) == (
        0,
        1,
        1,
        4,
        1,
    )
    assert (blast.slot, blast.dual, blast.noisy, blast.opens, blast.opens_far) == (
        "hand", True, True, "auto", True,
    )  # fmt: skip


@pytest.mark.rule("GH-EQP-08")
def test_only_cards_with_characteristics_attack():
    s = place(zones={"B1": "rolf[shield, torch] walker"}, phase="players")
    assert not [line for line in offered_lines(s) if " strike" in line or " shoot" in line or " cast" in line]
    assert {name for name, card in GAME.edition.gear.items() if card.is_weapon} == {
        name for name in GAME.edition.gear if kinds(name)
    }
    assert gear("axe").is_weapon
    assert not gear("shield").is_weapon


@pytest.mark.rule("GH-EQP-13", "GH-EQP-10")
def test_only_vault_weapons_ask_for_a_level():
    assert {card.name for card in GAME.edition.gear.values() if card.level} == set(VAULT)


@pytest.mark.rule("GH-CBT-06")
def test_no_card_has_damage_three():
    assert max(profile.damage for card in GAME.edition.gear.values() for profile in card.profiles) == 2


@pytest.mark.rule("GH-INV-01", "GH-INV-09")
def test_eight_slots():
    assert (GAME.edition.figures.hands, GAME.edition.figures.body, GAME.edition.figures.pack) == (2, 1, 5)


@pytest.mark.rule("GH-INV-04", "GH-INV-07", "GH-INV-10", "GH-INV-12")
def test_which_cards_are_in_use():
    s = place(
        zones={"B1": "johannes[axe, body:crossbow, pack:shield, pack:plenty_of_bolts, pack:chainmail_armor]"},
        phase="players",
    )
    faces = s.cards.face
    assert [faces(card) for card in in_hand(s, 0)] == ["axe", "crossbow"]
    assert [faces(card) for card in supports(s, 0)] == ["plenty_of_bolts"]


@pytest.mark.rule("GH-EQP-11", "GH-EQP-12")
def test_a_card_becomes_usable_with_the_level():
    for xp, level in ((0, []), (6, []), (7, ["steel_bow"])):
        s = place(zones={"B1": f"rolf[steel_bow, xp={xp}]"}, phase="players")
        assert [s.cards.face(card) for card in usable(s, 0)] == level


@pytest.mark.rule("GH-INV-02")
def test_everybody_may_throw_cards_away_while_another_plays():
    full = "asim[pack:apples, pack:water, pack:torch, pack:axe, pack:salted_meat]"
    s = place(zones={"B1": f"rolf {full}"}, seats=2, phase="players", active="rolf")
    play(s, "rolf drop_cards")
    assert s.deciders == [1]
    play(s, "1 drop axe asim")
    assert s.cards.faces(DISCARDS) == ["axe"]
    assert zones(s)["B1"] == "rolf asim[pack:apples, pack:water, pack:torch, pack:salted_meat]"
    assert s.actions[0] == 3


def test_cards_that_are_drawn_together_are_all_known_before_the_first_is_put_away():
    s = place(zones={"A2": "rolf[torch]"}, decks={"equipment": ["axe", "water"]}, phase="players")
    play(s, "rolf search")
    about = dict(s.prompt(0).about)
    assert (about["card"], about["then"]) == ("axe", ("water",))
    play(s, "rolf put axe hand_2")
    about = dict(s.prompt(0).about)
    assert (about["card"], about["then"]) == ("water", ())


@pytest.mark.rule("GH-SET-10", "GH-SET-11")
def test_the_team_hands_out_the_starting_equipment():
    """GH-Q-67: all six cards, at least one to each."""
    s = place(zones={"B1": "rolf seli asim"}, phase="players")
    s = run_steps(s, HandOut())
    for name in ("rolf", "rolf", "rolf", "rolf"):
        line = next(one for one in offered_lines(s) if one.endswith(name))
        play(s, line)
    assert {line.split()[-1] for line in offered_lines(s)} == {"seli", "asim"}
    assert dict(s.prompt(0).about) == {"card": "spiked_bow", "number": 5, "count": 6}
    play(s, offered_lines(s)[0])
    while type(s.question()).__name__ == "Arrange":
        play(s, next(line for line in offered_lines(s) if line.endswith("done")))
    assert sorted(len(s.cards_of(who)) for who in range(3)) == [1, 1, 4]
    assert s.cards.piles["starting"] == []


@pytest.mark.rule("GH-SET-10", "GH-SET-11", "GH-SET-14")
def test_a_match_begins_with_a_card_for_everybody():
    s = GAME.new(seats=1, seed=1, survivors=6)
    while s.round == 0:
        s.apply(s.all_choices()[0])
    assert isinstance(s, ZombicideState)
    assert all(s.cards_of(who) for who in range(6))
    assert len(s.cards.piles[DECK]) == 66
    assert s.cards.piles["starting"] == []


@pytest.mark.rule("GH-SET-12", "GH-SET-14", "GH-SKL-41")
def test_a_starting_skill_brings_its_card_on_top():
    s = place(zones={"B1": "rolf[starts_with_a_great_axe]"}, phase="players")
    skill = s.edition.skills[s.edition.skill_number["starts_with_a_great_axe"]]
    s = run_steps(s, *skill.set_up(s, 0))
    play(s, "rolf put great_axe hand_1")
    assert zones(s)["B1"] == "rolf[great_axe]"
    assert s.cards.faces(DECK).count("great_axe") == 1


@pytest.mark.rule("GH-SET-07", "GH-SET-08")
def test_a_vault_card_comes_when_the_quest_says_so():
    s = place(zones={"B1": "rolf"}, phase="players")
    assert not set(VAULT) & set(s.cards.faces(DECK))
    s = run_steps(s, card_given(s, 0, "steel_bow"))
    play(s, "rolf put steel_bow hand_1")
    assert zones(s)["B1"] == "rolf[steel_bow]"


@pytest.mark.rule("GH-SET-08")
def test_a_vault_card_at_random():
    s = place(zones={"B1": "rolf"}, phase="players")
    s = run_steps(s, card_given(s, 0, ""))
    play(s, next(line for line in offered_lines(s) if line.endswith("hand_1")))
    assert len(s.cards.piles["vault"]) == 5


@pytest.mark.rule("GH-SET-07", "GH-SET-08")
def test_any_vault_card_may_be_the_one():
    drawn = set()
    for seed in range(40):
        s = place(zones={"B1": "rolf"}, phase="players")
        s.chance = initial_state(seed)
        drawn |= {line.split()[2] for line in offered_lines(run_steps(s, card_given(s, 0, "")))}
    assert drawn >= set(VAULT)


@pytest.mark.rule("GH-SET-07")
def test_the_dead_get_no_vault_card():
    s = place(zones={"B1": "rolf", "C1": "asim"}, phase="players")
    s.zone[s.roster.index("rolf")] = LOST
    s = run_steps(s, card_given(s, s.roster.index("rolf"), "steel_bow"))
    assert "steel_bow" in s.cards.faces("vault")


@pytest.mark.rule("GH-SRC-07")
def test_the_discards_are_shuffled_before_they_are_drawn_from():
    first = set()
    for seed in range(20):
        s = place(zones={"B2": "rolf"}, phase="players")
        s.chance = initial_state(seed)
        s.cards.piles[DISCARDS].extend(s.cards.piles[DECK])
        s.cards.piles[DECK].clear()
        assert refill_deck(s)
        assert refill_deck(s)
        assert not s.cards.piles[DISCARDS]
        first.add(s.cards.face(s.cards.piles[DECK][-1]))
    assert len(first) > 3


@pytest.mark.rule("GH-SRC-07")
def test_the_discards_become_the_deck_without_vault_cards():
    """GH-Q-68: starting equipment returns to the deck, vault cards leave the game."""
    s = place(zones={"A2": "rolf[pack:short_sword, war_cleaver]"}, phase="players")
    for card in s.cards.piles[DECK].copy():
        s.cards.move(card, DECK, "aside")
    for card in s.cards_of(0):
        discard(s, 0, card)
    assert s.cards.faces("aside")[-1] == "war_cleaver"
    s = run_steps(s, DrawEquipment(0, 1, True))
    assert "rolf put short_sword hand_1" in offered_lines(s)


@pytest.mark.rule("GH-SRC-07")
def test_nobody_searches_when_no_card_is_left():
    s = place(zones={"A2": "rolf"}, phase="players")
    for card in s.cards.piles[DECK].copy():
        s.cards.move(card, DECK, "aside")
    s.offer = None
    assert [one.rule for one in s.refusals(0) if one.choice.verb == "search"] == ["GH-SRC-07"]
    s.cards.move(s.cards.piles["aside"][0], "aside", DISCARDS)
    s.offer = None
    assert "rolf search" in offered_lines(s)


@pytest.mark.rule("GH-RLD-03", "GH-RLD-01")
def test_the_end_phase_reloads_everything():
    """GH-EX-39, its end."""
    s = place(zones={"B1": "seli[hand_crossbow]", "C1": "abomination"}, phase="players", dice=[1, 1])
    play(s, "seli shoot hand_crossbow C1")
    assert len(s.unloaded) == 1
    s.push(*s.edition.end_phase(s))
    s.advance()
    assert s.unloaded == []


@pytest.mark.rule("GH-ZAT-09", "GH-SRC-07")
def test_the_dead_leave_their_equipment_on_the_discards():
    s = place(zones={"B1": "rolf[axe, steel_bow, wounds=2] walker", "A3": "asim"}, phase="zombies")
    assert s.cards.faces(DISCARDS) == ["axe"]
    assert s.cards.faces("aside")[-1] == "steel_bow"


@pytest.mark.rule("GH-SRC-08")
def test_aaahh_without_a_miniature_wakes_all_walkers():
    """GH-Q-30."""
    s = place(
        zones={"A2": "rolf", "B1": "walker"},
        supply={"walker": 0},
        phase="players",
        decks={"equipment": ["aaahh_orc_walker"]},
    )
    play(s, "rolf search")
    assert zones(s) == {"A1": "walker", "A2": "rolf"}
