"""What the Zombicide games answer differently. Each answer here is the common one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.engine.lists import plus
from horda.engine.steps import Frame
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.board import NOWHERE, ZoneKind
from horda.games.zombicide.rules.equipment import ANY, BODY, HAND, PACK
from horda.games.zombicide.rules.fight_answers import FightAnswers
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.ways import BREAK, CLEAR, GHOST
from horda.games.zombicide.skills.base import MOMENTS, Skill, Steps, moments_of

if TYPE_CHECKING:
    from horda.games.zombicide.rules.equipment import Gear
    from horda.games.zombicide.rules.reasons import Scene
    from horda.games.zombicide.rules.spawning import Deed, ZombieCard
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
        self.figure = name
        """The figure it is drawn as."""
        self.for_all = False
        """Whether its death gives experience to every survivor."""


class Identity:
    """A survivor's ID card: the skills of blue, yellow, orange and red, and the card for the body slot."""

    def __init__(self, name: str, track: list[list[str]], body_card: str) -> None:
        self.name = name
        self.track = track
        self.body_card = body_card
        self.specialties: tuple[str, ...] = ()
        self.starts: tuple[tuple[str, ...], ...] = ()
        """The sets of starting equipment that its player chooses from (setup.equipment)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(FightAnswers):
    """One Zombicide game's own facts and answers. It has no state; an edition overrides and says why."""

    hands = 2
    body = 0
    pack = 3
    levels = (0, 7, 19, 43)
    """The experience at which blue, yellow, orange and red begin (experience.levels)."""
    wakes_from = 1
    """The danger level from which extra activation cards work (spawn.extra_activation_level)."""
    shuffled: tuple[str, ...] = ("equipment", "zombies", "objectives")
    """The piles that are shuffled at set-up (setup.decks)."""
    shown: tuple[str, ...] = ()
    """The piles of its own that lie open beside the board for everybody to read."""
    spares_open_buildings = True
    """Whether a building that stands open as the match begins never spawns (building.open)."""
    heeds_arrivals = False
    """Whether anything ever waits for zombies in a zone they walk into (zombie.enters)."""
    one_goal = False
    """Whether zombies with several goals all go to the one that the players choose (zombie.tie)."""
    rises_by_acting = True
    """Whether zombies who lie on the ground stand up by spending their activation (zombie.lying)."""
    adds_to_splits = True
    """Whether miniatures are added to make the parts of a divided group equal (zombie.split_add)."""

    def __init__(
        self,
        kinds: list[ZombieKind],
        skills: list[Skill],
        keys: dict[str, str],
        *,
        gear: list[Gear],
        identities: list[Identity],
    ) -> None:
        self.slot_kinds: list[str] = [HAND] * self.hands + [BODY] * self.body + [PACK] * self.pack
        """What each slot of a survivor is: hands, then body, then backpack."""
        self.slot_names: list[str] = [
            *(f"hand_{number + 1}" for number in range(self.hands)),
            *[BODY] * self.body,
            *(f"pack_{number + 1}" for number in range(self.pack)),
        ]
        self.slots = len(self.slot_kinds)
        """Slots of a survivor: hands, then body, then backpack."""
        self.kinds = kinds
        self.kind_number = {kind.name: number for number, kind in enumerate(kinds)}
        self.skills = skills
        self.skill_number: dict[str, int] = {}
        self.keys = keys
        self.speaking: dict[str, int] = dict.fromkeys(MOMENTS, 0)
        """For each moment the skills that speak at it, as bits."""
        self.voices: dict[int, dict[str, list[Skill]]] = {}
        """For each set of skills met so far, as bits, those that speak at each moment (`skills.base`)."""
        for number, skill in enumerate(skills):
            self.skill_number[skill.name] = number
            for moment in moments_of(skill):
                self.speaking[moment] |= 1 << number
        self.lent = {
            self.skill_number[skill.name]: self.skill_number[skill.lends] for skill in skills if skill.lends
        }
        """The skills that lend, each with the skill it lends."""
        self.gear = {one.name: one for one in gear}
        self.makeable = [one for one in gear if one.made_of]
        """What can be made of other cards (inventory.combine)."""
        self.parts = {face for one in self.makeable for face in one.made_of}
        self.burdens = tuple(one.name for one in gear if one.type == "burden")
        self.unaided = tuple(one.name for one in gear if one.type == "truck")
        self.identities = {one.name: one for one in identities}
        self.body_slots = ((1 << self.body) - 1) << self.hands
        self.body_cards = [one.body_card for one in identities]
        self.fits: dict[str, int] = {one.name: self._slots_of(one.slot) for one in gear}
        """The slots that each card fits in for everybody, as bits."""
        self.zombie_cards: dict[str, ZombieCard] = {}
        """The zombie cards by face, given once the edition is made."""
        self.all_kinds = (1 << len(kinds)) - 1
        self.shares_experience = any(kind.for_all for kind in kinds)
        """Whether any zombie gives experience to all."""
        self.actions: list[Action] = self.all_actions()
        self.action_called: dict[str, Action] = {
            verb: action for action in self.actions for verb in action.verbs()
        }

    def _slots_of(self, icon: str) -> int:
        found = 0
        for slot, kind in enumerate(self.slot_kinds):
            if kind == PACK or icon in (kind, ANY):
                found |= 1 << slot
        return found

    def slots_for(self, name: str, face: str) -> int:
        """The slots of a survivor that a card fits in, as bits (inventory.slots)."""
        fits = self.fits[face]
        if face in self.body_cards and self.identities[name].body_card == face:
            return fits | self.body_slots
        return fits

    def cite(self, key: str) -> str:
        """The rule of this game's rulebook that a key of the family stands for."""
        return self.keys[key]

    def all_actions(self) -> list[Action]:
        """What a survivor may do in its turn, in the order it is offered."""
        from horda.games.zombicide.rules.attacking import AttackAction
        from horda.games.zombicide.rules.dropping import DropAction
        from horda.games.zombicide.rules.movement import MoveAction
        from horda.games.zombicide.rules.noise import MakeNoiseAction
        from horda.games.zombicide.rules.objectives import TakeObjective
        from horda.games.zombicide.rules.opening import OpenDoorAction
        from horda.games.zombicide.rules.reload import ReloadAction
        from horda.games.zombicide.rules.search import SearchAction
        from horda.games.zombicide.rules.trade import ReorganiseAction

        return [
            MoveAction(),
            AttackAction(),
            OpenDoorAction(),
            SearchAction(),
            TakeObjective(),
            ReloadAction(),
            ReorganiseAction(),
            MakeNoiseAction(),
            DropAction(),
        ]

    def action_ended(self, s: Table) -> Steps:
        """What follows every action of a survivor before anything else is done (action.kinds)."""
        return ()

    # --- turns and phases ------------------------------------------------------------------------

    def actions_of(self, s: Table, who: int) -> int:
        """General actions of a turn, before skills (turn.actions)."""
        return 3

    def speaker(self, s: Table) -> int:
        """The seat that decides what the rules leave to the players together (team.decides)."""
        return s.first

    def set_up(self, s: Table) -> Steps:
        """What is done and asked after the board is laid and before the first round."""
        from horda.games.zombicide.rules.spawning import ChooseFirstSpawn
        from horda.games.zombicide.rules.turn import ChooseFirstPlayer

        return (ChooseFirstPlayer(), ChooseFirstSpawn())

    def zombie_phase(self, s: Table) -> Steps:
        """The steps of the zombies' phase: activation, then spawn (phase.zombies)."""
        from horda.games.zombicide.rules.activation import ActivationStep
        from horda.games.zombicide.rules.spawning import SpawnStep

        return (ActivationStep(), SpawnStep())

    def end_phase(self, s: Table) -> Steps:
        """What the end phase does besides noise, skills and the first player: reloading (reload.end)."""
        from horda.games.zombicide.rules.reload import ReloadAll

        return (ReloadAll(),)

    # --- zombies ---------------------------------------------------------------------------------

    def kinds_with_action(self, number: int) -> int:
        """The kinds that have at least so many actions in an activation, as bits (zombie.second_action)."""
        found = 0
        for kind, printed in enumerate(self.kinds):
            if printed.actions >= number:
                found |= 1 << kind
        return found

    def zombie_goals(self, s: Table, zone: int, scene: Scene) -> list[int]:
        """Where the zombies of a zone want to go (zombie.goal).

        To the noisiest of the zones in which they see survivors, or else to the noisiest of all.
        """
        seen = s.ways.sees(zone) & scene.prey
        return loudest_seen(scene.noise, seen) if seen else scene.loudest

    def individuals_activated(self, s: Table, singles: tuple[int, ...]) -> Steps:
        """What zombies that are somebody do as they are activated, before anybody attacks."""
        return ()

    def walks_alone(self, kind: int) -> bool:
        """Whether zombies of a kind that are somebody go by rules of their own."""
        return False

    def individual_walks(self, s: Table, one: int) -> Steps:
        """How a zombie that goes by rules of its own moves."""
        return ()

    def individual_killed(self, s: Table, who: int, one: int) -> Steps:
        """What follows when a survivor has killed a zombie that was somebody."""
        return ()

    def zombies_walked(
        self, s: Table, kinds: int, number: int, *, band: tuple[int, ...] | None, toward: int
    ) -> Steps:
        """What zombies do after an action's moves and before the next action (zombie.activation).

        `band` is None for all on the board, else zone, kind, count of each group; `toward` is the one
        survivor they are after, if there is one.
        """
        return ()

    def place_individual(self, s: Table, one: int, notes: tuple[str, ...]) -> None:
        """What a position says of a zombie that is somebody."""

    def deeds(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """What a verb of a zombie card means on the row of a danger level; none if it is unknown."""
        from horda.games.zombicide.rules.zombie_cards import Bring, WakeAll

        if verb == "bring":
            return [Bring(kind, count)]
        if verb == "activate":
            return [WakeAll(kind, idle=level < self.wakes_from)]
        return []

    def spawn(self, s: Table, zone: int, kind: int, count: int) -> Steps:
        """How zombies that a card brings come into a zone (spawn.row)."""
        from horda.games.zombicide.rules.running_out import PlaceZombies

        return (PlaceZombies(zone, kind, count),)

    def bring(self, s: Table, zone: int, kind: int, count: int) -> Steps:
        """How zombies that the mission sends come into a zone: as many as there are miniatures."""
        from horda.games.zombicide.rules.running_out import put_down

        put_down(s, zone, kind, count)
        return ()

    def spawn_order(self, s: Table) -> list[int]:
        """The active spawn tokens in the order they are resolved (spawn.order)."""
        from horda.games.zombicide.rules.conditions import SPAWN
        from horda.games.zombicide.rules.spawning import in_order

        return in_order(s, s.tokens(SPAWN))

    def token_spawns(self, s: Table, token: int) -> Steps:
        """What a spawn token on the board brings when its turn comes: nothing unless it is active."""
        from horda.games.zombicide.rules.conditions import SPAWN
        from horda.games.zombicide.rules.spawning import DrawZombieCard

        return (DrawZombieCard(s.token_zone[token]),) if s.token_kind[token] == SPAWN else ()

    def bring_zeus(self, s: Table) -> Steps:
        """The leader of the dead comes because the mission says so; most games have none."""
        return ()

    def waits_for_zombies(self, s: Table, zone: int) -> bool:
        """Whether something in a zone heeds zombies that come into it (zombie.enters)."""
        return False

    def zombies_arrived(self, s: Table, zone: int) -> Steps:
        """What happens in such a zone when all who move into it have come (zombie.enters)."""
        return ()

    # --- board -----------------------------------------------------------------------------------

    def path_modes(self, s: Table, zone: int) -> tuple[int, ...]:
        """How zombies of a zone look for a path: each way is tried when the one before finds none."""
        return (CLEAR, BREAK, GHOST)

    def is_searchable(self, s: Table, zone: int) -> bool:
        """Whether a zone is a place to search (search.place)."""
        return self.hides_cards(s.board.kinds[zone])

    def hides_cards(self, kind: ZoneKind) -> bool:
        """Whether zones of a kind are places to search, whatever lies there now (search.place)."""
        return kind.building

    def door_opened(self, s: Table, who: int, gate: int) -> Steps:
        """What happens in the buildings on both sides of a door that opens (building.reveal)."""
        steps: list[Frame] = []
        for zone in s.board.gates[gate].zones:
            building = s.board.building[zone]
            if building != NOWHERE and not s.opened >> building & 1:
                s.opened |= 1 << building
                steps = [*self.building_opened(s, who, building), *steps]
        return tuple(steps)

    def building_opened(self, s: Table, who: int, building: int) -> Steps:
        """What happens when the first door of a building is opened: a card a zone (building.reveal)."""
        from horda.games.zombicide.rules.spawning import RevealBuilding

        return (RevealBuilding(who, tuple(s.board.buildings[building])),)

    def crossed_hedge(self, s: Table, who: int, zone: int) -> Steps:
        """What happens when a survivor goes through a hedge into a zone that nobody sees."""
        return ()

    def leaving(self, s: Table, who: int, zone: int) -> Steps:
        """What a survivor who walks out of a zone sets off in it, once gone."""
        return ()

    def is_quiet(self, s: Table, who: int, zone: int) -> bool:
        """Whether nothing happens to a survivor who only passes through a zone (skill.charge)."""
        from horda.games.zombicide.rules.goals import ZONE_ENTERED

        return not s.goals.by_event[ZONE_ENTERED]

    def disturbed(self, s: Table, zone: int) -> Steps:
        """What a search, or an objective that is taken, sets off in its zone at once."""
        return ()

    # --- noise -----------------------------------------------------------------------------------

    def noise_of(self, s: Table, who: int) -> int:
        """How much noise a survivor's figure counts for (noise.survivor)."""
        return 1

    def loud_zone(self, s: Table) -> int:
        """The zone that counts as the noisiest of the board, whatever is heard elsewhere; NOWHERE: none."""
        return NOWHERE

    def make_noise(self, s: Table, zone: int) -> None:
        """Put a noise token into a zone (noise.token)."""
        s.noise = plus(s.noise, zone, 1)

    def still_noise(self, s: Table) -> None:
        """What becomes of the noise in the end phase (noise.end)."""
        s.noise = [0] * len(s.noise)
