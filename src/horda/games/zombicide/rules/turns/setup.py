"""Set-up: shuffle the decks and put objectives face down (setup.decks, setup.tokens)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.turns.rounds import BeginRound
from horda.games.zombicide.state import ZombicideState


@dataclass
class SetUp(Step):
    """Shuffle decks, assign hidden objectives, run the edition's and the skills' set-up, then start the first round."""

    def run(self, s: ZombicideState) -> None:
        for pile in s.edition.shuffled:
            s.shuffle(pile)
        s.push(*lay_hidden(s), *s.edition.set_up(s), BeginRound())
        for who in range(len(s.roster)):
            s.push(*skill_hooks.set_up(s, who))


def lay_hidden(s: ZombicideState) -> Steps:
    """Assign a hidden face to every token that has one, and return the steps that mechanisms add."""
    lay_objectives(s)
    return hooks.faces_laid(s)


def lay_objectives(s: ZombicideState) -> None:
    """Give each face-down objective one of the mission's hidden faces (objective.backs)."""
    cards = s.cards.piles["objectives"]
    waiting = [token for token, colour in enumerate(s.token_colour) if colour == FACE_DOWN]
    for token, card in zip(waiting, cards, strict=True):
        s.token_card = put(s.token_card, token, card)
        s.token_colour = put(s.token_colour, token, "red")


FACE_DOWN = "face_down"
"""The colour of an objective before its hidden face is assigned."""
