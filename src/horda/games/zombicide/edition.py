"""What the Zombicide games answer differently. Each answer here is the common one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.engine.state import Result
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.ways import BREAK, CLEAR, GHOST
from horda.games.zombicide.skills.base import MOMENTS, Skill, Steps, moments_of

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table


class ZombieKind:
    """A kind of zombie as printed. Its number is its place in `Edition.kinds`."""

    def __init__(
        self,
        name: str,
        *,
        actions: int,
        wounds: int,
        damage: int,
        experience: int,
        priority: int,
        figures: int,
        splits: bool,
        armour: bool,
        individual: bool,
    ) -> None:
        self.name = name
        self.actions = actions
        self.wounds = wounds
        self.damage = damage
        """The least damage of one hit that kills it."""
        self.experience = experience
        self.priority = priority
        self.figures = figures
        """Miniatures in the box."""
        self.splits = splits
        """Whether it goes in groups that divide; those that do not are led by the players."""
        self.armour = armour
        """Whether armour rolls are allowed against it."""
        self.individual = individual
        """Whether each is somebody (`Table.individual_kind`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """One Zombicide game's own facts and answers. It has no state; an edition overrides and says why."""

    hands = 2
    body = 0
    pack = 3
    levels = (0, 7, 19, 43)
    """The experience at which blue, yellow, orange and red begin (experience.levels)."""
    max_wounds = 3

    def __init__(self, kinds: list[ZombieKind], skills: list[Skill], keys: dict[str, str]) -> None:
        self.kinds = kinds
        self.kind_number = {kind.name: number for number, kind in enumerate(kinds)}
        self.skills = skills
        self.skill_number: dict[str, int] = {}
        self.keys = keys
        self.speaking: dict[str, int] = dict.fromkeys(MOMENTS, 0)
        """For each moment the skills that speak at it, as bits."""
        for number, skill in enumerate(skills):
            skill.number = number
            self.skill_number[skill.name] = number
            for moment in moments_of(skill):
                self.speaking[moment] |= 1 << number
        self.actions: list[Action] = self.all_actions()
        self.action_called: dict[str, Action] = {action.verb: action for action in self.actions}

    @property
    def slots(self) -> int:
        """Slots of a survivor: hands, then body, then backpack."""
        return self.hands + self.body + self.pack

    def cite(self, key: str) -> str:
        """The rule of this game's rulebook that a key of the family stands for."""
        return self.keys[key]

    def all_actions(self) -> list[Action]:
        """What a survivor may do in its turn, in the order it is offered."""
        from horda.games.zombicide.rules.movement import MoveAction
        from horda.games.zombicide.rules.noise import MakeNoiseAction
        from horda.games.zombicide.rules.objectives import TakeObjective

        return [MoveAction(), TakeObjective(), MakeNoiseAction()]

    # --- turns and phases ------------------------------------------------------------------------

    def actions_of(self, s: Table, who: int) -> int:
        """General actions of a turn, before skills (turn.actions)."""
        return 3

    def speaker(self, s: Table) -> int:
        """The seat that decides what the rules leave to the players together (team.decides)."""
        return s.first

    def set_up(self, s: Table) -> Steps:
        """What is done and asked after the board is laid and before the first round."""
        return ()

    def zombie_phase(self, s: Table) -> Steps:
        """The steps of the zombies' phase: activation, then spawn (phase.zombies)."""
        return ()

    def end_phase(self, s: Table) -> Steps:
        """What the end phase does besides noise, skills and the first player token (phase.end)."""
        return ()

    # --- board -----------------------------------------------------------------------------------

    def path_modes(self, s: Table) -> tuple[int, ...]:
        """How zombies look for a path: each way of looking is tried when the one before finds none."""
        return (CLEAR, BREAK, GHOST)

    def is_searchable(self, s: Table, zone: int) -> bool:
        """Whether a zone is a place to search (search.place)."""
        return s.board.kinds[zone].building

    def building_opened(self, s: Table, who: int, building: int) -> Steps:
        """What happens when the first door of a building is opened (building.reveal)."""
        return ()

    def crossed_hedge(self, s: Table, who: int, zone: int) -> Steps:
        """What happens when a survivor goes through a hedge into a zone that nobody sees."""
        return ()

    # --- noise -----------------------------------------------------------------------------------

    def noise_of(self, s: Table, who: int) -> int:
        """How much noise a survivor's figure counts for (noise.survivor)."""
        return 1

    def make_noise(self, s: Table, zone: int) -> None:
        """Put a noise token into a zone (noise.token)."""
        s.noise[zone] += 1

    def still_noise(self, s: Table) -> None:
        """What becomes of the noise in the end phase (noise.end)."""
        s.noise = [0] * len(s.noise)

    # --- missions --------------------------------------------------------------------------------

    def spawn_cards(self, s: Table, zone: int, cards: int) -> Steps:
        """Draw zombie cards for a zone because the mission says so."""
        return ()

    def give_card(self, s: Table, who: int, face: str) -> Steps:
        """Give a survivor a card that the mission brings into play; an empty face means one at random."""
        return ()

    def gain_experience(self, s: Table, who: int, points: int) -> Steps:
        """Give a survivor experience (experience.gain)."""
        s.xp[who] += points
        return ()

    def victory(self, s: Table) -> Result:
        """Who has won when the mission is fulfilled: all together (goal.win)."""
        return Result(tuple(range(s.seats)), (1.0,) * s.seats, "fulfilled")

    def eliminated(self, s: Table, who: int) -> Steps:
        """What becomes of a survivor's things when it is eliminated (wounds.eliminated)."""
        return ()
