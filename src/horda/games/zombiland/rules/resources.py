"""Resource cards: who may play which, when, and for whom."""

from __future__ import annotations

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Frame
from horda.games.zombiland.content import RESOURCES, Resource
from horda.games.zombiland.events import ResourcePlayed
from horda.games.zombiland.rules.effects import frames_of
from horda.games.zombiland.state import ALIVE, DEAD, HANDS, Table


def why_not_play(s: Table, seat: int, card: Resource, moment: str) -> str | None:
    """The rule that keeps a player from playing a Resource card at this moment, if any."""
    mine = s.active == seat
    in_turn = "turn" in card.when and mine and moment in ("move", "fight", "turn")
    if moment not in card.when and not in_turn:
        return "ZL-RSC-05" if mine or s.fighter == seat else "ZL-RSC-02"
    if card.own_turn and not mine:
        return "ZL-RSC-07"
    concerned = seat == s.fighter if moment in ("fight", "after_fight") else mine
    return None if concerned or card.any else "ZL-RSC-02"


def targets_of(s: Table, seat: int, card: Resource, moment: str) -> list[int]:
    """For whom a card may be played: its owner, or any survivor it bears on (ZL-RSC-03, ZL-Q-44)."""
    if card.do[0].do == "peace":
        return s.survivors_at(s.at[s.foe])
    if moment in ("fight", "after_fight") and card.do[0].do in ("add", "reroll", "escape", "wear"):
        return [s.fighter]
    return s.survivors() if card.any else [seat]


def plays(s: Table, seat: int, moment: str) -> list[Choice]:
    """The Resource cards a player may play at a moment, for each survivor they may be played for."""
    choices: list[Choice] = []
    for face in s.faces_in(HANDS[seat]):
        card = RESOURCES[face]
        if why_not_play(s, seat, card, moment) is None:
            choices.extend(
                Choice(seat, "play", (("card", face), ("target", target)))
                for target in targets_of(s, seat, card, moment)
            )
    return choices


def refused_plays(s: Table, seat: int, moment: str) -> list[Refusal]:
    """The Resource cards a player holds and may not play at a moment, each with its rule."""
    refused: list[Refusal] = []
    for face in s.faces_in(HANDS[seat]):
        rule = why_not_play(s, seat, RESOURCES[face], moment)
        if rule is not None:
            refused.append(Refusal(Choice(seat, "play", (("card", face), ("target", seat))), rule))
    return refused


def resource_played(s: Table, choice: Choice) -> list[Frame]:
    """Play a card: it goes to the discard pile, unless it says otherwise, and takes effect (ZL-TRN-03)."""
    face, target = choice.name("card"), choice.number("target")
    card = s.cards.find(HANDS[choice.seat], face)
    effects = RESOURCES[face].do
    s.emit(ResourcePlayed(choice.seat, face, target))
    if effects[0].do != "wear":
        s.cards.move(card, HANDS[choice.seat], "resource_discard")
    return frames_of(s, effects, seat=target, by=choice.seat, card=card)


def holders(s: Table, seats: list[int]) -> list[int]:
    """Of these seats, those with Resource cards to play: living survivors and dead members (ZL-Q-13)."""
    return [seat for seat in seats if s.status[seat] in (ALIVE, DEAD) and s.hand(seat)]
