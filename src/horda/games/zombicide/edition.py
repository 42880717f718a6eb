"""The base class of editions: figures, kinds of zombie, survivors, and a list of mechanisms."""

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
    """The numbers and flags of an edition; the defaults hold for most games."""

    hands: int = 2
    body: int = 0
    pack: int = 3
    carried: int = 0
    """Maximum number of cards that a survivor may carry, if that is less than its slots (inventory.slots)."""
    actions: int = 3
    """Number of general actions in a turn, before skills (turn.actions)."""
    levels: tuple[int, ...] = (0, 7, 19, 43)
    """The experience at which blue, yellow, orange and red begin (experience.levels)."""
    counts_on: bool = False
    """Whether experience is still counted beyond red, though it has no more effect (experience.levels)."""
    max_wounds: int = 3
    """The number of wounds that eliminates a survivor, before mechanisms change it (wounds.dead)."""
    searchable: tuple[str, ...] = ()
    """The kinds of zone that may be searched; if empty, all zones in buildings (search.place)."""
    opens_doors: bool = True
    """Whether survivors open doors by an action (door.open)."""
    reloads: bool = True
    """Whether survivors reload by an action (reload.action)."""
    drops_in_turn: bool = False
    """Whether players who must discard cards at the same time do so in playing order (inventory.discard_order)."""
    spares_open_buildings: bool = True
    """Whether zombies never spawn in a building that is open when the match begins (building.open)."""
    one_goal: bool = False
    """Whether zombies with several equal goals all move to the one that the players choose (zombie.tie)."""
    rises_by_acting: bool = True
    """Whether zombies lying on the ground spend their activation to stand up (zombie.lying)."""
    adds_to_splits: bool = True
    """Whether miniatures are added to make the parts of a divided group equal (zombie.split_add)."""
    friendly_fire: str = MISSES
    """What strikes survivors in the target zone of a shot: MISSES or HITS."""
    must_kill: bool = False
    """Whether a freely assigned hit that can kill a zombie must kill one (melee.assign)."""
    attacks_one_by_one: bool = False
    """Whether each attack on a group is resolved before the next one is assigned (zombie.share_attacks)."""
    whole_ranks: bool = False
    """Whether skills that count the figures in a zone also count survivors (skill.dice_by_crowd)."""
    concentrates: bool = False
    """Whether an attack may name one target for all its hits (combat.concentrated)."""
    ones_miss: bool = False
    """Whether a die that shows a 1 always misses, even with bonuses (combat.ones)."""
    sixes_raise_all: bool = False
    """Whether the damage that a 6 adds applies to every hit of the attack (skill.six_damage)."""
    shoots_anywhere: bool = False
    """Whether empty zones may be the target of shots (range.zones)."""
    noise_after_attack: bool = False
    """Whether the noise of an attack is made only after the attack is resolved (noise.place)."""


class ZombieKind:
    """A kind of zombie as printed. Its number is its index in `Edition.kinds`."""

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
        """Minimum damage of one hit that kills it."""
        self.experience = experience
        self.priority = priority
        self.figures = figures
        """Number of miniatures in the box."""
        self.splits = splits
        """Whether zombies of the kind move in groups that split; where they do not, the players choose the way."""
        self.armour = armour
        """Whether survivors may roll armour against its attacks."""
        self.individual = individual
        """Whether each zombie of the kind has its own number (`ZombicideState.individual_kind`)."""
        self.figure = name
        """The name of its drawing."""
        self.for_all = False
        """Whether its death gives experience to every survivor."""
        self.alone = False
        """Whether each individual moves by its own rules (`Mechanism.walk_individual`)."""


