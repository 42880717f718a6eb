"""A person and their devices: who shows a personal link, what is shared, exported and forgotten."""

from __future__ import annotations

from typing import cast

from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, link_hash, new_id, random_link
from horda.server.match.registry import MatchRegistry
from horda.server.passkeys.repository import PasskeyBook
from horda.server.passkeys.service import kept as passkey_kept
from horda.server.people.erasure import erase_person, words_of
from horda.server.people.people_records import (
    Invitation,
    InviteWish,
    Kept,
    KeptWish,
    LinkMade,
    Person,
    PersonExport,
    PersonMade,
    Role,
    SaidKept,
    SeatKept,
)
from horda.server.people.repository import HeldSeat, InvitationRow, People, PersonRow, Void
from horda.server.protocol.match_records import Plain
from horda.server.push.repository import PushBook, devices_of
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.store import Conflict, Linked
from horda.server.store.rows import Sitting
from horda.server.table import seating
from horda.server.table.removal import close_link_connections
from horda.server.table.seating import iso_time

TRIES = 5


class PeopleDesk:
    """What people ask for who carry a personal link."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.book = People(registry.store)
        self.passkeys = PasskeyBook(registry.store)

    # --- who it is -------------------------------------------------------------------------------

    async def make(self) -> PersonMade:
        """Somebody new: nothing is asked, and the link is told once."""
        id, key = new_id(), random_link()
        await self.book.add(id, link_hash(key), self.store.now())
        return PersonMade(id, key)

    async def known(self, key: str) -> PersonRow:
        """Whoever shows a personal link."""
        found = await self.book.called(link_hash(key))
        if found is None:
            raise ProblemError("no-such-person", status=403)
        return found

    async def renew(self, who: PersonRow, passkeys: tuple[str, ...]) -> PersonMade:
        """Another link for a person: void are the old one, their devices' links, and all other passkeys."""
        key = random_link()
        await self.close(await self.book.renew(who.id, link_hash(key), passkeys))
        return PersonMade(who.id, key)

    async def told(self, who: PersonRow) -> Person:
        """A person, as their devices see them."""
        return Person(who.id, iso_time(who.created), who.invites, await self.book.kept(who.id))

    async def keep(self, who: PersonRow, wish: KeptWish) -> Kept:
        """Keep what the devices share; the slower of two has to read what the other one wrote."""
        new = Kept(wish.name, wish.text, wish.revision + 1)
        if not await self.book.keep(who.id, new):
            raise ProblemError("kept-changed", status=409, name=wish.name)
        return new

    # --- seats -----------------------------------------------------------------------------------

    async def sit(self, who: PersonRow, match: str, link: str) -> None:
        """Put a match on the list of whoever shows one of its links."""
        await self.book.sit(who.id, await self.registry.resolve_link(match, link), self.store.now())

    async def open(self, who: PersonRow, match: str, role: Role, seat: int | None) -> LinkMade:
        """A link for one more device, to a seat that is on the list."""
        places = await self.book.places(who.id, match)
        if not any(one.role == role and one.seat == seat for one in places):
            raise ProblemError("not-on-your-list", status=404)
        return await self._linked(who, Linked(match, role, seat))

    async def leave(self, who: PersonRow, match: str) -> None:
        """Take a match off the list."""
        void = await self.book.leave(who.id, match)
        if void is None:
            raise ProblemError("not-on-your-list", status=404)
        await self.close(void)

    async def close(self, void: list[Void]) -> None:
        """Close every window that a link opened which is void now, here and at other processes."""
        self.store.voided_links += len(void)
        for match, hash in void:
            live = self.registry.open_matches.get(match)
            if live is not None:
                close_link_connections(live, hash)
        if void:
            await self.store.ring([f"v:{match}:{hash}" for match, hash in void])

    async def _linked(self, who: PersonRow, to: Linked) -> LinkMade:
        link = random_link()
        await self.book.add_link(who.id, link_hash(link), to, self.store.now())
        return LinkMade(to.match, link, cast("Role", to.role), to.seat)

    # --- invitations -----------------------------------------------------------------------------

    async def played_with(self, who: PersonRow) -> list[tuple[str, HeldSeat]]:
        """Those who may be invited and played a match together with a person, each with their place there.

        Both have decided something in it for a seat of their own: a link that was only shown is no game.
        """
        met = await self.book.met(who.id)
        played = await self.book.played_seats([place.match for _, place in met])
        own: dict[str, frozenset[int]] = {}
        for place in await self.book.places(who.id):
            own[place.match] = own.get(place.match, frozenset()) | mine(place)

        def decided(match: str, seats: frozenset[int]) -> bool:
            return any((match, seat) in played for seat in seats)

        return [
            (person, place)
            for person, place in met
            if decided(place.match, own.get(place.match, frozenset()))
            and decided(place.match, mine(place) - own.get(place.match, frozenset()))
        ]

    async def invite(self, who: PersonRow, wish: InviteWish) -> None:
        """Keep a free seat for somebody with whom one has played, if they allowed that."""
        link = await self.registry.resolve_link(wish.match, wish.link)
        if link.role != HOST:
            raise ProblemError("only-host", status=403)
        live = await self.registry.live_match(wish.match)
        if wish.seat >= live.header.seats:
            raise ProblemError("no-such-seat", status=404, seat=wish.seat, last=live.header.seats - 1)
        if not is_free(live.sitting, wish.seat):
            raise ProblemError("seat-is-person", status=409)
        if wish.person not in {person for person, _ in await self.played_with(who)}:
            raise ProblemError("no-such-friend", status=404)
        row = {
            "id": new_id(),
            "person": wish.person,
            "match": wish.match,
            "seat": wish.seat,
            "sender": wish.sender.strip(),
            "at": self.store.now(),
        }
        # What they sent goes with them when they delete themselves: it is found by the tables they host.
        await self.book.sit(who.id, link, self.store.now())
        if not await self.book.invite(row):
            raise ProblemError("already-invited", status=409)
        await live.change_sitting(lambda now: seating.set_declined(now, (wish.seat,), no=False))

    async def answer(self, who: PersonRow, id: str, *, accept: bool) -> LinkMade | None:
        """Take a seat that is kept for one, or give it back."""
        found = next((one for one in await self.book.invited(who.id) if one.id == id), None)
        if found is None or not await self.book.answered(who.id, id):
            raise ProblemError("no-such-invitation", status=404)
        if not accept:
            await self._declined(found)
            return None
        live = await self.registry.live_match(found.match)
        if not is_free(live.sitting, found.seat):
            raise ProblemError("seat-is-person", status=409)
        to = Linked(found.match, SEAT, found.seat)
        await self.book.sit(who.id, to, self.store.now())
        return await self._linked(who, to)

    async def _declined(self, given_back: InvitationRow) -> None:
        """The table learns that nobody comes; one that cannot go on needs not know."""
        try:
            live = await self.registry.live_match(given_back.match)
        except ReadOnlyMatchError:
            return
        seat = given_back.seat
        await live.change_sitting(
            lambda now: seating.set_declined(now, (seat,)) if is_free(now, seat) else now
        )

    async def invitations(self, who: PersonRow) -> tuple[Invitation, ...]:
        """The seats that are kept for a person."""
        return tuple(_invitation(one) for one in await self.book.invited(who.id))

    # --- all of it, and nothing ----------------------------------------------------------------------

    async def export(self, who: PersonRow) -> PersonExport:
        """All that is kept of a person, as one record."""
        places = await self._all_places(who)
        lines = await words_of(self.store, who.id, spoken(places))
        said = [SaidKept(line.match, line.text, iso_time(line.at)) for line in lines]
        seats = tuple(_kept(one) for one in places)
        passkeys = tuple(passkey_kept(one) for one in await self.passkeys.of(who.id))
        invited = await self.invitations(who)
        notices = PushBook(self.store)
        devices, quiet = await devices_of(notices, who.id), await notices.quiet(who.id)
        person = await self.told(who)
        return PersonExport(person, seats, tuple(said), invited, passkeys, devices, quiet)

    async def remove(self, who: PersonRow) -> None:
        """Forget a person: what is shared, their list, their links, their name and words at every table."""
        places = await self._all_places(who)
        for match, seats in spoken(places):
            await self._unname(match, seats)
        await self.close(await erase_person(self.store, who.id, [(one, mine(one)) for one in places]))

    async def _all_places(self, who: PersonRow) -> list[HeldSeat]:
        """Where a person sits, and where they sat whose list has the match no longer."""
        return [*await self.book.places(who.id), *await self.book.places(who.id, left=True)]

    async def _unname(self, match: str, seats: frozenset[int]) -> None:
        """Take a name off a table; by what is stored, since the match may be one that cannot go on."""
        for _ in range(TRIES):
            found = await self.store.header(match)
            if found is None:
                return
            _, sitting, revision = found
            for seat in seats:
                sitting = seating.rename_seat(sitting, seat, "")
            try:
                await self.store.seat(match, sitting, revision)
            except Conflict:
                continue
            live = self.registry.open_matches.get(match)
            if live is not None:
                await live.reload_sitting()
            return
        raise ProblemError("behind", status=409)


