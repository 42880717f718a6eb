"""Expected changes of the board for each event, compared with the picture after the event.

Each check is given the picture before an event, the event and the picture after it, and returns what the
picture should show and what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from horda.engine.events import Event

Picture = dict[str, Any]
Said = tuple[object, object]
"""A pair: what the picture should show according to an event, and what it shows."""
Says = Callable[[Picture, Any, Picture], Said]


def one(rows: list[dict[str, Any]], name: str, value: object) -> dict[str, Any]:
    """Return the first row whose field `name` has this value, or an empty one."""
    return next((row for row in rows if row[name] == value), {})


def expected_growth(before: int, after: int, more: int) -> Said:
    """Expect a number to grow by `more`, but not below 0, since pieces may come from outside the board."""
    return max(0, before + more), after


# --- Zombicide ---


def dead(picture: Picture, zone: str, kind: str) -> int:
    return picture["zombies"].get(zone, {}).get(kind, 0)


def crowd(sign: int, count: str = "", zone: str = "zone") -> Says:
    """Return a check that a zone's number of zombies changes by the event's count (1 without `count`) times `sign`."""

    def says(before: Picture, event: Any, after: Picture) -> Said:
        place, many = getattr(event, zone), sign * (getattr(event, count) if count else 1)
        return expected_growth(dead(before, place, event.zombie), dead(after, place, event.zombie), many)

    return says


def survivor(field: str, said: Callable[[Any], object]) -> Says:
    """Return a check that a field of the event's survivor has the value given by `said`."""
    return lambda _, event, after: (said(event), one(after["survivors"], "name", event.survivor)[field])


def tokens(picture: Picture, event: Any, zone: str) -> int:
    """Return the number of tokens in a zone with the kind and colour of the event's token."""
    wanted = (event.token, event.colour, zone)
    return sum((row["kind"], row["colour"], row["zone"]) == wanted for row in picture["tokens"])


def token(sign: int, zone: str = "zone") -> Says:
    """Return a check that a zone has one token more or fewer, by `sign`."""

    def says(before: Picture, event: Any, after: Picture) -> Said:
        place = getattr(event, zone)
        return expected_growth(tokens(before, event, place), tokens(after, event, place), sign)

    return says


def part(mechanism: str, **said: Callable[[Any], object]) -> Says:
    """Return a check that fields of a mechanism's part of the picture have the values given by `said`."""

    def says(_: Picture, event: Any, after: Picture) -> Said:
        shown = after["parts"].get(mechanism, {})
        return {name: value(event) for name, value in said.items()}, {name: shown.get(name) for name in said}

    return says


def both(*all_of: Says) -> Says:
    """Return a check that combines several checks."""

    def says(before: Picture, event: Any, after: Picture) -> Said:
        said = [each(before, event, after) for each in all_of]
        return [saying for saying, _ in said], [shown for _, shown in said]

    return says


ZOMBICIDE: dict[str, Says] = {
    "Moved": survivor("zone", lambda event: event.to),
    "SurvivorLeft": survivor("zone", lambda _: "away"),
    "SurvivorLost": survivor("zone", lambda _: "lost"),
    "GateOpened": lambda _, event, after: (False, event.gate in after["shut"]),
    "GateShut": lambda _, event, after: (True, event.gate in after["shut"]),
    "ZombiesPlaced": crowd(1, "count"),
    "ZombiesSplit": crowd(1, "added"),
    "ZombiesWalked": both(crowd(-1, "count"), crowd(1, "count", "to")),
    "ZombieKilled": crowd(-1),
    "ZombiePerished": crowd(-1),
    "TokenPut": token(1),
    "TokenGone": token(-1),
    "TokenMoved": both(token(-1), token(1, "to")),
    "PhaseBegan": lambda _, event, after: (event.phase, after["phase"]),
    "TurnBegan": lambda _, event, after: (event.survivor, after["active"]),
    "TookOff": part("helicopter", zone=lambda event: event.zone, flying=lambda _: True),
    "Landed": part("helicopter", zone=lambda event: event.zone, flying=lambda _: False),
    "Flew": part("helicopter", zone=lambda event: event.to, flying=lambda _: True),
    "TruckDriven": part("truck", zone=lambda event: event.zone),
}


# --- City of Horror ---


