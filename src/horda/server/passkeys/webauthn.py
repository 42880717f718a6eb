"""What a device says of a passkey, checked by the library: for our challenge, our name and our page alone."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from fido2 import cbor
from fido2.cose import CoseKey
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestationObject,
    AttestedCredentialData,
    AuthenticationResponse,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
    RegistrationResponse,
    UserVerificationRequirement,
)

from horda.server.config.public_url import PublicAddress
from horda.server.http.errors import ProblemError
from horda.server.passkeys.base64url import packed, unpacked
from horda.server.passkeys.passkey_records import Ceremony, ClientData, NewPasskey, PasskeyShown
from horda.server.passkeys.repository import PasskeyRow

UNREADABLE = (
    *(ValueError, TypeError, LookupError, AttributeError, AssertionError, ArithmeticError),
    *(RecursionError, NotImplementedError, struct.error, UnsupportedAlgorithm),
)
"""What the library's readers raise for bytes that are not what they should be."""
NO_MODEL = bytes(16)
"""The model of a device is neither asked for nor kept."""


class Made(NamedTuple):
    """A key that a device made: what the device calls it, and its public half."""

    credential: str
    public_key: str
    counter: int


class Ceremonies:
    """Making a passkey and showing it, at one public address."""

    def __init__(self, public: PublicAddress) -> None:
        self.public = public
        self.algorithms = tuple(CoseKey.supported_algorithms())
        rp = PublicKeyCredentialRpEntity(name="Horda", id=public.name)
        # Exactly this page, not every page of the name: another port is somebody else's server.
        self.library = Fido2Server(rp, verify_origin=lambda origin: origin == public.origin)

    def challenge_in(self, client_data: str, kind: Ceremony) -> str:
        """The challenge that a device answers, if it says that it did so on a page of ours, for this."""
        try:
            said = msgspec.json.decode(unpacked(client_data), type=ClientData)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise ProblemError("passkey-unreadable", status=422) from problem
        if said.origin != self.public.origin or said.cross_origin:
            raise ProblemError("passkey-elsewhere", status=403, address=self.public.origin)
        if said.type != kind:
            raise ProblemError("passkey-refused", status=403)
        return said.challenge

    def made(self, new: NewPasskey, challenge: str) -> Made:
        """The key in what a device made."""
        try:
            attestation = AttestationObject(unpacked(new.attestation))
            answer = AuthenticatorAttestationResponse(
                client_data=CollectedClientData(unpacked(new.client_data)), attestation_object=attestation
            )
            found = attestation.auth_data.credential_data
            if found is None or found.public_key[3] not in self.algorithms:
                raise ProblemError("passkey-refused", status=403)
            response = RegistrationResponse(raw_id=found.credential_id, response=answer)
            sure = self.library.register_complete(_expected(challenge), response)
            public_key = cbor.encode(dict(found.public_key))
        except UNREADABLE as problem:
            raise ProblemError("passkey-refused", status=403) from problem
        return Made(packed(found.credential_id), packed(public_key), sure.counter)

    def counted(self, shown: PasskeyShown, key: PasskeyRow, challenge: str) -> int:
        """The counter that a device showed with a key of ours, if it signed the challenge with it."""
        try:
            state = AuthenticatorData(unpacked(shown.authenticator_data))
            answer = AuthenticatorAssertionResponse(
                client_data=CollectedClientData(unpacked(shown.client_data)),
                authenticator_data=state,
                signature=unpacked(shown.signature),
            )
            response = AuthenticationResponse(raw_id=unpacked(key.credential), response=answer)
            self.library.authenticate_complete(_expected(challenge), [_known(key)], response)
        except UNREADABLE as problem:
            raise ProblemError("passkey-refused", status=403) from problem
        return state.counter


def _expected(challenge: str) -> dict[str, Any]:
    return {"challenge": challenge, "user_verification": UserVerificationRequirement.REQUIRED}


def _known(key: PasskeyRow) -> AttestedCredentialData:
    public_key = CoseKey.parse(cast("Mapping[int, Any]", cbor.decode(unpacked(key.public_key))))
    return AttestedCredentialData.create(NO_MODEL, unpacked(key.credential), public_key)
