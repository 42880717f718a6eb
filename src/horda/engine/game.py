"""A game: what it is called, how it is set up, and how its states are seen, placed and described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import ClassVar, cast

from mypy_extensions import mypyc_attr

from horda.engine.chance import initial_state
from horda.engine.choices import Choice, Plain, format_value
from horda.engine.events import Event
from horda.engine.saves.save import load_state
from horda.engine.state import State
from horda.engine.steps import Frame, Question, Step
from horda.engine.views.forecast import Intent, Sighting

Translation = Callable[[dict[str, object]], dict[str, object]]
"""What leads the position of a save from one version of the rules to the next."""


class Option:
    """Something decided before a match: its name, what is allowed, and what it is if nobody says."""

    def __init__(self, name: str, values: tuple[Plain, ...], default: Plain) -> None:
        self.name = name
        self.values = values
        self.default = default


class Place:
    """A place of a board: its name, where it lies (any unit), what it is, and the places next to it.

    It is called by the words of its `label`, a kind of name such as `zone` or `space`.
    """

    def __init__(
        self,
        name: str,
        *,
        x: float,
        y: float,
        kind: str = "",
        label: str = "place",
        ways: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.kind = kind
        self.label = label
        self.ways = ways


class BadOption(ValueError):
    """A match that cannot be set up as asked: what was wrong and what is allowed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the shelf. Each game's package has one, found by being there."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised whenever a change of rules or content would replay an old match differently."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    places: ClassVar[str] = "zones"
    """What the places of the board are called in positions and cases."""
    translations: ClassVar[dict[int, Translation]] = {}
    """For versions of the rules that were: what leads the position of their saves up to the next version.

    It is given `State.plain` as the save holds it, by names, and gives back what that version would write.
    """
    packages: ClassVar[tuple[str, ...]] = ()
    """The packages whose steps and events this game uses; its own is always among them."""

    # What stands on the box, and which of the client's tables shows it.
    family: ClassVar[str] = ""
    """The games that share a view and a table with this one; empty: it is a family of its own."""
    views: ClassVar[str] = ""
    """The module with the records of its views; empty: `view` in its own package."""
    minutes: ClassVar[int] = 60
    difficulty: ClassVar[str] = "medium"
    """`easy`, `medium` or `hard`."""
    usual_seats: ClassVar[int] = 4
    """How many a new table is laid for in the browser, as far as the box allows."""
    deals_colours: ClassVar[bool] = False
    """Whether nobody knows their colour before the match begins; else a seat has that of its number."""
    shelf_rank: ClassVar[int] = 100
    """Its place on the shelf; games of the same rank stand by their ids."""
    colour: ClassVar[str] = "#20242c"
    """Of the sides of its box."""
    living: ClassVar[tuple[str, ...]] = ("survivor",)
    dead: ClassVar[tuple[str, ...]] = ("walker",)
    """The drawings of the sheet that stand for the game where a match of it is mentioned."""

    shares_board: ClassVar[bool] = False
    """Whether all seats see the same of what stands on the board (`picture`): then it is worked out once."""
    telling: ClassVar[dict[str, int]] = {}
    """How much each kind of event tells of a match that is over; what is not here is not told then."""

    @property
    def home(self) -> str:
        """The package of this game: its words, rulebook, verbs and content lie there."""
        names_it = next(kind for kind in type(self).__mro__ if "id" in vars(kind))
        return names_it.__module__.rpartition(".")[0]

    def surface(self, s: State) -> tuple[Place, ...]:
        """The places that a match is played on, for clients without a drawing of this board."""
        return ()

    def board(self) -> Mapping[str, object] | None:
        """What a table of the client that draws this game's board needs of it; None: nothing."""
        return None

    def options(self) -> tuple[Option, ...]:
        """What may be decided before a match."""
        return ()

    def usual(self, options: Mapping[str, Plain], seats: int = 0) -> dict[str, Plain]:
        """Every option: as given, or as it is if nobody says; `seats` play, 0 while nobody knows how many."""
        return {option.name: options.get(option.name, option.default) for option in self.options()}

    def content(self, options: Mapping[str, Plain]) -> str:
        """What is played with these options beside the game itself, such as a mission: alike, the same text.

        What is only told is not in it, nor how it was written down.
        """
        return ""

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> State:
        """A state at the beginning of set-up, with its first steps on the stack."""
        raise TypeError(f"{type(self).__name__} has no start")

    def reread(self, s: State, position: dict[str, object], form: int) -> dict[str, object]:
        """The position of a save of an earlier form as the present one would write it.

        `s` is a match like it, laid out, before anything is done.
        """
        return position

    def restate(self, s: State, form: int, *, back: bool = False) -> None:
        """Put right what a save of an earlier form holds otherwise than a match does now.

        With `back` a match is brought to the form that such a save would have, to be compared with one.
        """

    def view(self, s: State, seat: int | None) -> object:
        """What a seat may know, and nothing else."""
        raise TypeError(f"{type(self).__name__} has no view")

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        """Those parts of a seat's view that stand on the board, by their names there; empty: nothing moves.

        They are worked out at any moment, in the middle of a decision too, when nothing is asked: each time
        something is told, they say what the board then looks like.
        """
        return {}

    def glance(self, s: State, seat: int | None) -> object:
        """What a seat may know, in the form that players made of code read quickest: it says no more."""
        return self.view(s, seat)

    def place(self, given: Mapping[str, object]) -> State:
        """A state in the position that `given` describes (see `horda.engine.views.position`)."""
        raise TypeError(f"{type(self).__name__} has no place")

    def describe(self, s: State) -> dict[str, object]:
        """The position in the words of `place`, with all that a case may ask of it."""
        raise TypeError(f"{type(self).__name__} has no describe")

    def violations(self, s: State) -> list[str]:
        """What is wrong with a state that should never be: lost figures, too many tokens and the like."""
        raise TypeError(f"{type(self).__name__} has no violations")

    def variants(self) -> list[dict[str, Plain]]:
        """Sets of options that between them use every variant; the tests play them all."""
        return [{}]

    def figure_name(self, s: State, seat: int) -> str:
        """The short name of a seat's figure in cases and positions."""
        return str(seat)

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        """The figures on a thing (a `card`, a `space`), for the text that describes it."""
        return {}

    def chances(self, s: State, choice: Choice) -> Mapping[str, float]:
        """What the dice may make of a choice that is open now, worked out exactly; empty: dice have no say.

        From what every seat knows alone, for it is shown before the choice is made.
        """
        return {}

    def price(self, s: State, choice: Choice) -> int | None:
        """How many actions a choice that is open now costs; None where it is no action."""
        return None

    def noisy(self, s: State, choice: Choice) -> bool:
        """Whether a choice that is open now makes noise, as far as every seat can tell before it is made."""
        return False

    def vain(self, s: State, choice: Choice) -> bool:
        """Whether a choice that is open now aims where there is nobody to hit, as every seat can see."""
        return False

    def forecast(self, s: State) -> tuple[Intent, ...]:
        """What those whom nobody plays would do if their turn came now, as far as it is decided."""
        return ()

    def sight(self, s: State, name: str) -> tuple[Sighting, ...]:
        """What somebody on the board sees, or whoever stands in a place; empty where sight means nothing."""
        return ()

    def match_statistics(self, s: State) -> Mapping[str, tuple[float, ...]]:
        """How a match stands, in figures for when it is over: each one for the table, or one a seat.

        The first is the one that is drawn round by round.
        """
        return {}

    def format_argument(self, s: State, name: str, value: Plain) -> str:
        """How cases write an argument of a choice; a game may write seats by the names of their figures."""
        return format_value(value)

    def own_words(self, options: Mapping[str, Plain], lang: str) -> Mapping[str, str]:
        """The words that a match with these options brings with it, by what follows the name of a game."""
        return {}

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, int]:
        """The fewest and the most players with these options; those not given are as nobody said."""
        return self.min_seats, self.max_seats

    def new(self, *, seats: int, seed: int | str = 0, **options: Plain) -> State:
        """Set up a match. `seats` players, any `seed`; wrong options are refused with what is allowed."""
        checked = self._check_options(options, seats)
        state = self.start(self._checked_seats(seats, checked), checked, initial_state(seed))
        state.origin = {"seed": seed}
        state.advance()
        return state

    def from_json(self, text: str) -> State:
        """The match in a save; `BadSave` says what is wrong with one that cannot be read."""
        return load_state(self, text)

    def frames(self) -> dict[str, type[Frame]]:
        """The steps and questions of this game by name."""
        return cast("dict[str, type[Frame]]", self._named_classes(Step, Question))

    def event_kinds(self) -> dict[str, type[Event]]:
        """The events of this game by name."""
        return cast("dict[str, type[Event]]", self._named_classes(Event))

    def _named_classes(self, *bases: type) -> dict[str, type]:
        homes = (f"{self.home}.", "horda.engine.", *self.packages)
        found: dict[str, type] = {}
        waiting: list[type] = list(bases)
        while waiting:
            kinds: list[type] = waiting.pop().__subclasses__()
            waiting.extend(kinds)
            for kind in kinds:
                if kind.__module__.startswith(homes):
                    found[kind.__name__] = kind
        return found

    def _checked_seats(self, seats: int, options: Mapping[str, Plain]) -> int:
        fewest, most = self.seats_for(options)
        if seats not in range(fewest, most + 1):
            allowed = f"{fewest} to {most}" if fewest < most else str(most)
            so = "" if (fewest, most) == (self.min_seats, self.max_seats) else " so"
            raise BadOption(f"{self.title}{so} is for {allowed} players; `seats={seats!r}` is not possible")
        return seats

    def _check_options(self, given: Mapping[str, Plain], seats: int) -> dict[str, Plain]:
        for name, value in given.items():
            self.check_option(name, value)
        return self.usual(given, seats)

    def check_option(self, name: str, value: Plain) -> None:
        """Refuse an option that there is not, or a value that it does not take."""
        known = {option.name: option for option in self.options()}
        option = known.get(name)
        if option is None:
            near = get_close_matches(name, list(known), 1)
            hint = f"; did you mean `{near[0]}`?" if near else ""
            raise BadOption(f"{self.title} has no option `{name}`{hint} Known: {', '.join(known) or 'none'}")
        if not any(value == one and type(value) is type(one) for one in option.values):
            allowed = ", ".join(repr(one) for one in option.values)
            raise BadOption(f"{self.title}: `{name}={value!r}` is not possible; allowed: {allowed}")
