"""WebAuthn checks by the fido2 library, restricted to this server's challenges, host name and origin."""

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
from horda.server.passkeys.base64url import from_base64url, to_base64url
from horda.server.passkeys.passkey_records import Ceremony, ClientData, NewPasskey, PasskeyShown
from horda.server.passkeys.repository import PasskeyRow

UNREADABLE_ERRORS = (
    *(ValueError, TypeError, LookupError, AttributeError, AssertionError, ArithmeticError),
    *(RecursionError, NotImplementedError, struct.error, UnsupportedAlgorithm),
)
"""Errors that the library raises for malformed bytes."""
NO_AAGUID = bytes(16)
"""Empty device model id: the model is neither requested nor stored."""


class NewCredential(NamedTuple):
    """A key that a device created: its credential id, public key and counter."""

    credential: str
    public_key: str
    counter: int


class Ceremonies:
    """Registration and sign-in at one public address."""

    def __init__(self, public: PublicAddress) -> None:
        self.public = public
        self.algorithms = tuple(CoseKey.supported_algorithms())
        rp = PublicKeyCredentialRpEntity(name="Horda", id=public.name)
        # Exactly this origin: another port of the same host is another server.
        self.library = Fido2Server(rp, verify_origin=lambda origin: origin == public.origin)

    def challenge_in(self, client_data: str, kind: Ceremony) -> str:
        """Return the challenge in a browser's client data; raise `ProblemError` if its origin or type is wrong."""
        try:
            said = msgspec.json.decode(from_base64url(client_data), type=ClientData)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise ProblemError("passkey-unreadable", status=422) from problem
        if said.origin != self.public.origin or said.cross_origin:
            raise ProblemError("passkey-elsewhere", status=403, address=self.public.origin)
        if said.type != kind:
            raise ProblemError("passkey-refused", status=403)
        return said.challenge

    def register(self, new: NewPasskey, challenge: str) -> NewCredential:
        """Verify a new passkey and return its credential."""
        try:
            attestation = AttestationObject(from_base64url(new.attestation))
            answer = AuthenticatorAttestationResponse(
                client_data=CollectedClientData(from_base64url(new.client_data)),
                attestation_object=attestation,
            )
            found = attestation.auth_data.credential_data
            if found is None or found.public_key[3] not in self.algorithms:
                raise ProblemError("passkey-refused", status=403)
            response = RegistrationResponse(raw_id=found.credential_id, response=answer)
            sure = self.library.register_complete(_fido_state(challenge), response)
            public_key = cbor.encode(dict(found.public_key))
        except UNREADABLE_ERRORS as problem:
            raise ProblemError("passkey-refused", status=403) from problem
        return NewCredential(to_base64url(found.credential_id), to_base64url(public_key), sure.counter)

    def authenticate(self, shown: PasskeyShown, key: PasskeyRow, challenge: str) -> int:
        """Verify a signature of the challenge and return the key's counter."""
        try:
            state = AuthenticatorData(from_base64url(shown.authenticator_data))
            answer = AuthenticatorAssertionResponse(
                client_data=CollectedClientData(from_base64url(shown.client_data)),
                authenticator_data=state,
                signature=from_base64url(shown.signature),
            )
            response = AuthenticationResponse(raw_id=from_base64url(key.credential), response=answer)
            self.library.authenticate_complete(_fido_state(challenge), [_credential_data(key)], response)
        except UNREADABLE_ERRORS as problem:
            raise ProblemError("passkey-refused", status=403) from problem
        return state.counter


def _fido_state(challenge: str) -> dict[str, Any]:
    return {"challenge": challenge, "user_verification": UserVerificationRequirement.REQUIRED}


def _credential_data(key: PasskeyRow) -> AttestedCredentialData:
    public_key = CoseKey.parse(cast("Mapping[int, Any]", cbor.decode(from_base64url(key.public_key))))
    return AttestedCredentialData.create(NO_AAGUID, from_base64url(key.credential), public_key)
