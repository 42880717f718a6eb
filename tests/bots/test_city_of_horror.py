"""Tests that the heuristic player of City of Horror decides as a person would expect."""

import pytest

from horda.bots import best_bot, bot
from horda.bots.city_of_horror.bargaining import best_offer, reason_to_refuse
from horda.bots.city_of_horror.deal_values import net_gain
from horda.bots.city_of_horror.movement import expected_waves, movement_values, next_mover
from horda.bots.city_of_horror.scene import Scene
from horda.bots.city_of_horror.worth import antidote_worth, card_worth, trust
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.views.cases import play
from horda.games.city_of_horror import GAME
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACE, PLACES
from horda.games.city_of_horror.odds import sharer_odds, victim_odds
from horda.games.city_of_horror.state import CityState
from horda.lab import SimulationPlan, simulate

HEURISTIC = bot("heuristic", "city_of_horror")


def table(passing: object = (), **given: object) -> CityState:
    """Return a position in which some players pass on everything; locations are given by name."""
    locations = {name: given.pop(name) for name in list(given) if name in PLACES}
    given.setdefault("players", ["red", "green", "blue"])
    return GAME.place({"locations": locations, "passing": list(passing), **given})


def view_of_red(s: CityState) -> BotView:
    """Return the heuristic player's view of a position for red, the first player."""
    return GAME.bot_view(s, 0)


def decision_text(s: CityState, colour: str) -> str:
    """Return the heuristic player's choice as text, in the notation of cases."""
    choice = choice_of(s, colour)
    return " ".join([choice.verb, *(GAME.format_argument(s, name, value) for name, value in choice.args)])


def choice_of(s: CityState, colour: str) -> Choice:
    seat = s.colours.index(colour)
    return HEURISTIC.choose(Turn.of(s, seat, Dice(1)))


def decide(s: CityState, colour: str, *, times: int = 1) -> list[str]:
    """Let the heuristic player decide several times and return its decisions as text."""
    decisions = []
    for _ in range(times):
        decisions.append(decision_text(s, colour))
        s.apply(choice_of(s, colour))
    return decisions


# --- odds ---------------------------------------------------------------------------------------------


def test_the_odds_of_a_vote_follow_from_votes_and_the_first_player():
    assert victim_odds((1,), -1, (-1,)) == (1.0,)
    assert victim_odds((2, 1), -1, (-1, -1)) == (0.0, 1.0)
    assert victim_odds((1, 1), 0, (-1, -1)) == (0.0, 1.0)
    assert victim_odds((1, 1), -1, (-1, -1)) == (0.5, 0.5)
    assert victim_odds((1, 1, 1), -1, (2, 2, -1)) == (0.0, 0.0, 1.0)
    assert sum(victim_odds((1, 2, 1, 1), 3, (-1,) * 4)) == pytest.approx(1.0)
    assert sharer_odds((1, 2), 0, (-1, -1)) == (0.0, 1.0)
    assert sharer_odds((2, 2), 0, (-1, -1)) == (1.0, 0.0)
    assert sharer_odds((1, 2, 1), -1, (2, -1, -1)) == (0.0, 0.5, 0.5)


# --- what things are worth ------------------------------------------------------------------------------


def test_an_antidote_is_worth_a_life_or_a_point():
    view = view_of_red(table(at="attack bank", round=4, bank="punk[red] geek[green]", antidotes={"green": 3}))
    assert antidote_worth(view, 0) > 3
    assert antidote_worth(view, 1) == 1.0


def test_cards_lose_their_worth_towards_the_end_but_for_canned_food():
    early = view_of_red(table(at="attack bank", round=1, bank="punk[red] geek[green]"))
    late = view_of_red(table(at="attack crossroads", round=4, bank="punk[red] geek[green]"))
    assert card_worth(early, "shotgun") > card_worth(late, "shotgun")
    assert card_worth(late, "canned_food") == card_worth(early, "canned_food")


# --- acting before votes --------------------------------------------------------------------------------


