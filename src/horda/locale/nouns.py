"""Names of things (seats, cards, zombies) in their grammatical forms, and the variables of sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

from horda.engine.choices import Plain
from horda.engine.events import HIDDEN
from horda.locale.catalogue import kebab
from horda.locale.messages import Messages, Word

SEATS = frozenset(
    (
        *("seat", "owner", "by", "to", "target", "victim", "rival", "other", "against", "fighter"),
        *("zombie", "zombies", "survivors", "player"),
    )
)
"""Arguments whose numbers are seats; sentences get the players' names for them."""
SAME_AS = {
    "origin": ("space",),
    "to": ("zone",),
    "second": ("zone",),
    "weapon": ("card",),
    "aid": ("card",),
    "by": ("skill", "card"),
    "other": ("survivor",),
    "friend": ("survivor",),
    "companion": ("survivor",),
    "target": ("survivor",),
    "zombies": ("zombie",),
    "attack": ("zombie",),
    "needed": ("specialty", "skill"),
    "moment": ("mission",),
    "matter": ("mission",),
    "way": ("mission",),
    "brings": ("zombie",),
    "killed": ("zombie",),
    "seen": ("survivor",),
    "loudest": ("zone",),
    "given": ("card",),
    "got": ("card",),
    "leaves": ("card",),
    "then": ("card",),
    "sharers": ("survivor",),
    "actor": ("survivor",),
    "lies": ("zone",),
}
"""The kinds of names that an argument may hold, if they differ from its own name: `origin` is a `space`."""
SPOKEN_APART = ("text", "done", "any", "short", "several")
"""Attributes of messages that are not forms of a name: texts on a thing, and the past form of a verb."""


