"""Turns events, choices and refusals into records with sentences and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.game import Game
from horda.engine.state import State
from horda.engine.views.cases import text_of_choice
from horda.games.city_of_horror.content import DEEDS
from horda.games.city_of_horror.state import CityState
from horda.locale.log_lines import log_lines
from horda.locale.words import Words, args_of
from horda.referee.answers.course_runner import Reached
from horda.referee.records import AnswerStep, Arrow, OpenChoice, OpenDecision, RefusedChoice
from horda.referee.rules.event_rules import MAX_RULES, rules_of_event, rules_of_situation

CATALOGUE = "referee"
"""The catalogue with the referee's own words."""
MAX_CHOICES = 200
"""Most choices that an answer lists; a turn has about forty."""
ORIGINS = ("zone", "start", "origin")
"""Event arguments that hold the origin of a movement."""
GOALS = ("to", "location", "space")
"""Choice arguments that hold a destination."""
FIGURES = ("zombie", "survivor", "who")
PLACES = ("zone", "to", "location", "start", "space", "origin")


class Wording:
    """The words of one game in one language, and the names of the players at its table."""

    def __init__(self, state: State, lang: str) -> None:
        self.game: Game = state.game
        self.lang = lang
        plain = Words.of(state.game, lang, options=state.options, also=(CATALOGUE,))
        names = [self._seat_name(state, plain, seat) for seat in range(state.seats)]
        self.seats = tuple(names)
        """The names of the players by seat."""
        self.words = Words.of(state.game, lang, names=names, options=state.options, also=(CATALOGUE,))

    @staticmethod
    def _seat_name(state: State, words: Words, seat: int) -> str:
        """Return the name of a player: the colour or character if the game has one for each, else the number."""
        for field, kind in (("colours", "colour"), ("character", "character")):
            names = getattr(state, field, None)
            if isinstance(names, list) and seat < len(names) and names[seat]:
                name = words.name(kind, names[seat])
                return name[:1].upper() + name[1:]
        return words.seat(seat)

    def steps(self, reached: Reached, *, has_pictures: bool) -> tuple[AnswerStep, ...]:
        """Return the events as numbered steps; events that belong together are joined."""
        events, pictures = reached.events, reached.pictures
        lines = [line for line in log_lines(self.words, events, None) if line.event]
        starts = [line.number for line in lines]
        found: list[AnswerStep] = []
        for number, line in enumerate(lines):
            first = 0 if number == 0 else starts[number]
            end = starts[number + 1] if number + 1 < len(lines) else len(events)
            sentence = self.words.event_sentence(line.event, line.args).strip()
            last = pictures[min(end, len(pictures)) - 1] if has_pictures and pictures else None
            found.append(
                AnswerStep(
                    number=number + 1,
                    sentence=sentence,
                    event=line.event,
                    args=dict(line.args),
                    rules=self._rules(reached, first, end),
                    arrows=tuple(
                        arrow for event in events[first:end] if (arrow := arrow_of(event)) is not None
                    ),
                    places=places_of(events[first:end]),
                    board=None if last is None else dict(self.game.picture(last, None)),
                )
            )
        return tuple(found)

    def _rules(self, reached: Reached, first: int, end: int) -> tuple[str, ...]:
        """Return the rules of some events: the one that left a decision to players, then the first event's."""
        ids = [rule for number, rule in reached.rulings.items() if first <= number < end]
        for number, event in enumerate(reached.events[first:end], first):
            ids.extend(rules_of_event(self.game, type(event).__name__, args_of(event)))
            if number < len(reached.pictures):
                ids.extend(rules_of_situation(reached.pictures[number], event))
        return tuple(dict.fromkeys(ids))[:MAX_RULES]

    def open_choice(self, state: State, choice: Choice) -> OpenChoice:
        """Return a choice with its sentence and price."""
        return OpenChoice(
            line=text_of_choice(state, choice),
            sentence=self.words.choice(choice),
            seat=choice.seat,
            do=choice.verb,
            args=dict(choice.args),
            price=self.game.price(state, choice),
            is_noisy=self.game.is_noisy(state, choice),
            is_futile=self.game.is_futile(state, choice),
            arrow=_choice_arrow(state, choice),
            rule=_rule_of_choice(state, choice),
        )

    def refused_choice(self, state: State, refusal: Refusal) -> RefusedChoice:
        """Return a refused choice with the rule and a sentence on what would allow it."""
        return RefusedChoice(
            line=text_of_choice(state, refusal.choice),
            do=refusal.choice.verb,
            args=dict(refusal.choice.args),
            rule=refusal.rule,
            sentence=self.words.refusal(refusal),
        )

    def decision(self, state: State) -> OpenDecision | None:
        """Return the open decision of a state; None if the match is over."""
        question = state.question()
        if question is None:
            return None
        prompt = state.prompt(None)
        known = [choice for choice in state.all_choices() if not needs_unknown_card(state, choice)]
        return OpenDecision(
            ask=type(question).__name__,
            sentence="" if prompt is None else self.words.prompt(prompt),
            seats=tuple(state.deciders),
            rule=question.rule(state),
            choices=tuple(self.open_choice(state, choice) for choice in known[:MAX_CHOICES]),
            unknown_cards=sum(unknown_in_hand(state, seat) for seat in state.deciders),
        )


