"""What the mechanisms of an edition say at the moments of turns and the board (`mechanism`).

Each function asks those that speak at its moment and joins their answers; what follows where nobody speaks is
the shared rule's, at the place that asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.mechanism import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


def action_ended(s: ZombicideState) -> Steps:
    """When any action of a survivor is done, before anything else (action.kinds)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["action_ended"]:
        found += mechanism.action_ended(s)
    return found


def bystanders(s: ZombicideState, so_far: int) -> int:
    """The survivors that have no turns of their own, as bits (turn.actions)."""
    for mechanism in s.edition.hearing["bystanders"]:
        so_far = mechanism.bystanders(s, so_far)
    return so_far


def leader(s: ZombicideState, who: int, so_far: int) -> int:
    """Whom somebody without turns follows; NOWHERE for nobody (turn.actions)."""
    for mechanism in s.edition.hearing["leader"]:
        so_far = mechanism.leader(s, who, so_far)
    return so_far


def why_not_act(s: ZombicideState, who: int, act: str) -> str | None:
    """The rule that keeps a survivor from walking anywhere, from any search, from noise on purpose."""
    for mechanism in s.edition.hearing["why_not_act"]:
        said = mechanism.why_not_act(s, who, act)
        if said is not None:
            return said
    return None


def act_begun(s: ZombicideState, who: int, act: str) -> Steps:
    """When a survivor begins a search, or reaches for an objective (search.action, objective.take)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["act_begun"]:
        found += mechanism.act_begun(s, who, act)
    return found


def left_zone(s: ZombicideState, who: int, zone: int, *, acts: bool) -> Steps:
    """When a survivor goes out of a zone, by an action of its own or carried along (move.edge)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["left_zone"]:
        found += mechanism.left_zone(s, who, zone, acts=acts)
    return found


def entered(s: ZombicideState, who: int, zone: int, before: int) -> Steps:
    """When a survivor has gone into a zone from another (move.edge)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["entered"]:
        found += mechanism.entered(s, who, zone, before)
    return found


def is_eventful(s: ZombicideState, who: int, zone: int) -> bool:
    """Whether something happens to a survivor who only passes through a zone (skill.charge)."""
    return any(mechanism.is_eventful(s, who, zone) for mechanism in s.edition.hearing["is_eventful"])


def crossed_hedge(s: ZombicideState, who: int, zone: int) -> Steps:
    """When a survivor went through a hedge into a zone that nobody sees."""
    found: Steps = ()
    for mechanism in s.edition.hearing["crossed_hedge"]:
        found += mechanism.crossed_hedge(s, who, zone)
    return found


def left_board(s: ZombicideState, who: int) -> Steps:
    """When a survivor has left the board alive (goal.escape)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["left_board"]:
        found += mechanism.left_board(s, who)
    return found


def is_out_of_touch(s: ZombicideState, who: int, other: int) -> bool:
    """Whether two survivors on the board cannot have to do with each other (skill.born_leader)."""
    return any(mechanism.is_out_of_touch(s, who, other) for mechanism in s.edition.hearing["is_out_of_touch"])


def open_rooms(s: ZombicideState, who: int, gate: int) -> Steps | None:
    """What happens behind a door that opens (building.reveal)."""
    for mechanism in s.edition.hearing["open_rooms"]:
        return mechanism.open_rooms(s, who, gate)
    return None


def is_searchable(s: ZombicideState, zone: int) -> bool:
    """Whether a zone is a place to search though its kind is none (search.place)."""
    return any(mechanism.is_searchable(s, zone) for mechanism in s.edition.hearing["is_searchable"])


def spring_trap(s: ZombicideState, who: int, kind: int) -> Steps | None:
    """What an equipment card that hides a zombie does when it is drawn (search.trap)."""
    for mechanism in s.edition.hearing["spring_trap"]:
        return mechanism.spring_trap(s, who, kind)
    return None


def make_noise(s: ZombicideState, zone: int) -> bool:
    """Put noise into a zone (noise.token)."""
    for mechanism in s.edition.hearing["make_noise"]:
        return mechanism.make_noise(s, zone)
    return False


def still_noise(s: ZombicideState) -> bool:
    """See to the noise in the end phase (noise.end)."""
    for mechanism in s.edition.hearing["still_noise"]:
        return mechanism.still_noise(s)
    return False


def loud_zone(s: ZombicideState, so_far: int) -> int:
    """The zone that counts as the noisiest whatever is heard; NOWHERE for none (noise.loudest)."""
    for mechanism in s.edition.hearing["loud_zone"]:
        so_far = mechanism.loud_zone(s, so_far)
    return so_far
