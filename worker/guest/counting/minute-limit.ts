import { type EpochMs, MINUTE_MS } from "#domain/time.ts";

const NAMES_MAX = 5_000;

interface Uses {
  count: number;
  readonly until: EpochMs;
}

/** At most so many a minute under one name. Each isolate counts for itself. */
export class MinuteLimit {
  private readonly perMinute: number;
  private readonly usesByName = new Map<string, Uses>();

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  /** Whether nothing more is admitted within this minute. */
  isSpent(name: string, now: EpochMs): boolean {
    const known = this.usesByName.get(name);
    return known !== undefined && now < known.until && known.count >= this.perMinute;
  }

  /** Whether more was asked for within this minute than is admitted. */
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
    // The oldest goes first: a Map keeps the order in which its entries were set.
    for (const oldest of this.usesByName.keys()) {
      if (this.usesByName.size < NAMES_MAX) break;
      this.usesByName.delete(oldest);
    }
    this.usesByName.set(name, { count: 1, until: now + MINUTE_MS });
    return true;
  }

  /** Forgets all uses, as an isolate that starts. */
  clear(): void {
    this.usesByName.clear();
  }
}
