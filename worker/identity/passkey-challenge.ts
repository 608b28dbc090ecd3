import { jwtVerify, SignJWT } from "jose";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { ALGORITHM, getSigningPair, getVerifyingKey, ISSUER, type SigningSecrets } from "./signing-key.ts";

// Signed with the key of access tokens, but never accepted as one: type and audience differ.
const AUDIENCE = "foyer-passkey";
const TYPE = "passkey+jwt";

export const CHALLENGE_MINUTES = 5;

interface Challenge {
  /** Hash of the device cookie: another browser can't answer. */
  readonly browser: string;
  /** Who adds a passkey; `null`: a sign-in. */
  readonly userId: string | null;
}

/**
 * A challenge for a passkey, valid for five minutes. Nothing is stored until it is answered, so asking for
 * challenges fills no table; `spendChallenge` then makes sure that each is answered once.
 */
export async function mintChallenge(
  secrets: SigningSecrets,
  { browser, userId, now }: Challenge & { readonly now: EpochMs },
): Promise<string> {
  const { kid, privateKey } = await getSigningPair(secrets, now);
  return new SignJWT({ browser, ...(userId === null ? {} : { sub: userId }) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setExpirationTime(Math.floor((now + CHALLENGE_MINUTES * MINUTE_MS) / SECOND_MS))
    .sign(privateKey);
}

const claimSchema = z
  .object({ jti: z.string(), exp: z.int(), browser: z.string(), sub: z.string().optional() })
  .transform(({ jti, exp, browser, sub }) => ({
    id: jti,
    expiresAt: exp * SECOND_MS,
    browser,
    userId: sub ?? null,
  }));
/** A challenge of ours: its id, its expiry, and for whom it is. */
export type ChallengeClaim = z.output<typeof claimSchema>;

/** The claim of a challenge; `null`: expired, or not for this browser and purpose. */
export async function readChallenge(
  secrets: SigningSecrets,
  challenge: string,
  { browser, userId, now }: Challenge & { readonly now: EpochMs },
): Promise<ChallengeClaim | null> {
  try {
    const { payload } = await jwtVerify(challenge, getVerifyingKey(secrets), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "jti"],
      currentDate: new Date(now),
    });
    const claim = claimSchema.parse(payload);
    return claim.browser === browser && claim.userId === userId ? claim : null;
  } catch {
    return null;
  }
}

/** ASCII in base64url, as WebAuthn's JSON has challenges and ids of persons. */
export function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
