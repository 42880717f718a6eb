"""Passkeys of people: registering, signing in on another device, listing and removing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from horda.server.config.public_url import PublicAddress
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import link_hash, new_id, random_link
from horda.server.passkeys.base64url import new_challenge, user_handle
from horda.server.passkeys.passkey_records import (
    MAX_PASSKEYS,
    ComeBackChallenge,
    NewPasskey,
    NewPasskeyChallenge,
    PasskeyExport,
    PasskeyInfo,
    PasskeyList,
    PasskeyShown,
    PasskeysOffered,
)
from horda.server.passkeys.repository import CHALLENGE_SECONDS, PasskeyRepository, PasskeyRow
from horda.server.store import Store
from horda.server.table.seating import iso_time

if TYPE_CHECKING:
    from horda.server.passkeys.webauthn import Ceremonies

LIBRARY = "fido2"


class PasskeyService:
    """Requests about passkeys; `offer` says why there are none."""

    def __init__(self, store: Store, public: PublicAddress | None) -> None:
        self.repository = PasskeyRepository(store)
        self.now = store.now
        self.offer = passkey_offer(public)
        self._ceremonies = _make_ceremonies(public) if public and self.offer.offered else None

    @property
    def ceremonies(self) -> Ceremonies:
        """Return the passkey checks; raise `ProblemError` if this server offers no passkeys."""
        if self._ceremonies is None:
            raise ProblemError("no-passkeys", status=404)
        return self._ceremonies

    # --- registration ----------------------------------------------------------------------------

    async def begin_registration(self, person: str) -> NewPasskeyChallenge:
        """Return a challenge for one more passkey of a person."""
        at = self.ceremonies
        mine = await self.repository.passkeys_of(person)
        if len(mine) >= MAX_PASSKEYS:
            raise ProblemError("too-many-passkeys", status=409, most=MAX_PASSKEYS)
        challenge = new_challenge()
        await self.repository.add_challenge(challenge, person)
        return NewPasskeyChallenge(
            challenge,
            at.public.name,
            user_handle(person),
            at.algorithms,
            tuple(passkey.credential for passkey in mine),
            CHALLENGE_SECONDS,
        )

    async def add_passkey(self, person: str, new: NewPasskey) -> PasskeyInfo:
        """Store a passkey that a device created for a person."""
        at = self.ceremonies
        challenge = at.challenge_in(new.client_data, "webauthn.create")
        if not await self.repository.consume_challenge(challenge, person):
            raise ProblemError("passkey-late", status=409)
        made = at.register(new, challenge)
        if await self.repository.count(person) >= MAX_PASSKEYS:
            raise ProblemError("too-many-passkeys", status=409, most=MAX_PASSKEYS)
        row = PasskeyRow(new_id(), person, *made, new.name.strip(), self.now())
        if not await self.repository.add(row):
            raise ProblemError("passkey-known", status=409)
        return _info(row)

    # --- sign-in ---------------------------------------------------------------------------------

    async def begin_sign_in(self) -> ComeBackChallenge:
        """Return a challenge for signing in; the device's answer identifies the person."""
        at = self.ceremonies
        challenge = new_challenge()
        await self.repository.add_challenge(challenge, None)
        return ComeBackChallenge(challenge, at.public.name, CHALLENGE_SECONDS)

    async def sign_in(self, shown: PasskeyShown) -> tuple[str, str]:
        """Return the person of the passkey, and a personal link for the device."""
        at = self.ceremonies
        challenge = at.challenge_in(shown.client_data, "webauthn.get")
        if not await self.repository.consume_challenge(challenge, None):
            raise ProblemError("passkey-late", status=409)
        key = await self.repository.find_by_credential(shown.id)
        if key is None:
            raise ProblemError("passkey-unknown", status=403)
        if shown.person != user_handle(key.person):
            raise ProblemError("passkey-refused", status=403)
        counter = at.authenticate(shown, key, challenge)
        link = random_link()
        if not await self.repository.record_sign_in(key, counter, link_hash(link)):
            raise ProblemError("passkey-copied", status=403, name=key.name)
        return key.person, link

    # --- listing and removing --------------------------------------------------------------------

    async def passkey_list(self, person: str) -> PasskeyList:
        """Return a person's passkeys as a record."""
        return PasskeyList(
            tuple(_info(passkey) for passkey in await self.repository.passkeys_of(person)), MAX_PASSKEYS
        )

    async def remove_passkey(self, person: str, id: str) -> PasskeyList:
        """Delete a passkey and its sign-ins; this works even if no new passkeys can be created."""
        if not await self.repository.remove(person, id):
            raise ProblemError("no-such-passkey", status=404)
        return await self.passkey_list(person)


def passkey_offer(public: PublicAddress | None) -> PasskeysOffered:
    """Return whether passkeys can be offered at a public address, or why not."""
    if public is None:
        return PasskeysOffered(offered=False, why="no-address", address="")
    if find_spec(LIBRARY) is None:
        return PasskeysOffered(offered=False, why="no-library", address=public.origin)
    return PasskeysOffered(offered=True, why="", address=public.origin)


def exported_passkey(row: PasskeyRow) -> PasskeyExport:
    """Return the exported data of a passkey."""
    return PasskeyExport(row.name, iso_time(row.created), row.credential, row.public_key, row.counter)


def _make_ceremonies(public: PublicAddress) -> Ceremonies:
    # Imported here because `fido2` is an extra.
    from horda.server.passkeys.webauthn import Ceremonies

    return Ceremonies(public)


def _info(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, iso_time(row.created))
