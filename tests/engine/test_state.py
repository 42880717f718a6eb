"""Tests of the engine's loop: single options, simultaneous questions, refusals, standing orders and undo."""

import ast
import inspect
import json
import textwrap
from dataclasses import dataclass
from time import monotonic

import msgspec
import pytest
from tests.engine.toy import TOY, CardDrawn, Prize, ToyState, TrickWon

import horda
from horda.engine.chance import Dice
from horda.engine.choices import BadChoice, Choice, IllegalChoice, OrderRefused
from horda.engine.events import HIDDEN, AskedAnew, Event, OnlyChoice, OrderFollowed, TakenBack
from horda.engine.game import BadOption
from horda.engine.orders import Order
from horda.engine.saves.save import parse_save, restore_state
from horda.engine.state import CannotUndo, State, TooLong
from horda.engine.steps import Question, Step
from horda.server.protocol.projection import choice_record


def test_everybody_decides_at_once_and_nobody_sees_an_answer_before_the_last():
    s = TOY.new(seats=3, seed=1)
    assert s.deciders == [0, 1, 2]
    before = s.view(2)
    s.apply(s.choices(1)[0])
    assert s.deciders == [0, 2]
    assert s.view(2) == before


def test_an_answer_laid_face_down_is_asked_anew_in_what_another_imagines():
    s = TOY.new(seats=2, seed=1)
    s.apply(s.choices(0)[0])
    assert s.determinise(1, Dice(1)).deciders == [0, 1]
    assert s.determinise(0, Dice(1)).deciders == [1]


def test_a_single_option_is_taken_by_itself_and_told():
    s = TOY.place({"hands": {0: "low", 1: "high low"}, "dice": [1, 1]})
    assert s.deciders == [1]
    assert OnlyChoice(0, "lay") in s.events()


def test_a_wrong_choice_names_its_rule_and_changes_nothing():
    s = TOY.place({"hands": {0: "low middle", 1: "high low"}})
    before = s.hash()
    with pytest.raises(IllegalChoice) as refused:
        s.apply(Choice.of(0, "lay", card="high"))
    assert refused.value.rules == ("TOY-01",)
    assert "`0 lay low`" in str(refused.value)
    assert s.hash() == before
    with pytest.raises(IllegalChoice, match="nothing for this seat"):
        s.apply(Choice.of(7, "lay", card="high"))


def test_a_standing_order_answers_until_it_is_revoked():
    s = TOY.new(seats=2, seed=5)
    while s.prompt(0).name != "Prize":
        s.apply(s.all_choices()[0])
    seat = s.deciders[0]
    s.apply(Choice(seat, "pass", standing="match"))
    assert [(name, order.verb) for name, order in s.standing_orders(seat)] == [("Prize", "pass")]
    told = len(s.events())
    for _ in range(200):
        if s.over:
            break
        assert not (s.prompt(0).name == "Prize" and s.deciders == [seat])
        s.apply(s.all_choices()[0])
    assert s.events(told).count(OrderFollowed(seat, "pass", "match")) > 0


def at_prize(seed: int = 5) -> tuple[ToyState, int]:
    """Return a state in which a seat may draw or pass, and the number of the seat."""
    s = TOY.new(seats=2, seed=seed)
    while s.prompt(0).name != "Prize":
        s.apply(s.all_choices()[0])
    return s, s.deciders[0]


@pytest.mark.parametrize("until", ["turn", "match"])
def test_what_a_question_does_not_take_as_an_order_is_refused_and_changes_nothing(until: str):
    s, seat = at_prize()
    before, told = s.hash(), len(s.log)
    with pytest.raises(
        OrderRefused, match="`0 draw` cannot be a standing order: `Prize` takes `pass` as one"
    ):
        s.apply(Choice(seat, "draw", standing=until))
    assert (s.hash(), len(s.log), s.standing_orders(seat)) == (before, told, [])
    assert [s.takes_order(one) for one in s.choices(seat)] == [False, True]
    s.apply(Choice(seat, "draw"))


def test_a_match_of_old_keeps_the_orders_it_was_played_with():
    s, seat = at_prize()
    s.replay(Choice(seat, "draw", standing="match"))
    assert [(name, order.verb) for name, order in s.standing_orders(seat)] == [("Prize", "draw")]
    loaded = TOY.from_json(s.to_json())
    assert loaded == s
    while not s.over and OrderFollowed(seat, "draw", "match") not in s.events():
        s.apply(s.all_choices()[0])
        loaded.apply(loaded.all_choices()[0])
        assert loaded == s
    assert OrderFollowed(seat, "draw", "match") in s.events()
    s.undo(consent=True)


def test_an_order_does_not_answer_the_same_question_with_nothing_new(monkeypatch: pytest.MonkeyPatch):
    s, seat = at_prize()
    monkeypatch.setattr(Prize, "answer", lambda self, table, choice: table.push(self))
    told = len(s.log)
    s.apply(Choice(seat, "pass", standing="match"))
    assert s.events(told) == [AskedAnew(seat, 0)]
    assert s.deciders == [seat]