def horde(sign: int, place: str = "location") -> Says:
    """Return a check that a location's number of zombies changes by the event's amount times `sign`."""

    def says(before: Picture, event: Any, after: Picture) -> Said:
        was, now = (
            one(each["locations"], "id", getattr(event, place))["zombies"] for each in (before, after)
        )
        return expected_growth(was, now, sign * event.amount)

    return says


def character_at(_: Picture, event: Any, after: Picture) -> Said:
    here = one(after["locations"], "id", event.location)["characters"]
    return (event.location, True), (
        one(after["characters"], "who", event.who)["location"],
        event.who in here,
    )


CITY: dict[str, Says] = {
    "ZombiesArrived": horde(1),
    "ZombiesKilled": horde(-1),
    "ZombiesMoved": both(horde(-1, "start"), horde(1)),
    "CharacterMoved": character_at,
    "CharacterPlaced": character_at,
    "MoveUndone": character_at,
    "CharacterDied": lambda _, event, after: ({}, one(after["characters"], "who", event.who)),
    "LeaderMoved": lambda _, event, after: (event.colour, after["leader"]),
    "LocationBegun": lambda _, event, after: (event.location, after["here"]),
}


# --- Survivor Zombiland ---


def player(**said: Callable[[Any], object]) -> Says:
    """Return a check that fields of the event's player have the values given by `said`."""

    def says(_: Picture, event: Any, after: Picture) -> Said:
        shown = one(after["players"], "seat", event.seat)
        return {name: value(event) for name, value in said.items()}, {name: shown[name] for name in said}

    return says


DOWN = ("dead", "laid")
"""Statuses of a player who has died; a `laid` player rises as a zombie later."""

ZOMBILAND: dict[str, Says] = {
    "Moved": player(space=lambda event: event.space),
    "Bitten": player(health=lambda event: event.left),
    "HealthLost": player(health=lambda event: event.left),
    "HealthGained": player(health=lambda event: event.left),
    "HealthReturned": player(health=lambda event: event.left),
    "Died": lambda _, event, after: (True, one(after["players"], "seat", event.seat)["status"] in DOWN),
    "Rose": player(status=lambda _: "zombie", space=lambda event: event.space),
    "ZombieReturned": player(status=lambda _: "zombie", space=lambda event: event.space),
    "TurnBegan": lambda _, event, after: (event.seat, after["active"]),
}

SAYS: dict[str, Mapping[str, Says]] = {
    "green_horde": ZOMBICIDE,
    "rue_morgue": ZOMBICIDE,
    "army_of_the_dead": ZOMBICIDE,
    "city_of_horror": CITY,
    "zombiland": ZOMBILAND,
}


def wrong(game: str, before: Picture, event: Event, after: Picture) -> str:
    """Return how the picture after an event contradicts the event; empty if it does not."""
    says = SAYS[game].get(type(event).__name__)
    if says is None:
        return ""
    said, shown = says(before, event, after)
    return "" if said == shown else f"{event}: {said}, shown {shown}"


# --- who stands where at the end ---

WAITING = "waiting"


def standing_pieces(picture: Picture) -> dict[str, object]:
    """Return the positions of all pieces on a board, by kind of piece.

    Pieces whose moves have no events are left out: survivors who have not begun yet, and companions, who follow
    their leader.
    """
    if "zombies" in picture:
        return {
            "zombies": picture["zombies"],
            "shut": picture["shut"],
            "people": {
                row["name"]: row["zone"]
                for row in picture["survivors"]
                if row["zone"] != WAITING and not row["follows"]
            },
            "tokens": sorted((row["kind"], row["zone"]) for row in picture["tokens"]),
        }
    if "locations" in picture:
        return {
            "places": {row["id"]: (row["zombies"], row["characters"]) for row in picture["locations"]},
            "people": {row["who"]: row["location"] for row in picture["characters"]},
        }
    kept = ("space", "health", "status")
    return {"people": {row["seat"]: [row[name] for name in kept] for row in picture["players"]}}


def astray(shown: Picture, after: Picture) -> dict[str, object]:
    """Return the pieces whose positions differ between the last picture and the view after the decision."""
    found: dict[str, object] = {}
    seen, is_now = standing_pieces(shown), standing_pieces(after)
    for name, now in is_now.items():
        was: Any = seen[name]
        if name == "people":
            now = {one: place for one, place in now.items() if one in was}
        if was != now:
            found[name] = (was, now)
    return found
