/**
 * Verifies tokens of an external OpenID provider. Exposes `findOutsideProvider`, `verifyOutsideToken` and the
 * provider's mark for sessions. Key sets are cached per isolate.
 */

import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { emailSchema } from "#domain/address.ts";
import type { EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { hashSecret } from "./secret.ts";

/** Public-key algorithms only: a public key set must never verify a shared-secret signature. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"];
const TYPES: ReadonlySet<string> = new Set(["jwt", "at+jwt"]);
/** Allowed clock difference to the provider. */
const CLOCK_LEEWAY_SECONDS = 5;

export interface OutsideProvider {
  readonly issuer: string;
  readonly audience: string;
  readonly keySetUrl: string;
}

/** The user that an external token identifies. */
export interface OutsideClaims {
  readonly subject: string;
  /** Set only if the provider says it is verified. */
  readonly verifiedEmail: string | null;
}

type Settings = Pick<Env, "IDENTITY_ISSUER" | "IDENTITY_AUDIENCE" | "IDENTITY_JWKS_URL">;

/** The external provider; `null`: built-in accounts. Throws if only some settings are given. */
export function findOutsideProvider(env: Settings): OutsideProvider | null {
  const { IDENTITY_ISSUER: issuer, IDENTITY_AUDIENCE: audience, IDENTITY_JWKS_URL: keySetUrl } = env;
  if (!issuer && !audience && !keySetUrl) return null;
  if (!issuer || !audience || !keySetUrl) {
    throw new Error("IDENTITY_ISSUER, IDENTITY_AUDIENCE and IDENTITY_JWKS_URL belong together.");
  }
  return { issuer, audience, keySetUrl };
}

/** The external id in a user's row. */
export function toExternalId({ issuer }: OutsideProvider, { subject }: OutsideClaims): string {
  return `${issuer}|${subject}`;
}

const ORIGIN_LENGTH = 16;

/** A provider's mark in the tokens of its sessions; empty for the built-in sign-in. */
export async function getProviderOrigin(provider: OutsideProvider | null): Promise<string> {
  return provider ? (await hashSecret(provider.issuer)).slice(0, ORIGIN_LENGTH) : "";
}

/** Errors caused by the token, not by the key set. */
const TOKEN_FAULTS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

// A key set is cached for ten minutes; an unknown key id fetches it again, at most every five seconds: a
// rotated key is found, and made-up ids can't cause a request each.
const FETCH_AGAIN_MS = 5_000;
const KEPT_MS = 600_000;
const keySets = new Map<string, JWTVerifyGetKey>();

/** The provider's keys can't be read; not the caller's fault. */
class KeySetError extends Error {
  override readonly name = "KeySetError";
}

function getKeySet(url: string): JWTVerifyGetKey {
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

/** OpenID Connect claims; Firebase repeats the user as `user_id`. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  user_id: z.string().optional(),
  email: emailSchema.optional(),
  email_verified: z.boolean().optional(),
});

/**
 * The user of a provider's token; `null`: not signed for us, or not valid now. Throws if the provider's keys
 * can't be read, which is not the caller's fault.
 */
export async function verifyOutsideToken(
  provider: OutsideProvider,
  token: string,
  now: EpochMs,
): Promise<OutsideClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, getKeySet(provider.keySetUrl), {
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
    // Malformed, forged, expired, for another audience or without the claims.
    return null;
  }
}