def test_orders_answer_a_hundred_times_and_then_ask(monkeypatch: pytest.MonkeyPatch):
    s, seat = at_prize()

    def again(self: Prize, table: ToyState, choice: Choice) -> None:
        table.emit(TrickWon(self.seat, "low", 1))
        table.push(self)

    monkeypatch.setattr(Prize, "answer", again)
    s.apply(Choice(seat, "pass", standing="match"))
    assert s.events().count(OrderFollowed(seat, "pass", "match")) == 100
    assert s.events()[-1] == AskedAnew(seat, 100)
    assert s.deciders == [seat]


@dataclass
class Round(Step):
    """A step that pushes itself forever."""

    def run(self, s: ToyState) -> None:
        s.push(Round())


def test_what_finds_no_end_is_given_up_and_nothing_has_changed(monkeypatch: pytest.MonkeyPatch):
    s, seat = at_prize()
    monkeypatch.setattr(Prize, "answer", lambda self, table, choice: table.push(Round()))
    before, told, offered = s.hash(), len(s.log), s.all_choices()
    with pytest.raises(TooLong, match="toy: after 5001 steps no end is in sight, at Round"):
        s.apply(Choice(seat, "draw"))
    assert (s.hash(), len(s.log), s.all_choices()) == (before, told, offered)
    loaded = restore_state(TOY, parse_save(s.to_json()))
    with pytest.raises(TooLong):
        loaded.apply(Choice(seat, "draw"))
    assert loaded.hash() == before, "also where only the position is known"
    with pytest.raises(TooLong, match="after 201 steps"):
        s.after_choice(Choice(seat, "draw"), most=200)
    with pytest.raises(TooLong, match="after 64 steps"):
        s.after_choice(Choice(seat, "draw"), until=monotonic())
    monkeypatch.undo()
    assert s.after_choice(Choice(seat, "draw")).hash() != before == s.hash()


def test_orders_for_a_turn_lapse_and_orders_can_be_taken_back():
    s = TOY.new(seats=2, seed=5)
    while s.prompt(0).name != "Prize":
        s.apply(s.all_choices()[0])
    seat = s.deciders[0]
    s.apply(Choice(seat, "pass", standing="turn"))
    assert s.standing_orders(seat) == []
    with pytest.raises(IllegalChoice):
        s.apply(Choice(seat, "revoke"))
    while s.prompt(0).name != "Prize":
        s.apply(s.all_choices()[0])
    seat = s.deciders[0]
    s.apply(Choice(seat, "pass", standing="match"))
    s.apply(Choice(seat, "revoke"))
    assert s.standing_orders(seat) == []
    s.undo()
    assert len(s.standing_orders(seat)) == 1


def test_undo_is_free_until_something_was_learnt():
    s = TOY.new(seats=2, seed=3)
    with pytest.raises(CannotUndo, match="nothing has been decided"):
        s.undo()
    start = s.hash()
    s.apply(s.choices(0)[0])
    assert s.can_undo
    s.undo()
    assert s.hash() == start
    s.apply(s.choices(0)[0])
    s.apply(s.choices(1)[0])
    assert not s.can_undo
    rolled = s.hash()
    with pytest.raises(CannotUndo, match="the table has to agree"):
        s.undo()
    assert s.hash() == rolled
    s.undo(consent=True)
    assert s.deciders == [1]
    assert isinstance(s.events()[-1], TakenBack)


def test_several_decisions_are_taken_back_at_once_and_noted_once():
    s = TOY.new(seats=2, seed=3)
    hashes = [s.hash()]
    for number in range(6):
        s.apply(s.all_choices()[number % len(s.all_choices())])
        hashes.append(s.hash())
    with pytest.raises(CannotUndo, match="so much was never decided"):
        s.undo(consent=True, moves=7)
    with pytest.raises(CannotUndo, match="the table has to agree"):
        s.undo(moves=6)
    assert s.hash() == hashes[6]
    seat = s.moves.since(2)[0].seat
    s.undo(consent=True, moves=4)
    assert s.hash() == hashes[2]
    noted = [event for event in s.events() if isinstance(event, TakenBack)]
    assert [event.seat for event in noted] == [seat]


