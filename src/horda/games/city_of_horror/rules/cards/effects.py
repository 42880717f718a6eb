"""The table of all effects of Action cards and abilities (CH-CRD-10 to CH-CRD-30, CH-CHR-08 to CH-CHR-38).

A new effect needs a subclass of `CardEffect` and a line in `CARD_EFFECTS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.steps import Step
from horda.games.city_of_horror.content import DEEDS, Deed
from horda.games.city_of_horror.rules.cards import (
    hand_effects,
    movement_effects,
    people_effects,
    zombie_effects,
)
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.rules.explosions import Explode, PlaceMarker, places_for_markers
from horda.games.city_of_horror.state import CityState

CARD_EFFECTS: Final[dict[str, CardEffect]] = {
    "kill": zombie_effects.KillZombies(),
    "kill_half": zombie_effects.KillHalf(),
    "add_zombies": zombie_effects.AddZombies(),
    "move_zombie": zombie_effects.MoveZombies(),
    "lure": zombie_effects.LureZombies(),
    "set_leader": zombie_effects.SetLeader(),
    "change_movement": movement_effects.ChangeMovement(),
    "get_up": movement_effects.GetUp(),
    "enter_full": movement_effects.EnterFull(),
    "undo_move": movement_effects.UndoMove(),
    "calm": movement_effects.Calm(),
    "steal": hand_effects.StealCard(),
    "draw_card": hand_effects.DrawCard(),
    "swap_card": hand_effects.SwapCard(),
    "look_ahead": hand_effects.LookAhead(),
    "hide": people_effects.Hide(),
    "rest": people_effects.Rest(),
    "speak_up": people_effects.SpeakUp(),
    "give_birth": people_effects.GiveBirth(),
    "take_first": people_effects.TakeFirst(),
    "add_votes": people_effects.AddVotes(),
    "cancel": CardEffect(),
    "score": CardEffect(),
}
"""The effects by their name in the content (`do`); the last two are used by other rules only."""


def options_for(s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> list[int]:
    """Return the possible values of the next target of a card or ability, given the targets named so far."""
    return CARD_EFFECTS[deed.do].options(s, seat, who, deed=deed, targets=targets)


def why_not_do(s: CityState, seat: int, who: int, deed: Deed) -> str | None:
    """Return the rule against using a card or ability that would have no effect; None if it has one (CH-Q-61)."""
    if deed.explosion and places_for_markers(s):
        return None
    return None if CARD_EFFECTS[deed.do].could_happen(s, seat, who, deed) else deed.rule


@dataclass
class Carry(Step):
    """Carry out a card or an ability that nobody cancelled, then its Explosion marker (CH-CRD-04)."""

    seat: int
    source: str
    who: int
    targets: tuple[int, ...]

    def run(self, s: CityState) -> None:
        """Apply the effect, as far as that is possible."""
        deed = DEEDS[self.source]
        s.settled = False
        if deed.explosion:
            s.push(PlaceMarker(self.seat), Explode())
        CARD_EFFECTS[deed.do].apply(s, self.seat, self.who, deed=deed, targets=self.targets)
