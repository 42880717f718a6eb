import json
from typing import ClassVar

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.engine.toy import FACES, TOY, Toy

from horda.engine.cards import Deck
from horda.engine.events import OnlyChoice, OrderFollowed
from horda.engine.game import Game
from horda.engine.history import History
from horda.engine.saves.save import MAX_SAVE_LENGTH, BadSave, OldSave
from horda.engine.saves.save_format import SAVE_VERSION, checksum
from horda.engine.state import CannotUndo
from horda.games import games


def a_save() -> str:
    s = TOY.new(seats=2, seed=8)
    for _ in range(5):
        s.apply(s.all_choices()[0])
    return s.to_json()


def save_of_match(what: Game) -> str:
    """Return a save of a match after some decisions."""
    s = what.new(seats=what.seats_for({})[0], seed=4)
    for number in range(12):
        s.apply(s.all_choices()[number % len(s.all_choices())])
    return s.to_json()


def altered_save(**changes: object) -> str:
    """Return a save with changes and a matching checksum."""
    content = json.loads(a_save())
    content.update(changes)
    content["check"] = checksum(content)
    return json.dumps(content)


def test_a_save_comes_back_as_it_was_and_can_be_taken_back():
    text = a_save()
    s = TOY.from_json(text)
    assert s.to_json() == text
    for _ in range(5):
        s.undo(consent=True)
    assert s == TOY.new(seats=2, seed=8)


def test_steps_are_saved_so_that_one_can_read_them():
    s = TOY.new(seats=2, seed=8)
    assert json.loads(s.to_json())["position"]["stack"] == [["Lay", [0, 1], []]]


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9, 0.999])
def test_a_truncated_save_is_refused(part):
    text = a_save()
    with pytest.raises(BadSave, match="not a whole save"):
        TOY.from_json(text[: int(len(text) * part)])


@pytest.mark.parametrize("text", ["[]", "3", "null", '{"format": "chess"}', "{}"])
def test_a_foreign_file_is_refused(text):
    with pytest.raises(BadSave, match="not a Horda save"):
        TOY.from_json(text)


def test_a_damaged_save_is_refused():
    text = a_save().replace('"chance":', '"chance":1', 1)
    with pytest.raises(BadSave, match="changed or damaged"):
        TOY.from_json(text)


def test_a_save_of_a_newer_format_or_of_newer_rules_is_refused():
    with pytest.raises(BadSave, match=f"newer than {SAVE_VERSION}; update Horda"):
        TOY.from_json(altered_save(save=SAVE_VERSION + 1))
    with pytest.raises(BadSave, match="rules version 7 of High card"):
        TOY.from_json(altered_save(rules=7))


def test_a_save_of_another_game_says_which():
    with pytest.raises(BadSave, match="of `chess`, not of `toy`"):
        TOY.from_json(altered_save(game="chess"))


def test_a_save_whose_moves_do_not_lead_to_its_position_is_refused():
    other = TOY.new(seats=2, seed=9)
    position = json.loads(other.to_json())["position"]
    with pytest.raises(BadSave, match="do not lead to its position"):
        TOY.from_json(altered_save(position=position, moves=[]))
    with pytest.raises(BadSave, match="cannot be played again"):
        TOY.from_json(altered_save(moves=[{"seat": 0, "do": "fly"}]))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"stack": [["Fly", 1]]}, "no step is called `Fly`"),
        ({"cards": {"piles": {}, "known": []}}, "its piles of cards"),
        ({"fields": {}}, "its fields"),
        ({"stack": "none"}, "a part that cannot be read"),
    ],
)
def test_a_save_that_does_not_fit_the_game_says_where(change, problem):
    position = {**json.loads(a_save())["position"], **change}
    with pytest.raises(BadSave, match=problem):
        TOY.from_json(altered_save(position=position))


def test_an_event_nobody_knows_is_refused():
    with pytest.raises(BadSave, match="no event is called `Miracle`"):
        TOY.from_json(altered_save(events=[[-1, ["Miracle"]]]))


class NextToy(Toy):
    """A later rules version whose changes do not affect the match."""

    version = 2