def test_a_clone_goes_its_own_way_in_everything():
    s = TOY.new(seats=2, seed=3)
    copy = s.clone()
    while not copy.over:
        copy.apply(copy.all_choices()[0])
    assert s == TOY.new(seats=2, seed=3)
    assert len(s.events()) < len(copy.events())
    assert s != copy
    assert s != "something else"


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        ({"do": "lay"}, "`seat`"),
        ({"seat": True, "do": "lay"}, "`seat`"),
        ({"seat": 0}, "`do`"),
        ({"seat": 0, "do": "lay", "standing": "ever"}, "`standing`"),
        ({"seat": 0, "do": "lay", "card": 1.5}, "a value must be"),
        ({"seat": 0, "do": "lay", "card": {"a": 1}}, "a value must be"),
        ({"seat": 0, "do": "lay", "args": {"card": 1.5}}, "a value must be"),
        ({"seat": 0, "do": "lay", "args": ["low"]}, "stand in `args`"),
        ({"seat": 0, "do": "lay", "args": {"card": "low"}, "card": "low"}, "stand in `args`"),
    ],
)
def test_a_malformed_message_says_what_a_choice_needs(sent, problem):
    with pytest.raises(BadChoice, match=problem):
        Choice.from_json(sent)


def test_a_choice_travels_as_json_and_comes_back():
    choice = Choice(2, "lay", (("card", "low"), ("with", ("a", 1, None)))).as_standing_order("match")
    assert Choice.from_json(choice.as_json()) == choice
    assert choice.text() == "2 lay low a,1,-"
    assert json.loads(msgspec.json.encode(choice_record(choice))) == json.loads(json.dumps(choice.as_json()))


def test_a_choice_of_an_earlier_version_has_its_arguments_beside_the_verb():
    sent = {"seat": 2, "do": "lay", "card": "low", "with": ["a", 1, None], "standing": "turn"}
    assert Choice.from_json(sent) == Choice(
        2, "lay", (("card", "low"), ("with", ("a", 1, None)))
    ).as_standing_order("turn")


def test_an_order_of_an_earlier_version_is_the_same_order():
    choice = Choice(1, "give", (("card", "low"),))
    for saved, order in (
        ([1, "Prize", "give", [["card", "low"]], -1], Order("Prize", choice.as_standing_order("match"), 4)),
        ([1, "Prize", "give", [["card", "low"]], 4], Order("Prize", choice.as_standing_order("turn"), 4)),
    ):
        assert Order.from_json(saved) == order == Order.from_json(order.as_json())
        assert hash(Order.from_json(saved)) == hash(order)
    with pytest.raises(ValueError, match="standing order cannot be"):
        Order.from_json(["Prize", "give", 4])


def test_wrong_options_are_refused_with_what_is_allowed():
    with pytest.raises(BadOption, match="2 to 4 players; `seats=9`"):
        TOY.new(seats=9)
    with pytest.raises(BadOption, match="no option `trick`; did you mean `tricks`"):
        TOY.new(seats=2, trick=2)
    with pytest.raises(BadOption, match=r"`tricks=3` is not possible; allowed: 2, 5"):
        TOY.new(seats=2, tricks=3)
    with pytest.raises(BadOption, match="allowed"):
        TOY.new(seats=2, tricks=True)


def test_what_was_done_in_front_of_some_is_told_to_them_even_where_others_know_the_card():
    s = TOY.new(seats=2, seed=1)
    card = s.cards.piles["hand0"][0]
    s.cards.learn(card, s.everyone)
    s.emit_to(CardDrawn(0, s.cards.face(card)), s.bit(0))
    assert s.events_for(0)[-1] == CardDrawn(0, s.cards.face(card))
    assert s.events_for(1)[-1] == s.events_for(None)[-1] == CardDrawn(0, HIDDEN)


def test_the_spectators_see_no_hand():
    s = TOY.new(seats=2, seed=3)
    assert all(card == "?" for hand in s.view(None).hands for card in hand)
    assert all(event.card == "?" for event in s.events_for(None))
    assert any(event.card != "?" for event in s.events_for(0))


def descendants(base: type) -> list[type]:
    return [kind for child in base.__subclasses__() for kind in (child, *descendants(child))]


def changes_of_self(kind: type) -> list[str]:
    """Return the source lines of a class that assign to its own fields, outside of its creation."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    methods = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name != "__init__"
    ]
    return [
        ast.unparse(part)
        for method in methods
        for part in ast.walk(method)
        for target in getattr(part, "targets", [getattr(part, "target", None)])
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    ]


def test_no_step_question_or_event_is_ever_changed():
    """Clones share steps, questions and events; their dataclasses are not frozen, so this test checks the sources."""
    horda.games.games()
    found = [kind for base in (Step, Question, Event) for kind in descendants(base)]
    kinds = [kind for kind in found if kind.__module__.startswith("horda.")]
    assert len(kinds) > 50
    assert {kind.__name__: changes_of_self(kind) for kind in kinds if changes_of_self(kind)} == {}


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_every_field_of_a_state_is_named_in_its_fields(name):
    game = horda.game(name)
    s = game.new(seats=game.min_seats, seed=1)
    bare = State()
    bare.begin(game, seats=2, options={}, chance=0, cards=s.cards)
    own = {name for name in vars(s) if name not in vars(bare)}
    declared = {field.name for field in type(s).FIELDS}
    shared = own - declared
    assert all(not isinstance(getattr(s, name), list | dict | int) for name in shared), shared
    assert declared <= own
