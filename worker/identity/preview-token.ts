import { errors, jwtVerify, SignJWT } from "jose";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { ALGORITHM, getSigningPair, getVerifyingKey, ISSUER, type SigningSecrets } from "./signing-key.ts";

// Signed with the key of access tokens, but never accepted as one: type and audience differ and are checked on
// both sides.
const AUDIENCE = "foyer-preview";
const TYPE = "preview+jwt";

/** A token that shows one property's draft until it expires, and nothing else. */
export async function mintPreviewToken(
  secrets: SigningSecrets,
  { propertyId, now, expiresAt }: { propertyId: string; now: EpochMs; expiresAt: EpochMs },
): Promise<string> {
  const { kid, privateKey } = await getSigningPair(secrets, now);
  return new SignJWT({ madeAt: now })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setSubject(propertyId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now / SECOND_MS))
    .setExpirationTime(Math.floor(expiresAt / SECOND_MS))
    .sign(privateKey);
}

const claimSchema = z
  .object({ sub: idSchema, iat: z.int(), madeAt: z.int().optional() })
  .transform(({ sub, iat, madeAt }) => ({ propertyId: sub, madeAt: madeAt ?? iat * SECOND_MS }));
/** A token's property, and when it was created. */
export type PreviewClaim = z.output<typeof claimSchema>;

/** The property of a preview token; "expired" for an expired one of ours, `null` for anything else. */
export async function readPreviewToken(
  secrets: SigningSecrets,
  token: string,
  now: EpochMs,
): Promise<PreviewClaim | "expired" | null> {
  try {
    const { payload } = await jwtVerify(token, getVerifyingKey(secrets), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp", "iat"],
      currentDate: new Date(now),
    });
    return claimSchema.parse(payload);
  } catch (error) {
    // The signature is verified before the expiry; any other failure means it is not our token.
    return error instanceof errors.JWTExpired ? "expired" : null;
  }
}
