/** Passkeys: WebAuthn calls and their exchange with the server. */
import { request } from "@/lib/net/api";
import type { ComeBackChallenge, NewPasskeyChallenge, PasskeyInfo, PasskeyList, PasskeysOffered, PersonMade } from "@/lib/net/protocol";
import { authorizedRequest, postRequest } from "./api";

const MINE = "/people/me/passkeys";

/** A refusal by the device; its message is the end of a text id `passkeys-…`. */
export class DeviceRefusedError extends Error {}

const WHY: Readonly<Record<string, string>> = {
  AbortError: "given-up",
  InvalidStateError: "has-one",
  NotAllowedError: "given-up",
  NotSupportedError: "cannot",
  ConstraintError: "cannot",
};

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function encodeBase64(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function credentialOf(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const made = await work;
    if (made instanceof PublicKeyCredential) return made;
  } catch (failed) {
    const why = failed instanceof DOMException ? WHY[failed.name] : undefined;
    if (why) throw new DeviceRefusedError(why, { cause: failed });
    throw failed;
  }
  throw new DeviceRefusedError("given-up");
}

export function loadPasskeyInfo(): Promise<PasskeysOffered> {
  return request<PasskeysOffered>("/passkeys");
}

export function hasPasskeySupport(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window;
}

export function listPasskeys(key: string): Promise<PasskeyList> {
  return request<PasskeyList>(MINE, authorizedRequest(key, "GET"));
}

export function removePasskey(key: string, id: string): Promise<PasskeyList> {
  return request<PasskeyList>(`${MINE}/${encodeURIComponent(id)}`, authorizedRequest(key, "DELETE"));
}

/** Create a passkey on the device under a name. */
export async function addPasskey(key: string, name: string): Promise<PasskeyInfo> {
  const challenge = await request<NewPasskeyChallenge>(`${MINE}/challenge`, authorizedRequest(key, "POST", {}));
  const made = await credentialOf(
    navigator.credentials.create({
      publicKey: {
        challenge: decodeBase64(challenge.challenge),
        rp: { id: challenge.name, name: "Horda" },
        user: { id: decodeBase64(challenge.person), name, displayName: name },
        pubKeyCredParams: challenge.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: challenge.known.map((id) => ({ type: "public-key", id: decodeBase64(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        timeout: challenge.seconds * 1000,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const said = { name, client_data: encodeBase64(response.clientDataJSON), attestation: encodeBase64(response.attestationObject) };
  return request<PasskeyInfo>(MINE, authorizedRequest(key, "POST", said));
}

/** Sign in with a passkey of the device. */
export async function signInWithPasskey(): Promise<PersonMade> {
  const challenge = await request<ComeBackChallenge>("/passkeys/challenge", postRequest({}));
  const shown = await credentialOf(
    navigator.credentials.get({
      publicKey: {
        challenge: decodeBase64(challenge.challenge),
        rpId: challenge.name,
        userVerification: "required",
        timeout: challenge.seconds * 1000,
      },
    }),
  );
  const response = shown.response as AuthenticatorAssertionResponse;
  return request<PersonMade>(
    "/passkeys",
    postRequest({
      id: encodeBase64(shown.rawId),
      client_data: encodeBase64(response.clientDataJSON),
      authenticator_data: encodeBase64(response.authenticatorData),
      signature: encodeBase64(response.signature),
      person: encodeBase64(response.userHandle ?? new ArrayBuffer()),
    }),
  );
}
