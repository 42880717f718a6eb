"""What Army of the Dead answers about the heist: set-up, goals, companions, burdens, the truck."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.state import Result
from horda.games.army_of_the_dead.rules.beside import quests_shown, truck_shown
from horda.games.army_of_the_dead.rules.burdens import TakeUp, why_not_bear
from horda.games.army_of_the_dead.rules.companions import (
    PlaceCompanions,
    bring_along,
    follow,
    leader_of,
    learned,
    led_by,
    lent_to,
    part_with,
)
from horda.games.army_of_the_dead.rules.handing import LeadAction, load_of, offer_thing, things_to_hand_over
from horda.games.army_of_the_dead.rules.heist import COMPANIONS, GOALS, Heist, is_companion, team
from horda.games.army_of_the_dead.rules.personal import (
    DrawGoals,
    all_done,
    count_kill,
    deal_goal,
    defeat,
    goals_in_play,
    token_taken,
)
from horda.games.army_of_the_dead.rules.specialties import SPECIALTIES, has_specialty
from horda.games.army_of_the_dead.rules.team import ChooseTeam, LayNoise, ShareTeam, TakeStarts
from horda.games.army_of_the_dead.rules.truck import (
    TRUCK_ACTIONS,
    aboard,
    is_seated,
    leave_seat,
    sit,
)
from horda.games.army_of_the_dead.rules.vault import LayTrap, OpenVault, TryVault, put_trap, show_trap
from horda.games.army_of_the_dead.rules.vault_help import SHOWN, trap_zone
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.beside import Quest, Vehicle
from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.goals import lost_by
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import AWAY, LOST, Table

COMPANION_LIFE = 1
"""The wounds that eliminate a companion (AD-CPN-08)."""


class HeistAnswers(Heist):
    """The heist's own answers; the edition adds those about zombies and fights."""

    burdens_stay = False
    shown: tuple[str, ...] = (GOALS, SHOWN)

    def all_actions(self) -> list[Action]:
        """Besides the family's: the vault, companions, the taco truck."""
        return [*super().all_actions(), TryVault(), OpenVault(), LeadAction(), *TRUCK_ACTIONS]

    def set_up(self, s: Table) -> Steps:
        """Steps 4 to 13: the team, its equipment, goals, companions, the trap, who is first (AD-SET-08)."""
        return (
            ChooseTeam(),
            ShareTeam(),
            TakeStarts(),
            LayNoise(),
            DrawGoals(),
            PlaceCompanions(),
            LayTrap(),
            *super().set_up(s),
        )

    def vehicle(self, s: Table) -> Vehicle | None:
        """The taco truck (AD-TRK-01)."""
        return truck_shown(s)

    def quests(self, s: Table) -> list[Quest]:
        """The personal objectives (AD-POB-03)."""
        return quests_shown(s)

    def leads(self, s: Table, who: int) -> int:
        """Who leads a companion (AD-CPN-05)."""
        return leader_of(s, who)

    def only_follows(self, s: Table, who: int) -> bool:
        """Companions (AD-CPN-01)."""
        return is_companion(s, who)

    def specialties_of(self, s: Table, who: int) -> list[str]:
        """Those of the ID card and of cards in hand (AD-SPE-05)."""
        return [one for one in SPECIALTIES if has_specialty(s, who, one)]

    # --- goals -----------------------------------------------------------------------------------

    def is_all_done(self, s: Table) -> bool:
        """The personal objectives are needed as well (AD-WIN-01, AD-WIN-08)."""
        return all_done(s)

    def victory(self, s: Table) -> Result:
        """With the personal objectives, as many as there are (AD-WIN-01, AD-WIN-02)."""
        won = super().victory(s)
        return Result(won.winners, won.scores, won.why, (("count", len(goals_in_play(s))),), won.together)

    def defeat(self, s: Table) -> Result | None:
        """By personal objectives, companions, or for want of anybody to go on (AD-WIN-03 to AD-WIN-06)."""
        lost = defeat(s)
        if lost is not None:
            return lost
        if COMPANIONS in s.team_of:
            dead = [who for who, zone in enumerate(s.zone) if zone == LOST and is_companion(s, who)]
            if dead and not s.goals.companions_may_die:
                return lost_by(s, "companion_lost", (("survivor", s.roster[dead[0]]),))
            if not team(s):
                return lost_by(s, "nobody_left")
        return None

    def killed(self, s: Table, who: int, kind: int) -> None:
        """Kill counts keep the miniature (AD-POB-04)."""
        count_kill(s, who, kind)

    def has_specialty(self, s: Table, who: int, specialty: str) -> bool:
        """By the ID card, or by a card in hand (AD-SPE-05)."""
        return has_specialty(s, who, specialty)

    # --- burdens ---------------------------------------------------------------------------------

    def why_not_carry(self, s: Table, who: int, colour: str) -> str | None:
        """An objective that takes room needs it (AD-Q-44)."""
        load = load_of(s, colour)
        return None if load is None else why_not_bear(s, who, colour, load)

    def objective_taken(self, s: Table, who: int, zone: int, colour: str) -> Steps:
        """The token of a personal objective has its effect; one that takes room is carried (AD-POB-16)."""
        load = load_of(s, colour)
        carried = () if load is None else (TakeUp(who, colour, load.slots, load.in_pack),)
        return (*super().objective_taken(s, who, zone, colour), *carried, *token_taken(s, who, colour))

    def discard_pile(self, s: Table, card: int) -> str:
        """A token leaves the game (AD-Q-31)."""
        return "reserve" if s.cards.face(card) in self.burdens else super().discard_pile(s, card)

    def hand_overs(self, s: Table, who: int, other: int) -> list[Choice]:
        """Companions and tokens that take room (AD-CPN-04, AD-POB-15)."""
        return things_to_hand_over(s, who, other)

    def handed_over(self, s: Table, who: int, other: int, choice: Choice) -> None:
        """Pass it on."""
        offer_thing(s, who, other, choice)

    # --- who comes along -------------------------------------------------------------------------

    def takes_no_turn(self, s: Table) -> int:
        """Companions have no actions (AD-CPN-13)."""
        mask = 0
        if COMPANIONS in s.team_of:
            for who in range(len(s.team_of)):
                if is_companion(s, who):
                    mask |= 1 << who
        return mask

    def life_of(self, s: Table, who: int) -> int:
        """A companion has one life, whatever its ID card says (AD-CPN-08, AD-Q-67)."""
        return COMPANION_LIFE if is_companion(s, who) else super().life_of(s, who)

    def lent_skills(self, s: Table, who: int) -> int:
        """Those of companions (AD-CPN-14)."""
        return lent_to(s, who)

    def skill_learned(self, s: Table, who: int, name: str) -> None:
        """It stays when the companion goes (AD-CPN-14)."""
        learned(s, who, name)

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """Companions come along (AD-CPN-09)."""
        bring_along(s, who, zone)
        show_trap(s, zone)  # AD-VLT-03
        return super().entered(s, who, zone, before)

    def is_quiet(self, s: Table, who: int, zone: int) -> bool:
        """In the trap zone a card may be turned over (AD-Q-109)."""
        return super().is_quiet(s, who, zone) and (zone != trap_zone(s) or bool(s.cards.piles[SHOWN]))

    def has_left(self, s: Table, who: int) -> None:
        """Companions get away with their leader."""
        leave_seat(s, who)
        for one in led_by(s, who):
            s.zone = put(s.zone, one, AWAY)

    def eliminated(self, s: Table, who: int) -> Steps:
        """Companions stay behind, and a seat in the truck is free (AD-Q-31)."""
        part_with(s, who)
        leave_seat(s, who)
        return super().eliminated(s, who)

    def why_not_walk(self, s: Table, who: int) -> str | None:
        """Nobody walks out of the truck without leaving it first (AD-Q-90)."""
        return "AD-TRK-09" if is_seated(s, who) else None

    def is_spared(self, s: Table, who: int, attack: Attack) -> bool:
        """Those aboard are not hit when the truck rams (AD-TRK-20)."""
        return gear_of(s, attack.cards[0]).name == "ramming" and who in aboard(s)

    def put_thing(self, s: Table, zone: int, name: str) -> bool:
        """A vault card in its trap zone, in positions."""
        return put_trap(s, zone, name) or super().put_thing(s, zone, name)

    def note_survivor(self, s: Table, who: int, note: str) -> bool:
        """`companion=scott`, `goal` for a personal objective, or a seat of the truck, in positions."""
        word, _, name = note.partition("=")
        if word == "goal":
            deal_goal(s, who)
            return True
        if word == "companion":
            s.acted |= 1 << who
            s.team_of = [COMPANIONS if one == who else own for one, own in enumerate(s.team_of)]
            if name:
                follow(s, who, s.roster.index(name))
            return True
        return sit(s, who, note)
