"""The club's requests of visitors: see a room, wait, open a table, take a seat."""

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
    JoinRequest,
    TableRequest,
    VisitRequest,
    WaitRequest,
)
from horda.server.club.repository import ClubRepository
from horda.server.club.rows import (
    MIN_WORD_LENGTH,
    ClubVisitor,
    ListedTable,
    OpenTable,
    SeatClaim,
    Seeker,
    address_hash,
    normalize_word,
    room_key,
)
from horda.server.club.settings import ClubSettings
from horda.server.config.limits import TokenBuckets
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import HOST, SEAT, create_link, link_hash, new_id
from horda.server.match.registry import MatchRegistry
from horda.server.replay.read_only_matches import ReadOnlyMatchError
from horda.server.table.removal import close_seat_connections
from horda.server.table.seating import iso_time, join_by_new_link

HOUR_S = 3600.0
MINUTE_S = 60
MAX_REMEMBERED_ENTRIES = 10_000
POLLS_PER_TIMEOUT = 6
"""Requests that a waiting page sends before its entry would expire; hidden pages are slow."""


class ClubService:
    """The open tables of a server and its visitors."""

    def __init__(self, settings: ClubSettings, registry: MatchRegistry) -> None:
        self.settings = settings
        self.registry = registry
        self.repository = ClubRepository(registry.store)
        self.word_guesses = TokenBuckets(settings.words_an_hour / HOUR_S, settings.words_at_once)
        """Limit of attempts to enter empty rooms, by address."""
        self.opened_rooms = TokenBuckets(settings.words_an_hour / HOUR_S, settings.words_at_once)
        """Limit of new rooms opened, by address."""
        self.key_attempts = TokenBuckets(settings.keys_an_hour / HOUR_S, settings.keys_at_once)
        self._secret = settings.key or secrets.token_hex()
        self._entered: OrderedDict[tuple[str, str], None] = OrderedDict()
        """The visitor and room of each entry that was counted; the oldest are dropped."""
        self._write_lock = asyncio.Lock()
        """Lock for counting rows and then writing."""

    # --- visitors ----------------------------------------------------------------------------------

    def info(self) -> ClubInfo:
        """Return the public information about the club."""
        settings = self.settings
        return ClubInfo(
            name=settings.name,
            rules_en=settings.rules.en or settings.rules.es,
            rules_es=settings.rules.es or settings.rules.en,
            rules=self.rules_version,
            tables_a_person=settings.tables_a_person,
            moderated=bool(settings.key),
        )

    @property
    def rules_version(self) -> str:
        """Return a hash of the house rules; empty if there are none."""
        text = f"{self.settings.rules.en}\n{self.settings.rules.es}".strip()
        return hashlib.sha256(text.encode()).hexdigest()[:12] if text else ""

    @property
    def oldest_listed(self) -> float:
        """Return the time since when open tables are listed."""
        return time.time() - self.settings.table_hours * HOUR_S

    async def identify_visitor(self, visitor: str, address: str) -> ClubVisitor:
        """Return the visitor, or raise `ProblemError` if they are banned."""
        person = ClubVisitor(link_hash(visitor), address_hash(self._secret, address))
        now = time.time()
        if bans := await self.repository.bans(now, person.ban_keys()):
            minutes = int((bans[0].until - now) / MINUTE_S) + 1
            raise ProblemError("club-banned", status=403, minutes=minutes)
        return person

    def _check_agreed(self, agreed: str) -> None:
        if agreed != self.rules_version:
            raise ProblemError("club-rules", status=409)

    # --- rooms -------------------------------------------------------------------------------------

    async def visit(self, request: VisitRequest, address: str) -> ClubRoom:
        """Return a room, after putting the visitor on its waiting list or taking them off."""
        person = await self.identify_visitor(request.visitor, address)
        room = self._find_room_key(request.room)
        if request.waiting is None:
            await self.repository.stop_waiting(person.visitor)
        else:
            self._check_agreed(request.waiting.agreed)
        found = await self._room_record(room, person)
        if is_room_empty(found):
            self._count_guess(self.word_guesses, room, person)
        if request.waiting is not None:
            await self._add_waiting(request.waiting, room, person)
            found = await self._room_record(room, person)
        return found

    def _find_room_key(self, written: str) -> str:
        word = normalize_word(written)
        if word and len(word) < MIN_WORD_LENGTH:
            raise ProblemError("club-short-word", status=422, least=MIN_WORD_LENGTH)
        return room_key(word)

    def _count_guess(self, guesses: TokenBuckets, room: str, person: ClubVisitor) -> None:
        """Count an entry to a room that may be a guessed password, once per visitor; refuse too many of one address."""
        entered = (person.visitor, room)
        if not room or entered in self._entered:
            return
        if wait := guesses.take(person.address):
            raise ProblemError("club-words", status=429, minutes=int(wait / MINUTE_S) + 1)
        self._entered[entered] = None
        while len(self._entered) > MAX_REMEMBERED_ENTRIES:
            self._entered.popitem(last=False)

    async def _room_record(self, room: str, person: ClubVisitor) -> ClubRoom:
        tables = await self.table_records(
            await self.repository.tables_in(room, self.oldest_listed), person.visitor
        )
        heard = time.time() - self.settings.waiting_seconds
        waiting = [
            waiting_record(seeker, person.visitor)
            for seeker in await self.repository.waiting_seekers(heard, room)
        ]
        listed = tuple(table for table in tables if table.free)
        return ClubRoom(listed, tuple(waiting), again=self.settings.waiting_seconds / POLLS_PER_TIMEOUT)

    async def table_records(self, listed: list[ListedTable], visitor: str = "") -> list[ClubTable]:
        """Return tables as the list shows them, without finished matches."""
        taken = await self._claimed_seats([entry.table.match for entry in listed])
        tables: list[ClubTable] = []
        for entry in listed:
            live = self.registry.open_matches.get(entry.table.match)
            if live is not None and live.state.over:
                continue
            free = free_seats(entry, taken)
            tables.append(
                ClubTable(
                    match=entry.table.match,
                    game=entry.game,
                    mission=entry.mission,
                    seats=len(entry.sitting.seats),
                    free=len(free),
                    name=entry.table.name,
                    language=entry.table.language,
                    opened=iso_time(entry.table.opened),
                    mine=entry.table.visitor == visitor,
                )
            )
        return tables

    async def _claimed_seats(self, matches: list[str]) -> set[tuple[str, int]]:
        """Return the seats with valid claims."""
        now = time.time()
        return {
            (claim.match, claim.seat) for claim in await self.repository.claims(matches) if claim.until >= now
        }

    async def _add_waiting(self, request: WaitRequest, room: str, person: ClubVisitor) -> None:
        unknown = set(request.games) - set(games())
        if unknown:
            raise ProblemError("no-such-game", status=404, name=min(unknown), known=", ".join(games()))
        now, settings = time.time(), self.settings
        heard = now - settings.waiting_seconds
        one = Seeker(
            visitor=person.visitor,
            id=new_id(),
            room=room,
            name=request.name.strip() or "–",
            games=tuple(dict.fromkeys(request.games)),
            language=request.language,
            address=person.address,
            since=now,
            seen=now,
        )
        async with self._write_lock:
            await self.repository.delete_absent(heard)
            if await self.repository.count_waiting(heard, person.visitor) >= settings.waiting:
                raise ProblemError("club-waiting-full", status=503)
            from_here = await self.repository.count_waiting(heard, person.visitor, person.address)
            if from_here >= settings.waiting_an_address:
                raise ProblemError("club-address-full", status=429)
            await self.repository.add_waiting(one)

    # --- tables ------------------------------------------------------------------------------------

    async def open_table(self, request: TableRequest, link: str, address: str) -> ClubTable:
        """Offer free seats of a match to the people of a room; only the host of the match may do this."""
        person = await self.identify_visitor(request.visitor, address)
        self._check_agreed(request.agreed)
        if (await self.registry.resolve_link(request.match, link)).role != HOST:
            raise ProblemError("only-host", status=403)
        live = await self.registry.live_match(request.match)
        if live.state.over:
            raise ProblemError("match-over", status=409)
        rows = live.sitting.seats
        for seat in request.seats:
            if seat >= len(rows):
                raise ProblemError("no-such-seat", status=404, seat=seat, last=len(rows) - 1)
            if rows[seat].claimed or rows[seat].here or (rows[seat].bot and not rows[seat].away):
                raise ProblemError("club-seat-taken", status=409, seat=seat)
        room = self._find_room_key(request.room)
        if is_room_empty(await self._room_record(room, person)):
            self._count_guess(self.opened_rooms, room, person)
        table = OpenTable(
            match=request.match,
            room=room,
            seats=tuple(sorted(set(request.seats))),
            name=request.name.strip(),
            language=request.language,
            visitor=person.visitor,
            address=person.address,
            opened=time.time(),
        )
        async with self._write_lock:
            await self._check_room_for_table(person)
            if not await self.repository.add_table(table):
                raise ProblemError("club-open-already", status=409)
        found = await self._require_table(request.match)
        return (await self.table_records([found], person.visitor))[0]

    async def _check_room_for_table(self, person: ClubVisitor) -> None:
        settings, since = self.settings, self.oldest_listed
        await self.repository.delete_old_tables(since)
        mine = [
            entry
            for entry in await self.repository.tables_of(person.visitor, since)
            if not await self._is_over(entry)
        ]
        if len(mine) >= settings.tables_a_person:
            raise ProblemError("club-tables-a-person", status=409, most=settings.tables_a_person)
        if await self.repository.count_tables(since, person.address) >= settings.tables_an_address:
            raise ProblemError("club-address-full", status=429)
        if await self.repository.count_tables(since) >= settings.tables:
            raise ProblemError("club-full", status=503)

    async def _is_over(self, listed: ListedTable) -> bool:
        """Whether a table's match is over; if so, take the table off the list."""
        try:
            over = (await self.registry.live_match(listed.table.match)).state.over
        except ReadOnlyMatchError:
            over = True
        if over:
            await self.repository.close_table(listed.table.match)
        return over

    async def _require_table(self, match: str) -> ListedTable:
        found = await self.repository.table(match, self.oldest_listed)
        if found is None:
            raise ProblemError("club-no-such-table", status=404)
        return found

    async def close_table(self, match: str, link: str) -> None:
        """Take a table off the list with its host's link; its players play on."""
        if (await self.registry.resolve_link(match, link)).role != HOST:
            raise ProblemError("only-host", status=403)
        if not await self.repository.close_table(match):
            raise ProblemError("club-no-such-table", status=404)

    # --- seats -------------------------------------------------------------------------------------

    async def join(self, match: str, request: JoinRequest, address: str) -> ClubSeat:
        """Take the first free seat at a table and return its link, which is not shown again."""
        person = await self.identify_visitor(request.visitor, address)
        self._check_agreed(request.agreed)
        found = await self._require_table(match)
        room = self._find_room_key(request.room)
        if found.table.room != room:
            self._count_guess(self.word_guesses, room, person)
            raise ProblemError("club-no-such-table", status=404)
        if await self._is_over(found):
            raise ProblemError("match-over", status=409)
        seat = await self._claim_seat(found, request.name.strip(), person)
        link, (hash, row) = create_link(match, SEAT, seat)
        await self.registry.store.replace_link(hash, row, by_club=True)
        live = await self.registry.live_match(match)
        close_seat_connections(live, seat)
        await live.change_sitting(lambda now: join_by_new_link(now, seat, request.name.strip()))
        await self.repository.stop_waiting(person.visitor)
        return ClubSeat(match, found.game, found.mission, seat, link)

    async def _claim_seat(self, found: ListedTable, name: str, person: ClubVisitor) -> int:
        now, settings = time.time(), self.settings
        until = now + settings.seat_seconds
        match = found.table.match
        async with self._write_lock:
            if await self.repository.count_claims(now, visitor=person.visitor) >= settings.seats_a_person:
                raise ProblemError("club-seats-a-person", status=409, most=settings.seats_a_person)
            if await self.repository.count_claims(now, address=person.address) >= settings.seats_an_address:
                raise ProblemError("club-address-full", status=429)
            for seat in free_seats(found, await self._claimed_seats([match])):
                wanted = SeatClaim(match, seat, name, person.visitor, person.address, until=until)
                if await self.repository.claim_seat(wanted, now):
                    return seat
        raise ProblemError("club-no-seat", status=409)


def is_room_empty(room: ClubRoom) -> bool:
    """Return whether a room has neither tables nor people who wait."""
    return not room.tables and not room.waiting


def free_seats(listed: ListedTable, held: set[tuple[str, int]]) -> list[int]:
    """Return the seats of a table in which nobody has sat and which nobody has claimed."""
    rows = listed.sitting.seats
    return [
        seat
        for seat in listed.table.seats
        if not rows[seat].claimed and (listed.table.match, seat) not in held
    ]


def waiting_record(seeker: Seeker, visitor: str = "") -> ClubWaiting:
    """Return an entry of the waiting list as the client sees it."""
    return ClubWaiting(
        id=seeker.id,
        name=seeker.name,
        games=seeker.games,
        language=seeker.language,
        since=iso_time(seeker.since),
        mine=seeker.visitor == visitor,
    )
