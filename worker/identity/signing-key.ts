import { type CryptoKey, importJWK, type JWK } from "jose";
import { z } from "zod";

export const ALGORITHM = "ES256";
export const ISSUER = "foyer";

export interface KeyPair {
  readonly kid: string;
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

const keyPairs = new Map<string, Promise<KeyPair>>();

/** The keys that sign and verify our tokens, opened once an isolate. Throws when `SIGNING_KEY` is none. */
export function openKeys(signingKey: string): Promise<KeyPair> {
  const known = keyPairs.get(signingKey);
  if (known) return known;
  const opened = readKeys(signingKey);
  keyPairs.set(signingKey, opened);
  return opened;
}

async function readKeys(signingKey: string): Promise<KeyPair> {
  const { d, ...publicPart } = signingJwkSchema.parse(JSON.parse(signingKey));
  const publicJwk = { ...publicPart, alg: ALGORITHM, use: "sig" };
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...publicPart, d }, ALGORITHM),
    importJWK(publicPart, ALGORITHM),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error("SIGNING_KEY is not an elliptic-curve key.");
  }
  return { kid: publicPart.kid, privateKey, publicKey, publicJwk };
}

/** The key set that verifies our access tokens, for `/.well-known/jwks.json`. */
export async function publicKeySet(signingKey: string): Promise<{ keys: JWK[] }> {
  const { publicJwk } = await openKeys(signingKey);
  return { keys: [publicJwk] };
}
