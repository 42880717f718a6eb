"""What a Zombicide game is made of: its figures, its kinds of zombie, its people, a list of mechanisms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from mypy_extensions import mypyc_attr

from horda.games.zombicide.hooks.listeners import listeners_of
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.combat.attack import MISSES
from horda.games.zombicide.rules.goals.conditions import SPAWN
from horda.games.zombicide.rules.inventory.equipment import ANY, BODY, HAND, PACK, Gear
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.rules.zombies.spawning import Deed, ZombieCard
from horda.games.zombicide.skills.base import HOOKS, Skill, hooks_of
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

MechanismT = TypeVar("MechanismT", bound=Mechanism)

SHUFFLED = ("equipment", "zombies", "objectives")
"""The piles that every edition shuffles at set-up (setup.decks)."""


@dataclass
class Figures:
    """The numbers and flags of an edition; defaults are those of the family."""

    hands: int = 2
    body: int = 0
    pack: int = 3
    carried: int = 0
    """The cards that a survivor may carry, where that is less than there are slots (inventory.slots)."""
    actions: int = 3
    """General actions of a turn, before skills (turn.actions)."""
    levels: tuple[int, ...] = (0, 7, 19, 43)
    """The experience at which blue, yellow, orange and red begin (experience.levels)."""
    counts_on: bool = False
    """Whether experience is still counted beyond red, though it brings nothing more (experience.levels)."""
    max_wounds: int = 3
    """The wounds that eliminate a survivor, before mechanisms change the number (wounds.dead)."""
    searchable: tuple[str, ...] = ()
    """The kinds of zone that are places to search; without any named, all buildings (search.place)."""
    opens_doors: bool = True
    """Whether survivors open doors by an action (door.open)."""
    reloads: bool = True
    """Whether survivors reload by an action (reload.action)."""
    drops_in_turn: bool = False
    """Whether players who throw cards away at one time do so in playing order (inventory.discard_order)."""
    spares_open_buildings: bool = True
    """Whether a building that stands open as the match begins never spawns (building.open)."""
    one_goal: bool = False
    """Whether zombies with several goals all go to the one that the players choose (zombie.tie)."""
    rises_by_acting: bool = True
    """Whether zombies who lie on the ground stand up by spending their activation (zombie.lying)."""
    adds_to_splits: bool = True
    """Whether miniatures are added to make the parts of a divided group equal (zombie.split_add)."""
    friendly_fire: str = MISSES
    """What of a shot strikes survivors in the zone: MISSES or HITS."""
    must_kill: bool = False
    """Whether a hit that is given out freely and can kill has to kill (melee.assign)."""
    attacks_one_by_one: bool = False
    """Whether each attack on a group is suffered before the next is given out (zombie.share_attacks)."""
    whole_ranks: bool = False
    """Whether skills that count who is in a zone count survivors too (skill.dice_by_crowd)."""
    concentrates: bool = False
    """Whether an attack may name one target for all its hits (combat.concentrated)."""
    ones_miss: bool = False
    """Whether a die that shows a 1 misses, whatever is added to it (combat.ones)."""
    sixes_raise_all: bool = False
    """Whether damage that a 6 adds is added to every hit of the attack (skill.six_damage)."""
    shoots_anywhere: bool = False
    """Whether shots may be aimed at zones with nobody in them (range.zones)."""
    noise_after_attack: bool = False
    """Whether the noise of an attack is made when all of it is resolved (noise.place)."""


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
        """Whether each is distinguished from the others (`ZombicideState.individual_kind`), not only counted."""
        self.figure = name
        """The figure it is drawn as."""
        self.for_all = False
        """Whether its death gives experience to every survivor."""
        self.alone = False
        """Whether each individual goes by rules of its own (`Mechanism.walk_individual`)."""


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
class Edition:
    """One Zombicide game: figures, content, mechanisms. It has no state."""

    def __init__(
        self,
        kinds: list[ZombieKind],
        skills: list[Skill],
        keys: dict[str, str],
        *,
        gear: list[Gear],
        identities: list[Identity],
    ) -> None:
        figures = self.all_figures()
        self.figures = figures
        self.slot_kinds: list[str] = [HAND] * figures.hands + [BODY] * figures.body + [PACK] * figures.pack
        """What each slot of a survivor is: hands, then body, then backpack."""
        self.slot_names: list[str] = [
            *(f"hand_{number + 1}" for number in range(figures.hands)),
            *[BODY] * figures.body,
            *(f"pack_{number + 1}" for number in range(figures.pack)),
        ]
        self.slots = len(self.slot_kinds)
        """Slots of a survivor: hands, then body, then backpack."""
        self.kinds = kinds
        self.kind_number = {kind.name: number for number, kind in enumerate(kinds)}
        self.skills = skills
        self.skill_number: dict[str, int] = {}
        self.keys = keys
        self.answering: dict[str, int] = dict.fromkeys(HOOKS, 0)
        """The skills that answer each hook, as bits."""
        self.skills_by_hook: dict[int, dict[str, list[Skill]]] = {}
        """Cache: for each set of skills (as bits), the skills that answer each hook (`skills.base`)."""
        for number, skill in enumerate(skills):
            self.skill_number[skill.name] = number
            for hook in hooks_of(skill):
                self.answering[hook] |= 1 << number
        self.lent = {
            self.skill_number[skill.name]: self.skill_number[skill.lends] for skill in skills if skill.lends
        }
        """The skills that lend, each with the skill it lends."""
        self.gear = {one.name: one for one in gear}
        self.makeable = [one for one in gear if one.made_of]
        """What can be made of other cards (inventory.combine)."""
        self.parts = {face for one in self.makeable for face in one.made_of}
        self.burdens = tuple(one.name for one in gear if one.type == "burden")
        self.unaided = tuple(one.name for one in gear if one.unaided)
        """The weapons to whose attacks skills do not apply (combat.unaided)."""
        self.identities = {one.name: one for one in identities}
        self.body_slots = ((1 << figures.body) - 1) << figures.hands
        self.body_cards = [one.body_card for one in identities]
        self.fits: dict[str, int] = {one.name: self._slots_of(one.slot) for one in gear}
        """The slots that each card fits in for everybody, as bits."""
        self.zombie_cards: dict[str, ZombieCard] = {}
        """The zombie cards by face, given once the edition is made."""
        self.all_kinds = (1 << len(kinds)) - 1
        self.shares_experience = any(kind.for_all for kind in kinds)
        """Whether any zombie gives experience to all."""
        self.mechanisms: list[Mechanism] = self.all_mechanisms()
        self.named = {one.name: one for one in self.mechanisms}
        self.listeners = listeners_of(self.mechanisms)
        """The mechanisms that listen to each hook, in the edition's order (`hooks.mechanism_hooks`)."""
        piles = [pile for one in self.mechanisms for pile in one.piles]
        self.shuffled: tuple[str, ...] = (*SHUFFLED, *(pile.name for pile in piles if pile.shuffled))
        """The piles that are shuffled at set-up (setup.decks)."""
        self.shown: tuple[str, ...] = tuple(pile.name for pile in piles if pile.shown)
        """The piles of its own that lie open beside the board for everybody to read."""
        self.heeds_arrivals = bool(self.listeners["zombies_arrived"])
        """Whether anything ever waits for zombies in a zone they walk into (zombie.enters)."""
        self.actions: list[Action] = self._all_actions()
        self.action_called: dict[str, Action] = {
            verb: action for action in self.actions for verb in action.verbs()
        }

    def mechanism(self, kind: type[MechanismT]) -> MechanismT:
        """Return the edition's mechanism of a class; raise KeyError if it has none."""
        return TypedKey(kind.name, kind).check(self.named[kind.name])

    @property
    def specialties(self) -> tuple[str, ...]:
        """What survivors may be specialists in."""
        return tuple([name for one in self.mechanisms for name in one.specialties])

    @property
    def spawns(self) -> tuple[str, ...]:
        """The kinds of token that are resolved when zombies spawn (spawn.order)."""
        return (SPAWN, *[kind for one in self.mechanisms for kind in one.spawns])

    def _slots_of(self, icon: str) -> int:
        found = 0
        for slot, kind in enumerate(self.slot_kinds):
            if kind == PACK or icon in (kind, ANY):
                found |= 1 << slot
        return found

    def first_records(self) -> dict[str, Record]:
        """Return what the mechanisms remember as a match begins."""
        found: dict[str, Record] = {}
        for one in self.mechanisms:
            record = one.record()
            if record is not None:
                found[one.name] = record
        return found

    def slots_for(self, name: str, face: str) -> int:
        """Return the slots of a survivor that a card fits in, as bits (inventory.slots)."""
        fits = self.fits[face]
        if face in self.body_cards and self.identities[name].body_card == face:
            return fits | self.body_slots
        return fits

    def _all_actions(self) -> list[Action]:
        return [*self.common_actions(), *(action for one in self.mechanisms for action in one.actions())]

    def card_effects(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """Return what a verb of a zombie card means on the row of a danger level; none if it is unknown."""
        found = self.common_card_effects(verb, kind=kind, count=count, level=level)
        for one in self.mechanisms:
            found.extend(one.card_effects(verb, kind=kind, count=count, icon=icon))
        return found

    # --- what an edition says --------------------------------------------------------------------

    def all_figures(self) -> Figures:
        """Return the figures of this edition that differ from the common ones."""
        return Figures()

    def all_mechanisms(self) -> list[Mechanism]:
        """Return the mechanisms, in the order of their actions and answers."""
        return []

    # --- what `CommonEdition` says for all of them -------------------------------------------------

    def common_actions(self) -> list[Action]:
        """Return what a survivor may do in its turn besides what mechanisms let it do, in the order it is offered."""
        raise TypeError(f"{type(self).__name__} has no common actions")

    def common_card_effects(self, verb: str, *, kind: int, count: int, level: int) -> list[Deed]:
        """Return what a verb of a zombie card means on the row of a danger level, where no mechanism adds to it."""
        raise TypeError(f"{type(self).__name__} has no common card effects")

    def set_up(self, s: ZombicideState) -> Steps:
        """Return the steps between building the board and the first round."""
        raise TypeError(f"{type(self).__name__} has no steps of set-up")

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of the zombies' phase: activation, then spawn (phase.zombies)."""
        raise TypeError(f"{type(self).__name__} has no zombies' phase")

    def end_phase(self, s: ZombicideState) -> Steps:
        """Return what the end phase does besides noise, skills and the first player: reloading (reload.end)."""
        raise TypeError(f"{type(self).__name__} has no end phase")