def test_it_shoots_when_that_saves_its_own_and_passes_when_it_is_safe():
    hot = table(
        ["green", "blue"], at="attack bank", round=3, bank="granny[red] zombie*3", hands={"red": "shotgun"}
    )
    assert decide(hot, "red", times=2) == ["play shotgun", "aim_at_location bank"]
    calm = table(
        ["green", "blue"], at="attack bank", round=4, bank="granny[red] zombie*2", hands={"red": "shotgun"}
    )
    assert decision_text(calm, "red") == "pass"


def test_it_fires_twice_where_once_is_not_enough_and_not_at_all_where_twice_is_not():
    given = {"at": "attack bank", "round": 3}
    twice = table(["green", "blue"], bank="granny[red] zombie*5", hands={"red": "shotgun gun"}, **given)
    assert decide(twice, "red", times=4)[::2] == ["play shotgun", "play gun"]
    never = table(["green", "blue"], bank="granny[red] zombie*8", hands={"red": "shotgun gun"}, **given)
    assert decision_text(never, "red") == "pass"


def test_it_hides_whoever_would_be_devoured():
    s = table(["green", "blue"], at="attack church", round=2, church="little_girl[red] zombie*7")
    assert decision_text(s, "red") == "use little_girl"


def test_it_wakes_zombies_where_only_others_pay():
    s = table(
        ["green", "blue"], at="attack bank", bank="granny[green] geek[blue] zombie*2", hands={"red": "alarm"},
        church="punk[red]",
    )  # fmt: skip
    assert decide(s, "red", times=2) == ["play alarm", "aim_at_location bank"]


def test_it_shouts_louder_where_that_turns_the_sharing():
    s = table(
        ["green", "blue"], at="sharing bank", round=4, bank="punk[red] geek[green] granny[green] antidote",
        hands={"red": "weapon_replica"},
    )  # fmt: skip
    assert decide(s, "red", times=2) == ["play weapon_replica", "aim_at_location bank"]


def test_it_cancels_what_would_cost_it_a_character_and_nothing_else():
    given = {"at": "attack bank", "hands": {"red": "pepper_spray", "green": "alarm"}, "passing": ["blue"]}
    s = table(bank="granny[red] zombie*2", church="geek[green] punk[blue]", first="green", **given)
    for line in ("play alarm", "aim_at_location bank"):
        s.apply(next(one for one in s.choices(1) if one.text() == f"1 {line}"))
    assert decision_text(s, "red") == "cancel pepper_spray"
    elsewhere = table(bank="granny[red]", church="geek[green] punk[blue] zombie", first="green", **given)
    for line in ("play alarm", "aim_at_location church"):
        elsewhere.apply(next(one for one in elsewhere.choices(1) if one.text() == f"1 {line}"))
    assert decision_text(elsewhere, "red") == "let_pass"


def test_it_keeps_the_energy_drink_for_the_last_moment():
    given = {"round": 4, "crossroads": "granny[red, exhausted] punk[green]", "antidotes": {"red": 1}}
    s = table(["green", "blue"], at="crossroads", hands={"red": "energy_drink"}, **given)
    moments = [""]
    while s.view(0).asked["ask"] != "AimAt":
        moments.append(str(s.view(0).asked.get("moment", moments[-1])))
        decide(s, s.colours[s.all_choices()[0].seat])
    assert moments[-1] == "end"
    assert decision_text(s, "red") == "aim_at_who granny"


# --- votes ----------------------------------------------------------------------------------------------


def test_it_points_at_another_in_an_attack_and_at_itself_to_share_out():
    attack = table(["red", "green", "blue"], at="attack bank", bank="punk[red] geek[green] zombie*4")
    assert decision_text(attack, "red") == "vote green"
    sharing = table(["red", "green", "blue"], at="sharing bank", bank="punk[red] geek[green] antidote")
    assert decision_text(sharing, "red") == "vote red"


def test_it_loses_whoever_is_worth_least_and_saves_whoever_is_worth_most():
    s = table(["red", "green", "blue"], at="attack bank", bank="granny[red] student[red, exhausted] zombie*4")
    assert decision_text(s, "red") == "lose student"
    end = table(at="end", round=4, bank="granny[red] student[red] geek[red]", antidotes={"red": 1})
    assert decision_text(end, "red") == "vaccinate granny"


