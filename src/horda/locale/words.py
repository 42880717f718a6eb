"""The words of one game in one language: what the rules say in ids, said in sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING

from horda.engine.choices import Choice, IllegalChoice, OrderRefused, Plain, Refusal
from horda.engine.events import HIDDEN, Event
from horda.engine.faults import BadContent, Hint
from horda.locale.catalogue import COMMON, kebab
from horda.locale.plain import filled, plain_messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from horda.engine.game import Game
    from horda.engine.state import Result
    from horda.engine.steps import Prompt

SEATS = frozenset(
    (
        *("seat", "owner", "by", "to", "target", "victim", "rival", "other", "against", "fighter"),
        *("zombie", "zombies", "survivors", "player"),
    )
)
"""Arguments whose numbers are seats: a sentence is given the players' names for them."""
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
    "sharers": ("survivor",),
    "actor": ("survivor",),
    "lies": ("zone",),
}
"""Arguments that hold names of other kinds, too: where somebody came from is a space."""
SPOKEN_APART = ("text", "done", "any")
"""What is written on a thing, and a verb as what somebody did: no forms of its name."""
Word = str | int | float
"""What a Fluent message is given for a variable."""
Figures = Callable[[str, str], Mapping[str, Word]]
"""What is printed on a thing, by its kind and name (`Game.figures`)."""


class MissingWords(LookupError):
    """A message that no catalogue has, or one that asks for a variable it was not given."""


