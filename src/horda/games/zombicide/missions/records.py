"""The records of a mission's file.

These are what all editions know; what the mechanisms of one add to them stands beside those (`vocabulary`).
A condition or an effect is one key, and each key is a class in `conditions` or `effects`.
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
    """An objective whose true colour is one of the mission's `faces`, nobody knows which."""
    active: bool | None = None
    """Whether a spawn zone is active; coloured ones are not, unless it is said here."""
    side: Literal["", "north", "east", "south", "west"] = ""
    """The side of its zone that the map draws it on."""
    order: int = 0
    """An objective that is to be taken after all those of a lower number (0: at any time)."""
    initial: bool = False
    """The spawn zone that is always the first to be resolved."""
    only_if: ConditionRecord | None = None
    """A spawn zone that gets its card only if this holds when its turn comes."""


class EdgeRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something between two cells side by side: a door, a barrier, a hedge, stairs."""

    put: Literal["door", "barrier", "hedge", "stairs"]
    between: tuple[str, str]
    colour: Colour = ""
    open: bool = False
    """Open (or not yet laid) when the mission begins."""


class ZombiesRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Zombies on the board when the mission begins, or that an effect brings."""

    kind: str
    at: At = ""
    count: int = 1


class TokensRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tokens of a kind, a colour, at a place."""

    put: str
    colour: Colour = ""
    at: At = ""
    here: bool = False


class ConditionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One condition: exactly one key, of these or of the edition's words (`words.ConditionWord`)."""

    words: ClassVar[tuple[AnyCondition, ...]] = ()
    """The edition's words for conditions; its record has a field for each (`vocabulary.mission_record`)."""

    all_of: tuple[ConditionRecord, ...] | None = None
    any_of: tuple[ConditionRecord, ...] | None = None
    unless: ConditionRecord | None = None


class ChooseRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question of the mission, by its number among the words, and what each answer does."""

    ask: int
    ways: tuple[tuple[EffectRecord, ...], ...]
    by: Literal["taker", "first"] = "taker"
    """Who decides: who set it off, or the first player."""


class PayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that whoever set it off gives up, and what follows; something else if they do not have them."""

    card: str
    do: tuple[EffectRecord, ...]
    count: int = 1
    otherwise: tuple[EffectRecord, ...] = ()


class EffectRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect: exactly one key, of these or of the edition's words (`words.EffectWord`)."""

    words: ClassVar[tuple[AnyEffect, ...]] = ()
    """The edition's words for effects; its record has a field for each (`vocabulary.mission_record`)."""

    roll: dict[int | str, tuple[EffectRecord, ...]] | None = None
    """A die: its faces (`6`, `1-3`), and what each does."""
    choose: ChooseRecord | None = None
    pay: PayRecord | None = None


class TriggerRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"when": "if"}
):
    """When something happens, and a condition holds, do these things."""

    event: str
    do: tuple[EffectRecord, ...]
    colour: Colour = ""
    at: At = ""
    name: str = ""
    round: int = 0
    """Only in this round; with `every` from it on, with `until` up to that one."""
    every: int = 0
    """Each n-th round, from `round` on, or from the first multiple of n."""
    until: int = 0
    """The last round in which it may happen."""
    marked: str = ""
    """Only if whoever sets it off has this mark."""
    when: ConditionRecord | None = None
    once: bool = False


class ChoiceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question of the mission and its answers, in words."""

    ask: str
    ways: tuple[str, ...]


class MissionWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The texts of a custom mission in one language: plain text, never interpreted."""

    title: str
    scene: str = ""
    goals: tuple[str, ...] = ()
    """Numbered as the mission's goals are."""
    lose: dict[str, str] = {}
    """For each way to lose that the mission adds, the text shown at the end."""
    rules: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    """Turning points, announced by `say` with their number."""
    choices: tuple[ChoiceWords, ...] = ()
    """Questions, put by `choose` and their number."""
    marks: dict[str, str] = {}
    """For marks of survivors, the words that the log shows; without them, their names."""


class TokenCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens of one kind a box holds."""

    total: int | None = None
    """None: as many as a mission asks for."""
    colours: dict[str, int | None] | None = None
    """How many of them show each colour; None for an unknown number, or a kind without colours."""


MissionGroup = Literal["first_steps", "rulebook", "more"]
FIRST_STEPS: Final = "first_steps"
"""The group of the mission on which a box opens: short, and won by most who play it for the first time."""
MISSION_GROUPS: tuple[MissionGroup, ...] = (FIRST_STEPS, "rulebook", "more")
"""The groups of missions in the order in which a box lists them."""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mission as its file gives it."""

    id: str
    tiles: tuple[tuple[str | None, ...], ...]
    goals: tuple[ConditionRecord, ...] = ()
    """The goals, in the order of their texts; each is ticked off while it holds."""
    win: ConditionRecord | None = None
    """What wins, where that is not all of its goals at once."""
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
    """Equipment cards that begin out of the deck, for the mission to give."""
    lifts: tuple[tuple[str, str], ...] = ()
    """Pairs of zones that an elevator joins."""
    lifts_if: ConditionRecord | None = None
    """The elevators work only while this holds."""
    floors: dict[str, tuple[str, ...]] = {}
    """Floors that lie apart: a name for each, and its tiles. Nothing joins them but elevators."""
    counters: dict[str, int] = {}
    """Counters that do not begin at 0: a time track begins on its first space."""
    hidden_tiles: tuple[str, ...] = ()
    """Tiles whose tokens and first zombies are put down only when somebody enters them."""
    own_tiles: tuple[Tile, ...] = ()
    """Tiles that the mission draws for itself."""
    lose: dict[str, ConditionRecord] = {}
    """Ways to lose beside the edition's own: a name for each."""
    when: tuple[TriggerRecord, ...] = ()
    follows: str = ""
    """For an adapted mission: its source, and what we changed."""
    game: str = ""
    """The game it is for, where its tiles do not tell."""
    words: dict[Literal["en", "es"], MissionWords] = {}
    """The texts of a custom mission, in one language or both."""

    @property
    def shown_number(self) -> str:
        """Its number as lists show it; empty in the first group, whose missions no rulebook numbers."""
        return "" if self.group == FIRST_STEPS else str(self.number)

    @property
    def winning_condition(self) -> ConditionRecord:
        """What wins: as it says, or all of its goals at once."""
        return self.win or ConditionRecord(all_of=self.goals)
