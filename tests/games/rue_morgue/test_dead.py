"""Tests of zombies of Rue Morgue that cases cannot express: empty decks, several A-Bombs, random tents."""

import pytest
from tests.games.rue_morgue.conftest import GAME, place

from horda.engine.chance import Dice, initial_state
from horda.engine.views.cases import offered_lines, play
from horda.games.rue_morgue.edition import first_spawn
from horda.games.rue_morgue.game import RueMorgue
from horda.games.rue_morgue.mechanisms.tents.cards import TENTS_LAID
from horda.games.zombicide.rules.zombies.spawning import DECK, ChooseFirstSpawn
from horda.games.zombicide.state import ZombicideState


def empty_zombie_deck(s: ZombicideState) -> ZombicideState:
    """Move every zombie card to the discards and return the state."""
    for card in s.cards.piles[DECK].copy():
        s.cards.move(card, DECK, "zombies_discard")
    return s


def deck_events(s: ZombicideState) -> list[str]:
    names = [type(event).__name__ for event in s.events()]
    return [name for name in names if name in ("DeckReshuffled", "ZombieCardDrawn")]


@pytest.mark.rule("RM-SPN-14")
def test_the_discards_become_the_zombie_deck_when_it_is_empty():
    s = empty_zombie_deck(place(zones={"A1": "bear", "C1": "spawn"}))
    play(s, "bear end_turn")
    assert deck_events(s)[:2] == ["DeckReshuffled", "ZombieCardDrawn"]
    assert len(s.cards.piles[DECK]) + len(s.cards.piles["zombies_discard"]) == 48


@pytest.mark.rule("RM-BSP-06")
def test_an_empty_zombie_deck_is_reshuffled_while_a_building_is_revealed():
    s = empty_zombie_deck(place(zones={"A1": "bear[crowbar]"}))
    play(s, "bear open_door A1-A2 crowbar", "bear reveal A2")
    assert deck_events(s)[:2] == ["DeckReshuffled", "ZombieCardDrawn"]


@pytest.fixture
def two_a_bombs() -> RueMorgue:
    """Return the game with a second A-Bomb from another box."""
    game = RueMorgue()
    game.edition.kinds[game.edition.kind_number["abomination"]].figures = 2
    return game


@pytest.mark.rule("RM-ABO-10", "RM-ABO-11")
def test_a_survivor_between_two_a_bombs_is_asked(two_a_bombs: RueMorgue):
    picture = "+.+.+.+\n.s.s.s.\n+.+#+.+\n.s#r#s.\n+.+#+.+\n.s.s.s.\n+.+.+.+\n"
    s = two_a_bombs.place(
        {
            "zones": {"B1": "bear", "A1": "abomination dan[knife]", "C1": "abomination joe[knife]"},
            "picture": picture,
            "phase": "zombies",
        }
    )
    assert isinstance(s, ZombicideState)
    assert offered_lines(s) == ["bear be_grabbed A1", "bear be_grabbed C1"]
    play(s, "bear be_grabbed C1")
    assert s.board.names[s.zone[s.roster.index("bear")]] == "C1"


@pytest.mark.rule("RM-ABO-03", "RM-ABO-01", "RM-CRW-05")
def test_a_molotov_kills_the_a_bomb_for_five_points_and_leaves_no_crawlers():
    s = place(zones={"A1": "bear[molotov]", "B1": "abomination walker*2 fatty"})
    play(s, "bear throw_molotov B1")
    assert s.crowd[s.board.called["B1"]] == 0
    assert s.xp[s.roster.index("bear")] == 5 + 3


CAMP = {
    "tiles": [["8V"]],
    "tokens": [{"put": "start", "at": "A3"}, *({"put": "tent", "at": at} for at in ("A2", "B2", "C2"))],
}


def camp(seed: int) -> ZombicideState:
    """Return a match in the camp, set up from a seed up to the first question."""
    s = GAME.start(1, {**place(**CAMP, zones={"A3": "bear"}).options, "survivors": 6}, initial_state(seed))
    assert isinstance(s, ZombicideState)
    s.advance()
    return s


