import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { CRONS } from "./jobs.ts";

/** When the nightly jobs begin next. */
export function nextNightlyRun(now: EpochMs): EpochMs {
  const [minute = "0", hour = "0"] = CRONS.nightly.split(" ");
  const today = now - (now % DAY_MS) + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS;
  return today > now ? today : today + DAY_MS;
}
