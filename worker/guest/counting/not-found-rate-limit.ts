import type { EpochMs } from "#domain/time.ts";
import { MinuteLimit } from "./minute-limit.ts";

/** Unknown codes and portals of one network within a minute; what comes after them is turned away unread. */
export const MISSES_PER_MINUTE = 60;

export const notFoundLimits = {
  /** A guesser meets it wherever their requests go, and 130 bits stand behind it. */
  misses: new MinuteLimit(MISSES_PER_MINUTE),
  /** Slugs about which the database was asked. */
  asks: new MinuteLimit(1),
} as const;

const { misses, asks } = notFoundLimits;

/** Counts an unknown code of a network. @returns whether it is still answered like any other. */
export const admitNotFound: MinuteLimit["admit"] = (network, now) => misses.admit(network, now);

/** Whether a network has tried more unknown codes and portals within this minute than are answered. */
export const isNotFoundOver: MinuteLimit["isOver"] = (network, now) => misses.isOver(network, now);

/**
 * Counts a question to the database about a slug that KV knows nothing of.
 *
 * @returns whether it may be asked: once a minute a slug, and within its network's limit on misses.
 */
export function admitAsk(
  { slug, network }: { readonly slug: string; readonly network: string },
  now: EpochMs,
): boolean {
  return !asks.isSpent(slug, now) && admitNotFound(network, now) && asks.admit(slug, now);
}