class OtherToy(NextToy):
    """A later version whose box lists its cards in another order, so that every number means another card."""

    def start(self, seats, options, chance):
        s = super().start(seats, options, chance)
        s.cards.deck = Deck.of({"card": [face for face in reversed(FACES) for _ in range(8)]})
        return s


def test_a_save_of_older_rules_goes_on_where_the_change_does_not_touch_it():
    old = TOY.from_json(a_save())
    old.undo(consent=True)
    s = NextToy().from_json(old.to_json())
    assert (s.plain(), s.events()) == (old.plain(), old.events())
    assert json.loads(s.to_json())["rules"] == 2
    s.undo(consent=True)
    assert NextToy().from_json(s.to_json()) == s


def test_a_save_of_older_rules_goes_on_though_its_orders_were_told_as_single_options():
    old = TOY.new(seats=2, seed=5)
    while not old.over and not any(isinstance(event, OrderFollowed) for event in old.events()):
        choice = next((one for one in old.all_choices() if one.verb == "draw"), old.all_choices()[0])
        old.replay(choice.as_standing_order("match") if choice.verb == "draw" else choice)
    followed = [OnlyChoice(event.seat, event.verb) if isinstance(event, OrderFollowed) else event
                for event in old.events()]  # fmt: skip
    assert followed != old.events()
    then = old.clone()
    past = then.history
    then.history = History(past.moves().since(0), followed, past.knowledge().since(0), [])
    assert NextToy().from_json(then.to_json()).plain() == old.plain()


def test_a_save_of_older_rules_goes_on_though_its_log_told_less_of_the_same():
    events = json.loads(a_save())["events"]
    told = [[known_to, plain[:-1]] for known_to, plain in events]
    s = NextToy().from_json(altered_save(events=told))
    assert s.events() == TOY.from_json(a_save()).events()
    assert len(told[0][1]) < len(s.events()[0].as_json())


def test_a_save_of_older_rules_whose_log_tells_something_else_is_refused():
    told = json.loads(a_save())["events"]
    for other in (told[:-1], [*told, told[-1]], [*told[:-1], [-1, [told[-1][1][0], 7]]]):
        with pytest.raises(OldSave):
            NextToy().from_json(altered_save(events=other))


@pytest.mark.parametrize("moves", [0, 5])
def test_a_save_of_older_rules_with_other_cards_in_the_hands_is_refused_with_what_to_do(moves):
    s = TOY.new(seats=2, seed=8)
    s.history = History([], [], [], [])
    if moves:
        s = TOY.from_json(a_save())
    with pytest.raises(OldSave, match=r"rules version 1 of High card, this is version 2.*begin a new match"):
        OtherToy().from_json(s.to_json())


def test_a_save_of_older_rules_is_refused_where_a_decision_is_not_allowed_any_more():
    with pytest.raises(OldSave, match="play it on with the Horda that kept it"):
        NextToy().from_json(altered_save(moves=[{"seat": 0, "do": "fly"}]))


def test_a_save_of_older_rules_that_does_not_name_its_cards_is_refused():
    with pytest.raises(OldSave):
        NextToy().from_json(altered_save(save=1, faces=""))
    assert TOY.from_json(altered_save(save=1, faces="")).all_choices()


def double_points(position: dict) -> dict:
    """Translate a position of version 1 to version 2, in which a trick counts twice."""
    fields = position["fields"]
    return {**position, "fields": {**fields, "points": [2 * points for points in fields["points"]]}}


class TranslatedToy(NextToy):
    """A later version that counts points differently and translates saves of version 1."""

    translations: ClassVar = {1: double_points}


def test_a_save_of_older_rules_is_translated_where_the_game_knows_how():
    old = TOY.from_json(a_save())
    s = TranslatedToy().from_json(old.to_json())
    assert s.points == [2 * points for points in old.points]
    assert sum(s.points) > 0
    assert [choice.text() for choice in s.all_choices()] == [choice.text() for choice in old.all_choices()]
    with pytest.raises(CannotUndo, match="known only from here on"):
        s.undo(consent=True)
    assert TranslatedToy().from_json(s.to_json()) == s


