"""Choices of a seat as data: a verb and its arguments."""

from __future__ import annotations

from typing import Final

Plain = int | str | bool | None | tuple["Plain", ...]
"""The values that a choice, a step or an event may hold: numbers, names and tuples of them."""


class Choice:
    """A possible action of a seat: the seat, a verb and its arguments. Never changed after creation."""

    __slots__ = ("args", "seat", "standing", "verb")

    def __init__(
        self, seat: int, verb: str, args: tuple[tuple[str, Plain], ...] = (), standing: str = ""
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.args = args
        self.standing = standing

    @staticmethod
    def of(seat: int, verb: str, **args: Plain) -> Choice:
        """Return a choice with its arguments by name: `Choice.of(0, "hit", kind="walker")`."""
        return Choice(seat, verb, tuple(args.items()))

    def __getitem__(self, name: str) -> Plain:
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(name)

    def number(self, name: str) -> int:
        """Return the argument `name`, which must be a number."""
        value = self[name]
        assert isinstance(value, int)
        return value

    def name(self, name: str) -> str:
        """Return the argument `name`, which must be a name."""
        value = self[name]
        assert isinstance(value, str)
        return value

    def has(self, name: str) -> bool:
        """Return whether the choice has an argument `name`."""
        return any(key == name for key, _ in self.args)

    def as_standing_order(self, until: str) -> Choice:
        """Return the same choice as a standing order, until the end of the `turn` or of the `match`."""
        return Choice(self.seat, self.verb, self.args, until)

    def same(self, other: Choice) -> bool:
        """Return whether both choices mean the same, ignoring standing orders."""
        if self.seat != other.seat or self.verb != other.verb:
            return False
        # A message names its arguments in any order. Names are unique, so values are never compared.
        return self.args == other.args or sorted(self.args) == sorted(other.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.same(other) and self.standing == other.standing

    def __hash__(self) -> int:
        return hash((self.seat, self.verb, frozenset(self.args)))

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def text(self) -> str:
        """Return the choice on one line in the notation of cases: seat, verb, arguments in order."""
        return " ".join([str(self.seat), self.verb, *(format_value(value) for _, value in self.args)])

    def as_json(self) -> dict[str, object]:
        """Return the choice as JSON data, the same in messages, saves and the database.

        `{"seat": 0, "do": "hit", "args": {"kind": "walker"}}`; empty parts are left out.
        """
        sent: dict[str, object] = {"seat": self.seat, "do": self.verb}
        if self.args:
            sent["args"] = dict(self.args)
        if self.standing:
            sent["standing"] = self.standing
        return sent

    @staticmethod
    def from_json(sent: dict[str, object]) -> Choice:
        """Read a choice from JSON data; raise `BadChoice` with the reason if it is not one."""
        seat, verb, standing = sent.get("seat"), sent.get("do"), sent.get("standing", "")
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise BadChoice("a choice needs `seat`, a number counted from 0")
        if not isinstance(verb, str):
            raise BadChoice("a choice needs `do`, the name of a verb")
        if not isinstance(standing, str) or standing not in STANDING:
            raise BadChoice('`standing` is "turn", "match" or left out')
        # Matches of earlier versions store the arguments next to the verb.
        beside = {key: value for key, value in sent.items() if key not in PARTS}
        args = sent.get("args", beside)
        if not isinstance(args, dict) or (beside and args is not beside):
            raise BadChoice("the arguments of a choice stand in `args`, each with its name")
        return Choice(
            seat, verb, tuple([(str(key), freeze_lists(value)) for key, value in args.items()]), standing
        )


PARTS: Final = ("seat", "do", "args", "standing")
STANDING: Final = ("", "turn", "match")


class BadChoice(ValueError):
    """Raised for JSON data that does not have the form of a choice."""


class IllegalChoice(ValueError):
    """Raised for a choice that is not legal now, with the rules that forbid it."""

    def __init__(
        self,
        choice: Choice,
        rules: tuple[str, ...],
        offered: list[Choice],
        message: str = "",
        refusal: Refusal | None = None,
    ) -> None:
        self.choice = choice
        self.rules = rules
        self.offered = offered
        self.refusal = refusal
        """The refusal that clients show for this choice; None if they do not show the choice as disabled."""
        super().__init__(message or self._message())

    def _message(self) -> str:
        choice, rules, offered = self.choice, self.rules, self.offered
        open_now = ", ".join(f"`{choice.text()}`" for choice in offered[:12]) or "nothing for this seat"
        more = f" and {len(offered) - 12} more" if len(offered) > 12 else ""
        cited = f" ({', '.join(rules)})" if rules else ""
        return f"`{choice.text()}` is not allowed now{cited}; open now: {open_now}{more}"


class OrderRefused(IllegalChoice):
    """Raised for a legal choice given as a standing order at a question that does not accept it as one."""

    def __init__(self, choice: Choice, question: str, taken: tuple[str, ...]) -> None:
        verbs = ", ".join(f"`{verb}`" for verb in taken) or "nothing"
        reason = f"`{choice.text()}` cannot be a standing order: `{question}` takes {verbs} as one"
        super().__init__(choice, (), [], f"{reason}; choose it without `standing`")


class Refusal:
    """A choice that is shown disabled, with the rule that forbids it.

    `about` holds the facts that the explanation needs: who is in the way, how much is missing.
    """

    __slots__ = ("about", "choice", "rule")

    def __init__(self, choice: Choice, rule: str, about: tuple[tuple[str, Plain], ...] = ()) -> None:
        self.choice = choice
        self.rule = rule
        self.about = about

    def by(self, name: str) -> Refusal:
        """Return the same refusal, with the name of the figure that would have acted."""
        return Refusal(self.choice, self.rule, (("actor", name), *self.about))

    def __repr__(self) -> str:
        return f"<{self.choice.text()} refused by {self.rule}>"


def format_value(value: Plain) -> str:
    """Return a value in the notation of cases: tuples with commas, no quotes."""
    if isinstance(value, tuple):
        return ",".join(format_value(part) for part in value)
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


MAX_NESTING: Final = 16
"""Maximum nesting of lists in a value; the games need about three levels."""


def freeze_lists(value: object, depth: int = 0) -> Plain:
    """Return a value from JSON with its lists turned back into tuples."""
    if isinstance(value, list | tuple):
        if depth >= MAX_NESTING:
            raise BadChoice(f"lists may be nested {MAX_NESTING} deep, not more")
        return tuple(freeze_lists(part, depth + 1) for part in value)
    if value is None or isinstance(value, int | str):
        return value
    given = repr(value) if isinstance(value, float) else f"a {type(value).__name__}"
    raise BadChoice(f"a value must be a number, a name, true, false, null or a list of them, not {given}")