def test_it_serves_itself_first_and_gives_the_rest_to_whoever_is_behind():
    s = table(
        ["red", "green", "blue"], at="sharing bank", round=4, antidotes={"green": 4},
        bank="punk[red] antidote card[gun]", church="granny[green] thief[green] geek[blue]",
    )  # fmt: skip
    assert decide(s, "red", times=2) == ["share_antidote red", "share_card gun blue"]


# --- effects --------------------------------------------------------------------------------------------


def test_it_pays_the_hospital_with_the_card_it_will_miss_least():
    s = table(
        ["red", "green", "blue"], at="hospital", round=2, hospital="granny[red] geek[green]",
        hands={"red": "shotgun night_vision_goggles hideout"},
    )  # fmt: skip
    assert decide(s, "red", times=2) == ["use_effect", "pay night_vision_goggles"]


def test_it_leaves_an_effect_that_brings_less_than_it_costs():
    s = table(
        ["red", "green", "blue"], at="hospital", round=4, hospital="punk[red] geek[green]",
        antidotes={"red": 3}, hands={"red": "canned_food"},
    )  # fmt: skip
    assert decision_text(s, "red") == "skip_effect"


def test_it_takes_the_best_food_that_lies_open():
    s = table(
        ["red", "green", "blue"], at="crossroads", sides={"crossroads": "B"}, crossroads="punk[red]",
        hands={"red": "alarm"}, truck=[0, 3, 1, 2],
    )  # fmt: skip
    assert decide(s, "red", times=3)[-1] == "take_food food_3"


# --- movement -------------------------------------------------------------------------------------------


def test_whoever_would_be_devoured_goes_and_whoever_is_safe_stays():
    s = table(
        ["red", "green", "blue"], at="movement", round=4, movement={"red": "church"},
        bank="little_boy[red] zombie*6", hospital="student[red] geek[green]", church="rasta[blue]",
    )  # fmt: skip
    assert decision_text(s, "red") == "move little_boy"


def test_it_runs_elsewhere_when_the_way_is_full():
    s = table(
        ["green", "blue"], at="movement", round=4, movement={"red": "church"}, hands={"red": "running_shoes"},
        church="rasta[blue] geek[green] punk[green] thief[blue]", crossroads="zombie", bank="granny[blue]",
        hospital="little_boy[red] zombie*6",
    )  # fmt: skip
    assert decide(s, "red")[0] == "play running_shoes"
    assert decision_text(s, "red") in (
        "aim_at_movement bank",
        "aim_at_movement armory",
        "aim_at_movement water_tower",
    )


def test_what_it_has_seen_of_the_next_invasion_decides_where_it_goes():
    given = {
        "at": "choice",
        "round": 3,
        "invasion": ["three_example"],
        "corners": ["church", "hospital", "bank", "armory"],
    }
    people = {
        "church": "punk[red] zombie*4",
        "crossroads": "teen[red]",
        "hospital": "geek[green] rasta[blue]",
    }
    blind, seeing = table(**given, **people), table(**given, **people, seen_by=["red"])
    assert len(expected_waves(view_of_red(blind), 0)) == 4
    assert len(expected_waves(view_of_red(seeing), 0)) == 1
    # The card sends the zombies of the Church to the Armory.
    armory, church = PLACE["armory"], PLACE["church"]
    assert movement_values(view_of_red(seeing), 0)[armory] < movement_values(view_of_red(blind), 0)[armory]
    assert decision_text(seeing, "red") != "choose armory"
    assert movement_values(view_of_red(seeing), 0)[church] > movement_values(view_of_red(seeing), 0)[armory]


def before_the_full_bank(**given: object) -> CityState:
    """Return a position in which red's Mama has opened the full Bank and stands in front of the Bank."""
    s = table(
        ["green", "blue"],
        at="movement",
        hospital="student[green]",
        movement={"red": "bank", "green": "church", "blue": "church"},
        **given,
    )
    for line in ("use", "pass", "move"):
        if s.question() is not None and type(s.question()).__name__ != "EnterFull":
            s.apply(next(choice for choice in s.choices(0) if choice.verb == line))
    return s