class Identity:
    """A survivor's ID card: the skills of blue, yellow, orange and red, and the card for the body slot."""

    def __init__(self, name: str, track: list[list[str]], body_card: str) -> None:
        self.name = name
        self.track = track
        self.body_card = body_card
        self.specialties: tuple[str, ...] = ()
        self.starts: tuple[tuple[str, ...], ...] = ()
        """The sets of starting equipment from which its player chooses one (setup.equipment)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """One Zombicide game: figures, content, mechanisms. It stores nothing about a match."""

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
        """The kind of each slot of a survivor: hands, then body, then backpack."""
        self.slot_names: list[str] = [
            *(f"hand_{number + 1}" for number in range(figures.hands)),
            *[BODY] * figures.body,
            *(f"pack_{number + 1}" for number in range(figures.pack)),
        ]
        self.slots = len(self.slot_kinds)
        """Number of slots of a survivor."""
        self.kinds = kinds
        self.kind_number = {kind.name: number for number, kind in enumerate(kinds)}
        self.skills = skills
        self.skill_number: dict[str, int] = {}
        self.keys = keys
        self.answering: dict[str, int] = dict.fromkeys(HOOKS, 0)
        """For each hook, the skills that override it, as bits."""
        self.skills_by_hook: dict[int, dict[str, list[Skill]]] = {}
        """Cache: for each set of skills (as bits), the skills that override each hook (`skills.base`)."""
        for number, skill in enumerate(skills):
            self.skill_number[skill.name] = number
            for hook in hooks_of(skill):
                self.answering[hook] |= 1 << number
        self.lent = {
            self.skill_number[skill.name]: self.skill_number[skill.lends] for skill in skills if skill.lends
        }
        """By number, each skill that lends another one, with the number of the lent skill."""
        self.gear = {one.name: one for one in gear}
        self.makeable = [one for one in gear if one.made_of]
        """The equipment that is made by combining other cards (inventory.combine)."""
        self.parts = {face for one in self.makeable for face in one.made_of}
        self.burdens = tuple(one.name for one in gear if one.type == "burden")
        self.unaided = tuple(one.name for one in gear if one.unaided)
        """The weapons with which skills do not apply to attacks (combat.unaided)."""
        self.identities = {one.name: one for one in identities}
        self.body_slots = ((1 << figures.body) - 1) << figures.hands
        self.body_cards = [one.body_card for one in identities]
        self.fits: dict[str, int] = {one.name: self._slots_of(one.slot) for one in gear}
        """The slots in which each card fits for every survivor, as bits."""
        self.zombie_cards: dict[str, ZombieCard] = {}
        """The zombie cards by face; set after the edition is created."""
        self.all_kinds = (1 << len(kinds)) - 1
        self.shares_experience = any(kind.for_all for kind in kinds)
        """Whether killing some kind of zombie gives experience to every survivor."""
        self.mechanisms: list[Mechanism] = self.all_mechanisms()
        self.named = {one.name: one for one in self.mechanisms}
        self.listeners = listeners_of(self.mechanisms)
        """The mechanisms that listen to each hook, in the edition's order (`hooks.mechanism_hooks`)."""
        piles = [pile for one in self.mechanisms for pile in one.piles]
        self.shuffled: tuple[str, ...] = (*SHUFFLED, *(pile.name for pile in piles if pile.shuffled))
        """The piles that are shuffled at set-up (setup.decks)."""
        self.shown: tuple[str, ...] = tuple(pile.name for pile in piles if pile.shown)
        """The piles of mechanisms that lie face up beside the board."""
        self.heeds_arrivals = bool(self.listeners["zombies_arrived"])
        """Whether any mechanism reacts to zombies that move into a zone (zombie.enters)."""
        self.actions: list[Action] = self._all_actions()
        self.action_called: dict[str, Action] = {
            verb: action for action in self.actions for verb in action.verbs()
        }

    def mechanism(self, kind: type[MechanismT]) -> MechanismT:
        """Return the edition's mechanism of a class; raise KeyError if it has none."""
        return TypedKey(kind.name, kind).check(self.named[kind.name])

    @property
    def specialties(self) -> tuple[str, ...]:
        """Return the names of the specialties that survivors may have."""
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
        """Return the initial record of each mechanism that has one, by the mechanism's name."""
        found: dict[str, Record] = {}
        for one in self.mechanisms:
            record = one.record()
            if record is not None:
                found[one.name] = record
        return found

    def slots_for(self, name: str, face: str) -> int:
        """Return the slots of a survivor in which a card fits, as bits (inventory.slots)."""
        fits = self.fits[face]
        if face in self.body_cards and self.identities[name].body_card == face:
            return fits | self.body_slots
        return fits

    def _all_actions(self) -> list[Action]:
        return [*self.common_actions(), *(action for one in self.mechanisms for action in one.actions())]

    def card_effects(self, verb: str, *, kind: int, count: int, level: int, icon: str) -> list[Deed]:
        """Return the effects of a verb in the row of a zombie card for a danger level; empty if the verb is unknown."""
        found = self.common_card_effects(verb, kind=kind, count=count, level=level)
        for one in self.mechanisms:
            found.extend(one.card_effects(verb, kind=kind, count=count, icon=icon))
        return found

    # --- what an edition says --------------------------------------------------------------------

    def all_figures(self) -> Figures:
        """Return the figures of this edition that differ from the defaults."""
        return Figures()

    def all_mechanisms(self) -> list[Mechanism]:
        """Return the mechanisms, in the order in which their actions are offered and their hooks are called."""
        return []

    # --- what `CommonEdition` says for all of them -------------------------------------------------

    def common_actions(self) -> list[Action]:
        """Return the actions of a turn, without those of mechanisms, in the order in which they are offered."""
        raise TypeError(f"{type(self).__name__} has no common actions")

    def common_card_effects(self, verb: str, *, kind: int, count: int, level: int) -> list[Deed]:
        """Return the effects of a zombie card's verb for a danger level, without those of mechanisms."""
        raise TypeError(f"{type(self).__name__} has no common card effects")

    def set_up(self, s: ZombicideState) -> Steps:
        """Return the steps between building the board and the first round."""
        raise TypeError(f"{type(self).__name__} has no steps of set-up")

    def zombie_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of the zombies' phase: activation, then spawn (phase.zombies)."""
        raise TypeError(f"{type(self).__name__} has no zombies' phase")

    def end_phase(self, s: ZombicideState) -> Steps:
        """Return the steps of the end phase besides noise, skills and the first player: reloading (reload.end)."""
        raise TypeError(f"{type(self).__name__} has no end phase")
