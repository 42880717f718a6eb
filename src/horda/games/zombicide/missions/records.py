"""The records of a mission's file.

They contain what is common to all editions; an edition's own records add the fields of its mechanisms
(`vocabulary`). A condition or an effect has one key, and each key is a class in `conditions` or `effects`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec

from horda.games.zombicide.board.tiles import Tile
from horda.games.zombicide.missions.words import AnyCondition, AnyEffect

At = str | list[str]
"""A zone by any of its cells (`E4`), a kind of token (`exit`), a tile (`tile 14R`), or a list of them."""

Colour = Literal["", "red", "blue", "green", "yellow", "purple", "pink", "white", "black"]


class TokenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A token on a zone when the mission begins."""

    put: str
    at: str
    colour: Colour = ""
    face_down: bool = False
    """Whether it is an objective whose true colour is drawn at random from the mission's `faces`."""
    active: bool | None = None
    """Whether a spawn zone is active; by default coloured ones are not."""
    side: Literal["", "north", "east", "south", "west"] = ""
    """The side of its zone on which the map shows it."""
    order: int = 0
    """For an objective: it can be taken only after all objectives with lower numbers (0: at any time)."""
    initial: bool = False
    """Whether it is the spawn zone that is always resolved first."""
    only_if: ConditionRecord | None = None
    """For a spawn zone: it gets a card only if this condition holds when its turn comes."""


class EdgeRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something between two adjacent cells: a door, a barrier, a hedge, stairs."""

    put: Literal["door", "barrier", "hedge", "stairs"]
    between: tuple[str, str]
    colour: Colour = ""
    open: bool = False
    """Whether it is open (or not yet placed) when the mission begins."""


class ZombiesRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Zombies that are on the board at the start, or that an effect places."""

    kind: str
    at: At = ""
    count: int = 1


class TokensRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tokens of a kind, of a colour, at a place."""

    put: str
    colour: Colour = ""
    at: At = ""
    here: bool = False


class ConditionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One condition: exactly one key, from this record or from the edition's words (`words.ConditionWord`)."""

    words: ClassVar[tuple[AnyCondition, ...]] = ()
    """The edition's condition words; its own record has a field for each (`vocabulary.mission_record`)."""

    all_of: tuple[ConditionRecord, ...] | None = None
    any_of: tuple[ConditionRecord, ...] | None = None
    unless: ConditionRecord | None = None


class ChooseRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question of the mission: its number among the mission's texts, and the effects of each answer."""

    ask: int
    ways: tuple[tuple[EffectRecord, ...], ...]
    by: Literal["taker", "first"] = "taker"
    """Who decides: the survivor who triggered it, or the first player."""


class PayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that the survivor who triggered it gives up, the effects, and other effects without the cards."""

    card: str
    do: tuple[EffectRecord, ...]
    count: int = 1
    otherwise: tuple[EffectRecord, ...] = ()


class EffectRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect: exactly one key, from this record or from the edition's words (`words.EffectWord`)."""

    words: ClassVar[tuple[AnyEffect, ...]] = ()
    """The edition's effect words; its own record has a field for each (`vocabulary.mission_record`)."""

    roll: dict[int | str, tuple[EffectRecord, ...]] | None = None
    """The effects of a die by its faces (`6`, `1-3`)."""
    choose: ChooseRecord | None = None
    pay: PayRecord | None = None


class TriggerRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"when": "if"}
):
    """An event, conditions, and the effects that follow when the event happens while the conditions hold."""

    event: str
    do: tuple[EffectRecord, ...]
    colour: Colour = ""
    at: At = ""
    name: str = ""
    round: int = 0
    """The only round in which it fires; with `every` or `until`, the first one."""
    every: int = 0
    """Fires each n-th round, from `round` on, or from the first multiple of n."""
    until: int = 0
    """The last round in which it may fire."""
    marked: str = ""
    """Fires only if the survivor who triggers it has this mark."""
    when: ConditionRecord | None = None
    once: bool = False


class ChoiceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The text of a question of the mission and of its answers."""

    ask: str
    ways: tuple[str, ...]


class MissionWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The texts of a custom mission in one language: plain text, never interpreted."""

    title: str
    scene: str = ""
    goals: tuple[str, ...] = ()
    """The texts of the goals, in the order of the goals."""
    lose: dict[str, str] = {}
    """For each way to lose that the mission adds, the text shown at the end."""
    rules: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    """The texts of turning points, which `say` shows by number."""
    choices: tuple[ChoiceWords, ...] = ()
    """The texts of questions, which `choose` asks by number."""
    marks: dict[str, str] = {}
    """For marks of survivors, the words in the log; without a text, the name of the mark is shown."""


class TokenCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens of one kind a box contains."""

    total: int | None = None
    """The total number; None: as many as a mission needs."""
    colours: dict[str, int | None] | None = None
    """The number of tokens of each colour; None for an unknown number, or a kind without colours."""


MissionGroup = Literal["first_steps", "rulebook", "more"]
FIRST_STEPS: Final = "first_steps"
"""The group of the introductory mission of a box: short, and won by most first-time players."""
MISSION_GROUPS: tuple[MissionGroup, ...] = (FIRST_STEPS, "rulebook", "more")
"""The groups of missions in the order of the list."""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a mission's file."""

    id: str
    tiles: tuple[tuple[str | None, ...], ...]
    goals: tuple[ConditionRecord, ...] = ()
    """The goals, in the order of their texts; each is marked as reached while it holds."""
    win: ConditionRecord | None = None
    """The condition that wins; if it is None, all goals must hold at once."""
    origin: Literal["rulebook", "public", "horda", "own"] = "own"
    difficulty: Literal["tutorial", "easy", "medium", "hard"] = "medium"
    minutes: int = 60
    survivors: tuple[int, int] = (6, 12)
    number: int = 0
    group: MissionGroup = "more"
    """Its group in the list of missions: an introduction of ours, one of the rulebook, or an additional one of ours."""
    tokens: tuple[TokenRecord, ...] = ()
    edges: tuple[EdgeRecord, ...] = ()
    zombies: tuple[ZombiesRecord, ...] = ()
    faces: tuple[Colour, ...] = ()
    """The true colours of the face-down objectives."""
    aside: tuple[str, ...] = ()
    """Equipment cards that are set aside before the match, for the mission's effects to give."""
    lifts: tuple[tuple[str, str], ...] = ()
    """Pairs of zones that an elevator connects."""
    lifts_if: ConditionRecord | None = None
    """The elevators run only while this condition holds."""
    floors: dict[str, tuple[str, ...]] = {}
    """The tiles of each additional floor, by its name; only elevators connect it to others."""
    counters: dict[str, int] = {}
    """Initial values of counters that do not start at 0; a time track starts on its first space."""
    hidden_tiles: tuple[str, ...] = ()
    """Tiles whose tokens and initial zombies are placed only when a survivor enters them."""
    own_tiles: tuple[Tile, ...] = ()
    """Custom tiles that the mission defines."""
    lose: dict[str, ConditionRecord] = {}
    """Ways to lose besides those of the edition: the condition for each name."""
    when: tuple[TriggerRecord, ...] = ()
    follows: str = ""
    """For an adapted mission: its source, and our changes."""
    game: str = ""
    """The id of its game, if its tiles do not determine it."""
    words: dict[Literal["en", "es"], MissionWords] = {}
    """The texts of a custom mission, in one language or both."""

    @property
    def shown_number(self) -> str:
        """Its number in lists; empty in the first group, whose missions have no number in a rulebook."""
        return "" if self.group == FIRST_STEPS else str(self.number)

    @property
    def winning_condition(self) -> ConditionRecord:
        """The condition that wins: `win`, or all goals at once."""
        return self.win or ConditionRecord(all_of=self.goals)
