import { textFingerprint } from "#domain/fingerprint.ts";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** Same time as the nightly jobs (`crons` of wrangler.toml). */
const NIGHTLY_MS = 3 * HOUR_MS + 17 * MINUTE_MS;
/** Spreads the desks' D1 calls. */
const SPREAD_MS = 30 * MINUTE_MS;

/** The next start of nightly deletions, UTC. */
export function nextNight(now: EpochMs): EpochMs {
  const today = now - (now % DAY_MS) + NIGHTLY_MS;
  return today > now ? today : today + DAY_MS;
}

/** A property's own time of deletion, within half an hour after that. */
export function nextDeletion(propertyId: string, now: EpochMs): EpochMs {
  const share = Number.parseInt(textFingerprint(propertyId), 16) % SPREAD_MS;
  return nextNight(now) + share;
}