def test_a_translation_that_makes_no_position_is_refused_with_both_versions():
    class BrokenToy(NextToy):
        translations: ClassVar = {1: lambda position: {"fields": {}}}

    with pytest.raises(OldSave, match="rules version 1 of High card, this is version 2"):
        BrokenToy().from_json(a_save())


class ReorderedToy(Toy):
    """The same rules with a box that lists its cards in another order and has one more."""

    def start(self, seats, options, chance):
        s = super().start(seats, options, chance)
        s.cards.deck = Deck.of({"card": [*(face for face in reversed(FACES) for _ in range(8)), "low"]})
        s.cards.piles = {**s.cards.piles, "deck": list(range(25))}
        s.cards.known = [0] * 25
        return s


def test_a_match_goes_on_with_the_cards_it_was_begun_with():
    old = TOY.from_json(a_save())
    s = ReorderedToy().from_json(old.to_json())
    assert [s.cards.faces(pile) for pile in s.cards.piles] == [
        old.cards.faces(pile) for pile in s.cards.piles
    ]
    assert s == old
    assert s.moves.since(0) == old.moves.since(0)
    with pytest.raises(CannotUndo, match="known only from here on"):
        s.undo(consent=True)
    s.apply(s.all_choices()[0])
    s.undo(consent=True)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"deck": [["card", "joker", 24]]}, "its deck holds 'joker', and there is no such card"),
        ({"deck": [["card", "low", 10**9]]}, "its deck cannot hold 1000000000 times `low`"),
        ({"deck": [["card", "low", 3]]}, "do not hold each card of its deck once"),
        ({"deck": None}, "does not say which cards its deck holds"),
        ({"known": [0]}, "do not say who knows which card"),
    ],
)
def test_a_save_whose_cards_are_no_deck_is_refused(change, problem):
    position = json.loads(a_save())["position"]
    position["cards"].update(change)
    with pytest.raises(BadSave, match=problem):
        TOY.from_json(altered_save(position=position))


def test_a_position_that_content_cannot_bear_out_is_refused_before_anybody_sits_down():
    position = json.loads(a_save())["position"]
    position["stack"] = [["Lay", [9], []]]
    with pytest.raises(BadSave, match="does not fit High card"):
        TOY.from_json(altered_save(position=position, content="another"))


def test_a_save_nested_too_deep_or_too_long_is_refused():
    for text in (
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"format": "horda-save", "save": 2, "x": ' + "[" * 900 + "]" * 900 + "}",
    ):
        with pytest.raises(BadSave):
            TOY.from_json(text)
    with pytest.raises(BadSave, match="longer than 67,108,864"):
        TOY.from_json(" " * (MAX_SAVE_LENGTH + 1))


SAVES = {
    "toy": a_save(),
    **{name: save_of_match(one) for name, one in games().items()},
}


@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_flipped_and_cut_bytes_never_give_a_trace(data):
    name = data.draw(st.sampled_from(list(SAVES)))
    raw = bytearray(SAVES[name].encode())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    if data.draw(st.booleans()):
        del raw[data.draw(st.integers(0, len(raw) - 1)) :]
    text = bytes(raw).decode("utf-8", errors="surrogateescape")
    assume(text != SAVES[name])
    check_damaged_save(name, text)


@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_a_save_in_which_anything_was_changed_and_its_check_mended_never_gives_a_trace(data):
    name = data.draw(st.sampled_from(list(SAVES)))
    content = json.loads(SAVES[name])
    place, key = data.draw(st.sampled_from(list(places(content))))
    place[key] = data.draw(OTHER)
    content["check"] = checksum(content)
    check_damaged_save(name, json.dumps(content))


OTHER = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.text(max_size=4), st.floats(allow_nan=False),
    st.just([]), st.just({}), st.just([[]]), st.just(["Lay", 0]), st.just({"seat": 0, "do": "pass"}),
)  # fmt: skip


def places(value):
    """Yield the container and key of every value inside a save, outer values before inner ones."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield value, key
        yield from places(one)


def check_damaged_save(name, text):
    """Check that a damaged save is refused with `BadSave`, or gives a state that can be viewed and saved."""
    what = TOY if name == "toy" else games()[name]
    try:
        s = what.from_json(text)
    except BadSave:
        return
    assert s.view(0)
    assert s.to_json()
