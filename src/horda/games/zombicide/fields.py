"""The declarations of the fields of a Zombicide match; `make layout` generates `layout.py` from them."""

from __future__ import annotations

from typing import Final

from horda.engine.fields import (
    CARD,
    COUNT,
    NUMBER,
    ORDER,
    PLAIN,
    SEAT,
    WORD,
    Bits,
    Composite,
    CompositeTuple,
    Field,
    Meaning,
    Named,
    Names,
    Row,
    Shared,
    Vocabulary,
    decode_fields,
    encode_fields,
)
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.zombies.groups import Activation, DealtAttack, Group

NOWHERE: Final = -1

# What content numbers, by the order of a mission's map or of an edition's files.
ZONE: Final = Named("zone", size="zones")
KIND: Final = Named("kind", size="kinds")
SKILL: Final = Named("skill")
GATE: Final = Named("gate")
BUILDING: Final = Named("building")
# What the match numbers itself, in the order in which it came to the table.
SURVIVOR: Final = Meaning("survivor")
TOKEN: Final = Meaning("token")
INDIVIDUAL: Final = Meaning("individual")
TEAM: Final = Meaning("team")
SLOT: Final = Meaning("slot")
ACTION: Final = Meaning("action")
"""A kind of action to which a free action may be limited (`state.MOVE` and so on)."""
DAMAGE: Final = Meaning("damage")
DIE: Final = Meaning("die")
LEVEL: Final = Meaning("level")
EFFECT: Final = Meaning("effect")
"""One of several effects: its index in the list of a trigger, of a branch or of a card."""


class OfMission(Named):
    """A trigger of the mission, or a list of effects; saves up to format 4 contain its number instead of its name."""

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the number of the name, or the saved number of an earlier format."""
        if type(saved) is int and saved < len(names.lists[self.name]):
            return saved
        return super().decode(saved, names, beside)


class FiredMeaning(Bits):
    """The triggers that have fired; saves up to format 4 contain them as bits instead of names."""

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the named items as bits, or the bits of an earlier format."""
        if type(saved) is int and 0 <= saved < 1 << len(names.lists[self.name]):
            return saved
        return super().decode(saved, names, beside)


TRIGGER: Final = OfMission("trigger")
BRANCH: Final = OfMission("branch")


class TokenNameMeaning(Meaning):
    """The mission's name for a token, by which its place in the order of objectives is found."""

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the saved name; raise ValueError unless it is empty or a name of the mission."""
        if saved != "":
            names.number(self.name, saved)
        return saved


TOKEN_NAME: Final = TokenNameMeaning("token of the mission", "str")
NAMED_SINCE: Final = {TRIGGER.name: 5, BRANCH.name: 5, TOKEN_NAME.name: 6}
"""By the name of a meaning, the first save format that has names for its values."""


class TargetMeaning(Meaning):
    """The target of an enchantment: a survivor or a zone, depending on its verb (GH-MAG-03)."""

    def _is_zone(self, beside: dict[str, object]) -> bool:
        return beside.get("verb") != "enchant"

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Return the name of the zone; return a survivor's number unchanged."""
        return ZONE.encode(value, names, beside) if self._is_zone(beside) else value

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the number of the zone or survivor."""
        found = ZONE.decode(saved, names, beside) if self._is_zone(beside) else saved
        return super().decode(found, names, beside)


TARGET: Final = TargetMeaning("target")
GROUPS: Final = CompositeTuple(Composite(Group, {"zone": ZONE, "kind": KIND, "count": COUNT}))
ACTIVATION: Final = Composite(
    Activation,
    {"kinds": Bits(KIND), "number": COUNT, "band": GROUPS, "singles": INDIVIDUAL, "toward": SURVIVOR},
)
DEALT_ATTACKS: Final = CompositeTuple(Composite(DealtAttack, {"who": SURVIVOR, "kind": KIND}))
ATTACK_PARTS: Final[Vocabulary] = {
    "by": SURVIVOR,
    "kind": ACTION,
    "cards": CARD,
    **dict.fromkeys(("zone", "then_zone"), ZONE),
    **dict.fromkeys(("distance", "then_distance", "before"), COUNT),
    **dict.fromkeys(("aid", "then_card"), CARD),
    "target": KIND,
}


class AttackMeaning(Composite):
    """An attack as a field of steps (`rules.attack`)."""

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Decode an attack; earlier formats have its numbers in a row, then the cards, then the target's name."""
        if isinstance(saved, list) and saved[:1] != [Attack.__name__]:
            by, kind, zone, distance, *rest = saved
            named = rest.pop() if isinstance(rest[-1], str) else NOWHERE
            aid, then_zone, then_distance, then_card, before, *cards = rest
            then = (then_zone, then_distance, then_card)
            saved = [Attack.__name__, by, kind, zone, cards, distance, aid, *then, before, named]
        return super().decode(saved, names, beside)


