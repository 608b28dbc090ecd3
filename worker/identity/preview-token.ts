import { errors, jwtVerify, SignJWT } from "jose";
import { idSchema } from "#domain/id-schema.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { ALGORITHM, ISSUER, type SigningSecrets, signingPair, verifyingKey } from "./signing-key.ts";

// Of the key that signs access tokens, and never one of them: type and audience are other, on both sides.
const AUDIENCE = "foyer-preview";
const TYPE = "preview+jwt";

/** A token that shows one property's draft until it expires, and is good for nothing else. */
export async function mintPreviewToken(
  secrets: SigningSecrets,
  { propertyId, now, expiresAt }: { propertyId: string; now: EpochMs; expiresAt: EpochMs },
): Promise<string> {
  const { kid, privateKey } = await signingPair(secrets, now);
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
/** The property whose draft a token shows, and when the token was made. */
export type PreviewClaim = z.output<typeof claimSchema>;

/** The property whose draft a token shows; "expired" for one of ours past its time, null for anything else. */
export async function readPreviewToken(
  secrets: SigningSecrets,
  token: string,
  now: EpochMs,
): Promise<PreviewClaim | "expired" | null> {
  try {
    const { payload } = await jwtVerify(token, verifyingKey(secrets), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp", "iat"],
      currentDate: new Date(now),
    });
    return claimSchema.parse(payload);
  } catch (error) {
    // The signature is verified before the clock is asked; whatever else fails is not a token of ours.
    return error instanceof errors.JWTExpired ? "expired" : null;
  }
}
