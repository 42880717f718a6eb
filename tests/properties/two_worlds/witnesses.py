"""Declarations of who witnesses what at a real table, against which the two-world law checks the engine.

They are written from the rulebooks alone and read only by `tests/properties/two_worlds/twins.py`: the piles that
players look into, the choices made in secret, and the events that show something to some players. They do not use
the engine's bit masks of who knows what, so that errors in these masks are found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from horda.engine.events import Event
from horda.engine.state import State
from horda.engine.steps import Question


@dataclass(frozen=True)
class SecretAct:
    """A choice whose arguments `args` are hidden from all players but its witnesses."""

    args: tuple[str, ...]
    to: tuple[str, ...] = ()
    """The arguments that name further seats who witness the choice."""
    side: bool = False
    """Whether the chooser's own side witnesses the choice."""
    common: bool = False
    """Whether the choice is so frequent that alternatives are tried only now and then."""


@dataclass(frozen=True)
class Told:
    """An event with fields that only witnesses see; if `to` is None, everybody is a witness."""

    fields: tuple[str, ...]
    to: tuple[str, ...] | None = None
    """The fields that name the witnesses' seats."""
    side: bool = False


@dataclass(frozen=True)
class Manners:
    """The rules of a game about who may look at which cards."""

    held: tuple[str, ...] = ()
    """Prefixes of the names of piles that end in the number of the only seat who sees into them."""
    face_down: tuple[str, ...] = ()
    """Names of piles that nobody looks into; a name that ends with `_` is a prefix."""
    acts: dict[str, SecretAct] = field(default_factory=dict)
    told: dict[str, Told] = field(default_factory=dict)
    looks: Callable[[State, Question], tuple[int, str] | None] = lambda s, question: None
    """A function that returns the seat and the face-down pile that a question lets it look into, if any."""
    sides: Callable[[State, int], list[int]] = lambda s, seat: []
    """A function that returns the other seats on a seat's side."""
    holding: tuple[str, ...] = ()
    """Names of steps that store cards by number or face; while they run, no cards may be exchanged."""
    telling: tuple[str, ...] = ()
    """Verbs that show or move cards, which random matches prefer."""
    open: tuple[str, ...] = ()
    """Piles that are open to all."""

    def viewers_of(self, pile: str) -> int | str | None:
        """Return who sees into a pile: a seat, `all`, or None for nobody."""
        for prefix in self.held:
            if pile.startswith(prefix):
                return int(pile.removeprefix(prefix))
        if _is_named(pile, self.face_down):
            return None
        if _is_named(pile, self.open):
            return "all"
        raise LookupError(
            f"who looks into the pile `{pile}`? Say so in tests/properties/two_worlds/witnesses.py"
        )

    def present(self, s: State, thing: object, seat: int, rule: SecretAct | Told) -> set[int]:
        """Return the seats that witness an act or event (`thing`) of `seat`."""
        there = {seat}
        for name in rule.to or ():
            value = thing[name] if not isinstance(thing, Event) else getattr(thing, name)
            if value is not None:
                there.add(value)
        if rule.side:
            there.update(self.sides(s, seat))
        return there


def _is_named(pile: str, names: tuple[str, ...]) -> bool:
    return any(pile == name or (name.endswith("_") and pile.startswith(name)) for name in names)


# --- the Zombicide family: nobody holds anything; the decks and what lies face down are the only secrets ---

FAMILY_DOWN = ("equipment", "zombies", "objectives")
FAMILY_OPEN = (
    "equipment_discard",
    "zombies_discard",
    "held",
    "loose",
    "starting",
    "vault",
    "aside",
    "reserve",
    "taken",
)
FAMILY_TOLD = {
    "CardDrawn": Told(("card",)),
    "ZombieCardDrawn": Told(("card", "deed", "brings")),
    "ObjectiveTaken": Told(("colour",)),
}

GREEN_HORDE = Manners(face_down=FAMILY_DOWN, open=FAMILY_OPEN, told=FAMILY_TOLD)
RUE_MORGUE = Manners(
    # RM-Q-91: what the Distributor looks at lies open.
    face_down=(*FAMILY_DOWN, "tents", "tents_laid"),
    open=(*FAMILY_OPEN, "tents_open", "joined", "stored", "looked_at"),
    told={**FAMILY_TOLD, "TentRevealed": Told(("card",))},
    holding=("ShareCards", "SpawnShared"),
)
ARMY_OF_THE_DEAD = Manners(
    face_down=(*FAMILY_DOWN, "zeus_orders", "sleepers", "traps", "trap", "personal_deck"),
    open=(
        *FAMILY_OPEN,
        "placed",
        "zeus_orders_discard",
        "sleepers_gone",
        "trap_shown",
        "personal",
        "goals",
    ),
    told={
        **FAMILY_TOLD,
        "VaultCardShown": Told(("vault",)),
        "GoalDrawn": Told(("goal",)),
        "SleepersWoken": Told(("count",)),
        "SleepersKilled": Told(("count",)),
    },
)


# --- Survivor Zombiland: hands of Resource and Zombie cards are secret (ZL-RSC-04, ZL-Q-42) ---


def zombiland_side(s: State, seat: int) -> list[int]:
    """Return a seat's side: the zombies, or, from the second death on, the other players (ZL-TEA-02)."""
    risen = ("laid", "zombie", "killed")
    is_zombie = [status in risen for status in s.status]
    if not is_zombie[seat] and sum(is_zombie) < 2:
        return []
    return [other for other in range(s.seats) if other != seat and is_zombie[other] == is_zombie[seat]]


