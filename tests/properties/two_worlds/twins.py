"""A random match and its parallel worlds, each of which differs in one secret (see `worlds.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from tests.properties.tables import Setting
from tests.properties.two_worlds.tally import Difference, Tally, Viewer, first_part, first_unequal
from tests.properties.two_worlds.witnesses import MANNERS, Manners, Told

from horda.engine.chance import Dice
from horda.engine.choices import Choice, IllegalChoice
from horda.engine.events import Event
from horda.engine.lists import put
from horda.engine.state import State

LONGEST = 1_500
"""Maximum number of decisions for which a match is played."""
TOGETHER = 10
"""Maximum number of parallel worlds of a match at the same time."""
ALONG = (1, 1, 2, 2, 3, 4, 6, 25)
"""Numbers of decisions for which worlds are followed; most leaks show at once, some much later."""
RARELY = 6
"""In games with hidden hands, one decision in this many starts a world of each of the kinds `swap` and `order`."""
ALTERNATIVES = 2
"""Number of alternatives tried for each secret choice."""
LOOKING = 1
"""Number of viewers, taken in turn, whose whole view is compared after a decision; events are for all."""
SPECTATOR = None
ORDER = "order"


@dataclass
class World:
    """A parallel world of a match, and the viewers who cannot tell world and match apart."""

    state: State
    kind: str
    ignorant: set[Viewer]
    left: int
    """The number of decisions for which the world is still followed."""
    made: bool = False
    """Whether the world has made its own choice, so that the match's choice must be skipped."""
    way: list[State] = field(default_factory=list)
    """The positions at the events of the world's last decision."""


