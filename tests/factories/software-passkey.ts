import type { PasskeyAssertion, PasskeyRegistration } from "#domain/account/passkey.ts";

// An authenticator in software: ES256 keys by Web Crypto, with the bytes of WebAuthn level 3, section 6.

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function join(...parts: readonly (Uint8Array | readonly number[])[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Flags of authenticator data. */
export const FLAGS = {
  present: 0x01,
  verified: 0x04,
  eligible: 0x08,
  backedUp: 0x10,
  attested: 0x40,
} as const;
const DEFAULT_FLAGS = FLAGS.present | FLAGS.verified | FLAGS.eligible | FLAGS.backedUp;

/** Claims of an answer, to be forged by tests. */
interface Claims {
  readonly origin: string;
  readonly rpId: string;
  readonly challenge: string;
  readonly type: string;
  readonly flags: number;
  readonly counter: number;
  readonly crossOrigin: boolean;
}

export interface SoftwarePasskey {
  readonly id: string;
  readonly rpId: string;
  /** The person's id in base64url. */
  readonly userHandle: string;
  readonly keys: CryptoKeyPair;
}

export async function newKeys(): Promise<CryptoKeyPair> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  return (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
}

function clientData({ type, challenge, origin, crossOrigin }: Omit<Claims, "rpId" | "flags" | "counter">) {
  return text(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

async function authenticatorData({ rpId, flags, counter }: Pick<Claims, "rpId" | "flags" | "counter">) {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, counter);
  return join(await sha256(text(rpId)), [flags], count);
}

/** A COSE key: kty EC2, alg ES256, crv P-256, x, y. */
async function coseKey({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const [x, y] = [point.slice(1, 33), point.slice(33)];
  return join([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20], x, [0x22, 0x58, 0x20], y);
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

/** Makes a passkey, as `navigator.credentials.create` does. */
export async function makePasskey(
  { challenge, rp, user }: CreationOptions,
  claims: Pick<Claims, "origin"> & Partial<Claims>,
): Promise<{ passkey: SoftwarePasskey; registration: PasskeyRegistration }> {
  const keys = await newKeys();
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const claimed = {
    challenge,
    rpId: rp.id,
    type: "webauthn.create",
    flags: DEFAULT_FLAGS | FLAGS.attested,
    counter: 0,
    crossOrigin: false,
    ...claims,
  };
  const head = await authenticatorData(claimed);
  const data = join(head, new Uint8Array(16), [0, credentialId.length], credentialId, await coseKey(keys));
  const attestation = join(
    [0xa3, 0x63],
    text("fmt"),
    [0x64],
    text("none"),
    [0x67],
    text("attStmt"),
    [0xa0, 0x68],
    text("authData"),
    [0x58, data.length],
    data,
  );
  const id = toBase64Url(credentialId);
  return {
    passkey: { id, rpId: rp.id, userHandle: user.id, keys },
    registration: {
      id,
      response: {
        clientDataJSON: toBase64Url(clientData(claimed)),
        attestationObject: toBase64Url(attestation),
        transports: ["internal"],
      },
    },
  };
}

/** Answers a challenge, as `navigator.credentials.get` does. */
export async function answerChallenge(
  { id, rpId, userHandle, keys }: SoftwarePasskey,
  claims: Pick<Claims, "origin" | "challenge"> & Partial<Claims>,
): Promise<PasskeyAssertion> {
  const claimed = {
    rpId,
    type: "webauthn.get",
    flags: DEFAULT_FLAGS,
    counter: 0,
    crossOrigin: false,
    ...claims,
  };
  const [client, data] = [clientData(claimed), await authenticatorData(claimed)];
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signed = join(data, await sha256(client));
  const raw = new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, signed));
  return {
    id,
    response: {
      clientDataJSON: toBase64Url(client),
      authenticatorData: toBase64Url(data),
      signature: toBase64Url(toDer(raw)),
      userHandle,
    },
  };
}

/** Two integers in a sequence, each shortest and positive. */
function toDer(raw: Bytes): Bytes {
  const integers = [raw.slice(0, 32), raw.slice(32)].map((half) => {
    const begin = half.findIndex((byte) => byte !== 0);
    const shortest = half.slice(begin === -1 ? half.length - 1 : begin);
    const positive = (shortest[0] ?? 0) >= 0x80 ? join([0], shortest) : shortest;
    return join([0x02, positive.length], positive);
  });
  const body = join(...integers);
  return join([0x30, body.length], body);
}
