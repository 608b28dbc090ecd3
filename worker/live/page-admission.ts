import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { fullBucket, type Pace, spend, type TokenBucket } from "./token-bucket.ts";

/*
 * Decides which open pages of a property get a WebSocket. Guests with a card are limited per place, others per
 * network. A network's limit shrinks as the channel fills, so that a few networks can never fill it.
 */

/** Sockets per property; a Durable Object allows 32,768. */
const SOCKETS_MAX = 10_000;
/** Sockets admitted by a place's card. A lobby's card is scanned by more guests, who then count by network. */
const PLACE_SOCKETS_MAX = 200;
/** A network may hold four times the number of free sockets: 8,000 alone, 4,444 beside an equally greedy one. */
const SHARE_OF_FREE = 4;
/** Rate of new sockets per place or network: all phones of a ship reconnect when the object restarts. */
const OPENING_PACE: Pace = { max: 2_000, perSecond: 50 };
const BUCKETS_MAX = 5_000;

/** Numbers of open sockets. */
export interface OpenSocketCounts {
  readonly all: number;
  readonly ofNetwork: number;
  /** `null`: the guest has scanned no card. */
  readonly ofPlace: number | null;
}

/** The limit that admits a page; `null`: none. */
export function chooseAdmission({ all, ofNetwork, ofPlace }: OpenSocketCounts): "place" | "network" | null {
  if (all >= SOCKETS_MAX) return null;
  if (ofPlace !== null && ofPlace < PLACE_SOCKETS_MAX) return "place";
  return ofNetwork < SHARE_OF_FREE * (SOCKETS_MAX - all) ? "network" : null;
}

/** Rate limits and refusal counts. In memory only, because a hibernated object has had no openings for a while. */
export class PageAdmission {
  readonly #buckets = new Map<string, TokenBucket>();
  #refused = { minute: 0, count: 0, before: 0 };

  /** Decides on a page, and counts it. */
  admit(
    { network, place }: { readonly network: string; readonly place: string | null },
    open: OpenSocketCounts,
    now: EpochMs,
  ): boolean {
    const by = chooseAdmission(open);
    const isAdmitted = by !== null && this.#spend(`${by} ${by === "place" ? place : network}`, now);
    if (!isAdmitted) this.#countRefused(now);
    return isAdmitted;
  }

  /** Refusals in this or the last minute, whichever is higher. A refused page retries about once a minute. */
  refusedLately(now: EpochMs): number {
    const { minute, count, before } = this.#refused;
    const age = Math.floor(now / MINUTE_MS) - minute;
    if (age > 1) return 0;
    return age === 1 ? count : Math.max(count, before);
  }

  #spend(name: string, now: EpochMs): boolean {
    const left = spend(this.#buckets.get(name) ?? fullBucket(OPENING_PACE, now), OPENING_PACE, now);
    if (left === null) return false;
    // Inserted again, so that the Map's first entry is the least recently used.
    this.#buckets.delete(name);
    this.#buckets.set(name, left);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > BUCKETS_MAX && oldest !== undefined) this.#buckets.delete(oldest);
    return true;
  }

  #countRefused(now: EpochMs): void {
    const minute = Math.floor(now / MINUTE_MS);
    const { minute: last, count } = this.#refused;
    if (minute === last) this.#refused.count += 1;
    else this.#refused = { minute, count: 1, before: minute - last === 1 ? count : 0 };
  }
}
