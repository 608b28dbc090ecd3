import type { EpochMs } from "../time.ts";
import type { Handling, Reason, RequestState } from "./request-state.ts";

/** A request as its guest sees it: without staff names and internal notes. */
export interface RequestProgress {
  readonly service: string;
  readonly note: string;
  readonly state: RequestState;
  readonly sentAt: EpochMs;
  /** When staff first opened or moved it. `null`: not yet. */
  readonly seenAt: EpochMs | null;
  /** When it reached its present state. */
  readonly at: EpochMs;
  readonly minutes: number | null;
  readonly reason: Reason | null;
  /** When the service opens, if it was closed when the request was sent; otherwise `null`. */
  readonly opensAt: EpochMs | null;
}

/** The guest's view of a request. Pure. */
export function toProgress(
  {
    service,
    note,
    opensAt = null,
  }: Pick<RequestProgress, "service" | "note"> & Partial<Pick<RequestProgress, "opensAt">>,
  { state, events, minutes, reason }: Handling,
  sentAt: EpochMs,
): RequestProgress {
  const at = events.findLast((event) => event.state === state)?.at ?? sentAt;
  const seenAt = state === "new" ? null : (events[0]?.at ?? sentAt);
  return { service, note, state, sentAt, seenAt, at, minutes, reason, opensAt };
}