ATTACK: Final = AttackMeaning(Attack, ATTACK_PARTS)


class RecordsMeaning(Meaning):
    """The records of mechanisms, by the mechanisms' names; the vocabulary gives the meaning of their fields."""

    def encode(self, value: object, names: Names, beside: dict[str, object]) -> object:
        """Return each record with the name of its mechanism."""
        assert isinstance(value, dict)
        return {name: encode_fields(record, VOCABULARY, names) for name, record in value.items()}

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the records by mechanism; each must be of the class of the initial one in `beside`."""
        if not isinstance(saved, dict) or saved.keys() != beside.keys():
            raise ValueError("its records are not those of the game")
        found: dict[str, object] = {}
        for name, first in beside.items():
            kind, values = type(first), saved[name]
            if not isinstance(values, list) or values[:1] != [kind.__name__]:
                raise ValueError(f"a record should be a `{kind.__name__}`, not {values!r:.80}")
            found[name] = kind(*decode_fields(kind, values, VOCABULARY, names))
        return found


class MarksMeaning(Meaning):
    """The counters that skills keep for each survivor, by the names of the skills."""

    def decode(self, saved: object, names: Names, beside: dict[str, object]) -> object:
        """Return the saved marks; raise ValueError unless they are integers of existing skills."""
        if not isinstance(saved, dict):
            raise ValueError(f"marks are written by skills, not as {saved!r:.80}")
        for skill, marks in saved.items():
            names.number(SKILL.name, skill)
            if not isinstance(marks, list) or any(type(one) is not int for one in marks):
                raise ValueError(f"the marks of `{skill}` cannot be {marks!r:.80}")
        return saved


MARKS: Final = MarksMeaning("marks", "dict[str, list[int]]")
FIGURES: Final = Meaning("figures by name", "dict[str, int]")
RECORDS: Final = RecordsMeaning("records", "dict[str, Record]")

SHARED: Final = (
    Shared("board", "Board"),
    Shared("edition", "Edition"),
    Shared("goals", "MissionRules"),
    Shared("loadouts", "Loadouts", "Cache: the last computed loadout of each survivor."),
    Shared("last_paths", "Paths", "Cache: the last used sight and paths."),
)
IMPORTS: Final = {
    "Record": "horda.games.zombicide.mechanism",
    "Board": "horda.games.zombicide.rules.board.graph",
    "Edition": "horda.games.zombicide.edition",
    "MissionRules": "horda.games.zombicide.rules.goals.goals",
    "Loadouts": "horda.games.zombicide.rules.inventory.loadout",
    "Paths": "horda.games.zombicide.rules.board.paths",
}
"""The modules from which the generated layout imports types that are not built in."""

FIELDS: Final = (
    # The table.
    Field("phase", WORD, first="setup", says="`setup`, `players`, `zombies` or `end`."),
    Field("first", SEAT, says="The seat of the first player, who also decides for the team."),
    Field("active", SURVIVOR, first=NOWHERE, says="The survivor whose turn it is."),
    Field(
        "shut",
        Bits(GATE),
        says="The closed gates, as bits: doors, and barriers and hedges on the board.",
    ),
    Field("opened", Bits(BUILDING), says="The buildings that have been revealed, as bits."),
    Field("fired", FiredMeaning(TRIGGER), says="The mission's triggers that have fired, as bits."),
    Field("acted", SURVIVOR, says="The survivors who have had their turn this round, as bits."),
    Field("used_now", Bits(SKILL), says="The skills used in the action that is being resolved, as bits."),
    Field("lenders", SURVIVOR, says="The survivors who may lend skills to others in their zone, as bits."),
    # The dead.
    Field(
        "zombies",
        COUNT,
        by=(ZONE, KIND),
        says="The number of zombies of each kind in each zone: `zone * len(kinds) + kind`; includes individuals.",
    ),
    Field("crowd", COUNT, by=(ZONE,), says="The number of zombies in each zone."),
    Field("supply", COUNT, by=(KIND,), whole=True, says="The miniatures left of each kind."),
    Field("horde", COUNT, by=(KIND,), says="Zombies set aside off the board, by kind."),
    Field("noise", COUNT, by=(ZONE,), says="The number of noise tokens in each zone."),
    # The living, each list by `who`.
    Field("roster", WORD, by=(SURVIVOR,)),
    Field("seat_of", SEAT, by=(SURVIVOR,)),
    Field("team_of", TEAM, by=(SURVIVOR,)),
    Field(
        "zone",
        ZONE,
        by=(SURVIVOR,),
        says="The zone of each survivor; LOST, AWAY or WAITING for those not on the board.",
    ),
    Field("xp", COUNT, by=(SURVIVOR,)),
    Field(
        "level",
        LEVEL,
        by=(SURVIVOR,),
        says="The danger level reached: 0 blue, 1 yellow, 2 orange, 3 red.",
    ),
    Field("wounds", COUNT, by=(SURVIVOR,)),
    Field(
        "actions",
        COUNT,
        by=(SURVIVOR,),
        says="General actions left in this turn; before the turn, actions that others gave for it.",
    ),
    Field("free", COUNT, by=(SURVIVOR, ACTION), says="Free actions left: `who * FREE_KINDS + kind`."),
    Field(
        "did", NUMBER, by=(SURVIVOR,), says="The things that each survivor has done this turn, as DID_ bits."
    ),
    Field("skills", Bits(SKILL), by=(SURVIVOR,), says="The skills of each survivor, as bits."),
    Field(
        "used", Bits(SKILL), by=(SURVIVOR,), says="The skills that each survivor has used this turn, as bits."
    ),
    Field(
        "slots",
        CARD,
        by=(SURVIVOR, SLOT),
        says="The card in each slot: `who * edition.slots + slot`, hands first, then body, then backpack.",
    ),
    Field("unloaded", CARD, by=(ORDER,), says="Cards that must be reloaded before they fire again."),
    # Tokens on zones, each list by token; a token taken off the board is at NOWHERE.
    Field("token_kind", WORD, by=(TOKEN,)),
    Field(
        "token_name",
        TOKEN_NAME,
        by=(TOKEN,),
        says="The mission's name for each of its tokens; empty for tokens added in play.",
    ),
    Field("token_zone", ZONE, by=(TOKEN,)),
    Field("token_colour", WORD, by=(TOKEN,)),
    Field(
        "token_card",
        CARD,
        by=(TOKEN,),
        says="The card that is the token's hidden face, if it has one.",
    ),
    # Zombies that are somebody, each list by individual; one off the board is at NOWHERE.
    Field("individual_kind", KIND, by=(INDIVIDUAL,)),
    Field("individual_zone", ZONE, by=(INDIVIDUAL,)),
    Field(
        "marks",
        MARKS,
        says="The counters of skills for survivors, by skill and `who`; replaced, never changed.",
    ),
    Field("lying", COUNT, by=(ZONE, KIND), says="How many zombies of each zone and kind lie on the ground."),
    Field(
        "dazed",
        COUNT,
        by=(ZONE, KIND),
        says="How many of each zone and kind do nothing until the phase ends.",
    ),
    Field("down", COUNT, says="The number of groups that lie or are dazed; mostly 0."),
    # What has come about.
    Field("killed", COUNT, by=(KIND,), says="The zombies killed so far, by kind."),
    Field("out", COUNT, by=(KIND,), says="The miniatures that are out of the game, by kind."),
    Field(
        "led",
        ZONE,
        by=(ZONE,),
        first=NOWHERE,
        says="For each zone the goal that the players chose for its zombies in this movement, or NOWHERE.",
    ),
    Field(
        "arrived",
        Bits(ZONE),
        says="The zones that zombies have entered since the last check for reactions to that, as bits.",
    ),
    Field(
        "first_spawn",
        ZONE,
        first=NOWHERE,
        says="The spawn zone that is always resolved first; NOWHERE if none was chosen.",
    ),
    Field(
        "last_kill",
        NUMBER,
        by=(SURVIVOR,),
        says="The last round in which each survivor killed a zombie; -1 for never.",
    ),
    Field(
        "rung",
        LEVEL,
        by=(SURVIVOR,),
        says="The position of each survivor beyond red on the adrenaline bar; NOWHERE for the others.",
    ),
    Field("unlocked", WORD, by=(ORDER,), says="The colours of doors that are unlocked."),
    Field("taken", FIGURES, says="How many objectives of each colour were taken; replaced, never changed."),
    Field(
        "carriers",
        FIGURES,
        says="The carrier of the objective of each colour; NOWHERE if it was dropped. Replaced, never changed.",
    ),
    Field(
        "lost_with",
        FIGURES,
        says="The last carrier of each lost objective, by colour; replaced, never changed.",
    ),
    Field("tallies", FIGURES, says="The values of the mission's counters, by name; replaced, never changed."),
    Field("records", RECORDS, says="The records of mechanisms, by mechanism; replaced, never changed."),
)

VOCABULARY: Final[Vocabulary] = {
    **dict.fromkeys(("who", "by", "taker", "toward", "struck", "resumes", "other", "others"), SURVIVOR),
    **dict.fromkeys(("called", "friends", "prey", "named", "unwilling", "waiting", "given"), SURVIVOR),
    **dict.fromkeys(("leaders", "lending", "searchers", "crew", "people"), SURVIVOR),
    **dict.fromkeys(("zone", "zones", "to", "goals", "ways", "attacked", "chosen"), ZONE),
    **dict.fromkeys(("kind", "missing", "attackers"), KIND),
    "kinds": Bits(KIND),
    "late": Row("zombies", Row("zombie", ZONE, KIND), again=1),
    "used": Bits(SKILL),
    "gate": GATE,
    "activation": ACTIVATION,
    "movers": GROUPS,
    "dealt": DEALT_ATTACKS,
    "attack": ATTACK,
    "target": TARGET,
    "both": Row("target", TARGET, ZONE, again=2),
    **dict.fromkeys(("card", "cards", "loose", "fixed", "before", "taken", "vests"), CARD),
    **dict.fromkeys(("token", "tokens"), TOKEN),
    **dict.fromkeys(("one", "singles"), INDIVIDUAL),
    **dict.fromkeys(("seat", "seats"), SEAT),
    "team": TEAM,
    "action": ACTION,
    "level": LEVEL,
    **dict.fromkeys(("dice", "kept"), DIE),
    **dict.fromkeys(("damage", "hits", "raised"), DAMAGE),
    "trigger": TRIGGER,
    **dict.fromkeys(("branch", "branches"), BRANCH),
    **dict.fromkeys(("effect", "deed", "lines", "numbers"), EFFECT),
    **dict.fromkeys(("actions", "count", "counts", "free", "instead", "kills", "left", "misses"), COUNT),
    **dict.fromkeys(("more", "most", "number", "rolls", "saved", "slots", "wounds", "killed"), COUNT),
    **dict.fromkeys(("did", "round"), NUMBER),
    **dict.fromkeys(("attempt", "team_cards", "spent_cards"), PLAIN),
}
"""The meanings of the fields of steps, questions and records, by field name."""
