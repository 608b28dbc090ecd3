import type { EpochMs } from "#domain/time.ts";

/** What each part of a desk has of the object that it is a part of. */
export interface DeskHold {
  readonly sql: SqlStorage;
  readonly env: () => Env;
  readonly propertyId: () => string;
  /** Reads and writes as one step, and sets the alarm by what is due from then on. */
  readonly change: <Outcome>(now: EpochMs, act: () => Outcome) => Outcome;
}