def entries(s: CityState) -> set[str]:
    """Return the verbs that the heuristic player chooses before a full location, over several seeds."""
    return {HEURISTIC.choose(Turn.of(s, 0, Dice(seed))).verb for seed in range(12)}


def test_whoever_opened_a_full_location_goes_in_unless_it_is_deadly():
    safe = before_the_full_bank(bank="geek[blue] thief[blue] teen[blue]", church="mama[red] zombie*3")
    assert entries(safe) == {"enter"}
    deadly = before_the_full_bank(bank="geek[blue] thief[blue] teen[blue] zombie*8", church="mama[red]")
    assert entries(deadly) == {"stay_out"}


def test_the_granny_does_not_get_up_to_go_where_she_is():
    full = {"bank": "granny[red] geek[blue] thief[blue] zombie*4", "hospital": "student[green]"}
    s = table(["green", "blue"], at="movement", movement={"red": "bank"}, church="punk[red]", **full)
    assert any(choice.verb == "use" for choice in s.choices(0))
    assert not decision_text(s, "red").startswith("use")
    away = table(["green", "blue"], at="movement", movement={"red": "church"}, **full)
    assert decision_text(away, "red") == "use granny"


def test_what_helps_ones_own_move_waits_for_it_even_beside_a_priest():
    s = table(
        ["green", "blue"],
        at="movement",
        first="green",
        movement={"red": "church", "green": "hospital", "blue": "hospital"},
        bank="granny[red] geek[blue] thief[blue] zombie*4",
        water_tower="priest[red] student[green]",
    )
    while "priest" not in [choice.name("who") for choice in s.choices(0) if choice.verb == "use"]:
        s.apply(s.all_choices()[0])
    assert next_mover(view_of_red(s)) == 2
    assert not decision_text(s, "red").startswith("use granny")


# --- deals ----------------------------------------------------------------------------------------------

THREE = {
    "bank": "businesswoman[red] priest[green] rasta[blue] zombie*5",
    "church": "geek[red] thief[green] teen[blue]",
    "round": 3,
    "antidotes": {"blue": 2},
}


def test_two_agree_on_a_third_and_are_bound_by_it():
    s = table(["blue"], at="attack bank", **THREE)
    assert decide(s, "red", times=10) == [
        "offer green", "promise", "choose_promise vote_attack", "choose_location bank", "choose_target blue",
        "demand", "choose_promise vote_attack", "choose_location bank", "choose_target blue", "propose",
    ]  # fmt: skip
    assert decision_text(s, "green") == "accept 1"
    s.apply(choice_of(s, "green"))
    while any(one.who == "rasta" for one in s.view(None).characters):
        s.apply(choice_of(s, s.colours[s.all_choices()[0].seat]))
    assert s.colours[s.view(None).record[0].by] == "red"
    assert {past.status for past in s.view(None).record} == {"kept"}


def test_it_turns_down_what_is_bad_for_it_and_takes_what_is_good():
    s = table(["blue"], at="attack bank", hands={"red": "alarm"}, **(THREE | {"antidotes": {"green": 1}}))
    bad, good = s.clone(), s.clone()
    for verb in ("offer", "ask_antidote", "propose"):
        bad.apply(next(one for one in bad.choices(0) if one.verb == verb))
    assert decision_text(bad, "green") == "refuse 1"
    for verb in ("offer", "give_any_card", "propose"):
        good.apply(next(one for one in good.choices(0) if one.verb == verb))
    assert decision_text(good, "green") == "accept 1"


PACT = ("promise", "choose_promise vote_attack", "choose_location bank", "choose_target 2")
UNEVEN = THREE | {"bank": "granny[red] student[green, exhausted] businessman[green] rasta[blue] zombie*5"}


def test_it_adds_a_card_where_the_other_has_less_to_fear():
    s = table(["blue"], at="attack bank", hands={"red": "alarm*2"}, **UNEVEN)
    assert decide(s, "red", times=11)[-2:] == ["give_any_card", "propose"]
    assert decision_text(s, "green") == "accept 1"


