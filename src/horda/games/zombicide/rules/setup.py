"""Setting up: decks are shuffled, objectives are laid face down (setup.decks, setup.tokens)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.zombicide.rules.turn import BeginRound
from horda.games.zombicide.skills.base import listeners
from horda.games.zombicide.state import ZombicideState


@dataclass
class SetUp(Step):
    """Shuffle, lay the hidden objectives, then what the edition and the skills do, then the first round."""

    def run(self, s: ZombicideState) -> None:
        """Everything before the first round."""
        for pile in s.edition.shuffled:
            s.shuffle(pile)
        lay_hidden(s)
        s.push(*s.edition.set_up(s), BeginRound())
        for who in range(len(s.roster)):
            for skill in listeners(s, who, "set_up"):
                s.push(*skill.set_up(s, who))


def lay_hidden(s: ZombicideState) -> None:
    """Give every token that hides something its face."""
    lay_objectives(s)
    lay_tents(s)


def lay_tents(s: ZombicideState) -> None:
    """Deal the tent cards face down and at random, save where the mission names one (camp.deal)."""
    tokens = s.tokens(TENT)
    if not tokens:
        return
    named = s.goals.faces
    for token in sorted(tokens, key=lambda token: (token not in named, token)):
        pile = s.cards.piles[TENTS]
        card = s.cards.find(TENTS, named[token]) if token in named else pile[-1]
        s.cards.move(card, TENTS, TENTS_LAID)
        s.token_card = put(s.token_card, token, card)


def lay_objectives(s: ZombicideState) -> None:
    """Give each face-down objective one of the mission's hidden faces."""
    cards = s.cards.piles["objectives"]
    waiting = [token for token, colour in enumerate(s.token_colour) if colour == FACE_DOWN]
    for token, card in zip(waiting, cards, strict=True):
        s.token_card = put(s.token_card, token, card)
        s.token_colour = put(s.token_colour, token, "red")


TENT = "tent"
TENTS: Final = "tents"
TENTS_LAID: Final = "tents_laid"
"""The tent cards that lie face down on the board; in an open pile they would be known."""
FACE_DOWN = "face_down"
"""The colour of an objective before its hidden face is laid under it."""