class Match:
    """A random match with its parallel worlds."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.manners: Manners = MANNERS[setting.game]
        self.state = setting.new(seed)
        self.rng = Dice(f"worlds {seed}")
        self.everybody: set[Viewer] = {*range(self.state.seats), SPECTATOR}
        self.seen: dict[Viewer, set[int]] = {viewer: set() for viewer in self.everybody}
        """The cards that each viewer has ever seen."""
        self.worlds: list[World] = []
        self.decisions = 0
        self.tally = Tally()
        self._shown: dict[Viewer, object] = {}
        self._way: list[State] = []
        """The positions at the events of the match's last decision."""
        self.look()

    # --- what is open at the table ----------------------------------------------------------------

    def look(self) -> None:
        """Record the open cards and hands that each viewer sees."""
        s = self.state
        for name, pile in s.cards.piles.items():
            if not pile:
                continue
            eyes = self.manners.viewers_of(name)
            if eyes == "all":
                for cards in self.seen.values():
                    cards.update(pile)
            elif eyes is not None:
                self.seen[eyes].update(pile)
        question = s.question()
        looked = None if question is None else self.manners.looks(s, question)
        if looked is not None:
            self.seen[looked[0]].update(s.cards.piles[looked[1]])

    def hear(self, events: list[Event]) -> None:
        """Record that the witnesses of events which name cards have seen all cards of these faces, to be safe."""
        for event in events:
            rule = self.manners.told.get(type(event).__name__)
            if rule is None:
                continue
            faces: set[object] = set()
            for name in rule.fields:
                value = getattr(event, name)
                faces.update(value if isinstance(value, tuple) else (value,))
            for viewer in self.witnesses(event, rule):
                self.see_faces(viewer, faces)

    def see_faces(self, viewer: Viewer, faces: set[object]) -> None:
        """Record that a viewer has seen all cards of these faces, since equal cards cannot be told apart."""
        printed = self.state.cards.deck.faces
        self.seen[viewer].update(card for card, face in enumerate(printed) if face in faces)

    def witnesses(self, event: Event, rule: Told) -> set[Viewer]:
        """Return the viewers who see the secret fields of an event."""
        if rule.to is None:
            return self.everybody
        return self.manners.present(self.state, event, event.seat, rule)

    # --- worlds that split off --------------------------------------------------------------------

    def split(self, choice: Choice) -> None:
        """Start new worlds now and then, before `choice` is made."""
        self.worlds = [world for world in self.worlds if world.left and world.ignorant]
        if len(self.worlds) >= TOGETHER:
            return
        if choice.verb in self.manners.acts:
            self.choose_otherwise(choice)
        if any(type(frame).__name__ in self.manners.holding for frame in self.state.stack):
            return
        draw = self.rng.below(RARELY if self.manners.held else 1)
        if draw == 0:
            self.exchange()
        elif draw == 1:
            self.reorder()

    def begin(self, state: State, kind: str, ignorant: set[Viewer]) -> World:
        """Add a world that is played beside this match, and in which the `ignorant` viewers must see no difference."""
        along = ALONG[self.rng.below(len(ALONG))]
        world = World(state, kind, ignorant, along)
        self.worlds.append(world)
        self.tally.pairs[f"{self.setting.game}: {kind}"] += 1
        return world

    def choose_otherwise(self, choice: Choice) -> None:
        """Start worlds in which the same seat secretly chooses another card, place or person."""
        act = self.manners.acts[choice.verb]
        if act.common and self.rng.below(RARELY):
            return
        s = self.state
        others = [one for one in s.choices(choice.seat) if self.is_like(one, choice, act.args)]
        there = self.manners.present(s, choice, choice.seat, act)
        for _ in range(min(ALTERNATIVES, len(others))):
            other = others.pop(self.rng.below(len(others)))
            world = self.begin(s.clone(), f"choice {choice.verb}", self.everybody - there)
            world.state.apply(other, world.way)
            world.made = True

    @staticmethod
    def is_like(one: Choice, choice: Choice, secret: tuple[str, ...]) -> bool:
        """Return whether two choices differ, and only in secret arguments."""
        if one.verb != choice.verb or one.same(choice):
            return False
        open_args, others = (
            {name: value for name, value in each.args if name not in secret} for each in (choice, one)
        )
        return open_args == others

    def reorder(self) -> None:
        """Start a world in which everybody holds their cards in another order."""
        other = self.state.clone()
        for name, pile in self.state.cards.piles.items():
            if isinstance(self.manners.viewers_of(name), int):
                other.cards.piles[name] = mixed = pile.copy()
                self.rng.shuffle(mixed)
        other.offer = None
        self.begin(other, ORDER, set(self.everybody))

    def exchange(self) -> None:
        """Start a world in which two cards that some viewer has never seen are exchanged."""
        s = self.state
        viewers = sorted(self.everybody, key=_by_number)
        viewer = viewers[self.rng.below(len(viewers))]
        places = self.unseen_places(viewer)
        if not places:
            return
        pile, index = places[self.rng.below(len(places))]
        card = s.cards.piles[pile][index]
        backs, faces = s.cards.deck.backs, s.cards.deck.faces
        others = [
            (name, at)
            for name, at in places
            if backs[one := s.cards.piles[name][at]] == backs[card] and faces[one] != faces[card]
        ]
        if not others:
            return
        name, at = others[self.rng.below(len(others))]
        other = s.clone()
        piles, known = other.cards.piles, s.cards.known
        one = piles[name][at]
        piles[pile] = put(piles[pile], index, one)
        piles[name] = put(piles[name], at, card)
        other.cards.known = put(put(known, one, known[card]), card, known[one])
        now = other.cards.deck.numbered.copy()
        now[card], now[one] = one, card
        other.replace_cards(now)
        other.offer = None
        ignorant = {who for who in self.everybody if not {one, card} & self.seen[who]}
        self.begin(other, "swap", ignorant)

    def unseen_places(self, viewer: Viewer) -> list[tuple[str, int]]:
        """Return pile and index of cards that a viewer has never seen: in others' hands, or soon to be drawn."""
        seen = self.seen[viewer]
        places: list[tuple[str, int]] = []
        for name, pile in self.state.cards.piles.items():
            if self.manners.viewers_of(name) == "all":
                continue
            # Cards far down in a deck will not matter for long.
            first = max(0, len(pile) - 12)
            places += [(name, at) for at in range(first, len(pile)) if pile[at] not in seen]
        return places

    # --- playing on -------------------------------------------------------------------------------

    def next_choice(self) -> Choice:
        """Return a random choice, with a preference for those that show or move cards."""
        offered = self.state.all_choices()
        telling = [one for one in offered if one.verb in self.manners.telling]
        pool = telling if telling and self.rng.below(3) == 0 else offered
        return pool[self.rng.below(len(pool))]

    def play(self) -> Iterator[Tally]:
        """Play the match to its end, or to the limit; yield the tally after each decision."""
        s = self.state
        for _ in range(LONGEST):
            if s.over:
                break
            choice = self.next_choice()
            self.split(choice)
            if choice.verb in self.manners.acts:
                act = self.manners.acts[choice.verb]
                for viewer in self.manners.present(s, choice, choice.seat, act):
                    self.see_faces(viewer, {value for name, value in choice.args if name in act.args})
            chance, first = s.chance, len(s.log)
            self._way = []
            s.apply(choice, self._way)
            self._shown = {}
            self.decisions += 1
            events = s.events(first)
            self.look()
            self.hear(events)
            for world in self.worlds:
                self.go_along(world, choice, chance, first, events)
            yield self.tally

    def go_along(self, world: World, choice: Choice, chance: int, first: int, events: list[Event]) -> None:
        """Make the match's choice with the same dice in a world, and compare what viewers get in both."""
        other = world.state
        world.left -= 1
        if world.made:
            world.made = False
        else:
            world.way = []
            other.chance = chance
            try:
                other.apply(choice, world.way)
            except IllegalChoice:
                if choice.seat in world.ignorant:
                    self.differ(world, choice.seat, "choices", choice.text(), "not offered")
                world.left = 0
                return
        self.compare(world, first, events)

    def compare(self, world: World, first: int, events: list[Event]) -> None:
        """Compare the events and views of everybody who did not witness the difference."""
        s, other = self.state, world.state
        others = other.events(first)
        shown = self.shown_differently(other)
        viewers = sorted(world.ignorant, key=_by_number)
        turn = self.decisions % len(viewers) if viewers else 0
        looking = viewers if world.kind.startswith("choice") else [*viewers, *viewers][turn : turn + LOOKING]
        if s.deciders != other.deciders:
            looking = viewers
        for viewer in viewers:
            until = self.first_reveal(viewer, events, others)
            mine, theirs = s.events_for(viewer, first), other.events_for(viewer, first)
            self.tally.compared += 1
            if until is not None:
                mine, theirs = mine[:until], theirs[:until]
            elif "all" in shown or viewer in shown:
                world.ignorant.discard(viewer)
                continue
            if mine != theirs:
                self.differ(world, viewer, *first_unequal(mine, theirs))
            elif viewer in looking and not self.compare_pictures(world, viewer, len(mine)):
                continue
            elif until is not None:
                world.ignorant.discard(viewer)
            elif s.barrier != other.barrier:
                self.differ(world, viewer, "undo", s.barrier, other.barrier)
            elif viewer in looking:
                self.compare_sights(world, viewer)

    def compare_pictures(self, world: World, viewer: Viewer, count: int) -> bool:
        """Compare the frames of `count` events; return whether they are the same in both worlds."""
        for position, there in zip(self._way[:count], world.way[:count], strict=False):
            mine, theirs = (one.game.picture(one, viewer) for one in (position, there))
            for part, shown in mine.items():
                if shown != theirs[part]:
                    self.differ(world, viewer, f"picture {part}", shown, theirs[part])
                    return False
        return True

    def compare_sights(self, world: World, viewer: Viewer) -> None:
        """Compare prompt, choices, refusals and the whole view of a viewer in a world and the match."""
        s, other = self.state, world.state
        asked, asked_there = s.prompt(viewer), other.prompt(viewer)
        if (asked and asked.as_json()) != (asked_there and asked_there.as_json()):
            self.differ(
                world, viewer, "prompt", asked and asked.as_json(), asked_there and asked_there.as_json()
            )
            return
        if s.deciders != other.deciders:
            self.differ(world, viewer, "deciders", s.deciders, other.deciders)
            return
        if viewer is not None and viewer in s.deciders:
            mine = [one.text() for one in s.choices(viewer)]
            theirs = [one.text() for one in other.choices(viewer)]
            dim = [f"{one.choice.text()} {one.rule}" for one in s.refusals(viewer)]
            dim_there = [f"{one.choice.text()} {one.rule}" for one in other.refusals(viewer)]
            if world.kind == ORDER:
                # One's own cards are offered in the order of one's hand.
                for texts in (mine, theirs, dim, dim_there):
                    texts.sort()
            if mine != theirs:
                self.differ(world, viewer, "choices", mine, theirs)
                return
            if dim != dim_there:
                self.differ(world, viewer, "refusals", dim, dim_there)
                return
        if viewer not in self._shown:
            self._shown[viewer] = s.view(viewer)
        view, view_there = self._shown[viewer], other.view(viewer)
        if view != view_there:
            self.differ(world, viewer, *first_part(view, view_there))

    def shown_differently(self, other: State) -> set[object]:
        """Return the viewers, or `all`, of every pile whose cards differ in the other world."""
        mine, theirs, faces = self.state.cards.piles, other.cards.piles, self.state.cards.deck.faces
        found: set[object] = set()
        for name, pile in mine.items():
            there = theirs[name]
            if pile != there:
                eyes = self.manners.viewers_of(name)
                if eyes is not None and sorted(faces[one] for one in pile) != sorted(
                    faces[one] for one in there
                ):
                    found.add(eyes)
        for s in (self.state, other):
            question = s.question()
            looked = None if question is None else self.manners.looks(s, question)
            if looked is not None and mine[looked[1]] != theirs[looked[1]]:
                found.add(looked[0])
        return found

    def first_reveal(self, viewer: Viewer, events: list[Event], others: list[Event]) -> int | None:
        """Return the index of the first event that shows a viewer, as a witness, how the worlds differ."""
        for number, (event, other) in enumerate(zip(events, others, strict=False)):
            if event == other:
                continue
            rule = self.manners.told.get(type(event).__name__)
            if rule is None or type(event) is not type(other):
                return None
            open_ones = [one.name for one in fields(event) if one.name not in rule.fields]
            if any(getattr(event, name) != getattr(other, name) for name in open_ones):
                return None
            if viewer in self.witnesses(event, rule):
                return number
        return None

    def differ(self, world: World, viewer: Viewer, channel: str, mine: object, theirs: object) -> None:
        """Record that a viewer who was no witness can tell the worlds apart, and stop comparing for the viewer."""
        world.ignorant.discard(viewer)
        where = f"{self.setting}, seed {self.seed}, decision {self.decisions}"
        told = f"{str(mine)[:200]} | {str(theirs)[:200]}"
        self.tally.note(Difference(self.setting.game, world.kind, channel, where, viewer, told))


def _by_number(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer
