"""The words of one game in one language: what the rules say in ids, said in sentences."""

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
    """Speaks one language about one game (or, without one, about the table itself): whole sentences."""

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

    def choice(self, choice: Choice) -> str:
        """A choice as the person who may make it reads it."""
        args = [("seat", choice.seat), *(pair for pair in choice.args if pair[0] != "seat")]
        return self.say(self._first(f"do-{kebab(choice.verb)}"), **self.variables(args, about=choice.seat))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not open now, and what would help."""
        choice = refusal.choice
        args = {"seat": choice.seat, **dict(choice.args), **dict(refusal.about)}
        told = self.variables(list(args.items()), about=choice.seat)
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
        return self.say(self._first(f"ask-{kebab(prompt.name)}"), **self.variables(prompt.about, about=seat))

    def event(self, event: Event, seat: int | None = None) -> str:
        """What happened, told to `seat` (None: to the spectators); empty when it is not worth a line."""
        return self.event_sentence(type(event).__name__, args_of(event), seat)

    def event_sentence(self, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """What happened, by the name of its event and what it is about."""
        known = self._first(f"event-{kebab(name)}")
        return self.say(known, **self.variables(list(args.items()), about=seat))

    def fact(self, family: str, name: str, args: Mapping[str, Plain], seat: int | None = None) -> str:
        """What may happen, in the present and without an end: `Rolf dies`. Needs the words of `advice`."""
        known = self._first(f"fact-{kebab(family)}-{kebab(name)}")
        return self.say(known, **self.variables(list(args.items()), about=seat))

    def result(self, result: Result) -> str:
        """How a match ended: why, and who won, unless the first says it already."""
        why, who = self.outcome(result.why, result.about), self.verdict(result)
        return why if why.endswith(who) else f"{why} {who}"

    def verdict(self, result: Result) -> str:
        """Who won: by name, or all at the table together, or nobody."""
        if result.together and len(result.winners) in (0, len(result.scores)):
            return self.say("common-won" if result.winners else "common-lost")
        winners = self.join_names([self.seat(seat) for seat in result.winners])
        return self.say("common-winners", winners=winners, count=len(result.winners))

    def outcome(self, why: str, about: Sequence[tuple[str, Plain]] = ()) -> str:
        """How a match ends: the sentence for one of a game's outcomes; without what it names, in general."""
        known = self._first(f"why-{kebab(why)}")
        general = f"{known}.any"
        if not about and self.has(general):
            return self.say(general)
        return self.say(known, **self.variables(about, about=None))

    def option(self, name: str) -> str:
        """What an option of the set-up is called."""
        return self.say(self._first(f"option-{kebab(name)}"))

    def value(self, option: str, value: Plain) -> str:
        """What a value of an option is called; a thing has its name, a number is a number, yes is yes."""
        known = self._first(f"option-{kebab(option)}-{as_id(value)}")
        if not self.has(known) and isinstance(value, str):
            _, known = self.kind_and_name_id(option, value)
        if self.has(known) or not isinstance(value, int):
            return self.say(known)
        return self.say(f"common-{as_id(value)}") if isinstance(value, bool) else str(value)

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
            if isinstance(value, NearestHint):
                kind = "near" if value.near else "known" if value.known else "none"
                told[name] = self.say("cli-mission-hint", kind=kind, near=value.near, known=value.known)
        return self.say(f"cli-mission-{kebab(what)}", **told)


def args_of(event: Event) -> dict[str, Plain]:
    """The fields of an event by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
