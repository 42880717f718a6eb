"""What a seat may know of a Zombicide match: everything except for the decks and hidden faces."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.choices import Plain
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import FIRST_FOG, NOWHERE
from horda.games.zombicide.rules.board.names import name_of
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.rules.inventory.slots import slots_of
from horda.games.zombicide.rules.zombies.prone import anybody_lies, lying_count
from horda.games.zombicide.skills.base import marks_of
from horda.games.zombicide.state import AWAY, EMPTY, FREE_KINDS, LOST, WAITING, ZombicideState


class SurvivorView(msgspec.Struct):
    """The public values of a survivor."""

    name: str
    seat: int
    team: int
    """The survivor's side; rivals have another one."""
    zone: str
    """The zone's name; `lost` or `away` for those not on the board."""
    experience: int
    level: int
    wounds: int
    life: int
    """The number of wounds that eliminates the survivor."""
    actions: int
    free: list[int]
    has_acted: bool
    skills: list[str]
    slots: list[str]
    """The card in each slot, hands first; empty for a free slot."""
    unloaded: list[str]
    specialties: list[str]
    """The specialties that the survivor has now."""
    follows: bool
    """Whether the survivor takes no turns of its own but follows another one."""
    leader: str
    """The survivor who is followed; empty if nobody is."""


class TokenView(msgspec.Struct):
    """A token on the board."""

    kind: str
    zone: str
    colour: str
    face_down: bool
    """Whether the token lies face down, so that nobody knows its colour yet."""


class View(msgspec.Struct):
    """The match as one seat knows it."""

    game: str
    options: dict[str, Plain]
    """The options of the match.

    Together with the game's content they determine everything that never changes: the board and its edges
    (`Zombicide.plan`), cards, zombies and skills.
    """
    seat: int | None
    asked: dict[str, Plain]
    """The pending question: the name of its kind (`ask`), and its values."""
    mission: str
    goals: list[bool]
    """For each goal in the mission's list, whether it is reached now."""
    round: int
    phase: str
    first: int
    active: str
    danger: int
    survivors: list[SurvivorView]
    zombies: dict[str, dict[str, int]]
    """The number of zombies by zone and kind; zones and kinds without zombies are left out."""
    lying: dict[str, dict[str, int]]
    """How many of the zombies lie on the ground, by zone and kind."""
    noise: dict[str, int]
    tokens: list[TokenView]
    shut: list[str]
    """Closed doors, and barriers and hedges on the board, by their two cells."""
    supply: dict[str, int]
    horde: dict[str, int]
    piles: dict[str, int]
    discarded: list[str]
    shown: dict[str, list[str]]
    """The cards of each face-up pile beside the board (`Edition.shown`)."""
    marks: dict[str, dict[str, int]]
    """The counters that skills keep for survivors, by skill and name."""
    killed: dict[str, int]
    """The zombies killed so far, by kind."""
    unlocked: list[str]
    """The colours of doors that are unlocked."""
    taken: dict[str, int]
    """How many objectives of each colour were taken."""
    carriers: dict[str, str]
    """The survivor who carries the objective of each colour."""
    tallies: dict[str, int]
    """The values of the mission's counters, by name."""
    parts: dict[str, dict[str, Plain]]
    """The public values of mechanisms, by mechanism (`Mechanism.public_view`)."""


def view_of(s: ZombicideState, seat: int | None) -> View:
    """Return the match as `seat` knows it (None: a spectator)."""
    kinds = s.edition.kinds
    prompt = s.prompt(seat)
    return View(
        game=s.game.id,
        options=s.options,
        seat=seat,
        asked={} if prompt is None else prompt.as_json(),
        mission=s.goals.mission,
        goals=[bool(s.roster) and goal.holds(s) for goal in s.goals.numbered],
        round=s.round,
        phase=s.phase,
        first=s.first,
        active=_active_survivor(s),
        danger=s.danger(),
        survivors=_survivors(s),
        zombies=_zombies(s),
        lying=lying_zombies(s),
        noise=_noise(s),
        tokens=_tokens(s),
        shut=_shut_gates(s),
        supply={kind.name: s.supply[number] for number, kind in enumerate(kinds)},
        horde={kind.name: s.horde[number] for number, kind in enumerate(kinds) if s.horde[number]},
        piles={name: len(pile) for name, pile in s.cards.piles.items()},
        discarded=s.cards.visible_faces("equipment_discard", s.bit(seat)),
        shown={pile: s.cards.visible_faces(pile, s.bit(seat)) for pile in s.edition.shown},
        marks=marks_of(s),
        killed={kind.name: s.killed[number] for number, kind in enumerate(kinds) if s.killed[number]},
        unlocked=s.unlocked,
        taken=s.taken,
        carriers=carriers_seen(s),
        tallies=s.tallies,
        parts=_parts(s),
    )


