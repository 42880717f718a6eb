"""The club's door: look into a room, wait, open a table, take a seat."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict

from horda.games import games
from horda.server.club.club_records import (
    ClubInfo,
    ClubRoom,
    ClubSeat,
    ClubTable,
    ClubWaiting,
    JoinWish,
    TableWish,
    VisitWish,
    WaitWish,
)
from horda.server.club.repository import Book
from horda.server.club.rows import (
    SHORTEST_WORD,
    Caller,
    Listed,
    OpenTable,
    SeatClaim,
    Seeker,
    address_hash,
    room_key,
    word_of,
)
from horda.server.club.settings import House
from horda.server.config.limits import Buckets
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, create_link, link_hash, new_id
from horda.server.match.registry import MatchRegistry
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.table.removal import close_seat_connections
from horda.server.table.seating import iso_time, join_by_new_link

HOUR = 3600.0
MINUTE = 60
MOST_ENTERED = 10_000
ASKED = 6
"""Whoever waits asks so often before they would be taken for gone: a hidden page is slow."""


class Club:
    """The open tables of a server, and who comes to its door."""

    def __init__(self, house: House, registry: MatchRegistry) -> None:
        self.house = house
        self.registry = registry
        self.book = Book(registry.store)
        self.words = Buckets(house.words_an_hour / HOUR, house.words_at_once)
        """Words of rooms in which nobody was, by the address that tried them."""
        self.opened = Buckets(house.words_an_hour / HOUR, house.words_at_once)
        """Words of such rooms in which a table was opened: whoever opens one may look into the room."""
        self.keys = Buckets(house.keys_an_hour / HOUR, house.keys_at_once)
        self._secret = house.key or secrets.token_hex()
        self._entered: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Who has entered which room already."""
        self._one_at_a_time = asyncio.Lock()
        """What counts before it writes does so alone."""

    # --- the door ----------------------------------------------------------------------------------

    def info(self) -> ClubInfo:
        """The club as everybody may know it."""
        house = self.house
        return ClubInfo(
            name=house.name,
            rules_en=house.rules.en or house.rules.es,
            rules_es=house.rules.es or house.rules.en,
            rules=self.rules_version,
            tables_a_person=house.tables_a_person,
            moderated=bool(house.key),
        )

    @property
    def rules_version(self) -> str:
        """Changes with the text of the rules; empty where there are none."""
        text = f"{self.house.rules.en}\n{self.house.rules.es}".strip()
        return hashlib.sha256(text.encode()).hexdigest()[:12] if text else ""

    @property
    def since(self) -> float:
        """When the oldest table was opened that is still listed."""
        return time.time() - self.house.table_hours * HOUR

    async def person(self, visitor: str, address: str) -> Caller:
        """Who comes, if they are not kept out."""
        person = Caller(link_hash(visitor), address_hash(self._secret, address))
        now = time.time()
        if bans := await self.book.bans(now, person.banned_as()):
            minutes = int((bans[0].until - now) / MINUTE) + 1
            raise ProblemError("club-banned", status=403, minutes=minutes)
        return person

    def _check_agreed(self, agreed: str) -> None:
        if agreed != self.rules_version:
            raise ProblemError("club-rules", status=409)

    # --- rooms -------------------------------------------------------------------------------------

    async def visit(self, wish: VisitWish, address: str) -> ClubRoom:
        """A room as somebody finds it, who waits in it from now on, or no longer."""
        person = await self.person(wish.visitor, address)
        room = self._room(wish.room)
        if wish.waiting is None:
            await self.book.stop_waiting(person.visitor)
        else:
            self._check_agreed(wish.waiting.agreed)
        found = await self._seen(room, person)
        if is_empty(found):
            self._count_guess(self.words, room, person)
        if wish.waiting is not None:
            await self._wait(wish.waiting, room, person)
            found = await self._seen(room, person)
        return found

    def _room(self, written: str) -> str:
        word = word_of(written)
        if word and len(word) < SHORTEST_WORD:
            raise ProblemError("club-short-word", status=422, least=SHORTEST_WORD)
        return room_key(word)

    def _count_guess(self, guesses: Buckets, room: str, person: Caller) -> None:
        """Count a word that may be a guess, once for each visitor; refuse too many from one address."""
        entered = (person.visitor, room)
        if not room or entered in self._entered:
            return
        if wait := guesses.take(person.address):
            raise ProblemError("club-words", status=429, minutes=int(wait / MINUTE) + 1)
        self._entered[entered] = None
        while len(self._entered) > MOST_ENTERED:
            self._entered.popitem(last=False)

    async def _seen(self, room: str, person: Caller) -> ClubRoom:
        tables = await self.shown(await self.book.tables_in(room, self.since), person.visitor)
        heard = time.time() - self.house.waiting_seconds
        waiting = [shown_waiting(one, person.visitor) for one in await self.book.waiting(heard, room)]
        listed = tuple(one for one in tables if one.free)
        return ClubRoom(listed, tuple(waiting), again=self.house.waiting_seconds / ASKED)

    async def shown(self, listed: list[Listed], visitor: str = "") -> list[ClubTable]:
        """Tables as the list shows them: those that are known to be over are not."""
        taken = await self._held([one.table.match for one in listed])
        tables: list[ClubTable] = []
        for one in listed:
            live = self.registry.open_matches.get(one.table.match)
            if live is not None and live.state.over:
                continue
            free = free_seats(one, taken)
            tables.append(
                ClubTable(
                    match=one.table.match,
                    game=one.game,
                    mission=one.mission,
                    seats=len(one.sitting.seats),
                    free=len(free),
                    name=one.table.name,
                    language=one.table.language,
                    opened=iso_time(one.table.opened),
                    mine=one.table.visitor == visitor,
                )
            )
        return tables

    async def _held(self, matches: list[str]) -> set[tuple[str, int]]:
        """The seats that somebody has taken and may still sit down at."""
        now = time.time()
        return {(one.match, one.seat) for one in await self.book.taken(matches) if one.until >= now}

    async def _wait(self, wish: WaitWish, room: str, person: Caller) -> None:
        unknown = set(wish.games) - set(games())
        if unknown:
            raise ProblemError("no-such-game", status=404, name=min(unknown), known=", ".join(games()))
        now, house = time.time(), self.house
        heard = now - house.waiting_seconds
        one = Seeker(
            visitor=person.visitor,
            id=new_id(),
            room=room,
            name=wish.name.strip() or "–",
            games=tuple(dict.fromkeys(wish.games)),
            language=wish.language,
            address=person.address,
            since=now,
            seen=now,
        )
        async with self._one_at_a_time:
            await self.book.forget_waiting(heard)
            if await self.book.count_waiting(heard, person.visitor) >= house.waiting:
                raise ProblemError("club-waiting-full", status=503)
            from_here = await self.book.count_waiting(heard, person.visitor, person.address)
            if from_here >= house.waiting_an_address:
                raise ProblemError("club-address-full", status=429)
            await self.book.wait(one)

    # --- tables ------------------------------------------------------------------------------------

    async def open_table(self, wish: TableWish, link: str, address: str) -> ClubTable:
        """Open seats of a match to a room; only its host may."""
        person = await self.person(wish.visitor, address)
        self._check_agreed(wish.agreed)
        if (await self.registry.resolve_link(wish.match, link)).role != HOST:
            raise ProblemError("only-host", status=403)
        live = await self.registry.live_match(wish.match)
        if live.state.over:
            raise ProblemError("match-over", status=409)
        rows = live.sitting.seats
        for seat in wish.seats:
            if seat >= len(rows):
                raise ProblemError("no-such-seat", status=404, seat=seat, last=len(rows) - 1)
            if rows[seat].claimed or rows[seat].here or (rows[seat].bot and not rows[seat].away):
                raise ProblemError("club-seat-taken", status=409, seat=seat)
        room = self._room(wish.room)
        if is_empty(await self._seen(room, person)):
            self._count_guess(self.opened, room, person)
        table = OpenTable(
            match=wish.match,
            room=room,
            seats=tuple(sorted(set(wish.seats))),
            name=wish.name.strip(),
            language=wish.language,
            visitor=person.visitor,
            address=person.address,
            opened=time.time(),
        )
        async with self._one_at_a_time:
            await self._check_room_for_table(person)
            if not await self.book.add_table(table):
                raise ProblemError("club-open-already", status=409)
        found = await self._table(wish.match)
        return (await self.shown([found], person.visitor))[0]

    async def _check_room_for_table(self, person: Caller) -> None:
        house, since = self.house, self.since
        await self.book.forget_tables(since)
        mine = [one for one in await self.book.tables_of(person.visitor, since) if not await self._ended(one)]
        if len(mine) >= house.tables_a_person:
            raise ProblemError("club-tables-a-person", status=409, most=house.tables_a_person)
        if await self.book.count_tables(since, person.address) >= house.tables_an_address:
            raise ProblemError("club-address-full", status=429)
        if await self.book.count_tables(since) >= house.tables:
            raise ProblemError("club-full", status=503)

    async def _ended(self, one: Listed) -> bool:
        """Whether the match of a table is over, which takes it off the list."""
        try:
            over = (await self.registry.live_match(one.table.match)).state.over
        except ReadOnlyMatchError:
            over = True
        if over:
            await self.book.close_table(one.table.match)
        return over

    async def _table(self, match: str) -> Listed:
        found = await self.book.table(match, self.since)
        if found is None:
            raise ProblemError("club-no-such-table", status=404)
        return found

    async def close_table(self, match: str, link: str) -> None:
        """Take a table off the list; its host may. Whoever sits at it plays on."""
        if (await self.registry.resolve_link(match, link)).role != HOST:
            raise ProblemError("only-host", status=403)
        if not await self.book.close_table(match):
            raise ProblemError("club-no-such-table", status=404)

    # --- seats -------------------------------------------------------------------------------------

    async def join(self, match: str, wish: JoinWish, address: str) -> ClubSeat:
        """Take the first free seat at a table; its link is told once, here."""
        person = await self.person(wish.visitor, address)
        self._check_agreed(wish.agreed)
        found = await self._table(match)
        room = self._room(wish.room)
        if found.table.room != room:
            self._count_guess(self.words, room, person)
            raise ProblemError("club-no-such-table", status=404)
        if await self._ended(found):
            raise ProblemError("match-over", status=409)
        seat = await self._take(found, wish.name.strip(), person)
        link, (hash, row) = create_link(match, SEAT, seat)
        await self.registry.store.replace_link(hash, row, by_club=True)
        live = await self.registry.live_match(match)
        close_seat_connections(live, seat)
        await live.change_sitting(lambda now: join_by_new_link(now, seat, wish.name.strip()))
        await self.book.stop_waiting(person.visitor)
        return ClubSeat(match, found.game, found.mission, seat, link)

    async def _take(self, found: Listed, name: str, person: Caller) -> int:
        now, house = time.time(), self.house
        until = now + house.seat_seconds
        match = found.table.match
        async with self._one_at_a_time:
            if await self.book.count_taken(now, visitor=person.visitor) >= house.seats_a_person:
                raise ProblemError("club-seats-a-person", status=409, most=house.seats_a_person)
            if await self.book.count_taken(now, address=person.address) >= house.seats_an_address:
                raise ProblemError("club-address-full", status=429)
            for seat in free_seats(found, await self._held([match])):
                wanted = SeatClaim(match, seat, name, person.visitor, person.address, until=until)
                if await self.book.take(wanted, now):
                    return seat
        raise ProblemError("club-no-seat", status=409)


def is_empty(room: ClubRoom) -> bool:
    """Whether nobody has opened a table in a room or waits there."""
    return not room.tables and not room.waiting


def free_seats(one: Listed, held: set[tuple[str, int]]) -> list[int]:
    """The seats of a table in which nobody has sat and which nobody is about to take."""
    rows = one.sitting.seats
    return [
        seat for seat in one.table.seats if not rows[seat].claimed and (one.table.match, seat) not in held
    ]


def shown_waiting(one: Seeker, visitor: str = "") -> ClubWaiting:
    """Somebody who waits, as the list shows them."""
    return ClubWaiting(
        id=one.id,
        name=one.name,
        games=one.games,
        language=one.language,
        since=iso_time(one.since),
        mine=one.visitor == visitor,
    )
