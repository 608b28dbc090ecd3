import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { emailSchema } from "#domain/address.ts";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { hashSecret } from "./secret.ts";

/** Public-key algorithms only: a key set that anybody can read must never verify a shared secret. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"];
const TYPES: ReadonlySet<string> = new Set(["jwt", "at+jwt"]);
/** A provider's clock and ours may differ by this much. */
const CLOCK_LEEWAY_SECONDS = 5;

export interface OutsideProvider {
  readonly issuer: string;
  readonly audience: string;
  readonly keySetUrl: string;
}

/** Whom an outside token names. */
export interface OutsideClaims {
  readonly subject: string;
  /** Only where the provider says that it is proven. */
  readonly verifiedEmail: string | null;
}

type Settings = Pick<Env, "IDENTITY_ISSUER" | "IDENTITY_AUDIENCE" | "IDENTITY_JWKS_URL">;

/** The provider that keeps the accounts; null where they are our own. Throws when it is half configured. */
export function outsideProviderOf(env: Settings): OutsideProvider | null {
  const { IDENTITY_ISSUER: issuer, IDENTITY_AUDIENCE: audience, IDENTITY_JWKS_URL: keySetUrl } = env;
  if (!issuer && !audience && !keySetUrl) return null;
  if (!issuer || !audience || !keySetUrl) {
    throw new Error("IDENTITY_ISSUER, IDENTITY_AUDIENCE and IDENTITY_JWKS_URL belong together.");
  }
  return { issuer, audience, keySetUrl };
}

/** How a user row names whom a provider names. */
export function externalIdOf({ issuer }: OutsideProvider, { subject }: OutsideClaims): string {
  return `${issuer}|${subject}`;
}

const ORIGIN_LENGTH = 16;

/** The mark of a provider in the tokens of sessions that it has signed in; empty for our own sign-in. */
export async function originOf(provider: OutsideProvider | null): Promise<string> {
  return provider ? (await hashSecret(provider.issuer)).slice(0, ORIGIN_LENGTH) : "";
}

/** Why no key was found although there is a key set. */
const TOKEN_FAULTS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

// A key set is fetched once and kept for ten minutes; an unknown key id fetches it again, at most every five
// seconds, so that a rotated key is found and made-up ids can't make us ask the provider for every request.
const FETCH_AGAIN_MS = 5_000;
const KEPT_MS = 600_000;
const keySets = new Map<string, JWTVerifyGetKey>();

/** The provider's keys can't be read: no fault of the caller who brought the token. */
class KeySetError extends Error {
  override readonly name = "KeySetError";
}

function keySetOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  if (known) return known;
  const remote = createRemoteJWKSet(new URL(url), { cooldownDuration: FETCH_AGAIN_MS, cacheMaxAge: KEPT_MS });
  const keySet: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (TOKEN_FAULTS.some((fault) => error instanceof fault)) throw error;
      throw new KeySetError(`${url} gave no key set.`, { cause: error });
    }
  };
  keySets.set(url, keySet);
  return keySet;
}

/** OpenID Connect's claims; Firebase names the user a second time, as `user_id`. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  user_id: z.string().optional(),
  email: emailSchema.optional(),
  email_verified: z.boolean().optional(),
});

/**
 * Whom a token of the provider names; null for anything that it did not sign for us or that is not valid
 * now. Throws when the provider's keys can't be read: that is no fault of the caller's.
 */
export async function verifyOutsideToken(
  provider: OutsideProvider,
  token: string,
  now: EpochMs,
): Promise<OutsideClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keySetOf(provider.keySetUrl), {
      algorithms: ALGORITHMS,
      issuer: provider.issuer,
      audience: provider.audience,
      requiredClaims: ["sub", "exp", "iat"],
      clockTolerance: CLOCK_LEEWAY_SECONDS,
      currentDate: new Date(now),
    });
    if (!TYPES.has((protectedHeader.typ ?? "JWT").toLowerCase())) return null;
    const claims = claimsSchema.parse(payload);
    if (claims.user_id !== undefined && claims.user_id !== claims.sub) return null;
    const verifiedEmail = claims.email_verified === true ? (claims.email ?? null) : null;
    return { subject: claims.sub, verifiedEmail };
  } catch (error) {
    if (error instanceof KeySetError) throw error;
    // Malformed, forged, expired, for another audience or without the claims: in every case, nobody.
    return null;
  }
}
