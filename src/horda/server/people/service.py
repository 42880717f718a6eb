"""People and their devices: personal links, shared texts, places, invitations, export and erasure."""

from __future__ import annotations

from typing import cast

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, link_hash, new_id, random_link
from horda.server.match.registry import MatchRegistry
from horda.server.passkeys.repository import PasskeyRepository
from horda.server.passkeys.service import exported_passkey
from horda.server.people.erasure import chat_lines_of, erase_person
from horda.server.people.people_records import (
    ChatExport,
    FriendInvitation,
    Invitation,
    LinkMade,
    Person,
    PersonExport,
    PersonMade,
    Role,
    SavedText,
    SavedTextRequest,
    SeatExport,
)
from horda.server.people.repository import HeldSeat, InvitationRow, PeopleRepository, PersonRow, VoidLink
from horda.server.protocol.match_records import Plain
from horda.server.push.repository import PushRepository, device_records
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.store import Conflict, LinkTarget
from horda.server.store.rows import Sitting
from horda.server.table import seating
from horda.server.table.removal import close_link_connections
from horda.server.table.seating import iso_time

MAX_TRIES = 5


class PeopleService:
    """Requests of people with a personal link."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.repository = PeopleRepository(registry.store)
        self.passkeys = PasskeyRepository(registry.store)

    # --- personal links --------------------------------------------------------------------------

    async def create_person(self) -> PersonMade:
        """Create a person and return their link, which is not shown again."""
        id, key = new_id(), random_link()
        await self.repository.add_person(id, link_hash(key), self.store.now())
        return PersonMade(id, key)

    async def require_person(self, key: str) -> PersonRow:
        """Return the person of a personal link, or raise `ProblemError`."""
        found = await self.repository.find_by_link(link_hash(key))
        if found is None:
            raise ProblemError("no-such-person", status=403)
        return found

    async def replace_key(self, who: PersonRow, passkeys: tuple[str, ...]) -> PersonMade:
        """Replace a person's link; revoke their devices' links and all passkeys not named."""
        key = random_link()
        await self.close_voided(await self.repository.replace_key(who.id, link_hash(key), passkeys))
        return PersonMade(who.id, key)

    async def person_record(self, who: PersonRow) -> Person:
        """Return a person as their devices see them."""
        return Person(who.id, iso_time(who.created), who.invites, await self.repository.kept_texts(who.id))

    async def keep_text(self, who: PersonRow, body: SavedTextRequest) -> SavedText:
        """Store a shared text; raise `ProblemError` if another device was first."""
        new = SavedText(body.name, body.text, body.revision + 1)
        if not await self.repository.keep_text(who.id, new):
            raise ProblemError("kept-changed", status=409, name=body.name)
        return new

    # --- seats -----------------------------------------------------------------------------------

    async def add_match(self, who: PersonRow, match: str, link: str) -> None:
        """Put a match on a person's list, given one of its links."""
        await self.repository.add_place(
            who.id, await self.registry.resolve_link(match, link), self.store.now()
        )

    async def open_match(self, who: PersonRow, match: str, role: Role, seat: int | None) -> LinkMade:
        """Return a new link to one of the person's matches, for one more device."""
        places = await self.repository.places(who.id, match)
        if not any(place.role == role and place.seat == seat for place in places):
            raise ProblemError("not-on-your-list", status=404)
        return await self._make_link(who, LinkTarget(match, role, seat))

    async def remove_match(self, who: PersonRow, match: str) -> None:
        """Take a match off the list."""
        void = await self.repository.remove_match(who.id, match)
        if void is None:
            raise ProblemError("not-on-your-list", status=404)
        await self.close_voided(void)

    async def close_voided(self, void: list[VoidLink]) -> None:
        """Close every page that revoked links opened, here and in other processes."""
        self.store.voided_links += len(void)
        for match, hash in void:
            live = self.registry.open_matches.get(match)
            if live is not None:
                close_link_connections(live, hash)
        if void:
            await self.store.publish([f"v:{match}:{hash}" for match, hash in void])

    async def _make_link(self, who: PersonRow, to: LinkTarget) -> LinkMade:
        link = random_link()
        await self.repository.add_link(who.id, link_hash(link), to, self.store.now())
        return LinkMade(to.match, link, cast("Role", to.role), to.seat)

    # --- invitations -----------------------------------------------------------------------------

    async def co_players(self, who: PersonRow) -> list[tuple[str, HeldSeat]]:
        """Return the people who may be invited and have played with a person, with their places.

        Both must have decided something for a seat of their own; having only opened a link does not count.
        """
        met = await self.repository.co_players(who.id)
        played = await self.repository.played_seats([place.match for _, place in met])
        own: dict[str, frozenset[int]] = {}
        for place in await self.repository.places(who.id):
            own[place.match] = own.get(place.match, frozenset()) | seats_of(place)

        def has_decided(match: str, seats: frozenset[int]) -> bool:
            return any((match, seat) in played for seat in seats)

        return [
            (person, place)
            for person, place in met
            if has_decided(place.match, own.get(place.match, frozenset()))
            and has_decided(place.match, seats_of(place) - own.get(place.match, frozenset()))
        ]

    async def invite(self, who: PersonRow, body: FriendInvitation) -> None:
        """Keep a free seat for somebody the person has played with, if they allow invitations."""
        link = await self.registry.resolve_link(body.match, body.link)
        if link.role != HOST:
            raise ProblemError("only-host", status=403)
        live = await self.registry.live_match(body.match)
        if body.seat >= live.header.seats:
            raise ProblemError("no-such-seat", status=404, seat=body.seat, last=live.header.seats - 1)
        if not is_seat_free(live.sitting, body.seat):
            raise ProblemError("seat-is-person", status=409)
        if body.person not in {person for person, _ in await self.co_players(who)}:
            raise ProblemError("no-such-friend", status=404)
        row = {
            "id": new_id(),
            "person": body.person,
            "match": body.match,
            "seat": body.seat,
            "sender": body.sender.strip(),
            "at": self.store.now(),
        }
        # Their invitations are found by the tables they host when they are erased.
        await self.repository.add_place(who.id, link, self.store.now())
        if not await self.repository.add_invitation(row):
            raise ProblemError("already-invited", status=409)
        await live.change_sitting(lambda now: seating.set_declined(now, (body.seat,), no=False))

    async def answer_invitation(self, who: PersonRow, id: str, *, accept: bool) -> LinkMade | None:
        """Accept an invitation and return a link, or decline it and return None."""
        found = next(
            (
                invitation
                for invitation in await self.repository.invitations_of(who.id)
                if invitation.id == id
            ),
            None,
        )
        if found is None or not await self.repository.remove_invitation(who.id, id):
            raise ProblemError("no-such-invitation", status=404)
        if not accept:
            await self._record_decline(found)
            return None
        live = await self.registry.live_match(found.match)
        if not is_seat_free(live.sitting, found.seat):
            raise ProblemError("seat-is-person", status=409)
        to = LinkTarget(found.match, SEAT, found.seat)
        await self.repository.add_place(who.id, to, self.store.now())
        return await self._make_link(who, to)

    async def _record_decline(self, given_back: InvitationRow) -> None:
        """Show at the table that the person declined, unless the match is read-only."""
        try:
            live = await self.registry.live_match(given_back.match)
        except ReadOnlyMatchError:
            return
        seat = given_back.seat
        await live.change_sitting(
            lambda now: seating.set_declined(now, (seat,)) if is_seat_free(now, seat) else now
        )

    async def invitations(self, who: PersonRow) -> tuple[Invitation, ...]:
        """Return a person's invitations."""
        return tuple(
            _invitation_record(invitation) for invitation in await self.repository.invitations_of(who.id)
        )

    # --- export and erasure --------------------------------------------------------------------------

    async def export(self, who: PersonRow) -> PersonExport:
        """Return everything that is stored of a person."""
        places = await self._all_places(who)
        lines = await chat_lines_of(self.store, who.id, seats_by_match(places))
        said = [ChatExport(line.match, line.text, iso_time(line.at)) for line in lines]
        seats = tuple(_exported_seat(place) for place in places)
        passkeys = tuple(exported_passkey(passkey) for passkey in await self.passkeys.passkeys_of(who.id))
        invited = await self.invitations(who)
        notices = PushRepository(self.store)
        devices, quiet = await device_records(notices, who.id), await notices.quiet_matches(who.id)
        person = await self.person_record(who)
        return PersonExport(person, seats, tuple(said), invited, passkeys, devices, quiet)

    async def erase(self, who: PersonRow) -> None:
        """Erase a person: shared texts, list, links, and their name and chat at every table."""
        places = await self._all_places(who)
        for match, seats in seats_by_match(places):
            await self._remove_name(match, seats)
        await self.close_voided(
            await erase_person(self.store, who.id, [(place, seats_of(place)) for place in places])
        )

    async def _all_places(self, who: PersonRow) -> list[HeldSeat]:
        """Return a person's places, on their list and taken off it."""
        return [*await self.repository.places(who.id), *await self.repository.places(who.id, left=True)]

    async def _remove_name(self, match: str, seats: frozenset[int]) -> None:
        """Remove a person's name from seats, in the database since the match may be read-only."""
        for _ in range(MAX_TRIES):
            found = await self.store.header(match)
            if found is None:
                return
            _, sitting, revision = found
            for seat in seats:
                sitting = seating.rename_seat(sitting, seat, "")
            try:
                await self.store.save_sitting(match, sitting, revision)
            except Conflict:
                continue
            live = self.registry.open_matches.get(match)
            if live is not None:
                await live.reload_sitting()
            return
        raise ProblemError("behind", status=409)