class Nouns(Messages):
    """A source of the names of things in all grammatical forms that sentences need.

    `names` are the players' names by seat. Each argument of a choice, a prompt or an event is a variable of the
    sentence with the same name, already translated. For an argument `x` there are also these variables:
    `x_id` is the raw name, for selecting variants. `x_self` is `yes` if a player is `seat`, or a figure the same
    as `survivor`. `x_you` is `yes` if the player is the reader. `x_<form>` is another form of the name, such as
    `x_many` or `x_the`; for a list it has each item in this form. A list also has `x_count` and `x_counted`
    (`a Fatty and 2 Walkers`). The variable `you` is `yes` if the sentence is about the reader's seat. A text on
    a card has the card's `figures` as variables.
    """

    def seat(self, seat: int | None) -> str:
        """Return the name of the player of a seat."""
        if seat is None:
            return self.say("common-spectators")
        return self.names[seat] if seat < len(self.names) else self.say("common-seat", number=seat + 1)

    def name(self, kind: str, value: Plain) -> str:
        """Return the name of a value of some kind: `name("card", "bat")`.

        Several values are joined to a list, and numbers stay as they are. A kind whose things have codes as names
        (`E4`) has one message for all of them, with `$name`.
        """
        if isinstance(value, tuple):
            if value and all(self._is_amount(kind, part) for part in value):
                return " ".join(as_id(part) for part in value)
            return self.join_names([self.name(kind, part) for part in value])
        if kind in SEATS and isinstance(value, int):
            return self.seat(value)
        if kind == "verb":
            return self._verb(str(value))
        _, known = self.kind_and_name_id(kind, value)
        if self.has(known):
            return self.say(known)
        if value == HIDDEN:
            return self.say("common-hidden")
        if not isinstance(value, str) or not value:
            return as_id(value)
        signs = [self._first(kebab(alias)) for alias in (kind, *SAME_AS.get(kind, ()))]
        return next((self.say(sign, name=value) for sign in signs if self.has(sign)), "") or self.say(known)

    def kind_and_name_id(self, kind: str, value: Plain) -> tuple[str, str]:
        """Return the kind under which a value has a name (`kind` or one from `SAME_AS`), and the id of the message."""
        own = kind, self._first(f"{kebab(kind)}-{as_id(value)}")
        others = ((alias, self._first(f"{kebab(alias)}-{as_id(value)}")) for alias in SAME_AS.get(kind, ()))
        return next((found for found in (own, *others) if self.has(found[1])), own)

    def form(self, kind: str, value: Plain, form: str) -> str:
        """Return another form of a name: `form("zombie", "walker", "many")`; empty if there is none."""
        _, known = self.kind_and_name_id(kind, value)
        return self.say(f"{known}.{form}") if self.has(f"{known}.{form}") else ""

    def text(self, kind: str, value: Plain) -> str:
        """Return the text on something, such as a card's effect; empty if there is none."""
        return self.part(kind, value, "text")

    def part(self, kind: str, value: Plain, part: str) -> str:
        """Return one part of the text on something, such as the `scene` of a mission; empty if there is none."""
        real, known = self.kind_and_name_id(kind, value)
        if not self.has(f"{known}.{part}"):
            return ""
        return self.say(f"{known}.{part}", **(self._figures(real, str(value)) if self._figures else {}))

    def parts(self, kind: str, value: Plain, part: str) -> tuple[str, ...]:
        """Return the numbered parts of the text on something: `goal-1`, `goal-2` and so on."""
        found: list[str] = []
        while text := self.part(kind, value, f"{part}-{len(found) + 1}"):
            found.append(text)
        return tuple(found)

    def join_names(self, words: Sequence[str]) -> str:
        """Return several names as a list: `a, b and c`."""
        if not words:
            return self.say("common-nothing")
        counted = list(dict.fromkeys(words))
        names = [name if words.count(name) == 1 else f"{name} ×{words.count(name)}" for name in counted]
        if len(names) == 1:
            return names[0]
        return self.say(
            "common-list", first=", ".join(names[:-1]), last=names[-1], sound_id=_and_variant(names[-1])
        )

    def count_names(self, kind: str, values: Sequence[Plain]) -> str:
        """Return several things with their counts: `a Fatty and 2 Walkers`."""
        names: list[str] = []
        for value in dict.fromkeys(values):
            count = values.count(value)
            names.append(
                self._form_or_name(kind, value, "a")
                if count == 1
                else f"{count} {self._form_or_name(kind, value, 'many')}"
            )
        return self.join_names(names)

    def _form_or_name(self, kind: str, value: Plain, form: str) -> str:
        """Return a form of a name, or the name if it has no such form."""
        return self.form(kind, value, form) or self.name(kind, value)

    def _verb(self, verb: str) -> str:
        """Return the past form of a verb that may be a standing order: `passed`."""
        known = self._first(f"do-{kebab(verb)}")
        return self.say(f"{known}.done") if self.has(f"{known}.done") else "none"

    def _is_amount(self, name: str, value: Plain) -> bool:
        """Return whether a value is an amount, such as three steps, rather than the number of a seat."""
        if not isinstance(value, int) or isinstance(value, bool) or name in SEATS:
            return False
        return not self.has(self._first(f"{kebab(name)}-{value}"))

    def variables(self, args: Sequence[tuple[str, Plain]], *, about: int | None) -> dict[str, Word]:
        variables: dict[str, Word] = {}
        seat, survivor = dict(args).get("seat"), dict(args).get("survivor")
        for name, value in args:
            if isinstance(value, tuple):
                variables[name] = self.name(name, value)
                variables[f"{name}_count"] = len(value)
                if any(isinstance(part, str) for part in value):
                    variables[f"{name}_counted"] = self.count_names(name, value)
                    for form in ("the", "many"):
                        variables[f"{name}_{form}"] = self.join_names(
                            [self._form_or_name(name, part, form) for part in value]
                        )
                continue
            number = isinstance(value, int) and not isinstance(value, bool)
            variables[f"{name}_id"] = value if number else as_id(value)  # type: ignore[assignment]
            variables[name] = (
                variables[f"{name}_id"] if self._is_amount(name, value) else self.name(name, value)
            )
            if name in SEATS:
                variables[f"{name}_self"] = "yes" if value == (seat if number else survivor) else "no"
                variables[f"{name}_you"] = "yes" if number and value == about else "no"
            if not number:
                variables |= self._forms(name, value)
        variables["you"] = "yes" if about is not None and about == seat else "no"
        return variables

    def _forms(self, name: str, value: Plain) -> dict[str, Word]:
        """Return the other forms of a name: `.many` of `card-bat` is `$card_many`."""
        _, known = self.kind_and_name_id(name, value)
        if "." in known or known in self._own or not self.has(known):
            return {}
        forms = self._bundle.get_message(known).attributes
        return {f"{name}_{form}": self.say(f"{known}.{form}") for form in forms if form not in SPOKEN_APART}


def _and_variant(word: str) -> str:
    """Return `i` if Spanish uses *e* for *and* before a word, as before `Iglesia` and `hijo`."""
    return "i" if re.match("h?[ií](?![aeo])", word.lower()) else "other"


def as_id(value: Plain) -> str:
    """Return a value in the form of message ids."""
    if value is None or value == "":
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "-".join(as_id(part) for part in value) or "nothing"
    return "hidden" if value == HIDDEN else kebab(str(value))
