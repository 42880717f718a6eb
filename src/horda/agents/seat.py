"""The knowledge and choices of one seat, in words and as JSON data: everything that an agent gets."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

import msgspec

from horda.agents.records import AgentAnswer, ChanceOf, Chances, Neighbours, OfferedAction, RefusedAction
from horda.agents.ways import ways_of
from horda.engine.choices import BadChoice, Choice, Plain
from horda.engine.state import Result, State
from horda.engine.views.losses import losses_of
from horda.engine.views.view_text import view_text
from horda.locale import Words
from horda.locale.log_lines import log_sentences
from horda.locale.missions import mission_page
from horda.referee.rules.rule_search import cited_rules, search_rules
from horda.rulebook import looks_like_an_id

MAX_RULES = 20
"""Most rules that one search returns."""
MAX_EVENTS = 200
"""Most sentences of the log that are returned at once, the last ones."""


class Seat:
    """One seat of a match at one decision, in one language."""

    def __init__(self, state: State, seat: int, words: Words, since: int = 0) -> None:
        self._state = state
        self._since = min(since, state.history.event_count)
        self.seat = seat
        self.words = words

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._state.game.id

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._state.seats

    @property
    def options(self) -> dict[str, Plain]:
        """The options of the match."""
        return dict(self._state.options)

    @property
    def result(self) -> Result | None:
        """The result of the match; None while it runs."""
        return self._state.result

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The open choices of the seat; an answer names one of them by its index."""
        return self._state.choices(self.seat)

    @cached_property
    def question(self) -> str:
        """The question for the seat as a sentence; empty if there is none."""
        prompt = self._state.prompt(self.seat)
        return "" if prompt is None else self.words.prompt(prompt, self.seat)

    def view(self) -> dict[str, Any]:
        """Return the seat's view of the table as JSON data."""
        return cast("dict[str, Any]", msgspec.to_builtins(self._state.view(self.seat)))

    def view_text(self) -> str:
        """Return the seat's view of the table as lines of text."""
        return view_text(self._state, self.seat)

    def goals(self) -> list[str]:
        """Return the mission's goals, ways to lose and rules; empty in games without missions."""
        mission = self.options.get("mission")
        if mission is None:
            return []
        page = mission_page(self.words, str(mission))
        return [*(f"{number}. {goal}" for number, goal in enumerate(page.goals, 1)), *page.lose, *page.rules]

    def explain(self, kind: str, name: str) -> str:
        """Return the text of a component, such as the effect of a `card` or `skill`; empty if there is none."""
        return self.words.text(kind, name)

    def ways(self) -> list[Neighbours]:
        """Return the places of the board, each with the adjacent places."""
        return ways_of(self._state)

    def events(self, since: int | None = None) -> list[str]:
        """Return the events since the seat's last decision, or from event `since` on, as sentences."""
        first = self._since if since is None else since
        return log_sentences(self.words, self._state.events_for(self.seat, first), self.seat)[-MAX_EVENTS:]

    def actions(self) -> list[OfferedAction]:
        """Return the open choices of the seat, each with its words, price, chances and dangers."""
        game, state = self._state.game, self._state
        losses = losses_of(state, self.seat, self.choices)
        return [
            OfferedAction(
                number,
                self.words.choice(choice),
                choice.as_json(),
                price=game.price(state, choice),
                noisy=game.is_noisy(state, choice),
                futile=game.is_futile(state, choice),
                loses=loss is not None and loss.is_certain,
                chances=dict(game.chances(state, choice)),
            )
            for number, (choice, loss) in enumerate(zip(self.choices, losses, strict=True))
        ]

    def refusals(self) -> list[RefusedAction]:
        """Return choices that the seat might expect and that are not allowed, with the rules that forbid them."""
        return [
            RefusedAction(
                self.words.choice(one.choice), one.choice.as_json(), self.words.refusal(one), one.rule
            )
            for one in self._state.refusals(self.seat)
        ]

    def odds(self, number: int) -> Chances:
        """Return the exact chances of a choice; raise `IndexError` if there is none of that number."""
        choice = self.choices[number]
        preview = self._state.game.attack_preview(self._state, choice)
        chances = self._state.game.chances(self._state, choice)
        return Chances(
            self.words.choice(choice),
            tuple(ChanceOf(name, share) for name, share in chances.items()),
            dice=0 if preview is None else preview.dice,
            needed=0 if preview is None else preview.needed,
            kills=() if preview is None else tuple(preview.kills),
        )

    def rules(self, text: str) -> list[str]:
        """Return the rules with some words or ids, each on a line with its id."""
        ids = text.upper().split()
        if ids and all(looks_like_an_id(one) for one in ids):
            found = cited_rules(self.game, tuple(ids), self.words.lang)
        else:
            found = search_rules(self.game, text, self.words.lang)
        return [f"{rule.id}: {rule.text}" for rule in found[:MAX_RULES]]

    def choice_in(self, answer: AgentAnswer) -> Choice | RefusedAction:
        """Return the choice that an answer names, or the reason why it is not legal."""
        if answer.number is not None:
            if 0 <= answer.number < len(self.choices):
                return self.choices[answer.number]
            return RefusedAction(str(answer.number), {}, f"`number` is from 0 to {len(self.choices) - 1}", "")
        if answer.choice is None:
            return RefusedAction("", {}, "an answer has `number`, or `choice` as it was offered", "")
        try:
            wanted = Choice.from_json({"seat": self.seat, **answer.choice})
        except BadChoice as problem:
            return RefusedAction("", answer.choice, str(problem), "")
        return self._offered_or_refused(wanted)

    def _offered_or_refused(self, wanted: Choice) -> Choice | RefusedAction:
        for choice in self.choices:
            if choice.same(wanted):
                return choice
        sent: Mapping[str, object] = wanted.as_json()
        for refusal in self._state.refusals(self.seat):
            if refusal.choice.same(wanted):
                return RefusedAction(
                    self.words.choice(refusal.choice), sent, self.words.refusal(refusal), refusal.rule
                )
        question = self._state.question()
        rule = "" if question is None else question.rule(self._state)
        return RefusedAction(wanted.text(), sent, "this is not among the choices now", rule)