def is_seat_free(sitting: Sitting, seat: int) -> bool:
    """Whether a seat waits for somebody by link."""
    row = sitting.seats[seat]
    return not row.claimed and not row.here and (not row.bot or row.away)


def seats_of(place: HeldSeat) -> frozenset[int]:
    """Return the seats that a place at a table plays."""
    return seating.seats_of_role(place.sitting, place.role, place.seat)


def seats_by_match(places: list[HeldSeat]) -> list[tuple[str, frozenset[int]]]:
    """Return the seats from which a person may have written, by match."""
    found: dict[str, frozenset[int]] = {}
    for place in places:
        found[place.match] = found.get(place.match, frozenset()) | seats_of(place)
    return [(match, seats) for match, seats in found.items() if seats]


def name_of(place: HeldSeat) -> str:
    """Return a person's name at a table; all names if several people share one screen."""
    return ", ".join(filter(None, (place.sitting.seats[seat].name for seat in sorted(seats_of(place)))))


def _exported_seat(place: HeldSeat) -> SeatExport:
    added = iso_time(place.added)
    return SeatExport(place.match, place.game, place.role, place.seat, name_of(place), added)


def mission_of(options: dict[str, object]) -> Plain:
    """Return the mission in a match's options, or None."""
    return cast("Plain", options.get("mission"))


def _invitation_record(row: InvitationRow) -> Invitation:
    mission = mission_of(row.options)
    return Invitation(row.id, row.match, row.game, mission, row.seat, row.sender, iso_time(row.at))