def picture_of(s: ZombicideState) -> dict[str, object]:
    """Return the figures and tokens on the board, with the names of the view; the same for every seat."""
    return {
        "round": s.round,
        "phase": s.phase,
        "active": _active_survivor(s),
        "danger": s.danger(),
        "survivors": _survivors(s),
        "zombies": _zombies(s),
        "lying": lying_zombies(s),
        "noise": _noise(s),
        "tokens": _tokens(s),
        "shut": _shut_gates(s),
        "parts": _parts(s),
    }


def _active_survivor(s: ZombicideState) -> str:
    return "" if s.active == NOWHERE else s.roster[s.active]


def _survivors(s: ZombicideState) -> list[SurvivorView]:
    return [_survivor(s, who) for who in range(len(s.roster))]


def _zombies(s: ZombicideState) -> dict[str, dict[str, int]]:
    names, kinds, size = s.board.names, s.edition.kinds, len(s.supply)
    return {
        names[zone]: {
            kinds[number].name: count
            for number, count in enumerate(s.zombies[zone * size : zone * size + size])
            if count
        }
        for zone, crowd in enumerate(s.crowd)
        if crowd
    }


def _noise(s: ZombicideState) -> dict[str, int]:
    return {s.board.names[zone]: noise for zone, noise in enumerate(s.noise) if noise}


def _tokens(s: ZombicideState) -> list[TokenView]:
    return [
        TokenView(
            s.token_kind[token], s.board.names[zone], s.token_colour[token], s.token_card[token] != EMPTY
        )
        for token, zone in enumerate(s.token_zone)
        if zone != NOWHERE
    ]


def _shut_gates(s: ZombicideState) -> list[str]:
    return [s.board.gate_name(gate) for gate in range(len(s.board.gates)) if s.is_shut(gate)]


def _parts(s: ZombicideState) -> dict[str, dict[str, Plain]]:
    found = {one.name: part for one in s.edition.mechanisms if (part := one.public_view(s))}
    fog = s.shut >> FIRST_FOG
    if fog:
        found["fog"] = {"zones": tuple([name for zone, name in enumerate(s.board.names) if fog >> zone & 1])}
    return found


def carriers_seen(s: ZombicideState) -> dict[str, str]:
    """Return the name of the survivor who carries the objective of each colour."""
    return {colour: s.roster[who] for colour, who in s.carriers.items() if who != NOWHERE}


def lying_zombies(s: ZombicideState) -> dict[str, dict[str, int]]:
    """Return how many zombies lie on the ground, by zone and kind."""
    found: dict[str, dict[str, int]] = {}
    if anybody_lies(s):
        for zone, name in enumerate(s.board.names):
            for number, kind in enumerate(s.edition.kinds):
                if down := lying_count(s, zone, number):
                    found.setdefault(name, {})[kind.name] = down
    return found


def place_name(s: ZombicideState, zone: int) -> str:
    """Return the name of a survivor's zone; `lost`, `away` or `waiting` if it is off the board."""
    return {LOST: "lost", AWAY: "away", WAITING: "waiting"}.get(zone) or s.board.names[zone]


def _survivor(s: ZombicideState, who: int) -> SurvivorView:
    edition, faces = s.edition, s.cards.deck.faces
    slots = [s.card_in(who, slot) for slot in range(slots_of(s, who))]
    return SurvivorView(
        name=s.roster[who],
        seat=s.seat_of[who],
        team=s.team_of[who],
        zone=place_name(s, s.zone[who]),
        experience=s.xp[who],
        level=s.level[who],
        wounds=s.wounds[who],
        life=life_of(s, who),
        actions=s.actions[who],
        free=s.free[who * FREE_KINDS : (who + 1) * FREE_KINDS],
        has_acted=bool(s.acted >> who & 1),
        skills=_skills(s, who),
        slots=["" if card == EMPTY else faces[card] for card in slots],
        unloaded=[faces[card] for card in slots if card in s.unloaded],
        specialties=[one for one in edition.specialties if has_specialty(s, who, one)],
        follows=bool(hooks.bystanders(s, 0) >> who & 1),
        leader=name_of(s, hooks.leader(s, who, NOWHERE)),
    )


def _skills(s: ZombicideState, who: int) -> list[str]:
    found: list[str] = []
    left = s.skills[who]
    while left:
        lowest = left & -left
        found.append(s.edition.skills[lowest.bit_length() - 1].name)
        left ^= lowest
    return found
