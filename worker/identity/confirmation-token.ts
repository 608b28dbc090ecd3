import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { CONFIRMATION_LINK_HOURS } from "#domain/limits.ts";
import { type EpochMs, HOUR_MS, SECOND_MS } from "#domain/time.ts";
import { getSigningText, getSigningTexts, type SigningSecrets } from "./signing-key.ts";

const KEY_BYTES = 32;
/** 128 bits: can't be guessed within the two days of a link. */
const CODE_BYTES = 16;
/** User id, expiry in seconds (base 36), and the MAC of both. */
const FORM = /^([a-z2-7]{24})([0-9a-z]{6,8})\.([\w-]{22})$/;

const keys = new Map<string, Buffer>();

/** A key for this purpose only, derived from the signing key, so that no other token is accepted as one. */
function deriveKey(signingKey: string): Buffer {
  const known = keys.get(signingKey);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", signingKey, "", "foyer confirmation link 1", KEY_BYTES));
  keys.set(signingKey, key);
  return key;
}

function computeCode(signingKey: string, claim: string): Buffer {
  return createHmac("sha256", deriveKey(signingKey)).update(claim).digest().subarray(0, CODE_BYTES);
}

/**
 * Token of an address confirmation link, 53 characters. Reusable until it expires: confirming twice is
 * harmless, and mail programs that open links must not consume it.
 */
export function mintConfirmationToken(
  secrets: SigningSecrets,
  { uid, now }: { uid: string; now: EpochMs },
): string {
  const endsAt = Math.floor((now + CONFIRMATION_LINK_HOURS * HOUR_MS) / SECOND_MS);
  const claim = `${uid}${endsAt.toString(36)}`;
  return `${claim}.${computeCode(getSigningText(secrets, now), claim).toString("base64url")}`;
}

/** The user whose address a token confirms; `null`: expired or not ours. */
export function readConfirmationToken(secrets: SigningSecrets, token: string, now: EpochMs): string | null {
  const [, uid = "", end = "", typed = ""] = FORM.exec(token) ?? [];
  const code = Buffer.from(typed, "base64url");
  // Decoders ignore the spare bits of the last character; only the canonical spelling is accepted.
  if (code.length !== CODE_BYTES || code.toString("base64url") !== typed) return null;
  const isOurs = getSigningTexts(secrets).some((text) =>
    timingSafeEqual(computeCode(text, `${uid}${end}`), code),
  );
  return isOurs && Number.parseInt(end, 36) * SECOND_MS > now ? uid : null;
}