def test_it_asks_for_a_card_where_the_other_has_more_to_fear():
    s = table(["blue"], at="attack bank", hands={"red": "alarm*2"}, **UNEVEN)
    for line in ("offer 1", *PACT, "demand", *PACT[1:], "propose"):
        s.apply(next(one for one in s.choices(0) if one.text() == f"0 {line}"))
    assert decision_text(s, "green") == "counter 1"
    s.apply(choice_of(s, "green"))
    while str(s.view(1).asked["ask"]).startswith("Draft"):
        s.apply(choice_of(s, "green"))
    (offer,) = s.view(0).offers
    assert [(part.by_maker, part.kind) for part in offer.parts] == [
        (False, "vote_attack"), (True, "vote_attack"), (False, "card"),
    ]  # fmt: skip
    assert decision_text(s, "red") == "accept 2"


def test_it_offers_the_same_without_the_named_card_that_it_would_have_to_give():
    s = table(["blue"], at="attack bank", hands={"red": "alarm*2", "green": "gun running_shoes"}, **UNEVEN)
    lines = ("offer 1", *PACT, "demand", *PACT[1:], "ask_card", "name_card gun", "propose")
    for line in lines:
        s.apply(next(one for one in s.choices(0) if one.text() == f"0 {line}"))
    assert decision_text(s, "green") == "counter 1"
    s.apply(choice_of(s, "green"))
    while str(s.view(1).asked["ask"]).startswith("Draft"):
        s.apply(choice_of(s, "green"))
    (offer,) = s.view(0).offers
    assert (offer.by, offer.to) == (1, 0)
    assert not [part for part in offer.parts if part.by_maker and part.subject == "gun"]


def test_its_reason_to_refuse_tells_nothing_of_its_hand():
    reasons = []
    for hand in ("running_shoes*2", "gun running_shoes"):
        hands = {"red": "alarm", "green": hand}
        s = table(["blue"], at="attack bank", **(THREE | {"hands": hands}))
        for line in ("offer 1", "ask_card", "name_card gun", "propose"):
            s.apply(next(one for one in s.choices(0) if one.text() == f"0 {line}"))
        reasons.append(reason_to_refuse(GAME.bot_view(s, 1), 1, s.view(1).offers[0]))
    assert reasons == ["uneven", "uneven"]


def test_a_card_buys_an_item_that_has_to_be_given_away_anyway():
    s = table(
        ["blue"], at="sharing bank", bank="punk[red] geek[green] granny[green] antidote*2",
        hands={"red": "alarm"}, church="priest[blue]", crossroads="teen[red] thief[green] rasta[blue]",
    )  # fmt: skip
    assert decision_text(s, "red") == "offer green"
    while not s.view(0).offers:
        s.apply(choice_of(s, "red"))
    assert decision_text(s, "green") == "accept 1"


def test_it_remembers_who_broke_a_promise():
    s = table(["blue"], at="attack bank", **THREE)
    view = view_of_red(s.clone())
    assert best_offer(view, 0, "attack").to == 1
    s.record = [[1, 0, "vote_attack", "broken", 2, 0]] * 3
    wary = view_of_red(s)
    assert trust(wary, 1) < trust(view, 1)
    assert Scene(wary, 0).weights[1] > Scene(view, 0).weights[1]
    deal = best_offer(wary, 0, "attack")
    assert deal is None or deal.to != 1


def test_a_word_that_does_not_bind_counts_less():
    bound = view_of_red(table(at="attack bank", **THREE))
    free = view_of_red(table(at="attack bank", options={"promises": "free"}, **THREE))
    parts = best_offer(bound, 0, "attack").parts
    assert net_gain(bound, 0, (0, 1, parts))[0] > net_gain(free, 0, (0, 1, parts))[0] > 0


def test_it_tells_the_truth_about_the_next_invasion():
    s = table(["blue"], at="round", round=2, invasion=["two_market"], seen_by=["red"], bank="punk[red]",
              church="geek[green] rasta[blue]", first="red")  # fmt: skip
    for verb in ("offer", "tell_invasion", "propose"):
        s.apply(next(one for one in s.choices(0) if one.verb == verb))
    s.apply(next(one for one in s.choices(1) if one.verb == "accept"))
    assert decision_text(s, "red") == "tell two_market green"


