import { type EpochMs, MINUTE_MS } from "#domain/time.ts";

const NAMES_MAX = 5_000;

interface Uses {
  count: number;
  readonly until: EpochMs;
}

/** Limit per name and minute, counted per isolate. */
export class MinuteLimit {
  private readonly perMinute: number;
  private readonly usesByName = new Map<string, Uses>();

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Whether the limit of this minute is used up. */
  isSpent(name: string, now: EpochMs): boolean {
    const known = this.usesByName.get(name);
    return known !== undefined && now < known.until && known.count >= this.perMinute;
  }

  /** Whether this minute's limit was exceeded. */
  isOver(name: string, now: EpochMs): boolean {
    const known = this.usesByName.get(name);
    return known !== undefined && now < known.until && known.count > this.perMinute;
  }

  /** Counts a use. @returns whether it is within the limit. */
  admit(name: string, now: EpochMs): boolean {
    const known = this.usesByName.get(name);
    if (known && now < known.until) {
      known.count += 1;
      return known.count <= this.perMinute;
    }
    this.usesByName.delete(name);
    // Evicts the oldest; a Map iterates in insertion order.
    for (const oldest of this.usesByName.keys()) {
      if (this.usesByName.size < NAMES_MAX) break;
      this.usesByName.delete(oldest);
    }
    this.usesByName.set(name, { count: 1, until: now + MINUTE_MS });
    return true;
  }

  /** Forgets all uses, like a new isolate. */
  clear(): void {
    this.usesByName.clear();
  }
}
