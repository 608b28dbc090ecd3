import { jwtVerify, SignJWT } from "jose";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import {
  ALGORITHM,
  getRing,
  getSigningPair,
  getVerifyingKey,
  ISSUER,
  type SigningSecrets,
} from "./signing-key.ts";

const AUDIENCE = "foyer-api";
const TYPE = "at+jwt";
export const ACCESS_TOKEN_TTL_SECONDS = 5 * 60;

const claimsSchema = z.object({
  sub: idSchema,
  sid: idSchema,
  exp: z.int(),
  origin: z.string().default(""),
});

/** Claims of a token. Everything else about the user is read from the database. */
export interface AccessClaims {
  readonly uid: string;
  readonly sid: string;
  readonly expiresAt: EpochMs;
  /** Provider of the session's sign-in: empty for our own, otherwise the provider's mark. */
  readonly origin: string;
}

export async function mintAccessToken(
  secrets: SigningSecrets,
  { uid, sid, now, origin = "" }: { uid: string; sid: string; now: EpochMs; origin?: string },
): Promise<string> {
  const { kid, privateKey } = await getSigningPair(secrets, now);
  const issuedAt = Math.floor(now / SECOND_MS);
  return new SignJWT({ sid, ...(origin === "" ? {} : { origin }) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setSubject(uid)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_TTL_SECONDS)
    .sign(privateKey);
}

// Verification costs more than the rest of a read, so results are cached by the token's exact bytes: any other
// string, including a re-encoding of the same token, is verified again.
const VERIFIED_MAX = 1_000;
const verified = new Map<string, AccessClaims & { readonly ring: ReturnType<typeof getRing> }>();

/**
 * Claims of a token that we signed and that has not expired; `null`: anything else. Never throws on a caller's
 * input. Does not check whether the session still lives; its row decides that.
 */
export async function verifyAccessToken(
  secrets: SigningSecrets,
  token: string,
  now: EpochMs,
): Promise<AccessClaims | null> {
  const ring = getRing(secrets);
  const remembered = verified.get(token);
  if (remembered?.ring === ring) {
    if (remembered.expiresAt > now) return remembered;
    verified.delete(token);
    return null;
  }
  const claims = await readClaims(secrets, token, now);
  if (!claims) return null;
  if (verified.size >= VERIFIED_MAX) verified.delete(verified.keys().next().value ?? "");
  verified.set(token, { ...claims, ring });
  return claims;
}

async function readClaims(
  secrets: SigningSecrets,
  token: string,
  now: EpochMs,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, getVerifyingKey(secrets), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp", "iat", "sid"],
      maxTokenAge: ACCESS_TOKEN_TTL_SECONDS,
      currentDate: new Date(now),
    });
    const { sub, sid, exp, origin } = claimsSchema.parse(payload);
    return { uid: sub, sid, expiresAt: exp * SECOND_MS, origin };
  } catch {
    // Malformed, forged, expired, for another audience or without our claims.
    return null;
  }
}