# --- whole matches ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_every_variant_to_the_end(seats: int):
    for number, variant in enumerate(GAME.variants()):
        report = simulate(
            SimulationPlan("city_of_horror", ("heuristic",) * seats, games=2, seed=number, options=variant)
        )
        assert report.finished == 2


def test_it_beats_random_players():
    report = simulate(
        SimulationPlan("city_of_horror", ("heuristic", "random", "random", "random"), games=16, seed=3)
    )
    assert report.results.by_seat[0].win_rate >= 0.7


def test_it_is_the_bot_that_is_offered_first():
    assert best_bot("city_of_horror") == "heuristic"


# --- talk after a vote, and promises that one choice keeps --------------------------------------------


def add_promise(s: CityState, by: int, to: int, kind: str, subject: int | str, place: str) -> CityState:
    """Put a non-binding promise on the table and return the state."""
    s.pledges = [*s.pledges, [by, to, kind, subject, PLACE[place], 0, 0]]
    return s


def open_offers(s: CityState) -> object:
    """Return the open offers in the notation of cases."""
    return GAME.describe(s)["offers"]


def test_it_pays_for_a_tie_break_that_saves_its_own():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red] punk[green] zombie*3",
        bank="teen[blue] mama[green]",
        hands={"red": "alarm gun*2 kitten", "blue": "alarm"},
    )
    play(s, "blue pass", "red pass", "green pass", "red vote green", "green vote red", "blue pass")
    assert s.prompt(0).as_json()["moment"] == "tie_attack"
    decisions = []
    while "propose" not in decisions:
        decisions += decide(s, "red")
    assert decisions[0] == "offer blue"
    assert open_offers(s) == ["red to blue: give card any, give card any, ask tie_attack green church"]


def test_it_passes_after_a_vote_where_nothing_is_to_be_gained():
    s = table(
        at="sharing church",
        church="geek[red] antidote",
        bank="thief[green] teen[blue]",
        hands={"green": "gun"},
    )
    play(s, "red pass", "green pass", "blue pass")
    assert [decide(s, colour)[0] for colour in ("red", "green", "blue")] == ["pass"] * 3
    assert decision_text(s, "red") == "share_antidote red"


def test_it_keeps_a_word_that_one_choice_keeps():
    goes = table(at="choice", church="geek[red]", bank="thief[green] teen[blue]", invasion=["two_market"])
    assert decision_text(add_promise(goes, 0, 1, "move_to", "any", "armory"), "red") == "choose armory"
    dies = table(
        at="attack church",
        passing=("red", "green", "blue"),
        church="blonde[red] thief[red] geek[green] mama[green] rasta[green] zombie*3",
        bank="teen[blue]",
    )
    play(dies, "green vote red", "red vote green")
    assert decision_text(dies, "red") == "lose thief"
    assert decision_text(add_promise(dies, 0, 1, "lose", "blonde", "church"), "red") == "lose blonde"


def test_it_takes_the_marker_and_shoots_as_it_is_bound_to():
    s = table(
        at="attack church",
        first="blue",
        church="geek[red] thief[blue] zombie*3",
        bank="student[green]",
        hands={"green": "gun alarm"},
    )
    s.pledges = [[1, 0, "tie_attack", 2, PLACE["church"], 1, 0]]
    play(s, "blue pass", "red pass")
    assert decision_text(s, "green") == "use student"
    s.pledges = [[1, 0, "play_killer", "any", PLACE["church"], 1, 0]]
    assert decide(s, "green", times=2) == ["play gun", "aim_at_location church"]


def test_it_pays_with_what_it_misses_least_of_a_card_and_an_antidote():
    s = table(
        at="attack church",
        church="geek[red] thief[green]",
        bank="teen[blue]",
        antidotes={"red": 3},
        hands={"red": "shotgun"},
    )
    play(s, "red offer green", "red promise", "red choose_promise pay", "red choose_location church")
    play(s, "red choose_item either", "red propose", "green accept 1", "blue pass")
    play(s, "red pay_debt green either church")
    assert decision_text(s, "red") == "hand_over_antidote green"
