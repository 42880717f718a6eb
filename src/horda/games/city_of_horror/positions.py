"""Positions of City of Horror: setting up a state from a description, and describing a state.

Players are named by colour. A location holds Characters with their owner and properties, zombies, Antidotes
and face-down cards: `punk[red, exhausted, hidden] zombie*3 antidote card[gun]`. A card that nobody knows is `?`,
in a hand and in a location: `gun ?*2`, `card[?]`.
"""

# horda: interpreted, because it reads what people write, which is never hot

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

from horda.engine.choices import Choice, Plain, freeze_lists
from horda.engine.events import HIDDEN
from horda.engine.game import Game
from horda.engine.lists import plus, put
from horda.engine.orders import Order
from horda.engine.steps import Frame
from horda.engine.views.position import BadPosition, Figure, figures_in, figures_text
from horda.games.city_of_horror.content import (
    ACTION_CARDS,
    ARMORY,
    BOARDS,
    BUILDINGS,
    CAST,
    HOURS,
    MOTHER,
    NOWHERE,
    PLACE,
    PLACES,
    TRACK,
    WHO,
)
from horda.games.city_of_horror.rules.board import order_of_resolution
from horda.games.city_of_horror.rules.deals.offers import Offer, part_subject
from horda.games.city_of_horror.rules.deals.promises import Pledge
from horda.games.city_of_horror.rules.phases.ending import Helicopter
from horda.games.city_of_horror.rules.phases.invasion import InvasionPhase
from horda.games.city_of_horror.rules.phases.movement import ChooseMovement, MovementPhase
from horda.games.city_of_horror.rules.phases.resolution import (
    PlaceDone,
    ResolutionPhase,
    Resolve,
    StepB,
    StepC,
    step_at_location,
)
from horda.games.city_of_horror.rules.phases.rounds import EndRound, StartRound, begin_round
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.state import (
    INVASION,
    MOVEMENT,
    RESOLUTION,
    CityState,
    food_of,
    hand_of,
    supplies_of,
)

