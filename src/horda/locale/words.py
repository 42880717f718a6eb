"""Sentences about one game in one language, for choices, questions, events, results and errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING

from horda.engine.choices import Choice, IllegalChoice, OrderRefused, Plain, Refusal
from horda.engine.content.errors import BadContent, NearestHint
from horda.engine.events import Event
from horda.locale.catalogue import kebab
from horda.locale.messages import Word
from horda.locale.nouns import Nouns, as_id

if TYPE_CHECKING:
    from horda.engine.game import Game
    from horda.engine.state import Result
    from horda.engine.steps import Prompt


class Words(Nouns):
    """The sentences of one game in one language; without a game, only common sentences."""

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
        """Return the sentences of a game, including those of its family and those that the options add."""
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

    def choice(self, choice: Choice) -> str:
        """Return the text of a choice for the player who may make it."""
        args = [("seat", choice.seat), *(pair for pair in choice.args if pair[0] != "seat")]
        return self.say(self._first(f"do-{kebab(choice.verb)}"), **self.variables(args, about=choice.seat))

    def refusal(self, refusal: Refusal) -> str:
        """Return why a choice is not allowed now, and what would help."""
        choice = refusal.choice
        args = {"seat": choice.seat, **dict(choice.args), **dict(refusal.about)}
        variables = self.variables(list(args.items()), about=choice.seat)
        about = {"choice": self.choice(choice), "do_id": kebab(choice.verb)}
        return self.say(self._reason(refusal), **{**variables, **about})

    def reason(self, refusal: Refusal) -> str:
        """Return a short reason that fits every choice forbidden by the same rule."""
        return self.say(f"{self._reason(refusal)}.short")

    def _reason(self, refusal: Refusal) -> str:
        """Return the message about the rule, else about the verb, else the general one."""
        tails = (f"no-{kebab(refusal.rule)}", f"no-{kebab(refusal.choice.verb)}", "not-open")
        return next(known for known in map(self._first, tails) if self.has(known))

    def prompt(self, prompt: Prompt, seat: int | None = None) -> str:
        """Return the question for `seat` (None: for the spectators)."""
        return self.say(self._first(f"ask-{kebab(prompt.name)}"), **self.variables(prompt.about, about=seat))

    def event(self, event: Event, seat: int | None = None) -> str:
        """Return the sentence about an event for `seat` (None: for the spectators); empty if it has none."""
        return self.event_sentence(type(event).__name__, args_of(event), seat)

    def event_sentence(self, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """Return the sentence about an event, by the name of the event and its arguments."""
        known = self._first(f"event-{kebab(name)}")
        return self.say(known, **self.variables(list(args.items()), about=seat))

    def is_silent(self, name: str, args: Mapping[str, Plain]) -> bool:
        """Return whether an event has no sentence, by the name of the event and its arguments."""
        return self.may_be_silent(name) and not self.event_sentence(name, args).strip()

    def may_be_silent(self, name: str) -> bool:
        """Return whether events of this name have no sentence, at least with some arguments."""
        if name not in self._may_be_silent:
            self._may_be_silent[name] = self.may_be_empty(self._first(f"event-{kebab(name)}"))
        return self._may_be_silent[name]

    def fact(self, family: str, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """Return a fact of advice in the present tense: `Rolf dies`. It needs the catalogue `advice`."""
        known = self._first(f"fact-{kebab(family)}-{kebab(name)}")
        return self.say(known, **self.variables(list(args.items()), about=seat))

    def result(self, result: Result) -> str:
        """Return how a match ended: the reason, and who won unless the reason says it."""
        why, who = self.outcome(result.why, result.about), self.verdict(result)
        return why if why.endswith(who) else f"{why} {who}"

    def verdict(self, result: Result) -> str:
        """Return who won: by name, or all players together, or nobody."""
        if result.together and len(result.winners) in (0, len(result.scores)):
            return self.say("common-won" if result.winners else "common-lost")
        winners = self.join_names([self.seat(seat) for seat in result.winners])
        return self.say("common-winners", winners=winners, count=len(result.winners))

    def outcome(self, why: str, about: Sequence[tuple[str, Plain]] = ()) -> str:
        """Return the sentence for one of a game's outcomes; a general one without `about`."""
        known = self._first(f"why-{kebab(why)}")
        general = f"{known}.any"
        if not about and self.has(general):
            return self.say(general)
        return self.say(known, **self.variables(about, about=None))

    def option(self, name: str) -> str:
        """Return the name of an option of the set-up."""
        return self.say(self._first(f"option-{kebab(name)}"))

    def value(self, option: str, value: Plain) -> str:
        """Return the text of an option's value: the name of a thing, a number, or yes or no."""
        known = self._first(f"option-{kebab(option)}-{as_id(value)}")
        if not self.has(known) and isinstance(value, str):
            _, known = self.kind_and_name_id(option, value)
        if self.has(known) or not isinstance(value, int):
            return self.say(known)
        return self.say(f"common-{as_id(value)}") if isinstance(value, bool) else str(value)

    def error(self, error: Exception) -> str:
        """Return one sentence about an error."""
        if isinstance(error, OrderRefused):
            return self.say("common-error-order-refused", choice=self.choice(error.choice))
        if isinstance(error, IllegalChoice):
            cited = ", ".join(error.rules) or "none"
            if error.refusal is not None:
                why = self.refusal(error.refusal)
                return self.say("common-error-refused", why=why, rules=cited)
            return self.say("common-error-illegal-choice", choice=self.choice(error.choice), rules=cited)
        if isinstance(error, BadContent) and error.what:
            return self.say("common-error-bad-content", detail=self.content_error(error).removesuffix("."))
        known = f"common-error-{kebab(type(error).__name__)}"
        detail = str(error.args[0]) if error.args else str(error)
        about = {
            name: value
            for name, value in getattr(error, "__dict__", {}).items()
            if isinstance(value, int | str)
        }
        variables = {**about, "detail": detail.removesuffix(".")}
        return self.say(known if self.has(known) else "common-error", **variables)

    def content_error(self, error: BadContent) -> str:
        """Return where a file is wrong, what is wrong there, and how many other errors it has."""
        if not error.what:
            return self.error(error)
        text = self.file_error(error.what, error.about)
        if error.other_errors:
            text = self.say("cli-mission-more", told=text, count=error.other_errors)
        return f"{error.file}:{error.line}: {text}" if error.file else text

    def file_error(self, what: str, about: Mapping[str, str | int]) -> str:
        """Return what is wrong with a file by its message id, with the hint in this language."""
        variables: dict[str, Word] = {}
        for name, value in about.items():
            variables[name] = "none" if value == "" else value
            if isinstance(value, NearestHint):
                kind = "near" if value.near else "known" if value.known else "none"
                variables[name] = self.say("cli-mission-hint", kind=kind, near=value.near, known=value.known)
        return self.say(f"cli-mission-{kebab(what)}", **variables)


def args_of(event: Event) -> dict[str, Plain]:
    """Return the fields of an event by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
