/**
 * Checks of a browser's answers for a passkey (WebAuthn level 3, sections 7.1 and 7.2). Exposes
 * `readRegistration` and `verifyAssertion`. Parsing comes from `@simplewebauthn/server/helpers`, signatures from
 * Web Crypto; its whole verification would bring 80 KB for certificates of manufacturers, which nobody asks for
 * here. Imported on use: the Worker loads it with the first passkey.
 */

import {
  cose,
  decodeAttestationObject,
  decodeClientDataJSON,
  decodeCredentialPublicKey,
  isoBase64URL,
  isoUint8Array,
  parseAuthenticatorData,
  toHash,
} from "@simplewebauthn/server/helpers";
import type { PasskeyAssertion, PasskeyRegistration } from "#domain/account/passkey.ts";

/** Where the product is used. The RP id is the origin's host name. */
interface Site {
  readonly origin: string;
}

/** Signature algorithms, preferred first, by their COSE numbers: ES256 and, for Windows Hello, RS256. */
export const PASSKEY_ALGORITHMS = [cose.COSEALG.ES256, cose.COSEALG.RS256] as const;

type Bytes = ReturnType<typeof isoBase64URL.toBuffer>;

/** The challenge that was answered; `null`: of another kind, another site or a frame. */
export function readAnsweredChallenge(
  clientDataJSON: string,
  kind: "webauthn.create" | "webauthn.get",
  { origin }: Site,
): string | null {
  try {
    const data = decodeClientDataJSON(clientDataJSON);
    if (data.type !== kind || data.origin !== origin || data.crossOrigin === true) return null;
    return isoBase64URL.toUTF8String(data.challenge);
  } catch {
    return null;
  }
}

interface AuthenticatorFacts {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Authenticator data of this site, with a verified user; throws otherwise. */
async function readAuthenticatorData(bytes: Bytes, { origin }: Site) {
  const data = parseAuthenticatorData(bytes);
  const rpIdHash = await toHash(new URL(origin).hostname);
  if (!isoUint8Array.areEqual(data.rpIdHash, rpIdHash)) throw new Error("another RP id");
  if (!data.flags.up || !data.flags.uv) throw new Error("user not verified");
  // A passkey that can't be backed up never is.
  if (data.flags.bs && !data.flags.be) throw new Error("impossible backup state");
  return data;
}

/** A new passkey's id, public key as a JWK, and facts; `null`: refused. */
export async function readRegistration(
  { id, response }: PasskeyRegistration,
  site: Site,
): Promise<(AuthenticatorFacts & { readonly id: string; readonly publicKey: string }) | null> {
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const data = await readAuthenticatorData(attestation.get("authData"), site);
    const { credentialID, credentialPublicKey, counter, flags } = data;
    if (!credentialID || !credentialPublicKey) return null;
    if (isoBase64URL.fromBuffer(credentialID) !== id) return null;
    const publicKey = JSON.stringify(toJwk(decodeCredentialPublicKey(credentialPublicKey)));
    await importKey(publicKey);
    return { id, publicKey, counter, isBackedUp: flags.bs };
  } catch {
    return null;
  }
}

/** Verifies a signature by a stored passkey; `null`: refused. The counter is for the caller to compare. */
export async function verifyAssertion(
  { response }: PasskeyAssertion,
  { site, publicKey }: { readonly site: Site; readonly publicKey: string },
): Promise<AuthenticatorFacts | null> {
  try {
    const authenticatorData = isoBase64URL.toBuffer(response.authenticatorData);
    const { counter, flags } = await readAuthenticatorData(authenticatorData, site);
    const clientDataHash = await toHash(isoBase64URL.toBuffer(response.clientDataJSON));
    const signed = isoUint8Array.concat([authenticatorData, clientDataHash]);
    const { key, algorithm, isElliptic } = await importKey(publicKey);
    const signature = isoBase64URL.toBuffer(response.signature);
    const raw = isElliptic ? toRawSignature(signature) : signature;
    return (await crypto.subtle.verify(algorithm, key, raw, signed))
      ? { counter, isBackedUp: flags.bs }
      : null;
  } catch {
    return null;
  }
}

function toJwk(key: ReturnType<typeof decodeCredentialPublicKey>): JsonWebKey {
  const encode = (bytes: Bytes | undefined) => isoBase64URL.fromBuffer(bytes ?? new Uint8Array());
  const alg = key.get(cose.COSEKEYS.alg);
  if (alg === cose.COSEALG.ES256 && cose.isCOSEPublicKeyEC2(key)) {
    const [x, y] = [encode(key.get(cose.COSEKEYS.x)), encode(key.get(cose.COSEKEYS.y))];
    return { kty: "EC", crv: "P-256", x, y };
  }
  if (alg === cose.COSEALG.RS256 && cose.isCOSEPublicKeyRSA(key)) {
    const [n, e] = [encode(key.get(cose.COSEKEYS.n)), encode(key.get(cose.COSEKEYS.e))];
    return { kty: "RSA", n, e };
  }
  throw new Error(`unsupported algorithm ${alg}`);
}

/** Throws for a key that is none, such as a point that is not on the curve. */
async function importKey(jwk: string) {
  const parsed: JsonWebKey = JSON.parse(jwk);
  const isElliptic = parsed.kty === "EC";
  const algorithm = isElliptic
    ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
    : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("jwk", parsed, algorithm, false, ["verify"]);
  return { key, algorithm, isElliptic };
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const HALF = 32;

/** Authenticators sign in DER, two integers in a sequence; Web Crypto takes the two halves of 32 bytes. */
function toRawSignature(der: Bytes): Bytes {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) throw new Error("no sequence");
  const raw = new Uint8Array(2 * HALF);
  let at = 2;
  for (const half of [1, 2]) {
    if (der[at] !== INTEGER) throw new Error("no integer");
    const end = at + 2 + (der[at + 1] ?? 0);
    let begin = at + 2;
    // A leading zero keeps the integer positive.
    while (end - begin > HALF && der[begin] === 0) begin += 1;
    if (end - begin > HALF) throw new Error("too long");
    raw.set(der.subarray(begin, end), half * HALF - (end - begin));
    at = end;
  }
  if (at !== der.length) throw new Error("trailing bytes");
  return raw;
}
