import { jwtVerify, SignJWT } from "jose";
import { idSchema } from "#domain/id.ts";
import { CONFIRMATION_LINK_HOURS } from "#domain/limits.ts";
import { type EpochMs, HOUR_MS, SECOND_MS } from "#domain/time.ts";
import { ALGORITHM, ISSUER, type SigningSecrets, signingPair, verifyingKey } from "./signing-key.ts";

// Of the key that signs access tokens, and never one of them: type and audience are other, on both sides.
const AUDIENCE = "foyer-confirmation";
const TYPE = "confirmation+jwt";

/**
 * The secret of a link that proves an address. It may be used again until it ends: confirming twice does
 * nothing, and a mail program that opens links ahead must not use it up.
 */
export async function mintConfirmationToken(
  secrets: SigningSecrets,
  { uid, now }: { uid: string; now: EpochMs },
): Promise<string> {
  const { kid, privateKey } = await signingPair(secrets, now);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setSubject(uid)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor((now + CONFIRMATION_LINK_HOURS * HOUR_MS) / SECOND_MS))
    .sign(privateKey);
}

/** The user whose address a token proves; null for one that has ended or is not ours. */
export async function readConfirmationToken(
  secrets: SigningSecrets,
  token: string,
  now: EpochMs,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, verifyingKey(secrets), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp"],
      currentDate: new Date(now),
    });
    return idSchema.parse(payload.sub);
  } catch {
    // Malformed, forged, expired or another kind of token: in every case, no address is proven.
    return null;
  }
}
