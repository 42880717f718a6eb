/** Passkeys: what the server asks for, done by the browser with the device, and sent back. */
import { call } from "@/lib/api";
import type { ComeBackChallenge, NewPasskeyChallenge, PasskeyInfo, PasskeyList, PasskeysOffered, PersonMade } from "@/lib/protocol";
import { asking, telling } from "./api";

const MINE = "/people/me/passkeys";

/** What the device would not do: the end of a message `passkeys-…`. */
export class DeviceRefused extends Error {}

const WHY: Readonly<Record<string, string>> = {
  AbortError: "given-up",
  InvalidStateError: "has-one",
  NotAllowedError: "given-up",
  NotSupportedError: "cannot",
  ConstraintError: "cannot",
};

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function byDevice(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const made = await work;
    if (made instanceof PublicKeyCredential) return made;
  } catch (failed) {
    const why = failed instanceof DOMException ? WHY[failed.name] : undefined;
    if (why) throw new DeviceRefused(why, { cause: failed });
    throw failed;
  }
  throw new DeviceRefused("given-up");
}

export function offered(): Promise<PasskeysOffered> {
  return call<PasskeysOffered>("/passkeys");
}

export function canKeep(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window;
}

export function listed(key: string): Promise<PasskeyList> {
  return call<PasskeyList>(MINE, asking(key, "GET"));
}

export function remove(key: string, id: string): Promise<PasskeyList> {
  return call<PasskeyList>(`${MINE}/${encodeURIComponent(id)}`, asking(key, "DELETE"));
}

/** Let the device make a passkey for the person, under a name by which it is found again. */
export async function add(key: string, name: string): Promise<PasskeyInfo> {
  const asked = await call<NewPasskeyChallenge>(`${MINE}/challenge`, asking(key, "POST", {}));
  const made = await byDevice(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.name, name: "Horda" },
        user: { id: bytes(asked.person), name, displayName: name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        timeout: asked.seconds * 1000,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const said = { name, client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) };
  return call<PasskeyInfo>(MINE, asking(key, "POST", said));
}

/** Be the person whose passkey the device shows. */
export async function comeBack(): Promise<PersonMade> {
  const asked = await call<ComeBackChallenge>("/passkeys/challenge", telling({}));
  const shown = await byDevice(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.name,
        userVerification: "required",
        timeout: asked.seconds * 1000,
      },
    }),
  );
  const response = shown.response as AuthenticatorAssertionResponse;
  return call<PersonMade>(
    "/passkeys",
    telling({
      id: text(shown.rawId),
      client_data: text(response.clientDataJSON),
      authenticator_data: text(response.authenticatorData),
      signature: text(response.signature),
      person: text(response.userHandle ?? new ArrayBuffer()),
    }),
  );
}