def is_free(sitting: Sitting, seat: int) -> bool:
    """Whether a seat waits for somebody by link: nobody has sat there, or it was opened to others."""
    row = sitting.seats[seat]
    return not row.claimed and not row.here and (not row.bot or row.away)


def mine(place: HeldSeat) -> frozenset[int]:
    """The seats that a place at a table plays."""
    return seating.seats_of_role(place.sitting, place.role, place.seat)


def spoken(places: list[HeldSeat]) -> list[tuple[str, frozenset[int]]]:
    """The seats from which a person may have said something, by match."""
    found: dict[str, frozenset[int]] = {}
    for one in places:
        found[one.match] = found.get(one.match, frozenset()) | mine(one)
    return [(match, seats) for match, seats in found.items() if seats]


def name_of(place: HeldSeat) -> str:
    """What a person is called at a table; of several at one screen all of them."""
    return ", ".join(filter(None, (place.sitting.seats[seat].name for seat in sorted(mine(place)))))


def _kept(place: HeldSeat) -> SeatKept:
    added = iso_time(place.added)
    return SeatKept(place.match, place.game, place.role, place.seat, name_of(place), added)


def mission_of(options: dict[str, object]) -> Plain:
    """The mission that a match plays, where its game has missions."""
    return cast("Plain", options.get("mission"))


def _invitation(row: InvitationRow) -> Invitation:
    mission = mission_of(row.options)
    return Invitation(row.id, row.match, row.game, mission, row.seat, row.sender, iso_time(row.at))