def arrow_of(event: Event) -> Arrow | None:
    """Return the arrow of an event that moves somebody; None for other events."""
    args = cast("dict[str, Any]", args_of(event))
    goal = next((args[name] for name in GOALS if isinstance(args.get(name), str)), "")
    origin = next((args[name] for name in ORIGINS if isinstance(args.get(name), str)), "")
    is_move = type(event).__name__.endswith(("Moved", "Walked"))
    if not is_move or not goal or not origin or goal == origin:
        return None
    figure = next((args[name] for name in FIGURES if isinstance(args.get(name), str)), "")
    count = args.get("count", args.get("amount", 1))
    return Arrow(figure or "zombie", origin, goal, count if isinstance(count, int) else 1)


def places_of(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the places that events name, each once."""
    found: list[str] = []
    for event in events:
        args = args_of(event)
        found.extend(str(args[name]) for name in PLACES if isinstance(args.get(name), str) and args[name])
    return tuple(dict.fromkeys(found))


def _rule_of_choice(state: State, choice: Choice) -> str:
    """Return the rule of the card or ability that a choice of City of Horror uses; empty if there is none."""
    if not isinstance(state, CityState) or choice.verb not in ("play", "use"):
        return ""
    return next((DEEDS[value].rule for _, value in choice.args if value in DEEDS), "")


def _choice_arrow(state: State, choice: Choice) -> Arrow | None:
    """Return the dotted arrow of a choice between several ways of a zombie; None for other choices."""
    question = state.question()
    prompt = dict(question.prompt(state, None).about) if question is not None else {}
    if choice.verb != "send" or not isinstance(prompt.get("zone"), str):
        return None
    return Arrow(str(choice.name("zombie")), str(prompt["zone"]), choice.name("zone"), is_open=True)


def unknown_in_hand(state: State, seat: int) -> int:
    """Return the number of cards in a seat's hand that the referee does not know."""
    cards = state.cards
    return sum(
        not cards.known[card]
        for pile, numbers in cards.piles.items()
        if cards.audience[pile] == state.bit(seat)
        for card in numbers
    )


def needs_unknown_card(state: State, choice: Choice) -> bool:
    """Whether a choice plays a card that is only a stand-in for an unknown one."""
    cards = state.cards
    named = [value for _, value in choice.args if isinstance(value, str)]
    for pile, numbers in cards.piles.items():
        if cards.audience[pile] == state.bit(choice.seat):
            known = {cards.face(card) for card in numbers if cards.known[card]}
            unknown = {cards.face(card) for card in numbers if not cards.known[card]} - known
            if any(value in unknown for value in named):
                return True
    return False
