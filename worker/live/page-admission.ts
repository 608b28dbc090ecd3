import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { fullBucket, type Pace, spend, type TokenBucket } from "./token-bucket.ts";

/*
 * Which open pages of a property get a socket. Guests who scanned a card of the property are bounded by its place, all
 * others by their network, whose share shrinks as the channel fills, so that no few networks ever fill it.
 */

/** Open pages of one property that listen. The platform allows an object 32,768 sockets. */
const SOCKETS_MAX = 10_000;
/** Sockets of one place that its card pays for; the card of a lobby is scanned by many more. */
const PLACE_SOCKETS_MAX = 200;
/** A network may hold four times what is still free: alone 8,000, beside another as greedy 4,444. */
const SHARE_OF_FREE = 4;
/** New sockets of one place or network: all phones of a ship come back at once when the object restarts. */
const OPENING_PACE: Pace = { max: 2_000, perSecond: 50 };
const BUCKETS_MAX = 5_000;

/** Sockets that are open now. */
export interface OpenSockets {
  readonly all: number;
  readonly ofNetwork: number;
  /** Null: the page's guest has scanned no card. */
  readonly ofPlace: number | null;
}

/** By what a page gets its socket; null: there is no room for it. */
export function admissionBy({ all, ofNetwork, ofPlace }: OpenSockets): "place" | "network" | null {
  if (all >= SOCKETS_MAX) return null;
  if (ofPlace !== null && ofPlace < PLACE_SOCKETS_MAX) return "place";
  return ofNetwork < SHARE_OF_FREE * (SOCKETS_MAX - all) ? "network" : null;
}

/** Counts what is opened. In memory only: an object that sleeps has had no openings for long. */
export class PageAdmission {
  readonly #buckets = new Map<string, TokenBucket>();
  #refused = { minute: 0, count: 0, before: 0 };

  /** Decides on one more page, and counts it. */
  admit(
    { network, place }: { readonly network: string; readonly place: string | null },
    open: OpenSockets,
    now: EpochMs,
  ): boolean {
    const by = admissionBy(open);
    const isAdmitted = by !== null && this.#spend(`${by} ${by === "place" ? place : network}`, now);
    if (!isAdmitted) this.#countRefused(now);
    return isAdmitted;
  }

  /** Refusals of the busier of this and the last minute. A refused page tries again about once a minute. */
  refusedLately(now: EpochMs): number {
    const { minute, count, before } = this.#refused;
    const age = Math.floor(now / MINUTE_MS) - minute;
    if (age > 1) return 0;
    return age === 1 ? count : Math.max(count, before);
  }

  #spend(name: string, now: EpochMs): boolean {
    const left = spend(this.#buckets.get(name) ?? fullBucket(OPENING_PACE, now), OPENING_PACE, now);
    if (left === null) return false;
    // Set again, so that the oldest stands first.
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