class Words:
    """Speaks one language about one game (or, without one, about the table itself).

    `names` are the players' names by seat. A missing message raises `MissingWords` when `strict`;
    otherwise its id is said in its place, for no match should stop for want of a word.

    Each argument of a choice, a prompt or an event is a variable of the sentence under its own name,
    already in words; besides it there are `<name>_id` (the raw name, to select by), `<name>_self` (of a
    player: `yes` when it is the same as `seat`; of a figure: as `survivor`), of a list `<name>_count`,
    `<name>_counted` (`a Fatty and 2 Walkers`), `<name>_the` and `<name>_many` (each in this form),
    `<name>_<form>` for every other form that the name has (`.many`, `.the`) and `you` (`yes` when the
    sentence is told to the seat it is about). A text on a card has the card's `figures` as variables.
    """

    def __init__(
        self,
        lang: str,
        game_id: str = "",
        *,
        families: Sequence[str] = (),
        names: Sequence[str] = (),
        strict: bool = False,
        figures: Figures | None = None,
        own: Mapping[str, str] | None = None,
        also: Sequence[str] = (),
    ) -> None:
        self.lang = lang
        self.game_id = game_id
        self._own = dict(own or {})
        """What a match says itself, by the tails of messages: plain text that comes before the catalogues."""
        self._figures = figures
        self.names = tuple(names)
        self.strict = strict
        self.catalogues = tuple(name for name in (game_id, *families, COMMON, *also) if name)
        """The files it speaks from: the game's own, its family's, the common one, and what else is wanted."""
        self._prefixes = [kebab(name) for name in self.catalogues]

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What says the messages that are not plain; loaded with the first of them."""
        from fluent.runtime import FluentBundle

        from horda.locale.parsed import resource

        bundle = FluentBundle([self.lang], use_isolating=False)
        for name in self.catalogues:
            bundle.add_resource(resource(self.lang, name))
        return bundle

    @classmethod
    def of(
        cls,
        game: Game,
        lang: str,
        *,
        names: Sequence[str] = (),
        strict: bool = False,
        options: Mapping[str, Plain] | None = None,
        also: Sequence[str] = (),
    ) -> Words:
        """The words of a game, with those of its family and those that a match with these options brings."""
        families = [package.rstrip(".").rpartition(".")[2] for package in game.packages]
        own = game.own_words(options, lang) if options else None
        return cls(
            lang,
            game.id,
            families=families,
            names=names,
            strict=strict,
            figures=game.figures,
            own=own,
            also=also,
        )

    # --- messages --------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is such a message; `id.attribute` asks for an attribute."""
        if message in self._own or self._plain(message) is not None:
            return True
        key, _, attribute = message.partition(".")
        if not self._bundle.has_message(key):
            return False
        found = self._bundle.get_message(key)
        return attribute in found.attributes if attribute else found.value is not None

    def knows(self, tail: str) -> bool:
        """Whether the game, its family or the common words have a message with this tail: `event-died`."""
        return self.has(self._first(tail))

    def say(self, message: str, /, **args: Word) -> str:
        """A message with its variables filled in; `id.attribute` says an attribute."""
        if message in self._own:
            return self._own[message]
        plain = self._plain(message)
        if plain is not None and (told := filled(plain, args)) is not None:
            return told
        if not self.has(message):
            if self.strict:
                raise MissingWords(f"no words for `{message}` in {self.lang}")
            return self._unworded(message)
        key, _, attribute = message.partition(".")
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems and self.strict:
            raise MissingWords(f"`{message}` in {self.lang}: {problems[0]}")
        return str(said)

    def _plain(self, message: str) -> str | None:
        """The text of a message with nothing for Fluent in it, from the first file that has the message."""
        key = message.partition(".")[0]
        for name in self.catalogues:
            known = plain_messages(self.lang, name)
            if key in known:
                return known.get(message)
        return None

    def _unworded(self, message: str) -> str:
        """What stands in for a message that is missing: what its id says beyond the game and the kind."""
        for prefix in self._prefixes:
            if message.startswith(f"{prefix}-"):
                message = message.removeprefix(f"{prefix}-").partition("-")[2] or message
                break
        return message.replace("-", " ")

    def _first(self, tail: str) -> str:
        """The id of the nearest message with this tail: the match's, the game's, its family's or common."""
        if tail in self._own:
            return tail
        for prefix in self._prefixes:
            if self.has(f"{prefix}-{tail}"):
                return f"{prefix}-{tail}"
        return f"{self._prefixes[0]}-{tail}"

    def tail(self, tail: str, /, **args: Word) -> str:
        """The nearest message with this tail, the game's or its family's; empty where there is none."""
        return self.say(self._first(tail), **args) if self.knows(tail) else ""

    def title(self) -> str:
        """What the game is called."""
        return self.say(self._first("title"))

    # --- names -----------------------------------------------------------------------------------

    def seat(self, seat: int | None) -> str:
        """What the player of a seat is called."""
        if seat is None:
            return self.say("common-spectators")
        return self.names[seat] if seat < len(self.names) else self.say("common-seat", number=seat + 1)

    def name(self, kind: str, value: Plain) -> str:
        """What a value of some kind is called: `name("card", "bat")`.

        Several are listed, numbers as they are; a kind whose things are told apart by signs alone (`E4`)
        has one message for all, with `$name`.
        """
        if isinstance(value, tuple):
            if value and all(self._is_amount(kind, part) for part in value):
                return " ".join(_as_id(part) for part in value)
            return self.listed([self.name(kind, part) for part in value])
        if kind in SEATS and isinstance(value, int):
            return self.seat(value)
        if kind == "verb":
            return self._verb(str(value))
        _, known = self._named(kind, value)
        if self.has(known):
            return self.say(known)
        if value == HIDDEN:
            return self.say("common-hidden")
        if not isinstance(value, str) or not value:
            return _as_id(value)
        signs = [self._first(kebab(one)) for one in (kind, *SAME_AS.get(kind, ()))]
        return next((self.say(sign, name=value) for sign in signs if self.has(sign)), "") or self.say(known)

    def _named(self, kind: str, value: Plain) -> tuple[str, str]:
        """The kind that a value is of, this one or another that is the same, and the id of its name."""
        own = kind, self._first(f"{kebab(kind)}-{_as_id(value)}")
        others = ((one, self._first(f"{kebab(one)}-{_as_id(value)}")) for one in SAME_AS.get(kind, ()))
        return next((found for found in (own, *others) if self.has(found[1])), own)

    def form(self, kind: str, value: Plain, form: str) -> str:
        """Another form of a name: `form("zombie", "walker", "many")`; empty where it has none."""
        _, known = self._named(kind, value)
        return self.say(f"{known}.{form}") if self.has(f"{known}.{form}") else ""

    def text(self, kind: str, value: Plain) -> str:
        """What is written on something (a card's effect, say); empty where nothing is."""
        return self.part(kind, value, "text")

    def part(self, kind: str, value: Plain, part: str) -> str:
        """One part of what is written on something, such as the `scene` of a mission; empty without it."""
        real, known = self._named(kind, value)
        if not self.has(f"{known}.{part}"):
            return ""
        return self.say(f"{known}.{part}", **(self._figures(real, str(value)) if self._figures else {}))

    def parts(self, kind: str, value: Plain, part: str) -> tuple[str, ...]:
        """What is written on something under numbers: `goal-1`, `goal-2` and so on."""
        found: list[str] = []
        while said := self.part(kind, value, f"{part}-{len(found) + 1}"):
            found.append(said)
        return tuple(found)

    def listed(self, words: Sequence[str]) -> str:
        """Several names as one says them: `a, b and c`."""
        if not words:
            return self.say("common-nothing")
        counted = list(dict.fromkeys(words))
        said = [one if words.count(one) == 1 else f"{one} ×{words.count(one)}" for one in counted]
        if len(said) == 1:
            return said[0]
        return self.say("common-list", first=", ".join(said[:-1]), last=said[-1], sound_id=_sound(said[-1]))

    def counted(self, kind: str, values: Sequence[Plain]) -> str:
        """Several things with their numbers: `a Fatty and 2 Walkers`."""
        said: list[str] = []
        for value in dict.fromkeys(values):
            count = values.count(value)
            said.append(
                self._with(kind, value, "a") if count == 1 else f"{count} {self._with(kind, value, 'many')}"
            )
        return self.listed(said)

    def _with(self, kind: str, value: Plain, form: str) -> str:
        """A form of a name, or the name where it has no such form."""
        return self.form(kind, value, form) or self.name(kind, value)

    def _verb(self, verb: str) -> str:
        """A verb as what somebody did, for those that may be standing orders: `passed`."""
        known = self._first(f"do-{kebab(verb)}")
        return self.say(f"{known}.done") if self.has(f"{known}.done") else "none"

    def _is_amount(self, name: str, value: Plain) -> bool:
        """Whether a value is a number that has no name: three steps, not player three."""
        if not isinstance(value, int) or isinstance(value, bool) or name in SEATS:
            return False
        return not self.has(self._first(f"{kebab(name)}-{value}"))

    def _variables(self, args: Sequence[tuple[str, Plain]], *, about: int | None) -> dict[str, Word]:
        told: dict[str, Word] = {}
        seat, survivor = dict(args).get("seat"), dict(args).get("survivor")
        for name, value in args:
            if isinstance(value, tuple):
                told[name] = self.name(name, value)
                told[f"{name}_count"] = len(value)
                if any(isinstance(part, str) for part in value):
                    told[f"{name}_counted"] = self.counted(name, value)
                    for form in ("the", "many"):
                        told[f"{name}_{form}"] = self.listed([self._with(name, part, form) for part in value])
                continue
            number = isinstance(value, int) and not isinstance(value, bool)
            told[f"{name}_id"] = value if number else _as_id(value)  # type: ignore[assignment]
            told[name] = told[f"{name}_id"] if self._is_amount(name, value) else self.name(name, value)
            if name in SEATS:
                told[f"{name}_self"] = "yes" if value == (seat if number else survivor) else "no"
            if not number:
                told |= self._forms(name, value)
        told["you"] = "yes" if about is not None and about == seat else "no"
        return told

    def _forms(self, name: str, value: Plain) -> dict[str, Word]:
        """The other forms of a name: `.many` of `card-bat` is `$card_many`."""
        _, known = self._named(name, value)
        if "." in known or known in self._own or not self.has(known):
            return {}
        forms = self._bundle.get_message(known).attributes
        return {f"{name}_{form}": self.say(f"{known}.{form}") for form in forms if form not in SPOKEN_APART}

    # --- sentences -------------------------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """A choice as the person who may make it reads it."""
        args = [("seat", choice.seat), *(pair for pair in choice.args if pair[0] != "seat")]
        return self.say(self._first(f"do-{kebab(choice.verb)}"), **self._variables(args, about=choice.seat))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not open now, and what would help."""
        choice = refusal.choice
        args = {"seat": choice.seat, **dict(choice.args), **dict(refusal.about)}
        told = self._variables(list(args.items()), about=choice.seat)
        about = {"choice": self.choice(choice), "do_id": kebab(choice.verb)}
        return self.say(self._reason(refusal), **{**told, **about})

    def reason(self, refusal: Refusal) -> str:
        """The same in a few words that hold for all that the rule forbids."""
        return self.say(f"{self._reason(refusal)}.short")

    def _reason(self, refusal: Refusal) -> str:
        """The message about a rule, or else about a verb, or the one for whatever has none of its own."""
        tails = (f"no-{kebab(refusal.rule)}", f"no-{kebab(refusal.choice.verb)}", "not-open")
        return next(known for known in map(self._first, tails) if self.has(known))

    def prompt(self, prompt: Prompt, seat: int | None = None) -> str:
        """What is asked now, said to `seat` (None: to the spectators)."""
        return self.say(self._first(f"ask-{kebab(prompt.name)}"), **self._variables(prompt.about, about=seat))

    def event(self, event: Event, seat: int | None = None) -> str:
        """What happened, told to `seat` (None: to the spectators); empty when it is not worth a line."""
        return self.happened(type(event).__name__, args_of(event), seat)

    def happened(self, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """What happened, by the name of its event and what it is about."""
        known = self._first(f"event-{kebab(name)}")
        return self.say(known, **self._variables(list(args.items()), about=seat))

    def fact(self, family: str, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """What may happen, in the present and without an end: `Rolf dies`. Needs the words of `advice`."""
        known = self._first(f"fact-{kebab(family)}-{kebab(name)}")
        return self.say(known, **self._variables(list(args.items()), about=seat))

    def result(self, result: Result) -> str:
        """How a match ended: why, and who won, unless the first says it already."""
        why, who = self.outcome(result.why, result.about), self.verdict(result)
        return why if why.endswith(who) else f"{why} {who}"

    def verdict(self, result: Result) -> str:
        """Who won: by name, or all at the table together, or nobody."""
        if result.together and len(result.winners) in (0, len(result.scores)):
            return self.say("common-won" if result.winners else "common-lost")
        winners = self.listed([self.seat(seat) for seat in result.winners])
        return self.say("common-winners", winners=winners, count=len(result.winners))

    def outcome(self, why: str, about: Sequence[tuple[str, Plain]] = ()) -> str:
        """How a match ends: the sentence for one of a game's outcomes; without what it names, in general."""
        known = self._first(f"why-{kebab(why)}")
        general = f"{known}.any"
        if not about and self.has(general):
            return self.say(general)
        return self.say(known, **self._variables(about, about=None))

    def option(self, name: str) -> str:
        """What an option of the set-up is called."""
        return self.say(self._first(f"option-{kebab(name)}"))

    def value(self, option: str, value: Plain) -> str:
        """What a value of an option is called; a thing has its name, a number is a number, yes is yes."""
        known = self._first(f"option-{kebab(option)}-{_as_id(value)}")
        if not self.has(known) and isinstance(value, str):
            _, known = self._named(option, value)
        if self.has(known) or not isinstance(value, int):
            return self.say(known)
        return self.say(f"common-{_as_id(value)}") if isinstance(value, bool) else str(value)

    def error(self, problem: Exception) -> str:
        """What went wrong, as one sentence."""
        if isinstance(problem, OrderRefused):
            return self.say("common-error-order-refused", choice=self.choice(problem.choice))
        if isinstance(problem, IllegalChoice):
            cited = ", ".join(problem.rules) or "none"
            if problem.refusal is not None:
                why = self.refusal(problem.refusal)
                return self.say("common-error-refused", why=why, rules=cited)
            return self.say("common-error-illegal-choice", choice=self.choice(problem.choice), rules=cited)
        if isinstance(problem, BadContent) and problem.what:
            return self.say("common-error-bad-content", detail=self.content(problem).removesuffix("."))
        known = f"common-error-{kebab(type(problem).__name__)}"
        detail = str(problem.args[0]) if problem.args else str(problem)
        about = {
            name: value
            for name, value in getattr(problem, "__dict__", {}).items()
            if isinstance(value, int | str)
        }
        told = {**about, "detail": detail.removesuffix(".")}
        return self.say(known if self.has(known) else "common-error", **told)

    def content(self, problem: BadContent) -> str:
        """Where a file is wrong, what is wrong there, and how much else is."""
        if not problem.what:
            return self.error(problem)
        told = self.fault(problem.what, problem.about)
        if problem.more:
            told = self.say("cli-mission-more", told=told, count=problem.more)
        return f"{problem.file}:{problem.line}: {told}" if problem.file else told

    def fault(self, what: str, about: Mapping[str, str | int]) -> str:
        """What is wrong with a file, by its name; a hint is said in this language, too."""
        told: dict[str, Word] = {}
        for name, value in about.items():
            told[name] = "none" if value == "" else value
            if isinstance(value, Hint):
                kind = "near" if value.near else "known" if value.known else "none"
                told[name] = self.say("cli-mission-hint", kind=kind, near=value.near, known=value.known)
        return self.say(f"cli-mission-{kebab(what)}", **told)


def args_of(event: Event) -> dict[str, Plain]:
    """The fields of an event by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]


def _sound(word: str) -> str:
    """How a word begins: `i` where Spanish says *e* for *and*, as before `Iglesia` and `hijo`."""
    return "i" if re.match("h?[ií](?![aeo])", word.lower()) else "other"


def _as_id(value: Plain) -> str:
    if value is None or value == "":
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "-".join(_as_id(part) for part in value) or "nothing"
    return "hidden" if value == HIDDEN else kebab(str(value))
