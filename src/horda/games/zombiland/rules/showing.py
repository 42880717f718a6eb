"""Showing cards of one's own hand, which is allowed at every question (ZL-RSC-04, ZL-Q-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.steps import Question
from horda.games.zombiland.events import CardConfided, CardShown, EqualCardsConfided, EqualCardsShown
from horda.games.zombiland.state import HANDS, PAWS, ZombilandState

SHOWING: Final = frozenset(("show", "show_all", "confide", "confide_all"))
"""The verbs that show cards and do nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HandQuestion(Question):
    """A question to one seat, which may show cards of its hand before it answers (ZL-RSC-04, ZL-Q-42).

    Subclasses define the possible answers (`options`) and their consequences (`carry_out`). Whether the seat
    is asked at all depends on these options only.
    """

    def options(self, s: ZombilandState) -> list[Choice]:
        raise TypeError(f"{type(self).__name__} has no options")

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        raise TypeError(f"{type(self).__name__} carries nothing out")

    def choices(self, s: ZombilandState) -> list[Choice]:
        options = self.options(s)
        if not options or (len(options) == 1 and not self.asks_always(s)):
            return options
        return [*options, *show_choices(s, options[0].seat)]

    def answer(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb in SHOWING:
            show_card(s, choice)
            s.push(self)
        else:
            self.carry_out(s, choice)


def hand_pile(s: ZombilandState, seat: int) -> str:
    """Return the name of a seat's hand pile: Zombie cards if it plays for the zombies, else Resource cards."""
    return PAWS[seat] if s.is_zombie_player(seat) else HANDS[seat]


def has_unseen_card(s: ZombilandState, seat: int) -> bool:
    """Return whether a seat holds a card that it has not shown to everybody, including the spectators."""
    spectators, known = s.bit(None), s.cards.known
    return any(not known[card] & spectators for card in s.cards.piles[hand_pile(s, seat)])


def audience_of(s: ZombilandState, seat: int, verb: str) -> int:
    """Return the mask of the seats that will see a card: all (`show`) or the seat's side (`confide`)."""
    if verb.startswith("show"):
        return s.everyone & ~s.bit(seat)
    side = 0
    for ally in s.allies(seat):
        side |= 1 << ally
    return side


def show_choices(s: ZombilandState, seat: int) -> list[Choice]:
    """Return the choices to show a card of the hand to seats that do not know it (ZL-RSC-04, ZL-Q-42).

    Equal cards are shown together, since one shown after another could be the same card again.
    """
    pile = hand_pile(s, seat)
    faces = s.cards.faces(pile)
    choices: list[Choice] = []
    for verb in ("show", "confide"):
        audience = audience_of(s, seat, verb)
        for face in dict.fromkeys(faces) if audience else ():
            card = ("card", face)
            known, held = s.cards.known_of(pile, face, audience), faces.count(face)
            if known == 0:
                choices.append(Choice(seat, verb, (card,)))
            if known < held and held > 1:
                choices.append(Choice(seat, f"{verb}_all", (card, ("count", held))))
    return choices


def show_card(s: ZombilandState, choice: Choice) -> None:
    """Show a card of a hand, or all cards equal to it, to everybody or to the seat's side."""
    seat, face, audience = choice.seat, choice.name("card"), audience_of(s, choice.seat, choice.verb)
    count = choice.number("count") if choice.verb.endswith("_all") else 1
    s.cards.show(hand_pile(s, seat), face, audience, count)
    if choice.verb == "show":
        s.emit(CardShown(seat, face))
    elif choice.verb == "show_all":
        s.emit(EqualCardsShown(seat, face, count))
    elif choice.verb == "confide":
        # ZL-Q-47: those who already know the card see that a card is shown, not which.
        s.emit_to(CardConfided(seat, face), audience | s.bit(seat))
    else:
        s.emit_to(EqualCardsConfided(seat, face, count), audience | s.bit(seat))