@pytest.mark.rule("RM-CAM-04")
def test_tents_are_dealt_at_random_and_face_down():
    dealt = [tuple(camp(seed).cards.faces(TENTS_LAID)) for seed in range(12)]
    assert len(set(dealt)) > 6
    assert all(len(faces) == 3 for faces in dealt)
    s = camp(1)
    laid = [s.token_card[token] for token in s.tokens("tent")]
    assert sorted(laid) == sorted(s.cards.piles[TENTS_LAID])
    assert all(s.cards.known[card] == 0 for card in laid)
    assert [token.colour for token in GAME.view(s, 0).tokens if token.kind == "tent"] == ["", "", ""]


@pytest.mark.rule("RM-CAM-04")
def test_a_bot_imagines_other_tents_than_those_that_lie_there():
    s = camp(1)
    imagined = {
        tuple(dream.cards.face(dream.token_card[token]) for token in dream.tokens("tent"))
        for dream in (s.determinise(0, Dice(seed)) for seed in range(12))
    }
    assert len(imagined) > 6
    dream = s.determinise(0, Dice(3))
    assert sorted(dream.token_card[token] for token in dream.tokens("tent")) == sorted(
        dream.cards.piles[TENTS_LAID]
    )


@pytest.mark.rule("RM-CAM-04")
def test_a_mission_may_say_which_tent_lies_where():
    tokens = [{"put": "tent", "at": "A2"}, {"put": "tent", "at": "B2", "face": "infirmary"}]
    s = place(tiles=[["8V"]], tokens=tokens, zones={"A3": "bear"})
    assert s.cards.face(s.token_card[1]) == "infirmary"
    assert s.cards.face(s.token_card[0]) != "infirmary"


@pytest.mark.rule("RM-SPN-18")
def test_the_players_choose_a_first_spawn_zone_only_where_there_are_no_locators():
    spawn = {"put": "spawn", "at": "A1"}
    locator = {"put": "locator", "at": "A1", "number": 1}
    asked = []
    for tokens in ([spawn, locator], [spawn]):
        s = place(tiles=[["5R"]], tokens=tokens, zones={"A3": "bear"})
        asked.append(any(isinstance(step, ChooseFirstSpawn) for step in first_spawn(s)))
    assert asked == [False, True]


@pytest.mark.rule("RM-ZOM-01", "RM-ZOM-02", "RM-ZOM-03", "RM-ABO-03")
def test_the_zombies_are_as_the_rulebook_says():
    printed = {kind.name: (kind.actions, kind.experience, kind.splits) for kind in GAME.edition.kinds}
    assert printed == {
        "walker": (1, 1, True),
        "fatty": (1, 1, True),
        "runner": (2, 1, True),
        "crawler": (1, 1, True),
        "abomination": (1, 5, False),
    }


@pytest.mark.rule("RM-CRW-07")
@pytest.mark.parametrize(
    ("there", "weapon", "options", "harm"),
    [
        ("walker", "pistol", {}, True),
        ("crawler abomination", "pistol", {}, False),
        ("walker", "pistol", {"crawlers": False}, False),
        ("fatty crawler", "pistol", {}, True),
    ],
)
def test_more_dice_are_said_to_do_harm_where_a_skinner_may_fall(
    there: str, weapon: str, options: dict[str, object], harm: bool
):
    s = place(
        zones={"A1": f"jane[{weapon}, roll_6_plus_1_die_combat]", "B1": there}, dice=[6], options=options
    )
    play(s, f"jane shoot {weapon} B1")
    asked = s.prompt(0)
    assert asked is not None
    assert asked.name == "RollMore"
    assert dict(asked.about)["harm"] is harm


@pytest.mark.rule("RM-CRW-07")
def test_a_clean_cut_does_no_harm_with_more_dice():
    s = place(zones={"A1": "jane[la_guillotine, roll_6_plus_1_die_combat] walker*5"}, dice=[6, 2, 2, 2])
    play(s, "jane strike la_guillotine A1")
    asked = s.prompt(0)
    assert asked is not None
    assert dict(asked.about)["harm"] is False
