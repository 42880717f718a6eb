"""What the heist is made of: vault cards, personal objectives, and who follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from horda.games.zombicide.mechanism import Mechanism

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table

# What a line of a vault card gives (AD-VLT-12 to AD-VLT-17).
EXTRA_DIE: Final = "extra_die"
EXTRA_ROLL: Final = "extra_roll"
CHANGE: Final = "change"
NUDGE: Final = "nudge"
PAIR: Final = "pair"

COMPANIONS: Final = 1
"""The team of those who only follow a leader (AD-CPN-01); the team itself is 0."""
GOAL_COLOURS: Final = ("yellow", "purple", "black")
"""The boxes that personal objectives are laid on, in the order they are drawn (AD-SET-24, AD-Q-96)."""
GOALS: Final = "goals"
"""The pile of the personal objectives in play, the first drawn first."""


class Bonus:
    """A line of a vault card: what it gives, and whose specialty or which discarded card brings it."""

    def __init__(self, gives: str, *, specialty: str, card: str) -> None:
        self.gives = gives
        self.specialty = specialty
        self.card = card


class VaultCard:
    """A vault card as printed (AD-C-076 to AD-C-079)."""

    def __init__(self, name: str, bonuses: list[Bonus]) -> None:
        self.name = name
        self.bonuses = bonuses


class PersonalGoal:
    """A personal objective card: what is to be done, and what its token does."""

    def __init__(self, name: str, survivor: str) -> None:
        self.name = name
        self.survivor = survivor
        self.kills = ""
        """The zombies that its survivor has to kill, and how many (AD-POB-04)."""
        self.count = 0
        self.dead: tuple[str, ...] = ()
        """Zombies of which one has to be eliminated, by anybody (AD-POB-11)."""
        self.level = 0
        """The danger level that its survivor has to reach."""
        self.holds = False
        """Whether its survivor has to hold the token in the end."""
        self.experience = 0
        """Adrenaline at once for who turns the token over."""
        self.slots = 0
        """The room that the token takes; without any it stays with its finder (AD-POB-14, AD-Q-44)."""
        self.skill = ""
        """What the token lets its holder do, as a skill."""


class Heist(Mechanism):
    """The cards of the heist, given once the edition is made."""

    name: ClassVar[str] = "heist"

    def __init__(self) -> None:
        self.vault_cards: dict[str, VaultCard] = {}
        self.personal: dict[str, PersonalGoal] = {}


def heist(s: Table) -> Heist:
    """The cards of a table's heist."""
    found = s.edition.named[Heist.name]
    assert isinstance(found, Heist)
    return found


def is_companion(s: Table, who: int) -> bool:
    """Whether somebody is no survivor of the team but follows one (AD-CPN-01)."""
    return s.team_of[who] == COMPANIONS


def team(s: Table) -> list[int]:
    """The survivors of the team who are on the board."""
    return [who for who in s.in_play() if s.team_of[who] != COMPANIONS]
