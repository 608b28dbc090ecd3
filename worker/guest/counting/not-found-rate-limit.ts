import type { EpochMs } from "#domain/time.ts";
import { MinuteLimit } from "./minute-limit.ts";

/** Unknown codes and portals per network and minute; further requests are refused without a lookup. */
export const MISSES_PER_MINUTE = 60;

export const notFoundLimits = {
  /** Misses per network. Counting in each isolate is enough: codes have 130 random bits. */
  misses: new MinuteLimit(MISSES_PER_MINUTE),
  /** Lookups in the database per key that KV lacks. */
  asks: new MinuteLimit(1),
} as const;

const { misses, asks } = notFoundLimits;

/** Counts an unknown code of a network. @returns whether it is still answered normally. */
export const admitNotFound: MinuteLimit["admit"] = (network, now) => misses.admit(network, now);

/** Whether a network has exceeded the limit of unknown codes and portals in this minute. */
export const isNotFoundOver: MinuteLimit["isOver"] = (network, now) => misses.isOver(network, now);

/**
 * Counts a database lookup of a key that is missing in KV.
 *
 * @returns whether it is allowed: once a minute per key, and within the network's limit of misses.
 */
export function admitAsk(
  { key, network }: { readonly key: string; readonly network: string },
  now: EpochMs,
): boolean {
  return !asks.isSpent(key, now) && admitNotFound(network, now) && asks.admit(key, now);
}
