import { type CryptoKey, errors, importJWK, type JWK, type JWTVerifyGetKey } from "jose";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { readKeyId } from "./key-id.ts";

export const ALGORITHM = "ES256";
export const ISSUER = "foyer";

/** Up to two keys: one signs, both verify. */
export type SigningSecrets = Pick<Env, "SIGNING_KEY" | "SIGNING_KEY_B">;

interface KeyText {
  readonly text: string;
  readonly signsFrom: EpochMs;
}

interface KeyPair {
  readonly kid: string;
  readonly signsFrom: EpochMs;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

const signingJwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
});

/** Parsed secrets, cached per isolate; newest key first. */
interface Ring {
  readonly texts: readonly KeyText[];
  readonly pairs: Promise<readonly KeyPair[]>;
}

const rings = new Map<string, Ring>();

/** Throws if a secret is not a key. Equal secrets return the same ring. */
export function getRing({ SIGNING_KEY, SIGNING_KEY_B }: SigningSecrets): Ring {
  const name = `${SIGNING_KEY}\n${SIGNING_KEY_B ?? ""}`;
  const known = rings.get(name);
  if (known) return known;
  const keys = [SIGNING_KEY, ...(SIGNING_KEY_B ? [SIGNING_KEY_B] : [])]
    .map((text) => ({ text, jwk: signingJwkSchema.parse(JSON.parse(text)) }))
    .map((key) => ({ ...key, signsFrom: readKeyId(key.jwk.kid).signsFrom }))
    .sort((one, other) => other.signsFrom - one.signsFrom);
  const ring = { texts: keys, pairs: Promise.all(keys.map(openPair)) };
  rings.set(name, ring);
  return ring;
}

async function openPair({
  jwk: { d, ...publicPart },
  signsFrom,
}: {
  jwk: z.infer<typeof signingJwkSchema>;
  signsFrom: EpochMs;
}): Promise<KeyPair> {
  const publicJwk = { ...publicPart, alg: ALGORITHM, use: "sig" };
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...publicPart, d }, ALGORITHM),
    importJWK(publicPart, ALGORITHM),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error("A signing key is not an elliptic-curve key.");
  }
  return { kid: publicPart.kid, signsFrom, privateKey, publicKey, publicJwk };
}

/** The newest key whose start has passed. A single key always signs. */
function findNewestAt<Key extends { readonly signsFrom: EpochMs }>(keys: readonly Key[], now: EpochMs): Key {
  const key = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
  if (!key) throw new Error("There is no signing key.");
  return key;
}

/** The key that signs tokens at a moment. */
export async function getSigningPair(secrets: SigningSecrets, now: EpochMs): Promise<KeyPair> {
  return findNewestAt(await getRing(secrets).pairs, now);
}

/** The secret from which other keys are derived at a moment; to verify, try `getSigningTexts`. */
export function getSigningText(secrets: SigningSecrets, now: EpochMs): string {
  return findNewestAt(getRing(secrets).texts, now).text;
}

/** Newest first. */
export function getSigningTexts(secrets: SigningSecrets): readonly string[] {
  return getRing(secrets).texts.map(({ text }) => text);
}

/** Finds a token's key by its `kid`, among our keys only. */
export function getVerifyingKey(secrets: SigningSecrets): JWTVerifyGetKey {
  return async ({ kid }) => {
    const pair = (await getRing(secrets).pairs).find((key) => key.kid === kid);
    if (!pair) throw new errors.JWKSNoMatchingKey();
    return pair.publicKey;
  };
}

/** Public key set for `/.well-known/jwks.json`, newest first. */
export async function getPublicKeySet(secrets: SigningSecrets): Promise<{ keys: JWK[] }> {
  return { keys: (await getRing(secrets).pairs).map(({ publicJwk }) => publicJwk) };
}