ZOMBIE, ANTIDOTE, CARD = "zombie", "antidote", "card"
MOMENTS = ("round", "choice", "invasion", "movement", "resolution", "end")
STEPS = ("attack", "sharing")
FLAGS = ("exhausted", "hidden")
CORNER_BUILDINGS = [PLACES[place] for place in BUILDINGS]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position in a case or a text; all except the locations are optional."""

    locations: dict[str, str] = {}
    players: list[str] = msgspec.field(default_factory=lambda: TRACK[:3])
    first: str = ""
    leader: str = ""
    sides: dict[str, str] = {}
    corners: list[str] = msgspec.field(default_factory=lambda: CORNER_BUILDINGS)
    hands: dict[str, str] = {}
    antidotes: dict[str, int] = {}
    food: dict[str, list[int]] = {}
    deck: list[str] | None = None
    """Cards of the deck from the top; cards that are not named lie below them."""
    discard: list[str] = []
    truck: list[int] | None = None
    invasion: list[str] | None = None
    """The Invasion cards from the top; by default an unknown card for each hour to come."""
    seen_by: list[str] = []
    """Players who have looked at the top Invasion card."""
    markers: dict[str, int] = {}
    shut: bool = False
    round: int = 1
    at: str = "resolution"
    """The moment in the round: a phase, `end`, a location, or `attack` or `sharing` with a location."""
    movement: dict[str, str] = {}
    """Movement cards on the table, by player; by default the Crossroads where one is needed."""
    passing: list[str] | str = []
    """Players who pass in every window and cancel no card; `all` for everybody."""
    dice: list[int] = []
    options: dict[str, object] = {}


def lay_city(game: Game, given: Mapping[str, object]) -> CityState:
    """Return the state that `given` describes, at the moment named there, before its stack is run."""
    try:
        read = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as problem:
        known = ", ".join(Given.__struct_fields__)
        raise BadPosition(f"{problem}; a position of {game.title} has: {known}") from problem
    options: dict[str, Plain] = {option.name: option.default for option in game.options()}
    options.update({name: freeze_lists(value) for name, value in read.options.items()})
    s = CityState()
    s.lay_out(game, seats=len(read.players), options=options, chance=1)
    s.colours = [_checked_word("colour", colour, TRACK) for colour in read.players]
    s.first = _seat(s, read.first or first_with_people(read.players, read.locations))
    s.leader = TRACK.index(_checked_word("colour", read.leader or read.players[0], s.colours))
    s.corners = [PLACE[_checked_word("corner building", name, CORNER_BUILDINGS)] for name in read.corners]
    for name, side in read.sides.items():
        place = PLACE[_checked_word("location", name, PLACES)]
        s.sides = put(s.sides, place, _checked_word(f"side of {name}", side, BOARDS[place]))
    for name, text in read.locations.items():
        _fill(s, PLACE[_checked_word("location", name, PLACES)], figures_in(text))
    s.cast = sorted(s.cast)
    _set_goods(s, read)
    _deal_unknown(s, read)
    _set_moment(s, read)
    s.origin = {"given": dict(given)}
    return s


def _checked_word(kind: str, word: str, words: Iterable[str]) -> str:
    """Return the word if it is allowed; raise an error otherwise."""
    allowed = list(words)
    if word not in allowed:
        near = get_close_matches(word, allowed, 1)
        hint = f"did you mean `{near[0]}`? " if near else ""
        raise BadPosition(f"unknown {kind} `{word}`; {hint}known: {', '.join(allowed)}")
    return word


def first_with_people(players: list[str], locations: Mapping[str, str]) -> str:
    """Return the first of the players with a Character on the board; the first player if nobody has one."""
    owners = {figure.notes[0] for text in locations.values() for figure in figures_in(text) if figure.notes}
    return next((colour for colour in players if colour in owners), players[0])


def _seat(s: CityState, colour: str) -> int:
    return s.colours.index(_checked_word("player", colour, s.colours))


def _fill(s: CityState, place: int, figures: list[Figure]) -> None:
    for figure in figures:
        if figure.name == ZOMBIE:
            s.zombies = plus(s.zombies, place, figure.count)
            s.horde -= figure.count
        elif figure.name == ANTIDOTE:
            s.dropped = plus(s.dropped, place, figure.count)
            s.ambulance -= figure.count
        elif figure.name == CARD:
            for face in figure.notes * figure.count:
                if face != HIDDEN:
                    _take(s, "deck", face, supplies_of(place))
        else:
            _put(s, place, figure)


def _put(s: CityState, place: int, figure: Figure) -> None:
    who = WHO[_checked_word("figure", figure.name, [*CAST, ZOMBIE, ANTIDOTE, CARD])]
    if not figure.notes:
        raise BadPosition(f"`{figure.name}` needs its player: `{figure.name}[{s.colours[0]}]`")
    s.owner = put(s.owner, who, _seat(s, figure.notes[0]))
    for note in figure.notes[1:]:
        _checked_word("note", note, FLAGS)
    s.place = put(s.place, who, place)
    s.cast = [*s.cast, who]
    s.rested = put(s.rested, who, FLAGS[0] not in figure.notes)
    s.hidden = put(s.hidden, who, FLAGS[1] in figure.notes)
    if who == MOTHER and not s.rested[who]:
        s.mother = True


def _take(s: CityState, source: str, face: str, target: str) -> None:
    """Move a card from one pile to another as a position requires."""
    if face not in s.cards.faces(source):
        raise BadPosition(f"no `{face}` is left in `{source}` for `{target}`")
    s.cards.move(s.cards.find(source, face), source, target)


def _set_goods(s: CityState, read: Given) -> None:
    for colour, text in read.hands.items():
        for figure in figures_in(text):
            for _ in range(figure.count if figure.name != HIDDEN else 0):
                _take(s, "deck", figure.name, hand_of(_seat(s, colour)))
    for face in read.discard:
        _take(s, "deck", face, "discard")
    for colour, amount in read.antidotes.items():
        s.antidotes = put(s.antidotes, _seat(s, colour), amount)
        s.ambulance -= amount
    for colour, values in read.food.items():
        for value in values:
            _take(s, "truck", f"food_{value}", food_of(_seat(s, colour)))
    if read.truck is not None:
        _stack(s, "truck", [f"food_{value}" for value in read.truck])
    if s.board(PLACE["crossroads"]).gain == "food_seen":
        for _ in range(min(3, len(s.cards.piles["truck"]))):
            s.cards.draw("truck", "shown_food")
    if read.deck is not None:
        _stack(s, "deck", read.deck)
    if read.invasion is None:
        _stack_unknown_invasions(s, read)
    for face in reversed(read.invasion or []):
        _take(s, "unused", face, "invasion")
    for colour in read.seen_by:
        s.cards.learn(s.cards.piles["invasion"][-1], s.bit(_seat(s, colour)))
    for name, amount in read.markers.items():
        s.markers = put(s.markers, PLACE[_checked_word("location", name, ("armory", "water_tower"))], amount)
    s.shut = read.shut


def _stack_unknown_invasions(s: CityState, read: Given) -> None:
    """Put an unknown Invasion card on the stack for each hour still to come, the next hour on top."""
    is_to_come = read.at in ("round", "choice", "invasion")
    backs = s.cards.deck.backs
    for hour in reversed(HOURS[read.round + (not is_to_come) :]):
        card = next(card for card in s.cards.piles["unused"] if backs[card] == hour)
        s.cards.move(card, "unused", "invasion")
        s.cards.hide(card)


def _deal_unknown(s: CityState, read: Given) -> None:
    """Deal the cards written as `?` from the deck, after all named cards; no seat knows their faces."""
    wanted = [
        (hand_of(_seat(s, colour)), figure.count)
        for colour, text in read.hands.items()
        for figure in figures_in(text)
        if figure.name == HIDDEN
    ]
    wanted.extend(
        (supplies_of(PLACE[name]), figure.count * figure.notes.count(HIDDEN))
        for name, text in read.locations.items()
        for figure in figures_in(text)
        if figure.name == CARD
    )
    for pile, count in wanted:
        if count > len(s.cards.piles["deck"]):
            raise BadPosition(f"only {len(s.cards.piles['deck'])} Action cards are left, not {count}")
        for _ in range(count):
            s.cards.hide(s.cards.draw("deck", pile))


def _stack(s: CityState, pile: str, faces: list[str]) -> None:
    """Keep only these cards in a pile, first on top; the others leave the game."""
    cards = s.cards.piles[pile]
    kept: list[int] = []
    for face in faces:
        number = next((card for card in cards if s.cards.face(card) == face and card not in kept), None)
        if number is None:
            raise BadPosition(f"no `{face}` is left for `{pile}`")
        kept.append(number)
    for card in [card for card in cards if card not in kept]:
        s.cards.move(card, pile, "box")
    s.cards.piles[pile] = kept[::-1]


def _set_moment(s: CityState, read: Given) -> None:
    s.script = list(read.dice)
    begin_round(s)
    s.round = read.round
    s.out = [not s.of_seat(seat) for seat in range(s.seats)]
    s.to_move = [not out for out in s.out]
    if read.at in ("invasion", "movement"):
        s.movement = [PLACE["crossroads"]] * s.seats
    for colour, name in read.movement.items():
        s.movement = put(s.movement, _seat(s, colour), PLACE[_checked_word("location", name, PLACES)])
    passing = read.passing if isinstance(read.passing, list) else s.colours
    for colour in passing:
        seat = _seat(s, colour)
        for question, verb in (("Window", "pass"), ("Respond", "let_pass")):
            s.orders = [*s.orders, Order(question, Choice(seat, verb, standing="match"), s.turn)]
    s.push(*_frames(s, read.at))


def _frames(s: CityState, at: str) -> list[Frame]:
    """Return the frames of the stack for the moment that a position names."""
    ending: list[Frame] = [OpenWindow("end"), EndRound()]
    night: list[Frame] = [InvasionPhase(), MovementPhase(), ResolutionPhase(), *ending]
    if at == "round":
        s.round -= 1
        return [StartRound()]
    if at == "choice":
        return [
            ChooseMovement(),
            OpenWindow("reveal"),
            InvasionPhase(),
            MovementPhase(),
            ResolutionPhase(),
            *ending,
        ]
    if at == "invasion":
        s.phase = INVASION
        return night
    if at == "movement":
        s.phase = MOVEMENT
        return night[1:]
    s.to_move = [False] * s.seats
    s.phase = RESOLUTION
    if at == "resolution":
        return night[2:]
    if at == "end":
        return [Helicopter()]
    step, _, name = at.rpartition(" ")
    place = PLACE[_checked_word("moment", name, [*PLACES, *MOMENTS])]
    order = order_of_resolution(s)
    s.resolved = order[: order.index(place)]
    later: list[Frame] = [Resolve(other) for other in order[order.index(place) + 1 :]]
    if not step:
        return [Resolve(place), *later, *ending]
    s.here = place
    s.attack_over = step == "sharing"
    steps: list[Frame] = [StepB(place), StepC(place), PlaceDone(place)]
    return [
        *steps[("attack", "sharing").index(_checked_word("step", step, ("attack", "sharing"))) :],
        *later,
        *ending,
    ]


def position_of(s: CityState, known_to: int) -> dict[str, object]:
    """Return the position in the format of `Given`; cards that no seat in the mask `known_to` knows are `?`."""
    colours = s.colours
    hands = {colour: _known_goods(s, hand_of(seat), known_to) for seat, colour in enumerate(colours)}
    movement = {colours[seat]: PLACES[place] for seat, place in enumerate(s.movement) if place != NOWHERE}
    found: dict[str, object] = {
        "players": list(colours),
        "first": colours[s.first],
        "leader": TRACK[s.leader],
        "sides": {name: side for name, side in zip(PLACES, s.sides, strict=True) if side != "A"},
        "corners": [PLACES[place] for place in s.corners],
        "locations": {
            PLACES[place]: text for place in range(len(PLACES)) if (text := _contents(s, place, known_to))
        },
        "hands": {colour: text for colour, text in hands.items() if text},
        "antidotes": {colour: s.antidotes[seat] for seat, colour in enumerate(colours) if s.antidotes[seat]},
        "markers": {"armory": s.markers[ARMORY], "water_tower": s.markers[PLACE["water_tower"]]},
        "shut": s.shut,
        "round": s.round,
        "at": _moment_of(s),
        "movement": movement,
        "options": dict(s.options),
    }
    usual = Given()
    return {key: value for key, value in found.items() if key == "players" or value != getattr(usual, key)}


def _moment_of(s: CityState) -> str:
    """Return the moment of this state in the notation of a position, or the nearest moment before it."""
    if s.phase == RESOLUTION and s.here != NOWHERE:
        step = {"use": "", "attack": "attack ", "share": "sharing "}[step_at_location(s)]
        return f"{step}{PLACES[s.here]}"
    return {INVASION: "invasion", MOVEMENT: "movement", RESOLUTION: "resolution"}.get(s.phase, "choice")


def _known_goods(s: CityState, pile: str, known_to: int) -> str:
    faces = s.cards.visible_faces(pile, known_to)
    counts = {face: faces.count(face) for face in dict.fromkeys(faces)}
    return figures_text([Figure(face, (), count) for face, count in counts.items()])


def describe_city(s: CityState) -> dict[str, object]:
    """Return the position in the format of `place`, with everything that a case may check."""
    colours = s.colours
    return {
        "players": list(colours),
        "first": colours[s.first],
        "leader": TRACK[s.leader],
        "locations": {PLACES[place]: _contents(s, place) for place in range(len(PLACES))},
        "sides": dict(zip(PLACES, s.sides, strict=True)),
        "corners": [PLACES[place] for place in s.corners],
        "hands": {colour: _goods(s, hand_of(seat)) for seat, colour in enumerate(colours)},
        "antidotes": dict(zip(colours, s.antidotes, strict=True)),
        "food": {
            colour: sorted(int(face[-1]) for face in s.cards.faces(food_of(seat)))
            for seat, colour in enumerate(colours)
        },
        "deck": s.cards.faces("deck")[::-1],
        "discard": s.cards.faces("discard"),
        "truck": [int(face[-1]) for face in reversed(s.cards.faces("truck"))],
        "shown_food": sorted(int(face[-1]) for face in s.cards.faces("shown_food")),
        "invasion": s.cards.faces("invasion")[::-1],
        "markers": {"armory": s.markers[ARMORY], "water_tower": s.markers[PLACE["water_tower"]]},
        "shut": s.shut,
        "round": s.round,
        "phase": s.phase,
        "here": None if s.here == NOWHERE else PLACES[s.here],
        "movement": {
            colours[seat]: PLACES[place] for seat, place in enumerate(s.movement) if place != NOWHERE
        },
        "horde": s.horde,
        "ambulance": s.ambulance,
        "out": [colour for seat, colour in enumerate(colours) if s.out[seat]],
        "offers": [_offer(s, Offer(row)) for row in s.offers],
        "promises": [_promise(s, Pledge(row)) for row in s.pledges],
        "record": [f"{colours[int(row[0])]} {row[3]} {row[2]}" for row in s.record],
        "points": {} if s.result is None else dict(zip(colours, map(int, s.result.scores), strict=True)),
    }


def _contents(s: CityState, place: int, known_to: int | None = None) -> str:
    """Return the contents of a location as text; supplies that no seat in the mask knows are `?` (None: show all)."""
    figures = [
        Figure(
            CAST[who],
            (
                s.colours[s.owner[who]],
                *([] if s.rested[who] else [FLAGS[0]]),
                *([FLAGS[1]] if s.hidden[who] else []),
            ),
        )
        for who in s.at(place)
    ]
    if s.zombies[place]:
        figures.append(Figure(ZOMBIE, (), s.zombies[place]))
    if s.dropped[place]:
        figures.append(Figure(ANTIDOTE, (), s.dropped[place]))
    supplies = supplies_of(place)
    faces = s.cards.faces(supplies) if known_to is None else s.cards.visible_faces(supplies, known_to)
    figures.extend(Figure(CARD, (face,)) for face in faces)
    return figures_text(figures)


def _goods(s: CityState, pile: str) -> str:
    faces = s.cards.faces(pile)
    return figures_text(
        [Figure(card.id, (), faces.count(card.id)) for card in ACTION_CARDS if card.id in faces]
    )


def _subject(s: CityState, subject: int | str) -> str:
    return s.colours[subject] if isinstance(subject, int) else subject


def _offer(s: CityState, offer: Offer) -> str:
    """Return an offer as one line: maker, addressee, then its parts."""
    parts = [
        " ".join(
            [
                ("give", "ask")[part[0]],
                part[1],
                _subject(s, part_subject(s, part)),
                *([] if part[3] == NOWHERE else [PLACES[part[3]]]),
            ]
        )
        for part in offer.parts
    ]
    to = "all" if offer.to == NOWHERE else s.colours[offer.to]
    return f"{s.colours[offer.by]} to {to}: {', '.join(parts)}"


def _promise(s: CityState, pledge: Pledge) -> str:
    """Return a promise as one line."""
    binds = "binds" if pledge.binds else "free"
    words = [s.colours[pledge.by], "to", s.colours[pledge.to], pledge.kind, _subject(s, pledge.subject)]
    return " ".join([*words, PLACES[pledge.place], binds])
