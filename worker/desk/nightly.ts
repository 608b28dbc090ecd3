import { textFingerprint } from "#domain/fingerprint.ts";
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** With the jobs of the night (`crons` of wrangler.toml). */
const NIGHTLY_MS = 3 * HOUR_MS + 17 * MINUTE_MS;
/** Objects do not all ask D1 in one moment. */
const SPREAD_MS = 30 * MINUTE_MS;

/** When the deletions of a night begin next, UTC. */
export function nextNight(now: EpochMs): EpochMs {
  const today = now - (now % DAY_MS) + NIGHTLY_MS;
  return today > now ? today : today + DAY_MS;
}

/** When a property's own deletion is, within half an hour of that. */
export function nextDeletion(propertyId: string, now: EpochMs): EpochMs {
  const share = Number.parseInt(textFingerprint(propertyId), 16) % SPREAD_MS;
  return nextNight(now) + share;
}
