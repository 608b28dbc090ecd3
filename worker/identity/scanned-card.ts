import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { DAY_MS, type EpochMs, SECOND_MS } from "#domain/time.ts";
import { getSigningText, getSigningTexts, type SigningSecrets } from "./signing-key.ts";

/** Lifetime of the scanned-card cookie (R3). Shorter than a replaced signing key is kept. */
export const CARD_MS = 14 * DAY_MS;

const KEY_BYTES = 32;
const MAC_BYTES = 16;
/** Place id, card's code, expiry in seconds (base 36), and the MAC of all three. */
const FORM = /^(([a-z2-7]{24})\.([a-z2-7]{26})\.([0-9a-z]{6,8}))\.([\w-]{22})$/;

export interface ScannedCard {
  readonly place: string;
  readonly code: string;
}

const keys = new Map<string, Buffer>();

/** A key for this purpose only, derived from the signing key, so that no other token is accepted as one. */
function getKey(signingKey: string): Buffer {
  const known = keys.get(signingKey);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", signingKey, "", "foyer scanned card 1", KEY_BYTES));
  keys.set(signingKey, key);
  return key;
}

function sign(signingKey: string, claim: string): Buffer {
  return createHmac("sha256", getKey(signingKey)).update(claim).digest().subarray(0, MAC_BYTES);
}

/** Signs a scan: place, code of the card, and expiry (14 days). */
export function signCard(secrets: SigningSecrets, { place, code }: ScannedCard, now: EpochMs): string {
  const claim = `${place}.${code}.${Math.floor((now + CARD_MS) / SECOND_MS).toString(36)}`;
  return `${claim}.${sign(getSigningText(secrets, now), claim).toString("base64url")}`;
}

/**
 * Verifies a signed scan; `null`: expired or not ours. The caller checks that the code is still the card's
 * present one.
 */
export function readCard(secrets: SigningSecrets, signed: string, now: EpochMs): ScannedCard | null {
  const [, claim = "", place = "", code = "", end = "", typed = ""] = FORM.exec(signed) ?? [];
  const mac = Buffer.from(typed, "base64url");
  // Decoders ignore the spare bits of the last character; only the canonical spelling is accepted.
  if (mac.length !== MAC_BYTES || mac.toString("base64url") !== typed) return null;
  if (Number.parseInt(end, 36) * SECOND_MS <= now) return null;
  const isOurs = getSigningTexts(secrets).some((text) => timingSafeEqual(sign(text, claim), mac));
  return isOurs ? { place, code } : null;
}
