"""Passkeys of people: made on a person that exists, shown to be that person on another device, removed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from horda.server.config.public_url import PublicAddress
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import link_hash, new_id, new_link
from horda.server.passkeys.base64url import handle_of, new_challenge
from horda.server.passkeys.passkey_records import (
    ComeBackChallenge,
    NewPasskey,
    NewPasskeyChallenge,
    PasskeyInfo,
    PasskeyKept,
    PasskeyList,
    PasskeyShown,
    PasskeysOffered,
)
from horda.server.passkeys.repository import CHALLENGE_SECONDS, MOST_PASSKEYS, PasskeyBook, PasskeyRow
from horda.server.store import Store
from horda.server.table.seating import moment

if TYPE_CHECKING:
    from horda.server.passkeys.webauthn import Ceremonies

LIBRARY = "fido2"


class PasskeyDesk:
    """What is asked for around passkeys; where there are none, it says why."""

    def __init__(self, store: Store, public: PublicAddress | None) -> None:
        self.book = PasskeyBook(store)
        self.now = store.now
        self.offered = offered_at(public)
        self._ceremonies = _ceremonies(public) if public and self.offered.offered else None

    @property
    def ceremonies(self) -> Ceremonies:
        """What checks a passkey; a server without says so."""
        if self._ceremonies is None:
            raise ProblemError("no-passkeys", status=404)
        return self._ceremonies

    # --- a new one -------------------------------------------------------------------------------

    async def begin(self, person: str) -> NewPasskeyChallenge:
        """A challenge for one more passkey of a person."""
        at = self.ceremonies
        mine = await self.book.of(person)
        if len(mine) >= MOST_PASSKEYS:
            raise ProblemError("too-many-passkeys", status=409, most=MOST_PASSKEYS)
        challenge = new_challenge()
        await self.book.challenged(challenge, person)
        return NewPasskeyChallenge(
            challenge,
            at.public.name,
            handle_of(person),
            at.algorithms,
            tuple(one.credential for one in mine),
            CHALLENGE_SECONDS,
        )

    async def add(self, person: str, new: NewPasskey) -> PasskeyInfo:
        """Keep a passkey that a device made for a person."""
        at = self.ceremonies
        challenge = at.challenge_in(new.client_data, "webauthn.create")
        if not await self.book.answered(challenge, person):
            raise ProblemError("passkey-late", status=409)
        made = at.made(new, challenge)
        if await self.book.count(person) >= MOST_PASSKEYS:
            raise ProblemError("too-many-passkeys", status=409, most=MOST_PASSKEYS)
        row = PasskeyRow(new_id(), person, *made, new.name.strip(), self.now())
        if not await self.book.add(row):
            raise ProblemError("passkey-known", status=409)
        return _info(row)

    # --- coming back -----------------------------------------------------------------------------

    async def ask(self) -> ComeBackChallenge:
        """A challenge for whoever wants to come back; who that is, the device says."""
        at = self.ceremonies
        challenge = new_challenge()
        await self.book.challenged(challenge, None)
        return ComeBackChallenge(challenge, at.public.name, CHALLENGE_SECONDS)

    async def let_in(self, shown: PasskeyShown) -> tuple[str, str]:
        """The person whose passkey was shown, and a personal link for the device that showed it."""
        at = self.ceremonies
        challenge = at.challenge_in(shown.client_data, "webauthn.get")
        if not await self.book.answered(challenge, None):
            raise ProblemError("passkey-late", status=409)
        key = await self.book.called(shown.id)
        if key is None:
            raise ProblemError("passkey-unknown", status=403)
        if shown.person != handle_of(key.person):
            raise ProblemError("passkey-refused", status=403)
        counter = at.counted(shown, key, challenge)
        link = new_link()
        if not await self.book.used(key, counter, link_hash(link)):
            raise ProblemError("passkey-copied", status=403, name=key.name)
        return key.person, link

    # --- those that are there --------------------------------------------------------------------

    async def listed(self, person: str) -> PasskeyList:
        """A person's passkeys."""
        return PasskeyList(tuple(_info(one) for one in await self.book.of(person)), MOST_PASSKEYS)

    async def remove(self, person: str, id: str) -> PasskeyList:
        """Forget a passkey; whoever came in by it is out. Also where none can be made any more."""
        if not await self.book.remove(person, id):
            raise ProblemError("no-such-passkey", status=404)
        return await self.listed(person)


def offered_at(public: PublicAddress | None) -> PasskeysOffered:
    """Whether there are passkeys at an address."""
    if public is None:
        return PasskeysOffered(offered=False, why="no-address", address="")
    if find_spec(LIBRARY) is None:
        return PasskeysOffered(offered=False, why="no-library", address=public.origin)
    return PasskeysOffered(offered=True, why="", address=public.origin)


def kept(row: PasskeyRow) -> PasskeyKept:
    """A passkey as it is exported."""
    return PasskeyKept(row.name, moment(row.created), row.credential, row.public_key, row.counter)


def _ceremonies(public: PublicAddress) -> Ceremonies:
    # Imported here because `fido2` is an extra.
    from horda.server.passkeys.webauthn import Ceremonies

    return Ceremonies(public)


def _info(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, moment(row.created))
