import { type EpochMs, MINUTE_MS } from "#domain/time.ts";

/** Unknown codes of one network within a minute; what comes after them is turned away unread. */
export const MISSES_PER_MINUTE = 60;
const MAX_NETWORKS = 5_000;

interface Misses {
  count: number;
  readonly until: EpochMs;
}

// Of the isolate: a guesser meets it wherever their requests go, and 130 bits stand behind it.
const missesOf = new Map<string, Misses>();

/** Counts an unknown code of a network. @returns whether it is still answered like any other. */
export function admitMiss(network: string, now: EpochMs): boolean {
  const known = missesOf.get(network);
  if (known && now < known.until) {
    known.count += 1;
    return known.count <= MISSES_PER_MINUTE;
  }
  missesOf.delete(network);
  // The oldest goes first: a Map keeps the order in which its entries were set.
  for (const oldest of missesOf.keys()) {
    if (missesOf.size < MAX_NETWORKS) break;
    missesOf.delete(oldest);
  }
  missesOf.set(network, { count: 1, until: now + MINUTE_MS });
  return true;
}
