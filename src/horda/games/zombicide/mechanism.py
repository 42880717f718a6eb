"""What a mechanism of a Zombicide game is: its memory, its actions, the moments at which it speaks.

A mechanism is a class without state; an edition is a list of them. Which of them speaks at which moment is
found once, when the edition is made (`Edition.hearing`); the rules ask by the functions of `rules.moments`,
`rules.zombie_moments`, `rules.goal_moments` and `rules.fight_moments`. A moment's name says how answers join:

- `why_*`: the first answer given counts;
- past tense (`entered`, `killed`): the steps of all, in the edition's order;
- with `so_far` last (`life`, `armour`): passed from one to the next;
- `is_`: one yes is enough; so it is with the words of positions (`note_survivor`, `put_thing`);
- a plural noun (`hand_overs`): all answers together;
- an imperative (`make_noise`, `aim_zombies`): one mechanism may take it over from the shared rule; two are an
  error when the edition is made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice, Plain
from horda.engine.state import Result
from horda.engine.steps import Frame

if TYPE_CHECKING:
    from horda.games.zombicide.missions.vocabulary import MissionPart
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.rules.turns.actions import Action
    from horda.games.zombicide.rules.zombies.reasons import Senses
    from horda.games.zombicide.rules.zombies.spawning import Deed
    from horda.games.zombicide.state import ZombicideState

Steps = tuple["Frame", ...]

TO_WALK: Final = "walk"
TO_SEARCH: Final = "search"
TO_MAKE_NOISE: Final = "make_noise"
TO_TAKE: Final = "take"
"""What survivors set about, as mechanisms are asked of it (`why_not_act`, `act_begun`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What a mechanism remembers: a dataclass that, like a step, is never changed but replaced.

    What its numbers are, saves find by the names of its fields, as with steps (`fields.VOCABULARY`).
    """


@dataclass
class Pile:
    """A pile of cards that a mechanism adds: shuffled at set-up, or open beside the board for all to read."""

    name: str
    shuffled: bool = False
    shown: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism:
    """One mechanism of a game. It has no state: what it must remember is its record in the state."""

    name: ClassVar[str] = ""
    needs: ClassVar[tuple[str, ...]] = ()
    """The mechanisms that it uses by name; all others it meets at moments."""
    piles: ClassVar[tuple[Pile, ...]] = ()
    tokens: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that its missions lay, and that stand for their zones in goals."""
    pieces: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that a position puts down: not those that the board is made for."""
    spawns: ClassVar[tuple[str, ...]] = ()
    """The kinds of token that have a turn among the spawn tokens (spawn.order)."""
    happenings: ClassVar[tuple[str, ...]] = ()
    """What the `when` of a mission may wait for because of it."""
    specialties: ClassVar[tuple[str, ...]] = ()
    """What survivors may be specialists in because of it."""

    def record(self) -> Record | None:
        """Its memory as a match begins; None for those that remember nothing."""
        return None

    def actions(self) -> list[Action]:
        """What it lets survivors do in their turns, in the order it is offered."""
        return []

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """What all see of it, by names: the part of the view that bears its own; nothing for most."""
        return {}

    def read_position(self, s: ZombicideState, said: object) -> bool:
        """Remember what a position says under its name; whether that can be said of it."""
        return False

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Note what a position says of a survivor; whether the word is known here."""
        return False

    def note_zombie(self, s: ZombicideState, one: int, note: str) -> bool:
        """Note what a position says of an individual zombie; whether the word is known here."""
        return False

    def put_thing(self, s: ZombicideState, zone: int, name: str) -> bool:
        """Put something into a zone of a position; whether it is known here."""
        return False

    def seat(self, s: ZombicideState, who: int) -> None:
        """See to what follows when a position has said all of a survivor."""

    def mission_part(self) -> MissionPart | None:
        """What it adds to the files of missions, with its reading and its errors; nothing for most."""
        return None

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """What a verb of a zombie card means to it."""
        return []

    # --- turns and the board ----------------------------------------------------------------------

    def action_ended(self, s: ZombicideState) -> Steps:
        """When any action of a survivor is done, before anything else (action.kinds)."""
        return ()

    def bystanders(self, s: ZombicideState, so_far: int) -> int:
        """The survivors that have no turns of their own, as bits (turn.actions)."""
        return so_far

    def leader(self, s: ZombicideState, who: int, so_far: int) -> int:
        """Whom somebody without turns follows; NOWHERE for nobody (turn.actions)."""
        return so_far

    def why_not_act(self, s: ZombicideState, who: int, act: str) -> str | None:
        """The rule that keeps a survivor from walking anywhere, from any search, from noise on purpose.

        (move.edge, search.once, action.noise.)
        """
        return None

    def act_begun(self, s: ZombicideState, who: int, act: str) -> Steps:
        """When a survivor begins a search, or reaches for an objective (search.action, objective.take)."""
        return ()

    def left_zone(self, s: ZombicideState, who: int, zone: int, *, acts: bool) -> Steps:
        """When a survivor goes out of a zone, by an action of its own or carried along (move.edge)."""
        return ()

    def entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """When a survivor has gone into a zone from another (move.edge)."""
        return ()

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Whether something happens to a survivor who only passes through a zone (skill.charge)."""
        return False

    def crossed_hedge(self, s: ZombicideState, who: int, zone: int) -> Steps:
        """When a survivor went through a hedge into a zone that nobody sees."""
        return ()

    def left_board(self, s: ZombicideState, who: int) -> Steps:
        """When a survivor has left the board alive (goal.escape)."""
        return ()

    def is_out_of_touch(self, s: ZombicideState, who: int, other: int) -> bool:
        """Whether two survivors on the board cannot have to do with each other (skill.born_leader)."""
        return False

    def open_rooms(self, s: ZombicideState, who: int, gate: int) -> Steps | None:
        """What happens behind a door that opens (building.reveal)."""
        return None

    def is_searchable(self, s: ZombicideState, zone: int) -> bool:
        """Whether a zone is a place to search though its kind is none (search.place)."""
        return False

    def spring_trap(self, s: ZombicideState, who: int, kind: int) -> Steps | None:
        """What an equipment card that hides a zombie does when it is drawn (search.trap)."""
        return None

    def make_noise(self, s: ZombicideState, zone: int) -> bool:
        """Put noise into a zone (noise.token)."""
        return False

    def still_noise(self, s: ZombicideState) -> bool:
        """See to the noise in the end phase (noise.end)."""
        return False

    def loud_zone(self, s: ZombicideState, so_far: int) -> int:
        """The zone that counts as the noisiest whatever is heard; NOWHERE for none (noise.loudest)."""
        return so_far

    # --- the dead ---------------------------------------------------------------------------------

    def aim_zombies(self, s: ZombicideState, zone: int, senses: Senses) -> list[int] | None:
        """Where the zombies of a zone want to go (zombie.goal)."""
        return None

    def path_modes(self, s: ZombicideState, zone: int, so_far: tuple[int, ...]) -> tuple[int, ...]:
        """How zombies of a zone look for a path: each way where the one before finds none."""
        return so_far

    def individuals_activated(self, s: ZombicideState, singles: tuple[int, ...]) -> Steps:
        """When zombies that are somebody are activated, before anybody attacks."""
        return ()

    def walk_individual(self, s: ZombicideState, one: int) -> Steps | None:
        """How a zombie that goes by rules of its own moves."""
        return None

    def killed(self, s: ZombicideState, who: int, kind: int, one: int) -> Steps:
        """When a zombie is dead (kill.zombie): who killed it, which it was; NOWHERE if that is nobody."""
        return ()

    def zombies_walked(
        self, s: ZombicideState, kinds: int, band: tuple[int, ...] | None, toward: int
    ) -> Steps:
        """When the moves of an activation are done, before the next (zombie.activation).

        `band` is None for all on the board, else zone, kind, count of each group; `toward` is the one
        survivor they are after, if there is one."""
        return ()

    def zombies_arrived(self, s: ZombicideState, zone: int) -> Steps:
        """What all who move into a zone set off when they have come (zombie.enters)."""
        return ()

    def bring_zombies(self, s: ZombicideState, zone: int, kind: int, count: int) -> Steps | None:
        """How zombies that a card or the mission brings come into a zone (spawn.row)."""
        return None

    def token_reached(self, s: ZombicideState, token: int) -> Steps:
        """When the turn of a token comes that is no common spawn token (spawn.order)."""
        return ()

    def faces_laid(self, s: ZombicideState) -> Steps:
        """When every token that hides something gets its face, hidden objectives first (setup.tokens)."""
        return ()

    # --- goals and what survivors carry -----------------------------------------------------------

    def victory(self, s: ZombicideState, so_far: Result) -> Result:
        """Who has won when the mission is fulfilled (goal.win)."""
        return so_far

    def why_lost(self, s: ZombicideState) -> Result | None:
        """How the match is lost, apart from what the mission says (goal.lose)."""
        return None

    def is_unfinished(self, s: ZombicideState) -> bool:
        """Whether more is wanted than the mission's own goals (goal.win)."""
        return False

    def why_not_carry(self, s: ZombicideState, who: int, colour: str) -> str | None:
        """The rule that keeps a survivor from taking an objective of a colour (objective.take)."""
        return None

    def objective_taken(self, s: ZombicideState, who: int, zone: int, colour: str) -> Steps:
        """When an objective was taken, besides what the mission says (objective.take)."""
        return ()

    def objective_picked_up(self, s: ZombicideState, who: int, colour: str) -> Steps:
        """Return what follows when a survivor picks up an objective whose bearer died (objective.take)."""
        return ()

    def hand_overs(self, s: ZombicideState, who: int, other: int) -> list[Choice]:
        """What else than cards may change hands in a trade of two survivors (trade.other)."""
        return []

    def handed_over(self, s: ZombicideState, taker: int, thing: str) -> Steps:
        """When something else than a card changes hands, by its colour or name (trade.other)."""
        return ()

    def combinations(self, s: ZombicideState, who: int, loose: tuple[int, ...]) -> list[Choice]:
        """What a survivor may make of its cards and those it has just got (inventory.combine)."""
        return []

    def combine(
        self, s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Make something of two cards; the cards to be put away after it (inventory.combine)."""
        return None

    def lent_skills(self, s: ZombicideState, who: int, so_far: int) -> int:
        """The skills that a survivor has only while somebody lends them, as bits (experience.skills)."""
        return so_far

    def skill_learned(self, s: ZombicideState, who: int, name: str) -> Steps:
        """When a survivor has learnt a skill of its own (experience.skills)."""
        return ()

    def is_beyond_red(self, s: ZombicideState) -> bool:
        """Whether experience goes on beyond red (experience.beyond)."""
        return False

    # --- attacks ----------------------------------------------------------------------------------

    def is_silenced(self, s: ZombicideState, who: int, card: int) -> bool:
        """Whether a survivor's attack with a noisy card makes no noise (noise.token)."""
        return False

    def sees_through(self, s: ZombicideState, who: int, so_far: int) -> int:
        """Marks of borders that hide nothing from a survivor now (sight.line)."""
        return so_far

    def is_spared(self, s: ZombicideState, who: int, attack: Attack) -> bool:
        """Whether the misses of an attack pass a survivor by in any case (friendly_fire.misses)."""
        return False

    def attack_declared(self, s: ZombicideState, attack: Attack) -> Steps:
        """When an attack was aimed, before its dice are rolled."""
        return ()

    def named_bonus(self, s: ZombicideState, attack: Attack, so_far: int) -> int:
        """What is added to each die of an attack on one named target (combat.concentrated)."""
        return so_far

    def is_risky(self, s: ZombicideState, attack: Attack) -> bool:
        """Whether more dice could do more harm than good, so that one is asked (skill.roll_six)."""
        return False

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """When the dice of an attack have fallen; its steps come when all of it is resolved."""
        return ()

    def resolve_roll(self, s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
        """What the dice of an attack, as they count, do instead of giving out hits, up to its end."""
        return None

    def resolve_hit(self, s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps | None:
        """What a hit on a zombie does instead of killing it, whatever its damage (combat.minimum)."""
        return None

    def things_to_hit(self, s: ZombicideState, zone: int) -> list[str]:
        """What a hit may be given to in a zone besides zombies, by name (melee.reach)."""
        return []

    def thing_hit(self, s: ZombicideState, attack: Attack, name: str) -> Steps:
        """When a hit was given to such a thing."""
        return ()

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Steps:
        """When all hits of an attack are given out and scored."""
        return ()

    # --- wounds -----------------------------------------------------------------------------------

    def life(self, s: ZombicideState, who: int, so_far: int) -> int:
        """The wounds that eliminate a survivor (wounds.dead)."""
        return so_far

    def armour(self, s: ZombicideState, who: int, so_far: int) -> int:
        """What a die must reach to cancel an attack on a survivor (armour.roll)."""
        return so_far

    def armour_rerolls(self, s: ZombicideState, who: int) -> list[str]:
        """The cards that let a survivor repeat an armour roll (armour.again)."""
        return []

    def wounds_from_survivors(self, s: ZombicideState, who: int, so_far: int) -> int:
        """How many wounds that other survivors dealt get through to a survivor (friendly_fire.damage)."""
        return so_far

    def wound(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Mark wounds that nothing stopped (wounds.dead)."""
        return None

    def wounded(self, s: ZombicideState, who: int, wounds: int) -> Steps:
        """When wounds that nothing stopped are being marked (wounds.dead)."""
        return ()

    def heal(self, s: ZombicideState, who: int, wounds: int) -> Steps | None:
        """Take wounds off a survivor (wounds.healed)."""
        return None

    def eliminated(self, s: ZombicideState, who: int) -> Steps:
        """When a survivor is eliminated (wounds.eliminated)."""
        return ()
