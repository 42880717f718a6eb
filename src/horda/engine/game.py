"""The base class of a game: its title, options and set-up, and how its states are viewed and described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from horda.engine.chance import initial_state
from horda.engine.choices import Choice, Plain, format_value, freeze_lists
from horda.engine.events import Event
from horda.engine.history import History
from horda.engine.saves.save import load_state
from horda.engine.state import State
from horda.engine.steps import Frame, Question, Step
from horda.engine.views.forecast import AttackPreview, Intent, Sighting

Translation = Callable[[dict[str, object]], dict[str, object]]
"""A function that translates the position of a save from one rules version to the next."""


MAX_STARTS: Final = 64
"""Maximum number of initial states that a game caches, one for each number of seats and set of options."""


class Option:
    """A setting of a match: its name, the allowed values, and the default."""

    def __init__(self, name: str, values: tuple[Plain, ...], default: Plain) -> None:
        self.name = name
        self.values = values
        self.default = default


class Place:
    """A place of a board: its name, coordinates (in any unit), kind and adjacent places.

    `label`, such as `zone` or `space`, is the first part of the id of its text.
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
    """Raised for options that a match cannot be set up with; the text says what is allowed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. The package of each game defines one as `GAME`."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    """The rules version. Raise it whenever a change of rules or content would replay an old match differently."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    places: ClassVar[str] = "zones"
    """The key of the places of the board in positions and cases."""
    translations: ClassVar[dict[int, Translation]] = {}
    """For each earlier rules version, the function that translates its saves to the next version.

    Each function takes the position of a save (`State.plain`) and returns it as the next version would write it.
    """
    packages: ClassVar[tuple[str, ...]] = ()
    """The import names of the packages whose steps and events this game uses, besides its own."""

    # Printed on the box, and used by clients to choose a table.
    family: ClassVar[str] = ""
    """The family of games that share a view and a table; empty if this game is a family of its own."""
    views: ClassVar[str] = ""
    """The module that defines its view records; empty for `view` in its own package."""
    minutes: ClassVar[int] = 60
    difficulty: ClassVar[str] = "medium"
    """`easy`, `medium` or `hard`."""
    usual_seats: ClassVar[int] = 4
    """The default number of seats of a new table in the browser."""
    deals_colours: ClassVar[bool] = False
    """Whether colours are dealt when the match begins; otherwise each seat has the colour of its number."""
    shelf_rank: ClassVar[int] = 100
    """Its position on the shelf; games of the same rank are sorted by id."""
    colour: ClassVar[str] = "#20242c"
    """The colour of the sides of its box."""
    living: ClassVar[tuple[str, ...]] = ("survivor",)
    dead: ClassVar[tuple[str, ...]] = ("walker",)
    """The names of the drawings that represent the game in lists of matches."""

    shares_board: ClassVar[bool] = False
    """Whether all seats see the same board (`picture`), so that it is computed once."""
    _options_by_name: dict[str, Option] | None = None
    _starts: dict[tuple[object, ...], State] | None = None
    """Cached states at the beginning of set-up, by seats and options; a match begins as a copy of one."""
    _frames_by_name: dict[str, type[Frame]] | None = None
    _events_by_name: dict[str, type[Event]] | None = None

    summary_weights: ClassVar[dict[str, int]] = {}
    """The weight of each kind of event in the summary of a match; others are not mentioned."""

    @property
    def home(self) -> str:
        """The package of this game, which contains its texts, rulebook, verbs and content."""
        names_it = next(kind for kind in type(self).__mro__ if "id" in vars(kind))
        return names_it.__module__.rpartition(".")[0]

    def surface(self, s: State) -> tuple[Place, ...]:
        """Return the places of the board, for clients that have no drawing of it."""
        return ()

    def board(self) -> Mapping[str, object] | None:
        """Return the data that clients with a drawing of this board need; None if there is none."""
        return None

    def options(self) -> tuple[Option, ...]:
        """Return the options of a match; they are always the same."""
        return ()

    def options_by_name(self) -> dict[str, Option]:
        """Return the options by name, made once."""
        if self._options_by_name is None:
            self._options_by_name = {option.name: option for option in self.options()}
        return self._options_by_name

    def options_with_defaults(self, options: Mapping[str, Plain], seats: int = 0) -> dict[str, Plain]:
        """Return the value of every option: as given, or its default. `seats` is 0 if their number is unknown."""
        return {name: options.get(name, option.default) for name, option in self.options_by_name().items()}

    def content(self, options: Mapping[str, Plain]) -> str:
        """Return a fingerprint of the content that these options choose, such as the mission.

        Texts that have no effect on play, and formatting, do not change it.
        """
        return ""

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> State:
        """Return a state at the beginning of set-up, with its first steps on the stack.

        Draw random numbers with the methods of the state only, and preferably in steps: if this method draws none,
        matches with the same seats and options begin as copies of one cached state.
        """
        raise TypeError(f"{type(self).__name__} has no start")

    def start_copy(self, seats: int, options: dict[str, Plain], chance: int) -> State:
        """Return a state at the beginning of set-up: a copy of a cached one if `start` drew no random numbers."""
        if self._starts is None:
            self._starts = {}
        key = (seats, *options.items())
        kept = self._starts.get(key)
        if kept is None:
            first = self.start(seats, options, chance)
            if first.chance == chance:
                if len(self._starts) >= MAX_STARTS:
                    self._starts.clear()
                self._starts[key] = first.clone()
            return first
        state = kept.clone()
        state.options = options
        state.chance = chance
        state.history = History([], [], [], [])  # a copied one would keep the events of the first match
        return state

    def convert_position(self, s: State, position: dict[str, object], form: int) -> dict[str, object]:
        """Return the position of a save of an earlier format in the present format.

        `s` is a new match with the same options, before anything has happened.
        """
        return position

    def update_state(self, s: State, form: int, *, back: bool = False) -> None:
        """Change, in place, the parts of a state that saves of an earlier format store differently.

        With `back`, convert a match of the present format to the earlier one instead, to compare the two.
        """

    def view(self, s: State, seat: int | None) -> object:
        """Return what a seat may know, and nothing else."""
        raise TypeError(f"{type(self).__name__} has no view")

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        """Return the fields of a seat's view that describe the board, by name; empty if nothing on the board moves.

        It is called at every event, also in the middle of a decision while no question is open, and shows the
        board at that moment.
        """
        return {}

    def bot_view(self, s: State, seat: int | None) -> object:
        """Return the information of the view in the form that bots read fastest; it reveals no more than the view."""
        return self.view(s, seat)

    def lay_position(self, given: Mapping[str, object]) -> State:
        """Return a state in the position that `given` describes, before its stack is run.

        See `horda.engine.views.position` for what a position may say.
        """
        raise TypeError(f"{type(self).__name__} has no lay_position")

    def place(self, given: Mapping[str, object]) -> State:
        """Return a state in the position that `given` describes, run until somebody has to decide."""
        state = self.lay_position(given)
        state.advance()
        return state

    def position(self, s: State, known_to: int) -> dict[str, object]:
        """Return the position in the format of `lay_position`, with the cards that any seat in a mask knows.

        Parts that this format cannot express are left out; `horda.referee` adds them.
        """
        raise TypeError(f"{type(self).__name__} has no position")

    def describe(self, s: State) -> dict[str, object]:
        """Return the position in the format of `place`, with everything that a case may check."""
        raise TypeError(f"{type(self).__name__} has no describe")

    def violations(self, s: State) -> list[str]:
        """Return the broken invariants of a state, in words: missing figures, too many tokens and so on."""
        raise TypeError(f"{type(self).__name__} has no violations")

    def variants(self) -> list[dict[str, Plain]]:
        """Return sets of options that together cover every variant; the tests play matches with each set."""
        return [{}]

    def figure_name(self, s: State, seat: int) -> str:
        """Return the short name of a seat's figure in cases and positions."""
        return str(seat)

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        """Return the numbers printed on a thing (a `card`, a `space`), for the text that describes it."""
        return {}

    def chances(self, s: State, choice: Choice) -> Mapping[str, float]:
        """Return the exact probabilities of the outcomes of a legal choice; empty if no dice are rolled.

        It uses public information only, because it is shown before the choice is made.
        """
        return {}

    def attack_preview(self, s: State, choice: Choice) -> AttackPreview | None:
        """Return the dice of an attack and what they may do; None if a legal choice is no attack.

        It uses public information only, like `chances`.
        """
        return None

    def price(self, s: State, choice: Choice) -> int | None:
        """Return the number of actions that a legal choice costs; None if it is not an action."""
        return None

    def is_noisy(self, s: State, choice: Choice) -> bool:
        """Return whether a legal choice makes noise, by public information."""
        return False

    def is_futile(self, s: State, choice: Choice) -> bool:
        """Return whether a legal choice aims at a place without targets, by public information."""
        return False

    def forecast(self, s: State) -> tuple[Intent, ...]:
        """Return what figures without a player, such as zombies, would do now, as far as the rules determine it."""
        return ()

    def sight(self, s: State, name: str) -> tuple[Sighting, ...]:
        """Return the places visible to a figure, or from a place; empty if the game has no line of sight."""
        return ()

    def match_statistics(self, s: State) -> Mapping[str, tuple[float, ...]]:
        """Return statistics of a match for its summary: one value for the table, or one per seat.

        The first of the statistics is plotted round by round.
        """
        return {}

    def format_argument(self, s: State, name: str, value: Plain) -> str:
        """Return an argument of a choice in the notation of cases; a game may write a seat as its figure's name."""
        return format_value(value)

    def own_words(self, options: Mapping[str, Plain], lang: str) -> Mapping[str, str]:
        """Return the texts of content chosen by these options, by message id without the game's name."""
        return {}

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, int]:
        """Return the minimum and maximum number of players with these options; missing ones have their default."""
        return self.min_seats, self.max_seats

    def new(self, *, seats: int, seed: int | str = 0, **options: Plain) -> State:
        """Set up a match for `seats` players; raise `BadOption` with what is allowed if an option is wrong."""
        checked = self._check_options(options, seats)
        state = self.start_copy(self._checked_seats(seats, checked), checked, initial_state(seed))
        state.origin = {"seed": seed}
        state.advance()
        return state

    def from_json(self, text: str) -> State:
        """Load a match from a save; raise `BadSave` with the reason if it cannot be read."""
        return load_state(self, text)

    def frame_called(self, name: str) -> type[Frame] | None:
        """Return the class of a step or question of this game by its name; None if there is none."""
        if self._frames_by_name is None or name not in self._frames_by_name:
            self._frames_by_name = self.frames()
        return self._frames_by_name.get(name)

    def event_called(self, name: str) -> type[Event] | None:
        """Return the class of an event of this game by its name; None if there is none."""
        if self._events_by_name is None or name not in self._events_by_name:
            self._events_by_name = self.event_kinds()
        return self._events_by_name.get(name)

    def event_from(self, plain: list[object]) -> Event:
        """Decode an event from a save; raise `ValueError` if this game has none of that name."""
        kind = self.event_called(str(plain[0]))
        if kind is None:
            raise ValueError(f"no event is called `{plain[0]}`")
        return kind(*[freeze_lists(value) for value in plain[1:]])

    def frames(self) -> dict[str, type[Frame]]:
        """Return the classes of the steps and questions of this game, by name."""
        return cast("dict[str, type[Frame]]", self._named_classes(Step, Question))

    def event_kinds(self) -> dict[str, type[Event]]:
        """Return the classes of the events of this game, by name."""
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
        min_seats, max_seats = self.seats_for(options)
        if seats not in range(min_seats, max_seats + 1):
            allowed = f"{min_seats} to {max_seats}" if min_seats < max_seats else str(max_seats)
            so = "" if (min_seats, max_seats) == (self.min_seats, self.max_seats) else " so"
            raise BadOption(f"{self.title}{so} is for {allowed} players; `seats={seats!r}` is not possible")
        return seats

    def _check_options(self, given: Mapping[str, Plain], seats: int) -> dict[str, Plain]:
        for name, value in given.items():
            self.check_option(name, value)
        return self.options_with_defaults(given, seats)

    def check_option(self, name: str, value: Plain) -> None:
        """Raise `BadOption` if there is no such option, or if it does not take this value."""
        known = self.options_by_name()
        option = known.get(name)
        if option is None:
            near = get_close_matches(name, list(known), 1)
            hint = f"; did you mean `{near[0]}`?" if near else ""
            raise BadOption(f"{self.title} has no option `{name}`{hint} Known: {', '.join(known) or 'none'}")
        if not any(
            value == allowed_value and type(value) is type(allowed_value) for allowed_value in option.values
        ):
            allowed = ", ".join(repr(allowed_value) for allowed_value in option.values)
            raise BadOption(f"{self.title}: `{name}={value!r}` is not possible; allowed: {allowed}")
