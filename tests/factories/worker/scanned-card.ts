import { env } from "cloudflare:workers";
import { PLACE_COOKIE } from "#worker/guest/cookie.ts";
import { type ScannedCard, signCard } from "#worker/identity/scanned-card.ts";

/** Cookie value of a phone that scanned a place's card. */
export function scannedCard(
  { id, code = "a".repeat(26) }: { readonly id: string; readonly code?: string },
  at = Date.now(),
): string {
  return signCard(env, { place: id, code } satisfies ScannedCard, at);
}

/** The `cookie` header of a phone that scanned a place's card. */
export const cardCookie = (...card: Parameters<typeof scannedCard>) =>
  `${PLACE_COOKIE}=${scannedCard(...card)}`;