ZOMBILAND = Manners(
    held=("hand_", "paws_"),
    face_down=("resource", "encounter", "zombie"),
    open=("resource_discard", "encounter_discard", "zombie_discard", "table", "front_"),
    acts={
        "offer": SecretAct(("card",), to=("to",)),
        "confide": SecretAct(("card",), side=True),
        "confide_all": SecretAct(("card",), side=True),
    },
    told={
        "ResourceDrawn": Told(("card",), ("seat",)),
        "ResourcePlayed": Told(("card",)),
        "ResourceDiscarded": Told(("card",)),
        "ResourceSalvaged": Told(("card",)),
        "ResourceTaken": Told(("card",), ("seat", "victim")),
        "CardPassed": Told(("card",), ("seat", "to")),
        "CardShown": Told(("card",)),
        "CardConfided": Told(("card",), ("seat",), side=True),
        "EqualCardsShown": Told(("card",)),
        "EqualCardsConfided": Told(("card",), ("seat",), side=True),
        "CardScouted": Told(("card",), ("seat",)),
        "CardInFront": Told(("card",)),
        "EncounterDrawn": Told(("card",)),
        "ZombieCardPlayed": Told(("card",)),
        "ZombieLunged": Told(("card",)),
        "ZombieCardDrawn": Told(("card",), ("seat",)),
        "ZombieCardDiscarded": Told(("card",)),
    },
    sides=zombiland_side,
    holding=("AcceptCard",),
    telling=("show", "show_all", "confide", "confide_all", "offer", "accept", "refuse", "rob", "interrupt"),
)


# --- City of Horror: hands, Food, packets of the draft, Movement cards until all are chosen (CH-INF) ---

PARTS = ("part", "target", "card", "who", "item", "location")


def shared_out(s: State, question: Question) -> tuple[int, str] | None:
    """Return the winner of a sharing vote and the pile of supplies that the winner sees before sharing (CH-INF-06)."""
    if type(question).__name__ != "Share":
        return None
    return question.seat, [pile for pile in s.cards.piles if pile.startswith("supplies_")][question.place]


CITY_OF_HORROR = Manners(
    held=("hand_", "packet_", "food_"),
    face_down=("deck", "truck", "invasion", "unused", "box", "supplies_"),
    open=("discard", "shown_food", "invaded"),
    acts={
        "hand_over": SecretAct(("card",), to=("to",)),
        "keep": SecretAct(("card",)),
        "share_card": SecretAct(("card",), to=("to",)),
        "pay_food": SecretAct(("card",)),
        "choose": SecretAct(("location",), common=True),
        "vote": SecretAct(("against",), common=True),
        "give_card": SecretAct(("card",)),
        "give_card_privately": SecretAct(("card",)),
        "tell": SecretAct(("card",), to=("to",)),
        "name_card": SecretAct(("card",), common=True),
        "choose_promise": SecretAct(("part",), common=True),
        "choose_location": SecretAct(("location",), common=True),
        "choose_item": SecretAct(("item",), common=True),
        "choose_card": SecretAct(("card",), common=True),
        "choose_who": SecretAct(("who",), common=True),
        "choose_target": SecretAct(("target",), common=True),
    },
    told={
        "ActionCardDealt": Told(("card",), ("seat",)),
        "InvasionSeen": Told(("card",), ("seat",)),
        "InvasionRevealed": Told(("card",)),
        "InvasionTold": Told(("card",), ("seat", "to")),
        "MovementShown": Told(("location",)),
        "CardPaid": Told(("card",)),
        "FoodPaid": Told(("card",), ("seat",)),
        "FoodTaken": Told(("card",), ("seat",)),
        "FoodTurnedUp": Told(("card",)),
        "CardDrawn": Told(("card",), ("seat",)),
        "CardSalvaged": Told(("card",)),
        "CardStolen": Told(("card",), ("seat", "victim")),
        "CardPlayed": Told(("card", "start", "location", "target", "who", "colour")),
        "CardShared": Told(("card",), ("seat", "to")),
        "CardTraded": Told(("card",), ("seat", "to")),
        "CardShown": Told(("card",)),
        "HandShown": Told(("card",), ("seat", "to")),
        "PartOffered": Told(PARTS),
        "PartAsked": Told(PARTS),
        "CardOfferedPrivately": Told(("card",), ("seat", "to")),
        "VoteCast": Told(("against", "votes")),
        "ScoreCounted": Told(("points",)),
    },
    looks=shared_out,
    holding=(
        "PickCards",
        "PassPackets",
        "Draft",
        "DraftCard",
        "DraftPromise",
        "DraftPlace",
        "DraftSubject",
        "Play",
        "AimAt",
    ),
    telling=(
        "offer",
        "give_card",
        "give_card_privately",
        "give_any_card",
        "ask_any_card",
        "show_hand",
        "propose",
        "accept",
        "play",
        "use",
        "share_card",
    ),
)

MANNERS = {
    "green_horde": GREEN_HORDE,
    "rue_morgue": RUE_MORGUE,
    "army_of_the_dead": ARMY_OF_THE_DEAD,
    "zombiland": ZOMBILAND,
    "city_of_horror": CITY_OF_HORROR,
}
