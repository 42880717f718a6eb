"""What the Zombicide games answer differently about missions: goals, gains, losses and who is on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice
from horda.engine.state import Result
from horda.games.zombicide.rules.beside import BesideAnswers
from horda.games.zombicide.skills.base import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionAnswers(BesideAnswers):
    """An edition's answers about the mission; `Edition` adds those about zombies, fights and the board."""

    burdens_stay = True
    """Whether what an eliminated survivor carried lies in its zone for others (objective.dropped)."""
    burdens: tuple[str, ...] = ()
    """Cards that stand for tokens that take room: they are neither thrown away nor traded as cards."""
    unaided: tuple[str, ...] = ()
    """Weapons whose attacks no skill helps (combat.unaided)."""

    def spawn_cards(self, s: Table, zone: int, cards: int) -> Steps:
        """Draw zombie cards for a zone because the mission says so."""
        from horda.games.zombicide.rules.spawning import SpawnCards

        return (SpawnCards(zone, cards),)

    def give_card(self, s: Table, who: int, face: str) -> Steps:
        """Give a survivor a card that the mission brings into play; an empty face means one at random.

        One that the mission set aside, or else one of the vault.
        """
        from horda.games.zombicide.rules.starting import GiveCard

        kept = any(s.cards.face(card) == face for card in s.cards.piles["aside"])
        return (GiveCard(who, face, "aside" if kept else "vault"),)

    def gain_experience(self, s: Table, who: int, points: int) -> Steps:
        """Give a survivor experience (experience.gain)."""
        from horda.games.zombicide.rules.experience import gained

        return gained(s, who, points)

    def victory(self, s: Table) -> Result:
        """Who has won when the mission is fulfilled: all together (goal.win)."""
        return Result(tuple(range(s.seats)), (1.0,) * s.seats, "fulfilled", together=True)

    def eliminated(self, s: Table, who: int) -> Steps:
        """What becomes of a survivor's things when it is eliminated (wounds.eliminated)."""
        return ()

    # --- goals -----------------------------------------------------------------------------------

    def is_all_done(self, s: Table) -> bool:
        """Whether what is wanted besides the mission's own goals is done (goal.win)."""
        return True

    def defeat(self, s: Table) -> Result | None:
        """How the match is lost, apart from what the mission says; None while it is not (goal.lose)."""
        return None

    def killed(self, s: Table, who: int, kind: int) -> None:
        """What else counts a zombie that a survivor has killed (kill.zombie)."""

    def why_not_carry(self, s: Table, who: int, colour: str) -> str | None:
        """The rule that keeps a survivor from taking an objective of a colour, if any (objective.take)."""
        return None

    def objective_taken(self, s: Table, who: int, zone: int, colour: str) -> Steps:
        """What follows, besides what the mission says, when an objective was taken (objective.take)."""
        return ()

    def has_specialty(self, s: Table, who: int, specialty: str) -> bool:
        """Whether a survivor is good at something that a mission or a card asks for."""
        return specialty in s.edition.identities[s.roster[who]].specialties

    # --- who comes along -------------------------------------------------------------------------

    def takes_no_turn(self, s: Table) -> int:
        """The survivors that have no turns of their own, as bits (turn.actions)."""
        return 0

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """What follows when a survivor has gone into a zone from another (move.edge)."""
        return ()

    def has_left(self, s: Table, who: int) -> None:
        """What follows when a survivor has left the board alive (goal.escape)."""

    def note_survivor(self, s: Table, who: int, note: str) -> bool:
        """What a position says of a survivor in a word of the edition's own; whether it is one."""
        return False

    def are_in_touch(self, s: Table, who: int, other: int) -> bool:
        """Whether two survivors on the board can have to do with each other at all (skill.born_leader)."""
        return True

    def why_not_walk(self, s: Table, who: int) -> str | None:
        """The rule that keeps a survivor from walking anywhere, if any (move.edge)."""
        return None

    def hand_overs(self, s: Table, who: int, other: int) -> list[Choice]:
        """What else than cards may change hands in a trade of two survivors (trade.other)."""
        return []

    def put_thing(self, s: Table, zone: int, name: str) -> bool:
        """Put something else into a zone of a position; whether the edition has anything of that name."""
        return False

    def handed_over(self, s: Table, who: int, other: int, choice: Choice) -> None:
        """Something else than a card changes hands (trade.other)."""
