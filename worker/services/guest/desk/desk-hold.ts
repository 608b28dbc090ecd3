import type { EpochMs } from "#domain/time.ts";

/** Access of the desk's parts to their Durable Object. */
export interface DeskHold {
  readonly sql: SqlStorage;
  readonly env: () => Env;
  readonly propertyId: () => string;
  /** Runs an act in a transaction, and sets the alarm for what is due afterwards. */
  readonly change: <Outcome>(now: EpochMs, act: () => Outcome) => Outcome;
}
