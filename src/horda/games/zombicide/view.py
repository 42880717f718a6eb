"""What a seat may know of a Zombicide table: everything but the decks and the hidden faces."""

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
    """A survivor as the table sees it."""

    name: str
    seat: int
    team: int
    """The side it is on; rivals are of another."""
    zone: str
    """The zone's name; `lost` or `away` for those not on the board."""
    experience: int
    level: int
    wounds: int
    life: int
    """The wounds that eliminate it."""
    actions: int
    free: list[int]
    has_acted: bool
    skills: list[str]
    slots: list[str]
    """The card in each slot, hands first; empty where there is none."""
    unloaded: list[str]
    specialties: list[str]
    """What it counts as a specialist in now."""
    follows: bool
    """Whether it takes no turns of its own but follows a survivor."""
    leader: str
    """Whom it follows; empty for nobody."""


class TokenView(msgspec.Struct):
    """A token on the board."""

    kind: str
    zone: str
    colour: str
    face_down: bool
    """Whether it has another side, with a colour that nobody knows yet."""


class View(msgspec.Struct):
    """The table as one seat knows it."""

    game: str
    options: dict[str, Plain]
    """What was decided before the match. With it the game's own content tells all that never changes: the
    board and its edges (`Zombicide.plan`), what cards, zombies and skills are."""
    seat: int | None
    asked: dict[str, Plain]
    """The question that waits, by the name of its kind (`ask`), and what it is about."""
    mission: str
    goals: list[bool]
    """For each numbered goal of the mission, whether it is met now."""
    round: int
    phase: str
    first: int
    active: str
    danger: int
    survivors: list[SurvivorView]
    zombies: dict[str, dict[str, int]]
    """Zombies by zone and kind, only where there are any."""
    lying: dict[str, dict[str, int]]
    """The zombies among them that lie on the ground."""
    noise: dict[str, int]
    tokens: list[TokenView]
    shut: list[str]
    """Doors that are closed, barriers and hedges that lie there, by the cells they lie between."""
    supply: dict[str, int]
    horde: dict[str, int]
    piles: dict[str, int]
    discarded: list[str]
    shown: dict[str, list[str]]
    """Cards that lie open beside the board, by pile, as far as the edition has any (`Edition.shown`)."""
    marks: dict[str, dict[str, int]]
    """What skills remember of survivors, by skill and name."""
    killed: dict[str, int]
    """The zombies killed so far, by kind."""
    unlocked: list[str]
    """The colours whose doors may be opened."""
    taken: dict[str, int]
    """How many objectives of each colour were taken."""
    carriers: dict[str, str]
    """Who carries the objective of a colour."""
    tallies: dict[str, int]
    """What the mission counts under names of its own."""
    parts: dict[str, dict[str, Plain]]
    """What mechanisms show, by their names (`Mechanism.seen`)."""


def view_of(s: ZombicideState, seat: int | None) -> View:
    """Return the table as `seat` knows it (None: a spectator)."""
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
    """Return what stands on the board, by its names in the view; everybody sees the same of it."""
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
    """Return who carries the objective of a colour, by name."""
    return {colour: s.roster[who] for colour, who in s.carriers.items() if who != NOWHERE}


def lying_zombies(s: ZombicideState) -> dict[str, dict[str, int]]:
    """Return who lies on the ground, by zone and kind."""
    found: dict[str, dict[str, int]] = {}
    if anybody_lies(s):
        for zone, name in enumerate(s.board.names):
            for number, kind in enumerate(s.edition.kinds):
                if down := lying_count(s, zone, number):
                    found.setdefault(name, {})[kind.name] = down
    return found


def place_name(s: ZombicideState, zone: int) -> str:
    """Return a survivor's place in words."""
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
